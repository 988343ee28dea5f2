"""Spaces, presence, control and the site control markers (MAP, PRES, CTRL)."""

from __future__ import annotations

from gruft.games.tyrants.pieces.underdark import COLORS, MARKER_IDS, NODE, NODE_IDS, nodes_of
from gruft.games.tyrants.rules.control import controlled_sites, controller, has_total_control
from gruft.games.tyrants.rules.presence import adjacent_colors, presence
from gruft.games.tyrants.state import State, worked_out
from gruft.table.chance import FastChance
from gruft.table.table import Table
from tests.games.tyrants.underdark import Game, underdark
from tests.harness import random_game
from tests.rule import rule


def places(game: Game, color: str) -> set[str]:
    """Where a player has presence."""
    return {NODE_IDS[node] for node in nodes_of(presence(game.g, COLORS.index(color)))}


def holder(game: Game, site: str) -> str | None:
    seat = game.g.holders[MARKER_IDS.index(site)]
    return COLORS[seat] if seat >= 0 else None


@rule("TU-MAP-01")
def test_a_space_holds_one_troop() -> None:
    game = underdark(2).fills("black", "chasmleap_bridge").pool(power=1).begin()
    game.answers("deploy")

    assert game.why_not("site:chasmleap_bridge") == "place.taken"


@rule("TU-MAP-05", "TU-RUL-14")
def test_troops_are_adjacent_in_one_site_or_on_neighbouring_places() -> None:
    s = underdark(3).troops("black", "everfire").troops("red", "everfire", "chasmleap_bridge")
    game = s.troops("blue", "chasmleap_bridge__everfire_1", "menzoberranzan").begin()

    assert adjacent_colors(game.g, [NODE["everfire"]]) == 0b111
    assert adjacent_colors(game.g, [NODE["everfire__menzoberranzan_2"]]) == 0b100
    assert adjacent_colors(game.g, [NODE["kanaglym"]]) == 0


@rule("TU-MAP-05")
def test_only_neighbours_of_the_deployed_troops_are_given_an_outcast() -> None:
    s = underdark(3).troops("black", "everfire").troops("red", "everfire").troops("blue", "skullport")
    game = s.hand("black", "gibbering_mouther").begin()

    game.plays("gibbering_mouther", "everfire", "chasmleap_bridge__everfire_1")

    assert game.discard("red") == ["insane_outcast"] and game.discard("blue") == []


@rule("TU-MAP-06")
def test_white_troops_are_enemies_and_leave_ordinary_empty_spaces() -> None:
    game = underdark(2).troops("black", "chasmleap_bridge").troops("white", "chasmleap_bridge__everfire_1")
    table = game.pool(power=4).begin()

    table.answers("assassinate", "deploy", "chasmleap_bridge__everfire_1")

    assert table.hall("black") == {"white": 1}
    assert table.standing("black") == {"chasmleap_bridge": 1, "chasmleap_bridge__everfire_1": 1}
    assert table.standing("white") == {}


@rule("TU-MAP-07", "TU-BAD-07", "TU-SPY-01")
def test_spies_stand_beside_the_spaces_of_a_site_one_of_each_player() -> None:
    s = underdark(2).fills("red", "chasmleap_bridge").spies("red", "chasmleap_bridge").spies("black", "everfire")
    game = s.troops("black", "kanaglym").hand("black", "masters_of_sorcere").begin()
    game.plays("masters_of_sorcere", "a")

    assert game.why_not("site:everfire") == "spy.already_there"
    assert game.why_not("space:chasmleap_bridge__everfire_1") == "spy.not_a_site"
    assert game.why_not("site:chaulssin") == "place.not_in_play"
    game.answers("chasmleap_bridge")
    assert game.why_not("site:chasmleap_bridge") == "spy.already_there"
    assert game.spies("black") == ["everfire", "chasmleap_bridge"]


@rule("TU-PRES-01", "TU-PRES-02", "TU-RUL-72")
def test_troops_give_presence_on_their_place_and_its_neighbours() -> None:
    game = underdark(2).troops("black", "araumycos__labyrinth_2").begin()

    assert places(game, "black") == {"araumycos__labyrinth_1", "araumycos__labyrinth_2", "labyrinth"}


