"""Effects tell what they do in both languages, without a sentence in Python."""

from __future__ import annotations

from gruft.table.effect import Effect, Joined, Saying, Several, any_possible, run_all, saying, tell_all
from gruft.table.flow import Flow
from gruft.table.rules import Refusal, refuse
from gruft.texts import Texts


class Colour(Effect[list[str], str]):
    """Say a colour."""

    def __init__(self, name: str) -> None:
        self.name = name

    def refusal(self, g: list[str], play: str) -> Refusal | None:
        return refuse("said.already") if self.name in g else None

    def run(self, g: list[str], play: str) -> Flow[None]:
        g.append(f"{play} {self.name}")
        return
        yield

    def tell(self) -> Saying:
        return Saying(f"name-colour-{self.name}")


REST = (Colour("red"), Colour("blue"), Colour("green"))


def test_sayings_are_joined_in_the_words_of_the_language() -> None:
    listed = tell_all(REST, Joined.AND)

    assert Texts(None, "en").tell(listed) == "Red, Blue and Green"
    assert Texts(None, "de").tell(listed) == "Rot, Blau und Grün"
    assert Texts(None, "de").tell(tell_all(REST[:1], Joined.OR)) == "Rot"


def test_a_saying_with_a_colon_inside_another_is_text_and_no_ref() -> None:
    inner = Several((Saying("name-colour-red"), Saying("name-colour-blue")), Joined.BULLETS)

    told = Texts(None, "en").tell(saying("listed-and", first=inner, last="seat:0"))

    assert told == "\n• Red\n• Blue and 1"


def test_effects_run_from_top_to_bottom() -> None:
    said: list[str] = []

    assert list(run_all(said, "say", REST)) == []

    assert said == ["say red", "say blue", "say green"]


def test_an_effect_is_possible_as_long_as_nothing_refuses_it() -> None:
    assert any_possible(["red", "blue"], "", REST)
    assert not any_possible(["red", "blue", "green"], "", REST)
