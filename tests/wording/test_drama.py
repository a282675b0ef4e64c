"""The highlights of a game of hidden roles, and a theme's lines for all highlights."""

import re
from enum import StrEnum
from itertools import pairwise

import pytest

from bot.themes import Theme
from bot.themes.needs import needs_of
from bot.themes.terms import LONGEST_LINE
from bot.wording.dramatic_lines import Cue, chosen
from bot.wording.great_table.highlights import Highlight as TableBeat
from bot.wording.honnoji.highlights import Highlight as HonnojiBeat
from bot.wording.moment_words import Moment
from bot.wording.parties.highlights import Highlight
from bot.wording.quests.highlights import Highlight as QuestBeat
from bot.wording.words_registry import words_for
from engine.audience import To
from engine.events import Event, Outcome
from engine.great_table.cards import CardName
from engine.great_table.events import Cause, Coroner, Died, Revived
from engine.great_table.roles import Side as TableSide
from engine.honnoji.events import ActionShown
from engine.honnoji.tokens import TalismanName
from engine.mafia.events import Ballots, PhaseBegun, Time
from engine.parties.events import PartyProposed, QuestDone, VoteClosed
from engine.parties.sides import Side
from engine.quests.events import Card, CardShown, GuessMade
from engine.sigily.options import Spell
from tests.wording.dramatic import lines_of
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


@pytest.mark.parametrize(("cause", "highlight"), [(Cause.NIGHT, TableBeat.OWN_DEATH), (Cause.MODKILL, None)])
def test_a_player_who_dies_in_the_game_reads_drama(cause: Cause, highlight: StrEnum | None) -> None:
    assert words_for(THEMES["great-table"]).own_highlight(to_all(died(cause)), []) == highlight
