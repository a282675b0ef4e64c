"""A GM's own words for roles: they stand above what a player is told of theirs, and nobody else reads them."""

from simcord import InteractionResult

from bot.cogs.setup.prose_presses import LONGEST_PROSE
from bot.components.keys import Key, Verb
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import press
from tests.cogs.setup.test_setting_up import gm_page
from tests.cogs.stage import Stage, answer, selects_of, text_of

SEER = "You have **seen** the raven, @everyone."
SHOWN = "You have **seen** the raven, @\N{ZERO WIDTH SPACE}everyone."


async def write(stage: Stage, text: str, role: str = "seer") -> str:
    """Let the GM write words for a role, and return the page that shows afterwards, or the answer beside it."""
    page = await gm_page(stage)
    roles = (await stage.press("Gia", page, "Words for roles")).response
    assert roles is not None
    form = await stage.choose("Gia", roles, [role])
    sent = await stage.people["Gia"].submit_modal(form, {"text": text})
    assert isinstance(sent, InteractionResult)
    assert sent.acknowledged
    return text_of(roles.message) if sent.response is None else text_of(sent.response.message)


async def dealt_with(stage: Stage, text: str = SEER, role: str = "seer") -> str:
    """Write words for a role, begin the game, and return who has that role."""
    await write(stage, text, role)
    await stage.press("Gia", stage.card, "Start the game")
    return (await stage.with_role(role))[0]


async def test_the_words_for_a_role_stand_above_its_own_text_in_one_dm(sign_up: Stage) -> None:
    before = {name: len(sign_up.dms(name)) for name in NAMES}
    seer = await dealt_with(sign_up)
    dms = {name: sign_up.dms(name)[before[name] :] for name in NAMES}
    (told,) = dms[seer]

    assert told.embeds[0].description == SHOWN
    assert told.embeds[0].footer.text == "In the GM's own words"
    assert "You are" in str(told.embeds[1].title)
    assert {len(some) for some in dms.values()} == {1}
    assert not any("raven" in text_of(dm) for name, some in dms.items() if name != seer for dm in some)


async def test_a_substitute_reads_the_words_for_the_role_too(sign_up: Stage) -> None:
    seer = await dealt_with(sign_up)
    sign_up.add("Zoe")
    await sign_up.replace(seer, "Zoe")

    assert any(SHOWN in text_of(dm) for dm in sign_up.dms("Zoe"))


async def test_the_words_for_a_role_stand_with_its_players_secrets_alone(sign_up: Stage) -> None:
    seer = await dealt_with(sign_up)
    readers = {name for name in NAMES if "raven" in answer(await sign_up.command(name, "game secrets"))}

    assert readers == {seer}


async def test_nobody_but_the_gm_reads_them_before_the_game(sign_up: Stage) -> None:
    page = await write(sign_up, SEER)
    await sign_up.painted_card()

    assert "raven" in page
    assert not any("raven" in text_of(post) for post in sign_up.channel.history())
    assert "GM" in answer(await press(sign_up, "Ann", Key(Verb.ROLES, 1)))


async def test_a_quest_game_asks_for_words_for_the_roles_of_its_set_up_alone(sign_up: Stage) -> None:
    page = await gm_page(sign_up)
    roles = (await sign_up.press("Gia", page, "Words for roles")).response
    assert roles is not None
    (select,) = selects_of(roles)

    assert {option.value for option in select.options} == {"plain-good", "plain-evil", "seer", "assassin"}


async def test_the_longest_words_leave_the_whole_role_in_the_same_message(sign_up: Stage) -> None:
    seer = await dealt_with(sign_up, "\N{LATIN SMALL LETTER A}" * LONGEST_PROSE)
    told = sign_up.dms(seer)[-1]

    assert len(told.embeds) >= 2
    assert "more.txt" not in [file.filename for file in told.attachments]


async def test_no_words_take_a_roles_words_away_and_too_many_change_nothing(sign_up: Stage) -> None:
    await write(sign_up, SEER)
    refused = await write(sign_up, "\N{PARTY POPPER}" * LONGEST_PROSE)
    kept = dict((await sign_up.hosted()).settings.role_prose)
    await write(sign_up, "")

    assert "nothing was saved" in refused
    assert kept == {"seer": SEER}
    assert dict((await sign_up.hosted()).settings.role_prose) == {}


async def test_words_for_a_role_that_was_taken_out_are_refused(sign_up: Stage) -> None:
    told = await press(sign_up, "Gia", Key(Verb.ROLE_SET, 1, rest="turncoat"))

    assert answer(told)
    assert not (await sign_up.hosted()).settings.role_prose


async def test_a_rematch_keeps_the_words_for_roles(sign_up: Stage) -> None:
    await dealt_with(sign_up)
    await sign_up.end("Gia")
    await sign_up.press("Gia", sign_up.channel.history()[-1], "Rematch")

    assert dict((await sign_up.hosted(2)).settings.role_prose) == {"seer": SEER}
