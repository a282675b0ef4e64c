"""Votes aloud in quest games: where the table allows them they count, in public; elsewhere nothing comes of them."""

import discord
import pytest

from bot.cogs.speech.forum_votes import vote_said
from bot.cogs.speech.speech_commands import COUNTED
from bot.components.keys import Key, Verb
from bot.host.denied import Denied
from bot.storage.schema.choices import Holding, Speaking
from bot.storage.schema.game_settings import GameSettings
from engine.chance import Chance, seeded_source
from engine.game import Game
from engine.honnoji import Honnoji
from engine.honnoji.options import HonnojiOptions
from engine.judging import Submission
from engine.parties.actions import Vote
from engine.rulebook import any_rulebook
from tests.asking import choose_settings
from tests.cogs.forgery import press
from tests.cogs.games.great_table.test_votes_in_messages import marks_on
from tests.cogs.masks import aliases, answers, begin_anonymous, player, propose, spoken, write
from tests.cogs.opening import Opening
from tests.cogs.quests import let_vote
from tests.cogs.samurai import TEN
from tests.cogs.stage import STILL, Stage, choices_of, new_bot, text_of
from tests.cogs.submissions import fulfil
from tests.delivery.at_a_table import AtATable

LONG_PAUSE = 400.0
"""Seconds within which words under an alias are posted."""
SETTING = "brehon:setting:1:0:0:speaking"


@pytest.fixture(scope="module")
def table() -> AtATable:
    game = Game.begin(any_rulebook(Honnoji()), TEN, HonnojiOptions(), Chance({}, seeded_source(1, 1)))
    made = AtATable(game, step=1, leader=None, anonymous=False)
    made.hosted.settings = GameSettings(speaking=Speaking.ON)
    return made


@pytest.mark.parametrize(
    "line",
    [
        *("vote: approve", "Vote:APPROVE", "**approve**", "**Approve!**", "__approve__", "##approve", "## approve"),
        *("**vote: approve**", "**vote approve**", "> vote: **approve**", "##vote approve."),
    ],
)
def test_a_line_with_the_word_in_bold_or_after_vote_is_a_vote(table: AtATable, line: str) -> None:
    assert vote_said(table.hosted, f"I am sure.\n{line}") == {"move": "vote", "approve": True, "public": True}


@pytest.mark.parametrize(
    "line", ["approve", "*approve*", "I **approve**", "I vote reject", "vote approve", "**approve** of it", "unvote"]
)
def test_talk_about_a_party_is_no_vote(table: AtATable, line: str) -> None:
    assert vote_said(table.hosted, line) is None


def test_the_last_word_counts(table: AtATable) -> None:
    assert vote_said(table.hosted, "**approve**\nvote: reject") == {"move": "vote", "approve": False, "public": True}


async def allow_votes_aloud(stage: Stage) -> None:
    """Let the table allow them, and let its leader name a party."""
    await choose_settings(stage.database, speaking=Speaking.ON)
    await stage.restart()
    await propose(stage)


async def say_here(stage: Stage, name: str, text: str) -> discord.Message:
    """Write to the bot in the channel."""
    me = stage.bot.user
    assert me is not None
    return await stage.people[name].send(stage.channel, f"{me.mention} {text}")


async def cast(stage: Stage) -> dict[str, bool | None]:
    """Return how the votes look to everybody."""
    return (await stage.table()).round.cast


async def test_a_vote_aloud_counts_in_public_and_is_marked(game: Stage) -> None:
    await allow_votes_aloud(game)
    written = await say_here(game, "Ann", "I trust them.\n**approve**")

    assert await cast(game) == {"Ann": True}
    assert marks_on(game, written) == [COUNTED]


async def test_the_first_post_says_that_votes_may_be_cast_aloud(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="tain")
    for name in ("Ann", "Ben", "Cat", "Dan", "Eve"):
        await stage.press(name, stage.card, "Join")
    setup = (await press(stage, "Gia", Key(Verb.SETUP, 1))).response
    pages = 0
    while setup is not None and "Whether players may vote aloud" not in choices_of(setup) and (pages := pages + 1) < 5:
        setup = (await stage.press("Gia", setup, "More to choose")).response
    await stage.choose("Gia", setup, [Speaking.ON], SETTING)
    await stage.command("Gia", "game start")

    assert any("You can also vote aloud here" in text_of(message) for message in stage.channel.history())


async def test_a_vote_aloud_replaces_a_private_one(game: Stage) -> None:
    await allow_votes_aloud(game)
    await let_vote(game, ["Ann"])
    await say_here(game, "Ann", "vote: reject")

    assert await cast(game) == {"Ann": False}


