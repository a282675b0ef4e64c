"""Each event of a board game has its highlight."""

import re
from enum import StrEnum

import pytest

from bot.wording.bluff.highlights import Highlight as HallBeat
from bot.wording.danube.highlights import Highlight as RiverBeat
from bot.wording.sigily.highlights import Highlight as RaceBeat
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.bluff.events import Bid, Challenged, Opened, Out, Round
from engine.boards.events import Turn
from engine.danube.events import Colours, Lost, Moved, Thrown
from engine.events import Event, Outcome
from engine.sigily import events as sigily
from engine.sigily.board import CENTRE
from engine.sigily.sticks import Animal
from tests.wording.dramatic import lines_of
from tests.wording.saying import THEMES, to_all

ROUND = Round(to=To.PUBLIC, number=2, first="Ann")
TURN = Turn(to=To.PUBLIC, player="Ben")
ANN_HAS_NICKELS = Colours(to=To.PUBLIC, nickels="Ann", pennies="Ben")
BEN_HAS_NICKELS = Colours(to=To.PUBLIC, nickels="Ben", pennies="Ann")
FIVE_EACH = Opened(to=To.PUBLIC, throws=(dict.fromkeys(("Ann", "Ben", "Cat"), (1, 2, 3, 4, 5)),))


def thrown(count: int) -> Event:
    """Return a throw."""
    return Thrown(to=To.PUBLIC, player="Ann", white=count % 6, count=count)


def sailed(player: str = "Ann", onto: int | None = None, *, swapped: bool = False, rapids: bool = False) -> Event:
    """Return a move, off the river by default."""
    return Moved(to=To.PUBLIC, player=player, start=33, onto=onto, steps=3, swapped=swapped, rapids=rapids)


def ended(reason: str, winners: tuple[str, ...] = ("Ann",)) -> Event:
    """Return an end of a board game."""
    return Outcome(to=To.PUBLIC, side=None, reason=reason, winners=winners)


def driven(*chariots: str) -> Event:
    """Return a move of these chariots."""
    return sigily.Moved(to=To.PUBLIC, chariots=chariots, start="3", onto="5", exit=None)


def tossed(count: int) -> Event:
    """Return a throw of the sticks on the ring."""
    return sigily.Thrown(to=To.PUBLIC, player="Ann", sticks=tuple(Animal)[: count % 5], count=count)


def fought(*dead: str) -> Event:
    """Return a fight that two of Ann's chariots have picked with one of Ben's."""
    both = ("Ann 1", "Ann 2")
    return sigily.Fought(to=To.PUBLIC, attackers=both, defenders=("Ben 1",), at="4", throws=(), dead=dead, coins=0)


def fused(*chariots: str) -> Event:
    """Return the making of a stack."""
    return sigily.Fused(to=To.PUBLIC, chariots=chariots, at="4", coins=0)


def darted(*, hit: bool) -> Event:
    """Return darts on a chariot."""
    return sigily.Darts(to=To.PUBLIC, chariots=("Ann 1",), at=CENTRE, sticks=(), count=5, hit=hit)


def taken(at: str) -> Event:
    """Return the taking of coins."""
    return sigily.Taken(to=To.PUBLIC, chariots=("Ann 1",), at=at, coins=4)


def home(player: str, chariots: int) -> list[Event]:
    """Return the arrival of this many of a player's chariots, one by one."""
    return [
        sigily.Finished(to=To.PUBLIC, chariots=(f"{player} {number}",), shares={player: 2})
        for number in range(1, chariots + 1)
    ]


def race_of(*seats: str) -> Event:
    """Return the first throws of a race."""
    return sigily.Opened(to=To.PUBLIC, throws=(dict.fromkeys(seats, ()),), first=seats[0])


def race_won(*winners: str) -> Event:
    """Return the winning of a race."""
    return sigily.RaceWon(to=To.PUBLIC, winners=winners)


def gave_up(player: str) -> Event:
    """Return a resignation from a race."""
    return sigily.Resigned(to=To.PUBLIC, player=player)


def bid(count: int, face: int = 4, shown: tuple[int, ...] = ()) -> Event:
    """Return a bid."""
    return Bid(to=To.PUBLIC, player="Ann", count=count, face=face, shown=shown, thrown=len(shown))


def challenged(matching: int, **lost: int) -> Event:
    """Return a challenge that shows this many dice."""
    return Challenged(to=To.PUBLIC, player="Ann", by="Ben", dice={}, matching=matching, lost=lost)


