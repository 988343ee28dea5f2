"""The worked examples of the rule book and of the ledger, with their exact numbers."""

from __future__ import annotations

from gruft.games.tyrants.pieces.content import CARDS
from gruft.games.tyrants.pieces.minions import DESIGN, DESIGN_OF_ID
from gruft.games.tyrants.pieces.underdark import COLORS, MARKER_IDS, NODE_IDS, nodes_of
from gruft.games.tyrants.rules.presence import presence
from gruft.games.tyrants.rules.scoring import score
from tests.games.tyrants.underdark import Game, underdark
from tests.rule import rule


def holder(game: Game, site: str) -> str | None:
    seat = game.g.holders[MARKER_IDS.index(site)]
    return COLORS[seat] if seat >= 0 else None


def places(game: Game, color: str) -> set[str]:
    return {NODE_IDS[node] for node in nodes_of(presence(game.g, COLORS.index(color)))}


@rule("TU-CTRL-01", "TU-CTRL-02", "TU-CTRL-04")
def test_example_1_two_red_troops_control_araumycos_until_black_supplants_one() -> None:
    s = underdark(2).troops("red", "araumycos", "araumycos").troops("black", "araumycos").troops("white", "araumycos")
    game = s.hand("black", "doppelganger").begin()
    assert holder(game, "araumycos") == "red"
    assert not any(site["total"] for site in game.table.view(None)["sites"] if site["id"] == "araumycos")

    game.plays("doppelganger", "troop:araumycos-red")

    assert game.standing("black") == {"araumycos": 2} and holder(game, "araumycos") == "black"


@rule("TU-CTRL-02", "TU-CTRL-04")
def test_example_1_a_tie_puts_the_marker_back_on_the_board() -> None:
    s = underdark(2).troops("red", "araumycos", "araumycos").troops("black", "araumycos").troops("white", "araumycos")
    game = s.pool(power=3).begin().answers("assassinate", "troop:araumycos-red")

    assert holder(game, "araumycos") is None


@rule("TU-RET-01", "TU-RET-04", "TU-CTRL-03", "TU-CTRL-08")
def test_example_2_returning_the_blue_spy_secures_phaerlin() -> None:
    s = underdark(3, outer="right").fills("red", "phaerlin").spies("blue", "phaerlin").set(active=1, power=3)
    game = s.begin().answers("return_spy")

    assert game.spies("blue") == []
    game.ends()
    assert game.tokens("red") == 1


@rule("TU-SUPP-01")
def test_example_3_black_supplants_a_red_troop() -> None:
    s = underdark(2).troops("black", "everfire__menzoberranzan_2").troops("red", "menzoberranzan")
    game = s.hand("black", "doppelganger").begin()
    red, own = game.barracks("red"), game.barracks("black")

    game.plays("doppelganger")

    assert game.hall("black") == {"red": 1} and game.standing("black")["menzoberranzan"] == 1
    assert game.barracks("black") == own - 1 and game.barracks("red") == red


@rule("TU-CARD-08", "TU-CARD-13")
def test_example_4_the_insane_outcast_may_be_sent_back_or_not() -> None:
    s = underdark(2).troops("black", "kanaglym").with_decks("demons").hand("black", "insane_outcast", "noble")
    paid = s.begin().plays("insane_outcast", "noble")
    assert len(paid.g.outcasts) == 30 and paid.discard("black") == ["noble"]

    t = underdark(2).troops("black", "kanaglym").with_decks("demons").hand("black", "insane_outcast", "noble")
    kept = t.begin().plays("insane_outcast", "pass")
    assert kept.play_area == ["insane_outcast"]
    kept.ends()
    assert kept.discard("black").count("insane_outcast") == 1


@rule("TU-CARD-01")
def test_example_5_two_dots_mean_two_copies() -> None:
    design = DESIGN_OF_ID["spy_master"]

    assert CARDS[design].copies == 2 and DESIGN.count(design) == 2


@rule("TU-PROM-02")
def test_example_6_promoted_masters_of_sorcere_score_five_instead_of_two() -> None:
    in_deck = underdark(2).discard("black", "masters_of_sorcere").begin()
    in_circle = underdark(2).circle("black", "masters_of_sorcere").begin()

    assert (score(in_deck.g, 0)["deck"], score(in_deck.g, 0)["inner_circle"]) == (2, 0)
    assert (score(in_circle.g, 0)["deck"], score(in_circle.g, 0)["inner_circle"]) == (0, 5)


@rule("TU-CTRL-07", "TU-CTRL-08")
def test_example_7_marker_timing() -> None:
    s = underdark(2).troops("red", *["menzoberranzan"] * 5).hand("red", "soldier").set(active=1)
    game = s.begin("turn")
    assert game.pool == (0, 1)

    game.plays("soldier").answers("deploy", "menzoberranzan")
    assert game.pool == (0, 1)
    game.ends()
    assert game.tokens("red") == 2


@rule("TU-SCORE-01", "TU-SCORE-02", "TU-SCORE-03", "TU-SCORE-04", "TU-SCORE-05", "TU-SCORE-06")
def test_example_8_scoring() -> None:
    s = underdark(3).with_decks("demons").troops("black", "skullport").fills("black", "chasmleap_bridge")
    s.trophies("black", white=3, blue=2).points("black", 6)
    s.hand("black", "deathblade").deck("black", "weaponmaster").discard("black", "council_member")
    s.discard("black", "insane_outcast", "insane_outcast").circle("black", "orcus", "noble")
    parts = score(s.begin().g, 0)

    assert list(parts.values()) == [5, 2, 5, 9 - 2, 11, 6] and sum(parts.values()) == 36


