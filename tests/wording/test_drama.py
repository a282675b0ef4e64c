"""The highlights of a game, and a theme's lines for them."""

import re
from enum import StrEnum
from itertools import pairwise

import pytest

from bot.themes import Theme
from bot.themes.needs import needs_of
from bot.themes.terms import LONGEST_LINE
from bot.wording.bluff.highlights import Highlight as HallBeat
from bot.wording.danube.highlights import Highlight as RiverBeat
from bot.wording.dramatic_lines import Cue, chosen
from bot.wording.great_table.highlights import Highlight as TableBeat
from bot.wording.honnoji.highlights import Highlight as HonnojiBeat
from bot.wording.moment_words import Moment
from bot.wording.parties.highlights import Highlight
from bot.wording.quests.highlights import Highlight as QuestBeat
from bot.wording.sigily.highlights import Highlight as RaceBeat
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.bluff.events import Bid, Challenged, Opened, Out, Round
from engine.boards.events import Turn
from engine.danube.events import Colours, Lost, Moved, Thrown
from engine.events import Event, Outcome
from engine.great_table.cards import CardName
from engine.great_table.events import Ballots, Cause, Coroner, Died, PhaseBegun, Revived, Time
from engine.great_table.roles import Side as TableSide
from engine.honnoji.events import ActionShown
from engine.honnoji.tokens import TalismanName
from engine.parties.events import PartyProposed, QuestDone, VoteClosed
from engine.parties.sides import Side
from engine.quests.events import Card, CardShown, GuessMade
from engine.sigily import events as sigily
from engine.sigily.board import CENTRE
from engine.sigily.options import Spell
from engine.sigily.sticks import Animal
from tests.wording.saying import HIGHLIGHTS, THEMES, to_all

FEWEST = 8
LINES = ("one", "two", "three", "four")
OPTIONAL = {
    "quests": {"role-guardian", "role-hidden", "role-lone", "role-decoy", "item-vision", "item-inverter"},
    "honnoji": {f"item-{talisman}" for talisman in TalismanName},
    "great_table": {f"item-{card.replace('_', '-')}" for card in CardName},
    "danube": set(),
    "bluff": set(),
    "sigily": {f"spell-{spell.replace('_', '-')}" for spell in Spell},
}
"""Names that may be missing from a game, or are better left unsaid when they play."""

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.slug)

FOR = PartyProposed(to=To.PUBLIC, leader="Ann", party=("Ann", "Ben"), quest=1, attempt=1)
ROUND = Round(to=To.PUBLIC, number=2, first="Ann")
TURN = Turn(to=To.PUBLIC, player="Ben")
ANN_HAS_NICKELS = Colours(to=To.PUBLIC, nickels="Ann", pennies="Ben")
BEN_HAS_NICKELS = Colours(to=To.PUBLIC, nickels="Ben", pennies="Ann")
FIVE_EACH = Opened(to=To.PUBLIC, throws=(dict.fromkeys(("Ann", "Ben", "Cat"), (1, 2, 3, 4, 5)),))
NIGHT = PhaseBegun(to=To.PUBLIC, phase=Time.NIGHT, number=1)
DAWN = PhaseBegun(to=To.PUBLIC, phase=Time.DAY, number=2)


def done(*sabotages: int, hardy: bool = False) -> list[Event]:
    """Return quests with these numbers of sabotages; hardy ones take two to fail."""
    return [
        QuestDone(to=To.PUBLIC, number=number, success=count <= hardy, sabotages=count)
        for number, count in enumerate(sabotages, start=1)
    ]


def rejected(rejections: int) -> Event:
    """Return the rejection of a party."""
    return VoteClosed(to=To.PUBLIC, approved=False, votes={}, rejections=rejections)


def approved(yes: int, no: int, doubled: int = 0) -> Event:
    """Return the approval of a party; the first votes for it may count twice."""
    votes = {f"Yes {place}": True for place in range(yes)} | {f"No {place}": False for place in range(no)}
    return VoteClosed(to=To.PUBLIC, approved=True, votes=votes, rejections=0, doubled=tuple(votes)[:doubled])


