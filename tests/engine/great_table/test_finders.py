"""The Guard and the finders of the night, with and without guarding and stealing."""

import pytest

from engine.actions import Action
from engine.great_table.cards import CardName
from engine.great_table.events import Fate, Result
from engine.mafia.actions import Modkill
from tests.engine.great_table.tables import Play, dealt, heard, kinds, night, use

NOBODY: dict[str, object] = {"players": ()}


@pytest.mark.parametrize(("guarded", "dead"), [("Dan", []), ("Eve", ["Hal"])])
def test_a_guarded_players_card_does_nothing(guarded: str, dead: list[str]) -> None:
    play = dealt(Dan="vigilante", Gus="guard")
    play.use("Dan", "Hal")

    assert night(play, guarded).deaths() == dead


def test_a_guarded_masters_kill_does_nothing() -> None:
    play = dealt(Gus="guard")
    play.kill("Ann", "Hal")

    assert night(play, "Ann").deaths() == []


def test_a_guarded_player_is_not_told() -> None:
    play = dealt(Dan="vigilante", Gus="guard")
    play.use("Dan", "Hal")
    night(play, "Dan")

    assert set(kinds(heard("Dan", play.game.log[-1]))) == {"phase", "neighbours"}


def test_a_stolen_card_in_a_guarded_thiefs_hand_does_nothing() -> None:
    play = dealt(Dan="thief", Eve="vigilante", Gus="guard")
    play.steal("Dan", "Eve")
    play.use("Dan", "Hal")

    assert night(play, "Dan").deaths() == []


def test_guarding_does_not_affect_a_theft() -> None:
    play = dealt(Dan="thief", Eve="vigilante", Gus="guard")
    play.steal("Dan", "Eve")

    assert "robbed" in kinds(heard("Eve", night(play, "Dan").game.log[-1]))


def test_a_stolen_guard_guards_only_for_the_thief() -> None:
    play = dealt(Dan="thief", Gus="guard", Eve="role_finder", Fay="vigilante")
    play.use("Gus", "Eve")
    play.steal("Dan", "Gus")
    play.use("Dan", "Fay")
    play.use("Eve", "Fay")
    play.use("Fay", "Hal")
    night(play)

    assert play.result("Eve") == {"held": "vigilante"}
    assert play.deaths() == []


def test_a_guard_whose_target_is_dead_guards_nobody() -> None:
    play = dealt(Gus="guard")
    play.use("Gus", "Dan")
    play.gm(Modkill("Dan"))
    night(play)

    assert play.fates("Gus") == [Fate.TARGET_DEAD]


@pytest.mark.parametrize(("king", "places"), [("Cat", 1), ("Ben", 2), ("Eve", 9), ("Jon", 4)])
def test_the_consort_learns_who_holds_the_king_and_where(king: str, places: int) -> None:
    play = dealt(Dan="consort", **{king: "king"})
    night(play)

    assert play.result("Dan") == {"player": king, "places": places}


def test_the_consort_counts_places_among_the_living() -> None:
    play = dealt(Dan="consort", Ann="king")
    play.lynch("Cat")
    night(play)

    assert play.result("Dan") == {"player": "Ann", "places": 2}


def test_the_consort_counts_places_before_swaps_and_deaths() -> None:
    play = dealt(Dan="consort", Eve="king", Jon="place_swap")
    play.use("Jon", "Eve")
    play.kill("Ann", "Cat")
    night(play)

    assert play.result("Dan") == {"player": "Eve", "places": 9}


@pytest.mark.parametrize("why", ["nobody", "guarded", "lynched"])
def test_a_consort_who_finds_nobody_hears_that_no_one_holds_the_king(why: str) -> None:
    play = dealt(Dan="consort", Gus="guard", **({} if why == "nobody" else {"Eve": "king"}))
    if why == "lynched":
        play.lynch("Eve")
    play.nightfall()
    if why == "guarded":
        play.use("Gus", "Dan")
    play.clock()

    assert play.results("Dan") == [Result(to=("Dan",), card=CardName.CONSORT, player=None, places=None)]