@rule("TU-DEPLOY-03", "TU-END-01")
def test_example_9_three_deploys_with_one_troop_left() -> None:
    game = underdark(2).troops("black", "kanaglym").barracks("black", 1).pool(power=3).begin()

    game.answers("deploy", "kanaglym")
    assert game.g.ending == "barracks" and game.tokens("black") == 0
    game.answers("deploy", "deploy")
    assert game.tokens("black") == 2 and game.pool == (0, 0)


@rule("TU-PRES-01", "TU-PRES-02", "TU-SETUP-01")
def test_example_10_presence_around_ched_nasad() -> None:
    routes = {"araumycos__ched_nasad_1", "ched_nasad__halls_of_the_scoured_legion_1", "ched_nasad__llacerellyn_1"}
    outer = {"ched_nasad__yathchol_1", "ched_nasad__ruins_of_dekanter_1"}

    assert places(underdark(4).troops("red", "ched_nasad").begin(), "red") == {"ched_nasad"} | routes | outer
    assert places(underdark(2).troops("red", "ched_nasad").begin(), "red") == {"ched_nasad"} | routes


@rule("TU-CARD-09", "TU-RUL-57")
def test_example_11_focus_by_revealing() -> None:
    s = underdark(2).troops("black", "kanaglym").hand("black", "fire_elemental", "blackguard", "imix")
    game = s.deck("black", "noble").begin().plays("fire_elemental", "a", "blackguard")
    assert game.hand("black") == ["blackguard", "imix", "noble"]

    game.plays("blackguard").plays("imix")

    assert game.kind == "main" and game.pool == (2 + 2 + 4 + 2, 0)


@rule("TU-PROM-04", "TU-RUL-04")
def test_example_12_the_advocates_promotion() -> None:
    game = underdark(2).troops("black", "kanaglym").hand("black", "advocate", "noble").begin()
    game.plays("advocate", "b").plays("noble").ends()
    assert game.circle("black") == ["noble"]

    alone = underdark(2).troops("black", "kanaglym").hand("black", "advocate").begin()
    alone.plays("advocate", "b").ends()
    assert alone.circle("black") == []


@rule("TU-RECR-01", "TU-BAD-03")
def test_example_13_recruiting_aerisi_kalinoth() -> None:
    s = underdark(2).troops("black", "kanaglym").market("aerisi_kalinoth").market_deck("imix")
    game = s.pool(influence=5).begin().recruits("aerisi_kalinoth")
    assert game.pool == (0, 0) and game.discard("black") == ["aerisi_kalinoth"] and game.market[0] == "imix"

    poor = underdark(2).troops("black", "kanaglym").market("aerisi_kalinoth").pool(influence=4).begin()
    refusal = poor.why("recruit:aerisi_kalinoth.1")
    assert (refusal.code, refusal.args["cost"], refusal.args["influence"]) == ("recruit.too_dear", 5, 4)


@rule("TU-PRES-03", "TU-PRES-04")
def test_example_14_a_spys_presence_at_araumycos() -> None:
    s = underdark(2).spies("red", "araumycos").troops("red", "skullport").troops("white", "araumycos")
    game = s.set(active=1, power=4).begin().answers("deploy")
    routes = {f"araumycos__{end}_1" for end in ("chasmleap_bridge", "ched_nasad", "eryndlyn", "labyrinth")}

    assert "araumycos" in game.offers and not routes & set(game.offers)
    game.answers("araumycos")
    assert routes <= places(game, "red")
    game.answers("assassinate")
    assert game.hall("red") == {"white": 1}


@rule("TU-RUL-59", "TU-RUL-44")
def test_example_15_no_half_actions() -> None:
    s = underdark(2).troops("red", "menzoberranzan").troops("black", "menzoberranzan").set(active=1)
    game = s.hand("red", "cleric_of_laogzed", "cleric_of_laogzed").begin()

    game.plays("cleric_of_laogzed", "menzoberranzan")
    assert holder(game, "menzoberranzan") is None and game.pool == (0, 0)
    game.plays("cleric_of_laogzed", "everfire")
    assert holder(game, "menzoberranzan") == "red" and game.pool == (0, 1)


@rule("TU-RUL-06", "TU-PROM-04")
def test_example_16_two_advocates_promote_each_other() -> None:
    game = underdark(2).troops("black", "kanaglym").hand("black", "advocate", "advocate").begin()

    game.plays("advocate", "b").plays("advocate", "b").ends("late:advocate-1")

    assert game.circle("black") == ["advocate", "advocate"]


@rule("TU-RECR-05", "TU-RUL-28")
def test_example_17_three_outcasts_for_three_opponents() -> None:
    s = underdark(4).troops("black", "kanaglym").hand("black", "demogorgon", "noble").outcasts(3)
    game = s.begin()
    orange = len(game.discard("orange"))

    game.plays("demogorgon", "noble")

    assert [len(game.discard(color)) for color in ("red", "blue")] == [2, 1]
    assert len(game.discard("orange")) == orange and game.g.outcasts == []


@rule("TU-RUL-73", "TU-RUL-33")
def test_example_18_umber_hulk_answers_nothic() -> None:
    s = (
        underdark(2)
        .troops("black", "kanaglym")
        .spies("black", "everfire")
        .hand("black", "nothic")
        .deck("black", "kobold")
    )
    s.hand("red", "umber_hulk", "noble", "noble", "noble", "noble")
    game = s.begin().plays("nothic", "b", "spy:everfire-black", "umber_hulk")

    assert game.hand("black") == [] and game.discard("black") == ["kobold"]


@rule("TU-RUL-60", "TU-CARD-08")
def test_example_19_paying_for_nothing() -> None:
    game = underdark(2).troops("black", "kanaglym").hand("black", "glabrezu", "noble").begin()

    game.plays("glabrezu", "noble")

    assert game.devoured == ["noble"] and game.hall("black") == {}