def died(cause: Cause = Cause.NIGHT, coroner: Coroner = Coroner.PLAYER) -> Event:
    """Return a death."""
    return Died(to=To.PUBLIC, player="Ann", coroner=coroner, cause=cause)


def won(side: str | None) -> Event:
    """Return an end."""
    return Outcome(to=To.PUBLIC, side=side, reason="quests_done", winners=())


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


def lines_of(theme: Theme, highlight: StrEnum) -> list[str]:
    """Return all of a theme's lines for a highlight."""
    words = words_for(theme)
    said: list[str] = []
    while (line := words.drama(Cue(highlight, len(said)), "1")) not in said:
        said.append(line)
    return said


@every_theme
def test_our_themes_have_several_short_lines_for_every_highlight(theme: Theme) -> None:
    wanted = {term.removeprefix("-drama-") for term in needs_of(theme.rulebook).drama} - {"story"}
    lines = {
        highlight: lines_of(theme, highlight) for highlight in HIGHLIGHTS.get(theme.rulebook, ()) if highlight in wanted
    }

    assert lines.keys() == wanted
    assert all(len(said) >= FEWEST for said in lines.values())
    assert all(0 < len(line) <= LONGEST_LINE for said in lines.values() for line in said)


@every_theme
def test_no_line_names_a_role_or_card_that_may_be_missing(theme: Theme) -> None:
    words = words_for(theme)
    names = {words.say(message) for message in OPTIONAL.get(theme.rulebook, ())}
    said = " ".join(line for highlight in HIGHLIGHTS.get(theme.rulebook, ()) for line in lines_of(theme, highlight))

    assert {name for name in names if re.search(rf"\b{re.escape(name)}\b", said)} == set()


@pytest.mark.parametrize("game", [str(number) for number in range(1, 30)])
def test_a_line_comes_again_only_when_all_have_been_said(game: str) -> None:
    said = [chosen(LINES, Cue(Highlight.QUEST_WON, earlier), game) for earlier in range(12)]

    assert {*said[:4]} == {*said[4:8]} == {*said[8:]} == {*LINES}
    assert all(one != another for one, another in pairwise(said))


def test_another_game_says_the_lines_in_another_order() -> None:
    games = map(str, range(100))
    orders = {tuple(chosen(LINES, Cue(Highlight.QUEST_WON, earlier), game) for earlier in range(4)) for game in games}

    assert len(orders) > 10


def test_a_line_is_the_same_whenever_it_is_asked_for() -> None:
    assert [chosen(LINES, Cue(Highlight.BETRAYAL, earlier), "7") for earlier in range(4)] == [
        "three",
        "one",
        "two",
        "four",
    ]


def test_facts_follow_the_theme_s_line() -> None:
    moment = Moment("One sabotage.", "Quest 2 failed", drama="So it begins.")

    assert moment.lines == "*So it begins.*\nOne sabotage."
    assert moment.line == "**Quest 2 failed** · *So it begins.* One sabotage."


@pytest.mark.parametrize(
    ("event", "before", "highlight"),
    [
        (FOR, [], Highlight.FIRST_PARTY),
        (FOR, [FOR], None),
        (rejected(3), [], Highlight.PARTY_REJECTED),
        (rejected(4), [], Highlight.LAST_CHANCE),
        (rejected(5), [], None),
        (approved(3, 1), [], Highlight.PARTY_APPROVED),
        (approved(2, 1), [], Highlight.PARTY_APPROVED_NARROWLY),
        (approved(2, 3, doubled=2), [], Highlight.PARTY_APPROVED_NARROWLY),
        (*done(0), [], Highlight.QUEST_WON),
        (*done(1, hardy=True), [], Highlight.QUEST_WON_NARROWLY),
        (*done(1), [], Highlight.BETRAYAL),
        (*done(2), done(0), Highlight.BETRAYAL),
        (*done(1), done(1), Highlight.QUEST_FAILED),
        (*done(2), done(1), Highlight.QUEST_FAILED_BADLY),
        (*done(0), done(0, 1, 1), Highlight.DECIDING_QUEST),
        (*done(1), done(0, 0, 1), Highlight.DECIDING_QUEST),
        (*done(0), done(0, 1, 0), QuestBeat.GUESS_TO_COME),
        (*done(1), done(1, 0, 1), None),
        (CardShown(to=To.PUBLIC, card=Card.SWITCH), [], QuestBeat.SIDES_SWITCHED),
        (CardShown(to=To.PUBLIC, card=Card.STAY), [], None),
        (GuessMade(to=To.PUBLIC, by="Ann", target="Ben", hit=True), [], QuestBeat.GUESS_HIT),
        (GuessMade(to=To.PUBLIC, by="Ann", target="Ben", hit=False), [], QuestBeat.GUESS_MISSED),
        (GuessMade(to=To.PUBLIC, by="Ann", target=None, hit=False), [], QuestBeat.GUESS_DECLINED),
        (won(Side.GOOD), [], Highlight.VICTORY_GOOD),
        (won(Side.EVIL), [], Highlight.VICTORY_EVIL),
        (won(None), [], None),
    ],
)
def test_an_event_of_the_quest_games_has_its_highlight(
    event: Event, before: list[Event], highlight: StrEnum | None
) -> None:
    assert words_for(THEMES["classic"]).highlight(to_all(event), [to_all(each) for each in before]) == highlight