def test_the_consort_finds_the_king_with_the_thief_who_stole_it() -> None:
    play = dealt(Dan="consort", Eve="king", Fay="thief")
    play.steal("Fay", "Eve")
    night(play)

    assert play.result("Dan") == {"player": "Fay", "places": 8}


def test_a_stolen_consort_tells_only_the_thief() -> None:
    play = dealt(Dan="consort", Eve="king", Fay="thief")
    play.steal("Fay", "Dan")
    night(play)

    assert play.result("Fay") == {"player": "Eve", "places": 1}
    assert play.results("Dan") == []


def found_by(finder: str, guarded: str | None = None, steals: bool = False, **order: object) -> Play:
    """Eve holds a finder, Dan the Healer, Hal is the Thief. Eve looks at Dan by default."""
    play = dealt(Eve=finder, Dan="healer", Gus="guard", Hal="thief", Fay=None)
    play.use("Eve", **({"target": "Dan"} | order))  # type: ignore[arg-type]
    play.steal("Hal", "Dan" if steals else None)
    play.nightfall()
    return night(play, guarded)


def test_the_role_finder_learns_the_card_a_player_holds_tonight() -> None:
    assert found_by("role_finder").result("Eve") == {"held": "healer"}


def test_the_role_finder_finds_no_card_with_a_robbed_player() -> None:
    assert found_by("role_finder", steals=True).result("Eve") == {"held": None}


def test_the_role_finder_finds_the_stolen_card_with_a_thief() -> None:
    assert found_by("role_finder", steals=True, target="Hal").result("Eve") == {"held": "healer"}


def test_the_role_finder_finds_the_thief_card_with_an_idle_thief() -> None:
    assert found_by("role_finder", target="Hal").result("Eve") == {"held": "thief"}


@pytest.mark.parametrize(("guarded", "target"), [("Eve", "Dan"), (None, "Fay")])
def test_a_guarded_role_finder_hears_an_honest_failure(guarded: str | None, target: str) -> None:
    play = found_by("role_finder", guarded, target=target)

    assert play.results("Eve") == [Result(to=("Eve",), card=CardName.ROLE_FINDER, held=None)]


def test_a_guarded_target_changes_nothing_for_the_role_finder() -> None:
    assert found_by("role_finder", "Dan").result("Eve") == {"held": "healer"}


def test_the_card_finder_learns_every_holder_of_a_card() -> None:
    play = dealt(Eve="card_finder", Fay="lover", Dan="lover")
    play.use("Eve", card="lover")
    night(play)

    assert play.result("Eve") == {"players": ("Dan", "Fay")}


def test_the_card_finder_finds_a_stolen_card_with_the_thief() -> None:
    assert found_by("card_finder", target=None, card="healer", steals=True).result("Eve") == {"players": ("Hal",)}
    assert found_by("card_finder", target=None, card="thief", steals=True).result("Eve") == NOBODY


def test_the_card_finder_hears_that_a_dead_players_card_is_not_in_play() -> None:
    play = dealt(Eve="card_finder", Dan="healer")
    play.use("Eve", card="healer")
    play.lynch("Dan")

    assert night(play).result("Eve") == NOBODY


@pytest.mark.parametrize(("guarded", "card"), [("Eve", "healer"), (None, "king")])
def test_a_guarded_card_finder_hears_an_honest_failure(guarded: str | None, card: str) -> None:
    play = found_by("card_finder", guarded, target=None, card=card)

    assert play.results("Eve") == [Result(to=("Eve",), card=CardName.CARD_FINDER, players=())]