async def test_an_edited_or_deleted_message_changes_no_vote(game: Stage) -> None:
    await allow_votes_aloud(game)
    written = await say_here(game, "Ann", "vote: approve")
    await game.people["Ann"].edit(written, "vote: reject")
    await game.people["Ann"].delete(written)
    await game.env.settle()

    assert await cast(game) == {"Ann": True}


async def test_a_table_that_takes_no_votes_aloud_tells_only_the_writer(game: Stage) -> None:
    await propose(game)
    posts = len(game.channel.history())
    dms = {name: len(game.dms(name)) for name in ("Ann", "Ben", "Gia")}
    written = await say_here(game, "Ann", "vote: approve")

    assert await cast(game) == {}
    assert marks_on(game, written) == []
    assert (
        game.dms("Ann")[-1].content == "This table takes no votes aloud. Please vote with the buttons, or by command."
    )
    assert len(game.channel.history()) == posts + 1
    assert {name: len(game.dms(name)) - before for name, before in dms.items()} == {"Ann": 1, "Ben": 0, "Gia": 0}


async def test_a_vote_aloud_while_no_party_is_voted_on_is_refused_in_a_sentence(game: Stage) -> None:
    await choose_settings(game.database, speaking=Speaking.ON)
    await game.restart()
    written = await say_here(game, "Ann", "vote: approve")

    assert marks_on(game, written) == []
    assert "isn't possible right now" in game.dms("Ann")[-1].content
    assert await cast(game) == {}


async def test_somebody_without_a_seat_has_no_vote(game: Stage) -> None:
    await allow_votes_aloud(game)
    await say_here(game, "Zoe", "vote: approve")

    assert await cast(game) == {}


@pytest.fixture
async def masked(opening: Opening) -> Stage:
    """Return an anonymous game in which a party is voted on."""
    stage = await opening.after(begin_anonymous)
    await propose(stage)
    return stage


async def test_under_an_alias_words_and_vote_go_together(masked: Stage) -> None:
    await choose_settings(masked.database, speaking=Speaking.ON)
    await masked.restart()
    alias = (await aliases(masked))["Ann"]
    text = "They look honest.\n**approve**"
    await write(masked, "Ann", text)
    payloads = [body for _, name, body in masked.env.backend.transcript if name == "MESSAGE_CREATE"]
    masked.env.backend.emit("MESSAGE_CREATE", next(body for body in payloads if body["content"] == text))
    await masked.env.settle()

    assert await cast(masked) == {alias: True}
    assert spoken(masked) == [(alias, text)]


@pytest.mark.parametrize("before_it", [0, 4])
async def test_under_an_alias_words_come_before_all_that_their_vote_brings_about(masked: Stage, before_it: int) -> None:
    await choose_settings(masked.database, speaking=Speaking.ON)
    await masked.env.restart_bot(new_bot(masked.database, pauses=STILL._replace(card=0.0, speech=LONG_PAUSE)))
    *voters, last = (await masked.hosted()).names
    await fulfil(masked, [Submission(name, Vote(approve=False)) for name in voters[:before_it]])
    await masked.env.advance_time(LONG_PAUSE)
    posts, shown = len(masked.channel.history()), [text_of(post) for post in masked.channel.history()]
    await write(masked, await player(masked, last), "vote: reject")
    await masked.env.advance_time(LONG_PAUSE / 4 - 1)
    during = [text_of(post) for post in masked.channel.history()]
    await masked.env.advance_time(LONG_PAUSE)
    words, *after = masked.channel.history()[posts:]

    assert during == shown
    assert words.content == "vote: reject"
    assert bool(after) == (before_it == len(voters))


async def test_under_an_alias_a_vote_that_does_not_count_is_not_posted(masked: Stage) -> None:
    await write(masked, "Ann", "They look honest.\nvote: approve")

    assert spoken(masked) == []
    assert "no votes aloud" in answers(masked, "Ann")[-1]
    assert "wasn't posted" in answers(masked, "Ann")[-1]


async def test_the_last_vote_aloud_may_wait_for_the_gm_and_its_words_are_posted(masked: Stage) -> None:
    await choose_settings(masked.database, speaking=Speaking.ON, holding=Holding.FOR_60)
    await masked.restart()
    *others, last = (await masked.hosted()).names
    for alias in others:
        await write(masked, await player(masked, alias), "vote: approve")
    await write(masked, await player(masked, last), "vote: reject")

    assert (await masked.hosted()).pending is not None
    assert spoken(masked)[-1] == (last, "vote: reject")


async def test_a_dm_votes_aloud_in_no_game_without_aliases(game: Stage) -> None:
    await allow_votes_aloud(game)
    await write(game, "Ann", "vote: approve")

    assert await cast(game) == {}
    with pytest.raises(Denied):
        game.bot.services.speech.heard(await game.hosted(), game.users["Ann"].id, "vote: approve")