@rule("TU-PRES-01", "TU-RUL-13")
def test_touching_sites_give_presence_to_each_other() -> None:
    game = underdark(4).troops("black", "gauntlgrym").begin()

    assert places(game, "black") == {"gauntlgrym", "wormwrithings", "gauntlgrym__jhachalkhyn_1"}


@rule("TU-PRES-03", "TU-RUL-12")
def test_a_spy_gives_presence_at_its_own_site_only() -> None:
    game = underdark(2).spies("black", "araumycos").begin()

    assert places(game, "black") == {"araumycos"}


@rule("TU-PRES-04")
def test_presence_at_a_site_covers_all_its_spaces_and_spies() -> None:
    s = underdark(2).troops("black", "araumycos__ched_nasad_1").troops("red", "ched_nasad", "ched_nasad")
    game = s.spies("red", "ched_nasad").pool(power=6).begin()

    game.answers("assassinate", "return_spy")

    assert game.standing("red") == {"ched_nasad": 1} and game.spies("red") == []


@rule("TU-PRES-05", "TU-SUPP-04")
def test_anywhere_means_anywhere_in_play() -> None:
    s = (
        underdark(2)
        .troops("black", "kanaglym")
        .troops("white", "everfire", "blingdenstone")
        .hand("black", "ogre_zombie")
    )
    game = s.begin()
    game.plays("ogre_zombie")

    assert game.offers == ["blingdenstone-white", "everfire-white"]


@rule("TU-CTRL-01", "TU-CTRL-02", "TU-RUL-10")
def test_control_needs_more_troops_than_any_other_colour_white_included() -> None:
    def who(black: int, red: int, white: int) -> int:
        s = underdark(2).troops("black", *["menzoberranzan"] * black).troops("red", *["menzoberranzan"] * red)
        return controller(s.troops("white", *["menzoberranzan"] * white).begin().g, NODE["menzoberranzan"])

    assert who(2, 1, 1) == 0
    assert who(1, 2, 1) == 1
    assert who(1, 1, 0) == -1
    assert who(1, 0, 2) == -1
    assert who(1, 0, 1) == -1
    assert who(0, 0, 0) == -1
    assert who(2, 2, 1) == -1


@rule("TU-CTRL-01")
def test_routes_and_spies_give_no_control() -> None:
    s = underdark(2).troops("black", "everfire__menzoberranzan_2").spies("black", "menzoberranzan")
    game = s.begin()

    assert controlled_sites(game.g, 0) == []
    assert holder(game, "menzoberranzan") is None


@rule("TU-CTRL-03")
def test_total_control_needs_every_space_and_no_other_spy() -> None:
    full = underdark(2).fills("black", "everfire").spies("black", "everfire").begin()
    assert has_total_control(full.g, 0, NODE["everfire"])
    assert controller(full.g, NODE["everfire"]) == 0

    spied = underdark(2).fills("black", "everfire").spies("red", "everfire").begin()
    assert not has_total_control(spied.g, 0, NODE["everfire"])
    gap = underdark(2).troops("black", "everfire", "everfire").begin()
    assert not has_total_control(gap.g, 0, NODE["everfire"])


@rule("TU-CTRL-04")
def test_a_marker_changes_hands_at_once_in_anybodys_turn() -> None:
    s = underdark(3).troops("black", "menzoberranzan", "menzoberranzan").troops("red", "menzoberranzan")
    s.troops("blue", "menzoberranzan", "menzoberranzan").pool(power=3)
    game = s.begin()
    assert holder(game, "menzoberranzan") is None

    game.answers("assassinate", "troop:menzoberranzan-blue")

    assert holder(game, "menzoberranzan") == "black"
    assert game.pool == (0, 1)


@rule("TU-CTRL-04", "TU-RUL-10", "TU-CTRL-09")
def test_removing_a_rival_can_hand_the_marker_to_a_third_player_who_gets_nothing_yet() -> None:
    s = underdark(3).troops("black", "menzoberranzan").troops("red", *["menzoberranzan"] * 2)
    game = s.troops("blue", *["menzoberranzan"] * 2).pool(power=3).begin()

    game.answers("assassinate", "troop:menzoberranzan-blue")

    assert holder(game, "menzoberranzan") == "red"
    assert game.pool == (0, 0)
    game.ends()
    assert game.asked == "red" and game.pool == (0, 1)