def seen_by_target_finder(
    card: str, order: dict[str, object], kill: str | None = None, who: str = "Dan", guarded: str | None = None
) -> object:
    """Return whom Eve sees as the targets of a player who holds a card and orders its use, and perhaps a kill."""
    play = dealt(**{"Eve": "target_finder", who: card, "Gus": "guard"})
    if order:
        play.use(who, **order)  # type: ignore[arg-type]
    if kill is not None:
        play.kill(who, kill)
    play.use("Eve", who)
    return night(play, guarded).result("Eve")["players"]


@pytest.mark.parametrize(
    ("card", "order", "seen"),
    [
        ("vigilante", {"target": "Fay"}, ("Fay",)),
        ("role_finder", {"target": "Fay"}, ("Fay",)),
        ("place_swap", {"target": "Fay"}, ("Fay",)),
        ("healer", {"target": "Dan"}, ("Dan",)),
        ("mayor", {"target": "Fay", "votes_for": "Hal"}, ("Fay",)),
        ("socialite", {"targets": "Hal Fay", "left_of": "Hal"}, ("Fay", "Hal")),
        ("card_finder", {"card": "king"}, ()),
        ("king", {}, ()),
        ("healer", {}, ()),
    ],
)
def test_the_target_finder_learns_a_players_targets(card: str, order: dict[str, object], seen: tuple[str, ...]) -> None:
    assert seen_by_target_finder(card, order) == seen


def test_the_target_finder_learns_the_targets_of_card_and_kill() -> None:
    assert seen_by_target_finder("healer", {"target": "Fay"}, "Dan", who="Ann") == ("Dan", "Fay")
    assert seen_by_target_finder("healer", {"target": "Fay"}, "Fay", who="Ann") == ("Fay",)
    assert seen_by_target_finder("healer", {}, "Fay", who="Ben") == ("Fay",)


def test_the_target_finder_does_not_see_thefts() -> None:
    play = dealt(Eve="target_finder", Dan="thief", Fay="healer")
    play.steal("Dan", "Fay")
    play.use("Eve", "Dan")

    assert night(play).result("Eve") == NOBODY


def test_a_guarded_player_targeted_nobody() -> None:
    assert seen_by_target_finder("vigilante", {"target": "Fay"}, guarded="Dan") == ()
    assert seen_by_target_finder("healer", {"target": "Fay"}, "Dan", who="Ann", guarded="Ann") == ()


def test_a_theft_passes_the_target_on_to_the_thief() -> None:
    seen = {}
    for target in ("Fay", "Dan"):
        play = dealt(Eve="target_finder", Dan="thief", Fay="healer")
        play.use("Fay", "Gus")
        play.steal("Dan", "Fay")
        play.use("Dan", "Hal")
        play.use("Eve", target)
        seen[target] = night(play).result("Eve")["players"]

    assert seen == {"Fay": (), "Dan": ("Hal",)}


def test_a_player_whose_target_was_dead_targeted_nobody() -> None:
    play = dealt(Eve="target_finder", Dan="healer")
    play.use("Dan", "Fay")
    play.use("Eve", "Dan")
    play.gm(Modkill("Fay"))

    assert night(play).result("Eve") == NOBODY


def test_a_guarded_target_finder_hears_nobody() -> None:
    assert seen_by_target_finder("vigilante", {"target": "Fay"}, guarded="Eve") == ()


@pytest.mark.parametrize(
    ("card", "order", "failure"),
    [
        ("role_finder", use("Dan"), {"held": None}),
        ("target_finder", use("Dan"), NOBODY),
        ("socialite", use(targets="Dan Fay", left_of="Dan"), {"left": None, "right": None}),
    ],
)
@pytest.mark.parametrize("how", ["lynched", "modkilled at night"])
def test_finders_with_a_dead_target_hear_their_failure(
    card: str, order: Action, failure: dict[str, object], how: str
) -> None:
    play = dealt(Eve=card)
    play.does("Eve", order)
    if how == "lynched":
        play.lynch("Dan")
    else:
        play.nightfall()
        play.gm(Modkill("Dan"))
    night(play)

    assert play.result("Eve") == failure
