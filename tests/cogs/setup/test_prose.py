"""A GM's own words for moments of the game, written before it begins and posted just before the game's news."""

from bot.cogs.setup.prose_presses import LONGEST_PROSE
from bot.components.keys import Key, Verb
from bot.page.making import page_of_game
from engine.great_table.roles import RoleName
from tests.asking import choose_settings
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import press
from tests.cogs.gamblers import SEVEN, table_of
from tests.cogs.gm.test_pending_results import hold
from tests.cogs.gm.test_striking import A_WHILE
from tests.cogs.quests import let_vote
from tests.cogs.remarks.test_own_replays import heard, read
from tests.cogs.setup.test_setting_up import gm_page
from tests.cogs.stage import Stage, answer, text_of

MIST = "The mist **rises**, @everyone."
MARK = "In the GM's own words"


async def write(stage: Stage, **texts: str) -> str:
    """Let the GM write words in the set-up, and return the page that shows afterwards, or the answer beside it."""
    page = await gm_page(stage)
    form = await stage.press("Gia", page, "Your own words")
    sent = await stage.people["Gia"].submit_modal(form, {"opening": "", "end": "", **texts})
    assert sent.acknowledged
    return text_of(page.message) if sent.response is None else text_of(sent.response.message)


def prose(stage: Stage) -> list[str | None]:
    """Return the posts with the GM's own words."""
    embeds = [embed for post in stage.channel.history() for embed in post.embeds]
    return [embed.description for embed in embeds if embed.footer.text == MARK]


async def test_a_gm_opens_the_game_in_their_own_words_just_before_the_first_question(sign_up: Stage) -> None:
    page = await write(sign_up, opening=MIST)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    history = sign_up.channel.history()

    assert "Your own words, just before my news: The opening." in page
    assert prose(sign_up) == ["The mist **rises**, @\N{ZERO WIDTH SPACE}everyone."]
    assert [embed.footer.text for embed in history[-2].embeds] == [MARK]
    assert history[-1].id == sign_up.prompt.id


async def test_the_words_for_the_end_come_before_it_and_never_without_it(sign_up: Stage) -> None:
    await write(sign_up, end="Night falls on Cruachan.")
    await sign_up.press("Gia", sign_up.card, "Start the game")
    before = prose(sign_up)
    await sign_up.end("Gia")
    posts = [text_of(post) for post in sign_up.channel.history()]
    place = next(number for number, text in enumerate(posts) if "Night falls on Cruachan." in text)

    assert before == []
    assert "The game ends here" in posts[place + 1]


async def test_dusk_dawn_and_a_death_take_the_gms_own_words(dealt: Stage) -> None:
    await choose_settings(dealt.database, prose={"dusk": "Dusk.", "dawn": "Dawn.", "death": "A body."})
    await dealt.restart()
    await dealt.command("Gia", "gm close")
    at_night = prose(dealt)
    roles = (await table_of(dealt)).roles
    (master,) = (name for name in SEVEN if roles[name] is RoleName.MASTER)
    victim = next(name for name in SEVEN if roles[name] is RoleName.PLAYER)
    await dealt.dm_command(master, "table kill", player=victim)
    await dealt.command("Gia", "gm close")

    assert at_night == ["Dusk."]
    assert prose(dealt) == ["Dusk.", "Dawn.\n\nA body."]


async def test_a_quest_game_asks_for_words_only_for_moments_that_it_has(sign_up: Stage) -> None:
    form = await sign_up.press("Gia", await gm_page(sign_up), "Your own words")

    assert [name in str(form.modal) for name in ("The opening", "The end", "Each dawn")] == [True, True, False]


async def test_words_that_were_written_before_stand_in_the_form_and_can_be_cleared(sign_up: Stage) -> None:
    await write(sign_up, opening=MIST)
    form = await sign_up.press("Gia", await gm_page(sign_up), "Your own words")
    page = await write(sign_up)
    await sign_up.press("Gia", sign_up.card, "Start the game")

    assert MIST in str(form.modal)
    assert "just before my news" not in page
    assert prose(sign_up) == []


async def test_words_too_long_for_a_moment_are_refused_and_nothing_is_kept(sign_up: Stage) -> None:
    assert "nothing was saved" in await write(sign_up, opening="\N{PARTY POPPER}" * LONGEST_PROSE)
    assert (await sign_up.hosted()).settings.prose == {}


async def test_a_rematch_keeps_the_gms_own_words(sign_up: Stage) -> None:
    await write(sign_up, opening=MIST)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    await sign_up.end("Gia")
    await sign_up.press("Gia", sign_up.channel.history()[-1], "Rematch")

    assert (await sign_up.hosted()).settings.prose == {"opening": MIST}


async def test_words_for_a_moment_that_is_taken_back_are_struck_through(dealt: Stage) -> None:
    await choose_settings(dealt.database, prose={"dusk": "Dusk."})
    await dealt.restart()
    await dealt.command("Gia", "gm close")
    said = prose(dealt)
    await dealt.take_back()
    await dealt.pass_hours(A_WHILE)

    assert said == ["Dusk."]
    assert prose(dealt) == ["~~Dusk.~~"]


async def test_a_gm_sees_their_own_words_in_a_result_that_waits_as_they_will_stand(game: Stage) -> None:
    await choose_settings(game.database, prose={"end": "Night falls."})
    for _ in range(4):
        await game.propose()
        await let_vote(game, approve=False)
    await game.propose()
    await hold(game)
    await let_vote(game, NAMES[:-1], approve=False)
    await game.press(NAMES[-1], game.prompt, "Reject")

    assert "Night falls." not in game.said
    assert "Night falls." in "".join(map(text_of, game.dms("Gia")))


async def test_only_a_gm_writes_words_for_moments(sign_up: Stage) -> None:
    for who in ("Ann", "Zoe"):
        assert "GM" in answer(await press(sign_up, who, Key(Verb.PROSE, 1)))


async def test_the_gms_own_words_stand_in_the_replay(game: Stage) -> None:
    await choose_settings(game.database, prose={"end": "Night falls."})
    await game.restart()
    game.bot.make_pages(page_of_game)
    await game.end("Gia")

    assert heard(read(game, game.channel.history()[-1]), "Night falls.") == {("Night falls.", 0)}
