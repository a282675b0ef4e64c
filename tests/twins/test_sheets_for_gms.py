"""The spreadsheets of a GM who plays say no more about who is who than the channel does."""

from bot.components.keys import Key, Verb
from bot.host.servers.spreadsheet_requests import Spreadsheets
from engine.judging import Submission
from engine.parties.actions import Act, Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.rulebook import any_rulebook
from tests.cogs.forgery import press
from tests.cogs.players.test_sheets_given import files
from tests.twins.differing import check_alike
from tests.twins.pair import Pair, Table
from tests.twins.planting import Plant
from tests.twins.playing import Playing
from tests.twins.test_informed_spectators import lead_too
from tests.twins.test_planted_leaks import SEVEN, quest_deals

LEAKS = (
    Plant(
        "all tables for a GM who plays",
        Spreadsheets.files_for,
        "if knows or sheet.is_open",
        "if knows or hosted.is_led_by(user_id)",
    ),
    Plant(
        "everything for whoever leads",
        Spreadsheets.files_for,
        "hosted.is_known_to(user_id) or",
        "hosted.is_led_by(user_id) or",
    ),
)
READER = "Dan"


async def given(table: Table) -> dict[str, bytes]:
    """Return the files that the reader gets, without the numbers of messages, which differ in each Discord."""
    found = files(table.stage, await press(table.stage, READER, Key(Verb.SHEETS, 1)))
    return {name: _without_links(content) for name, content in found.items()}


def _without_links(content: bytes) -> bytes:
    return b"\n".join(line.partition(b"https://")[0] for line in content.splitlines())


def test_a_gm_who_plays_reads_the_same_in_both_deals(pair: Pair) -> None:
    playing = Playing(pair, any_rulebook(Quests()), 0, quest_deals())
    playing.begin()
    do = playing.doing
    pair.both(lead_too, "a GM who plays")
    pair.both(do(Submission("Gus", Propose(("Cat", "Gus")))))
    for name in SEVEN[:-1]:
        pair.both(do(Submission(name, Vote(approve=True))))
    pair.each(do(Submission("Cat", Act(support=True))), do(Submission("Gus", Act(support=True))), "an order")

    check_alike(pair, given, LEAKS)