@pytest.mark.parametrize(
    ("event", "before", "highlight"),
    [
        (rejected(3), [], Highlight.LAST_CHANCE),
        (ActionShown(to=To.PUBLIC, player="Ann", support=False), [], HonnojiBeat.BETRAYAL_SEEN),
        (ActionShown(to=To.PUBLIC, player="Ann", support=True), [], None),
        (*done(0), done(0, 1, 0), Highlight.QUEST_WON),
        (*done(0), done(0, 1, 0, 1, 1), Highlight.DECIDING_QUEST),
        (*done(0), done(0, 0, 0), None),
    ],
)
def test_an_event_of_honnoji_has_its_highlight(event: Event, before: list[Event], highlight: StrEnum | None) -> None:
    assert words_for(THEMES["honnoji"]).highlight(to_all(event), [to_all(each) for each in before]) == highlight


@pytest.mark.parametrize(
    ("event", "before", "highlight"),
    [
        (died(Cause.LYNCH), [], TableBeat.LYNCH_PLAYER),
        (died(Cause.LYNCH, Coroner.MASTER), [], TableBeat.LYNCH_HOUSE),
        (died(Cause.LYNCH, Coroner.HOUSE), [], TableBeat.LYNCH_HOUSE),
        (died(), [], TableBeat.DEATH_AT_DAWN),
        (died(Cause.BOMB), [], TableBeat.DEATH_BY_BOMB),
        (died(Cause.MODKILL), [], None),
        (NIGHT, [died(Cause.LYNCH)], None),
        (NIGHT, [died(Cause.BOMB), Ballots(to=To.PUBLIC, counts={}, needed=3)], TableBeat.NO_LYNCH),
        (DAWN, [died(Cause.LYNCH), NIGHT], TableBeat.QUIET_NIGHT),
        (DAWN, [NIGHT, died()], None),
        (DAWN, [NIGHT, died(Cause.MODKILL), Revived(to=To.PUBLIC, player="Ann")], TableBeat.QUIET_NIGHT),
        (PhaseBegun(to=To.PUBLIC, phase=Time.DAY, number=1), [], None),
        (won(TableSide.HOUSE), [], TableBeat.VICTORY_HOUSE),
        (won(TableSide.PLAYERS), [], TableBeat.VICTORY_PLAYERS),
        (won(None), [], None),
    ],
)
def test_an_event_of_the_great_table_has_its_highlight(
    event: Event, before: list[Event], highlight: StrEnum | None
) -> None:
    assert words_for(THEMES["great-table"]).highlight(to_all(event), [to_all(each) for each in before]) == highlight


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


@pytest.mark.parametrize(("cause", "highlight"), [(Cause.NIGHT, TableBeat.OWN_DEATH), (Cause.MODKILL, None)])
def test_a_player_who_dies_in_the_game_reads_drama(cause: Cause, highlight: StrEnum | None) -> None:
    assert words_for(THEMES["great-table"]).own_highlight(to_all(died(cause)), []) == highlight