@rule("TU-CTRL-05")
def test_the_marker_shows_the_degree_of_control() -> None:
    game = underdark(2).troops("black", "araumycos", "araumycos", "araumycos").pool(power=1).begin()

    def shown() -> tuple[str | None, bool]:
        site = next(site for site in game.table.view(1)["sites"] if site["id"] == "araumycos")
        return site["marker"], site["total"]

    assert shown() == ("black", False)
    game.answers("deploy", "araumycos")
    assert shown() == ("black", True)


@rule("TU-CTRL-06", "TU-RUL-11", "TU-RUL-08", "TU-CTRL-08", "TU-EOT-02")
def test_markers_give_one_influence_and_under_total_control_their_points() -> None:
    worth = {"araumycos": 3, "menzoberranzan": 2, "tsenviilyq": 1, "gauntlgrym": 1, "chchitl": 1}
    worth |= {"phaerlin": 1, "sszuraassnee": 1}
    for site, points in worth.items():
        game = underdark(4).fills("black", site).begin("turn")
        assert game.pool == (0, 1)
        game.ends()
        assert game.tokens("black") == points, site


@rule("TU-CTRL-07", "TU-RUL-52")
def test_held_markers_give_their_influence_at_the_start_of_the_turn() -> None:
    s = underdark(2).troops("black", "menzoberranzan", "araumycos").troops("red", "tsenviilyq")
    game = s.begin("turn")

    assert game.pool == (0, 2)


@rule("TU-CTRL-07", "TU-RUL-09")
def test_a_marker_gives_influence_once_a_turn_even_if_lost_and_retaken() -> None:
    s = underdark(2).troops("black", "menzoberranzan", "everfire__menzoberranzan_2").hand("black", "intellect_devourer")
    game = s.hand("black", "soldier").begin("turn").plays("soldier")
    assert game.pool == (1, 1)

    game.plays("intellect_devourer", "b", "troop:menzoberranzan-black", "stop")
    assert holder(game, "menzoberranzan") is None and game.pool == (1, 1)
    game.answers("deploy", "menzoberranzan")
    assert holder(game, "menzoberranzan") == "black" and game.pool == (0, 1)


@rule("TU-CTRL-08", "TU-RUL-09")
def test_marker_points_depend_only_on_the_state_in_step_two() -> None:
    game = underdark(2).troops("black", *["tsenviilyq"] * 2).hand("black", "soldier").begin("turn")

    game.plays("soldier").answers("deploy", "tsenviilyq").ends()

    assert game.tokens("black") == 1


@rule("TU-RUL-59")
def test_nothing_is_judged_between_the_halves_of_a_supplant() -> None:
    s = underdark(2).troops("black", "menzoberranzan").troops("red", "menzoberranzan").hand("black", "doppelganger")
    game = s.begin()

    game.plays("doppelganger")

    assert game.pool == (0, 1) and holder(game, "menzoberranzan") == "black"
    assert game.standing("black") == {"menzoberranzan": 2}


@rule("TU-RUL-59", "TU-SPY-02", "TU-RUL-24")
def test_taking_a_spy_back_to_place_it_anew_binds_only_where_it_is_placed() -> None:
    five = ("araumycos", "everfire", "kanaglym", "labyrinth", "skullport")
    s = underdark(2).troops("red", "skullport").spies("black", *five).hand("black", "infiltrator", "infiltrator")
    game = s.troops("black", "kanaglym").begin()

    game.plays("infiltrator", "spy:skullport-black", "tsenviilyq")
    assert game.pool == (0, 0)
    game.plays("infiltrator", "spy:tsenviilyq-black")
    assert "tsenviilyq" in game.offers  # it may go back where it stood
    game.answers("skullport")
    assert game.pool == (1, 0)


def test_what_is_kept_beside_the_state_equals_the_plain_computation() -> None:
    def check(table: Table, dice: FastChance) -> None:
        g: State = table.state
        again = g.copy()
        again.live = worked_out(again)
        for state in (g, again):
            for seat in range(g.seats):
                presence(state, seat)
        assert g.live == again.live

    for seed in range(6):
        options = {"deck_one": "demons", "deck_two": "undead"}
        random_game("tyrants", 2 + seed % 3, seed, options, check=check, live=False)