def gone(player: str) -> Event:
    """Return the elimination of a player."""
    return Out(to=To.PUBLIC, player=player)


@pytest.mark.parametrize(
    ("event", "before", "highlight"),
    [
        (ANN_HAS_NICKELS, [], RiverBeat.SET_OUT),
        (thrown(6), [], RiverBeat.GREAT_THROW),
        (thrown(4), [], None),
        (Lost(to=To.PUBLIC, player="Ann", count=3), [], RiverBeat.THROW_LOST),
        (sailed(onto=20), [], None),
        (sailed(onto=20, swapped=True), [], RiverBeat.SWAP),
        (sailed(onto=20, swapped=True), [thrown(6)], None),
        (sailed(onto=20, swapped=True), [thrown(6), TURN], RiverBeat.SWAP),
        (sailed(onto=19, rapids=True), [thrown(6)], RiverBeat.RAPIDS),
        (sailed(), [], RiverBeat.FIRST_OFF),
        (sailed(), [sailed("Ben")], None),
        (sailed(), [sailed("Ben")] * 3, None),
        (sailed(), [sailed()] * 3, RiverBeat.LAST_BOAT),
        (sailed(), [sailed()] * 4, None),
        (ended("five_off"), [sailed()] * 5, RiverBeat.VICTORY_CLEAR),
        (ended("five_off"), [*[sailed()] * 5, *[sailed("Ben")] * 2], RiverBeat.VICTORY),
        (ended("five_off"), [*[sailed()] * 5, *[sailed("Ben")] * 4], RiverBeat.VICTORY_NARROW),
        (ended("five_off"), [BEN_HAS_NICKELS, *[sailed()] * 5, *[sailed("Ben")] * 2], RiverBeat.VICTORY),
        (ended("five_off"), [ANN_HAS_NICKELS, *[sailed()] * 5, *[sailed("Ben")] * 2], RiverBeat.VICTORY_NICKELS),
        (ended("five_off"), [ANN_HAS_NICKELS, *[sailed()] * 5], RiverBeat.VICTORY_CLEAR),
        (ended("resigned"), [sailed()] * 4, None),
    ],
)
def test_an_event_of_the_river_has_its_highlight(event: Event, before: list[Event], highlight: StrEnum | None) -> None:
    assert words_for(THEMES["danube"]).highlight(to_all(event), [to_all(each) for each in before]) == highlight


def test_the_river_answers_yes_only_when_the_nickels_win() -> None:
    said = {highlight: " ".join(lines_of(THEMES["danube"], highlight)).lower() for highlight in RiverBeat}

    assert {highlight for highlight, lines in said.items() if re.search(r"\byes\b", lines)} == {
        RiverBeat.VICTORY_NICKELS
    }


@pytest.mark.parametrize(
    ("event", "before", "highlight"),
    [
        (bid(3), [FIVE_EACH], HallBeat.FIRST_BID),
        (bid(7), [FIVE_EACH, bid(3)], None),
        (bid(8), [FIVE_EACH, bid(3)], HallBeat.BOLD_BID),
        (bid(7), [FIVE_EACH, bid(3), challenged(2, Cat=2)], HallBeat.BOLD_BID),
        (bid(5), [FIVE_EACH, bid(3), gone("Cat")], None),
        (bid(6), [FIVE_EACH, bid(3), gone("Cat")], HallBeat.BOLD_BID),
        (bid(5, 1), [FIVE_EACH, bid(3)], HallBeat.MAGIC_BID),
        (bid(6, 1), [FIVE_EACH, bid(3)], HallBeat.BOLD_BID),
        (bid(4, shown=(4,)), [FIVE_EACH, bid(3)], HallBeat.LAID_OUT),
        (bid(4, shown=(4,)), [FIVE_EACH, bid(3, shown=(4,))], None),
        (bid(4, shown=(4,)), [FIVE_EACH, bid(3, shown=(4,)), ROUND], HallBeat.LAID_OUT),
        (challenged(5), [FIVE_EACH, bid(6)], HallBeat.BLUFF_CAUGHT),
        (challenged(3), [FIVE_EACH, bid(6)], HallBeat.BLUFF_CAUGHT_BADLY),
        (challenged(6), [FIVE_EACH, bid(7), bid(6)], HallBeat.BID_EXACT),
        (challenged(8), [FIVE_EACH, bid(6)], HallBeat.BID_TRUE),
        (challenged(9), [FIVE_EACH, bid(6)], HallBeat.BID_TRUE_EASILY),
        (gone("Cat"), [FIVE_EACH], HallBeat.LAST_TWO),
        (gone("Ben"), [FIVE_EACH, gone("Cat")], None),
        (ended("last_with_dice"), [FIVE_EACH, gone("Ben"), gone("Cat")], HallBeat.VICTORY),
        (ended("last_with_dice"), [FIVE_EACH, bid(9), challenged(5, Ann=4), gone("Ben")], HallBeat.VICTORY_NARROW),
        (ended("aborted", ()), [FIVE_EACH], None),
    ],
)
def test_an_event_of_the_hall_has_its_highlight(event: Event, before: list[Event], highlight: StrEnum | None) -> None:
    assert words_for(THEMES["bluff"]).highlight(to_all(event), [to_all(each) for each in before]) == highlight


