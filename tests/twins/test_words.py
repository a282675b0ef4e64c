"""A GM's own words for one player, for a role or beside a result are perceived by nobody for whom they are not."""

import pytest
from msgspec.structs import replace
from typing_extensions import override

from bot.delivery.posts.prose_posts import prose_of
from bot.delivery.telling.compose import role_prose
from bot.host.leading.result_words import _with_words
from bot.storage.outbox.common_dues import words_due
from bot.storage.schema.choices import Holding
from engine.judging import Submission
from engine.parties.actions import Vote
from engine.quests import Quests
from engine.quests.actions import Propose
from engine.rulebook import any_rulebook
from tests.asking import choose_settings
from tests.cogs.gm.test_result_words import write
from tests.cogs.remarks.test_own_words import form_of, speak
from tests.cogs.remarks.test_waiting_words import chosen, waiting
from tests.twins.pair import Leak, Pair, Table
from tests.twins.planting import Plant, planted
from tests.twins.playing import STRANGER, Playing, let_paint, nothing
from tests.twins.test_informed_spectators import lead_too
from tests.twins.test_planted_leaks import SEVEN, quest_deals

ADDRESSEE = "Ann"
OTHERS = {*SEVEN, STRANGER} - {ADDRESSEE}
ROLE = "seer"
"""The role of the addressee."""


class Worded(Playing):
    """A game of one deal, at one table of which the GM has written words for a role."""

    @override
    async def _sign_up(self, table: Table) -> None:
        await super()._sign_up(table)
        prose = {ROLE: "You see *them*."} if table is self.pair.tables[0] else {}
        sign_up = table.stage.bot.services.sign_up
        await sign_up.change_settings(1, lambda hosted: replace(hosted.settings, role_prose=prose))


def play(pair: Pair) -> None:
    """Let a GM write to one player in every way at one table, and look at the same places at the other."""
    deals = quest_deals()
    playing = Worded(pair, any_rulebook(Quests()), 0, deals._replace(other=deals.one))
    playing.begin()
    pair.both(lead_too, "a GM who plays")
    pair.readers = OTHERS
    pair.each(write_and_withdraw, look_at_forms, "words that wait")
    pair.both(let_paint, "the card")
    pair.both(playing.doing(Submission("Gus", Propose(("Ann", "Gus")))))
    pair.both(hold_results, "results go to the GM")
    for name in SEVEN[:-1]:
        pair.both(playing.doing(Submission(name, Vote(approve=True, public=True))))
    pair.both(vote_last, "the last vote")
    pair.each(write_beside, nothing, "words beside a result", alike=False)
    pair.both(let_paint, "the card")
    pair.both(publish, "the result")
    pair.both(let_paint, "the card")
    playing.look_around(1)


async def write_and_withdraw(table: Table) -> None:
    """Let the GM write to a player at once and for later, and withdraw what waits."""
    await speak(table.stage, "Mind the druid.", ADDRESSEE)
    await speak(table.stage, "Mind the ford.", ADDRESSEE, "in 5 h")
    await table.stage.press("Gia", await chosen(table.stage), "Withdraw it")


async def look_at_forms(table: Table) -> None:
    """Let the GM look at the same pages, and write nothing."""
    for _ in range(2):
        await form_of(table.stage)
    await waiting(table.stage)


async def hold_results(table: Table) -> None:
    """Let results go to the GM first from now on."""
    await choose_settings(table.stage.database, holding=Holding.FOR_60)


async def vote_last(table: Table) -> None:
    """Let the last player vote, whose answer ends the wait."""
    await table.stage.press(SEVEN[-1], table.stage.prompt, "Approve")


async def write_beside(table: Table) -> None:
    """Let the GM write above what a player is told of the result."""
    await write(table.stage, "Mind the bull.", ADDRESSEE)


async def publish(table: Table) -> None:
    """Let the GM publish the result."""
    await table.stage.press("Gia", table.stage.dms("Gia")[-1], "Publish it")


def test_nobody_else_can_tell_that_a_gm_has_written_to_a_player(pair: Pair) -> None:
    """Dan also leads the game, and so is a GM who plays."""
    play(pair)


PLANTS = (
    Plant(
        "everybody reads the words for all roles",
        role_prose,
        "dict.fromkeys(words_of(hosted).role_told(each) for each in told) if written else ()",
        "written",
    ),
    Plant("words for a player in the channel", words_due, "room if seat_id is None else", "room if room else"),
    Plant(
        "the end of the GM's time by what the GM writes",
        _with_words,
        "words=kept",
        "words=kept, until=pending.until.replace(year=2027)",
    ),
)


BY_SIDES = Plant(
    "words for a moment by what somebody is",
    prose_of,
    "if FIRST_LINE in lines:",
    'if hosted.started.table.sides["Gus"] == "evil":',
)


def test_words_for_a_moment_that_depend_on_a_secret_are_found(pair: Pair) -> None:
    """Gus is evil in one deal only."""
    with planted(BY_SIDES), pytest.raises(Leak):
        Playing(pair, any_rulebook(Quests()), 0, quest_deals()).begin()


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.name)
def test_leaks_of_words_are_found(pair: Pair, plant: Plant) -> None:
    with planted(plant), pytest.raises(Leak):
        play(pair)