THE_FINISH = sigily.Finish(to=To.PUBLIC, side=None, reason="race_over", winners=("Ann",))
DUEL, TEAMS = race_of("Ann", "Ben"), race_of("Ann", "Ben", "Cat", "Dan")


@pytest.mark.parametrize(
    ("event", "before", "highlight"),
    [
        (driven("Ann 1"), [TURN], RaceBeat.SET_OUT),
        (driven("Ben 1"), [TURN, driven("Ann 1")], None),
        (tossed(3), [], None),
        (tossed(4), [], RaceBeat.GREAT_THROW),
        (tossed(5), [TURN], RaceBeat.GREAT_THROW),
        (tossed(4), [TURN, tossed(5)], None),
        (tossed(4), [tossed(5), TURN], RaceBeat.GREAT_THROW),
        (fought("Ben 1"), [], RaceBeat.FIGHT_WON),
        (fought("Ann 1", "Ben 1"), [], RaceBeat.FIGHT_WON),
        (fought("Ann 1", "Ann 2"), [], RaceBeat.FIGHT_LOST),
        (fought("Ben 1"), [TURN, tossed(5)], None),
        (fused("Ann 1", "Ann 2"), [], None),
        (fused("Ann 1", "Ann 2", "Cat 1"), [], RaceBeat.GREAT_STACK),
        (sigily.Cursed(to=To.PUBLIC, chariots=("Ann 1",), at="4"), [], RaceBeat.CURSE_CLAIMS),
        (darted(hit=True), [], RaceBeat.DARTS_HIT),
        (darted(hit=False), [], None),
        (taken(CENTRE), [], RaceBeat.JACKPOT),
        (taken("6.2"), [], None),
        (*home("Ann", 1), [TURN, tossed(5)], RaceBeat.FIRST_HOME),
        (*home("Ann", 1), home("Ben", 1), None),
        (THE_FINISH, [DUEL, *home("Ben", 1), *home("Ann", 4), race_won("Ann")], RaceBeat.VICTORY_CLEAR),
        (THE_FINISH, [DUEL, *home("Ben", 2), *home("Ann", 4), race_won("Ann")], RaceBeat.VICTORY),
        (THE_FINISH, [DUEL, *home("Ben", 3), *home("Ann", 4), race_won("Ann")], RaceBeat.VICTORY_NARROW),
        (THE_FINISH, [DUEL, *home("Ann", 4), race_won("Ann"), *home("Ben", 4)], RaceBeat.VICTORY_CLEAR),
        (THE_FINISH, [DUEL, *home("Ann", 3), gave_up("Ben"), race_won("Ann")], None),
        (
            THE_FINISH,
            [TEAMS, *home("Ben", 4), *home("Dan", 3), *home("Ann", 4), *home("Cat", 4), race_won("Ann", "Cat")],
            RaceBeat.VICTORY_NARROW,
        ),
        (
            THE_FINISH,
            [TEAMS, *home("Ben", 3), *home("Dan", 3), *home("Ann", 4), *home("Cat", 4), race_won("Ann", "Cat")],
            RaceBeat.VICTORY,
        ),
        (THE_FINISH, [TEAMS], None),
        (ended("aborted", ()), [DUEL], None),
    ],
)
def test_an_event_of_the_race_has_its_highlight(event: Event, before: list[Event], highlight: StrEnum | None) -> None:
    assert words_for(THEMES["sigily"]).highlight(to_all(event), [to_all(each) for each in before]) == highlight
