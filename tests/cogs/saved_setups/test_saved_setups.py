"""Set-ups under names and as codes: saved, loaded, shared, pasted, listed and deleted."""

import re
from collections.abc import Callable, Mapping
from itertools import count
from random import Random

import pytest
from simcord import InteractionResult
from simcord.results import ResponseMessage

from bot.cogs.setup.prose_presses import LONGEST_PROSE
from bot.host.opening.keeping_setups import MOST_SAVED
from bot.host.opening.setup_codes import LONGEST_CODE, NAME, SHORT, code_of
from bot.storage.opening.table_setups import TableSetUp
from bot.storage.schema.choices import Talking
from bot.storage.schema.game_settings import GameSettings
from bot.wording.words_registry import words_for
from engine.quests.options import OptionalRole, QuestOptions
from tests.cogs.forgery import PRESS, Origin, send
from tests.cogs.opening import Opening
from tests.cogs.setup.test_names_given import name
from tests.cogs.setup.test_prose import write as write_prose
from tests.cogs.setup.test_role_prose import write as write_for_role
from tests.cogs.setup.test_setting_up import choose, opened
from tests.cogs.setup.test_titles import entitle
from tests.cogs.stage import Stage, answer, choices_of, labels_of, text_of

CODE = re.compile(rf"```\n({NAME}\S+)\n```")


async def setups(stage: Stage, name: str = "Gia", game: int = 1) -> ResponseMessage:
    """Return the page of saved set-ups of a game."""
    card = next(each for each in stage.channel.history() if "Join" in labels_of(each))
    panel = await stage.press(name, card, "Set-up")
    page = await stage.press(name, panel.response, "Saved set-ups")
    assert page.response is not None
    assert f":{game}:" in str(page.response.message.components)
    return page.response


async def save(stage: Stage, name: str, owner: str | None = None) -> str:
    """Let the GM save the present set-up, and return what they are told."""
    page = await setups(stage)
    form = await stage.press("Gia", page, "Save this set-up")
    values: dict[str, object] = {"name": name} | ({} if owner is None else {"owner": [owner]})
    sent = await stage.people["Gia"].submit_modal(form, values)
    assert sent.acknowledged
    return text_of(page.message) if sent.response is None else text_of(sent.response.message)


async def share(stage: Stage) -> str:
    """Let the GM share the present set-up, and return its code."""
    shared = await stage.press("Gia", await setups(stage), "Share it")
    found = CODE.search(answer(shared))
    assert found is not None
    return found[1]


async def paste(stage: Stage, code: str) -> str:
    """Let the GM paste a code, and return what they are told."""
    page = await setups(stage)
    form = await stage.press("Gia", page, "Paste a code")
    sent = await stage.people["Gia"].submit_modal(form, {"code": code})
    assert sent.acknowledged
    return text_of(page.message) if sent.response is None else text_of(sent.response.message)


async def new_game(stage: Stage, name: str = "Gia", game: str = "tain", **options: object) -> InteractionResult:
    """Let somebody open a game in a channel of its own."""
    stage.channel = stage.guild.create_text_channel(f"table-{len(stage.guild.channels)}")
    return await stage.command(name, "game new", game=game, **options)


async def choose_all(stage: Stage) -> None:
    """Open a sign-up with a guardian, and words and a title of the GM's own."""
    await stage.command("Gia", "game new", game="tain")
    await choose(stage, await opened(stage), "roles", "guardian")
    await entitle(stage, "The Last Bull", "Nora")
    await write_prose(stage, opening="Once upon a time.")
    await write_for_role(stage, "Keep *watch*.", "guardian")


@pytest.fixture
async def chosen(opening: Opening) -> Stage:
    """Return that sign-up."""
    return await opening.after(choose_all)


async def test_a_saved_set_up_is_loaded_into_another_game_with_all_that_was_chosen(chosen: Stage) -> None:
    told = await save(chosen, "Long nights")
    before = (await chosen.hosted()).settings
    await chosen.restart()
    await new_game(chosen, game="middle-earth")
    page = await setups(chosen, game=2)
    await chosen.choose("Gia", page, ["1"], "brehon:load-setup:2:0:0:own")
    after = await chosen.hosted(2)

    assert "saved this set-up as **Long nights** for you" in told
    assert "This game is set up like **Long nights** now." in page.content
    assert after.options == {"roles": ["guardian"]}
    assert after.settings == before
    assert (before.prose, before.role_prose) == ({"opening": "Once upon a time."}, {"guardian": "Keep *watch*."})


async def test_a_new_game_is_set_up_like_a_saved_one_by_its_name(chosen: Stage) -> None:
    await save(chosen, "Long nights")
    opening = answer(await new_game(chosen, setup="long NIGHTS"))

    assert "It's set up like **Long nights**." in opening
    assert (await chosen.hosted(2)).settings.title == "The Last Bull"


async def test_a_question_for_the_river_goes_with_its_set_up(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="danube")
    await stage.bot.services.sign_up.set_options(1, {"question": "Shall we go by boat?"})
    code = await share(stage)
    await stage.bot.services.sign_up.set_options(1, {"question": ""})
    told = await paste(stage, code)

    assert "This game is set up like the code says now." in told
    assert (await stage.hosted()).options["question"] == "Shall we go by boat?"


async def test_names_that_players_gave_stay_when_a_set_up_is_loaded(opening: Opening) -> None:
    stage = await opening.stage()
    await stage.command("Gia", "game new", game="sigily")
    await stage.press("Ann", stage.card, "Join")
    await name(stage, "Ann", "Macha")
    await paste(stage, await share(stage))

    assert (await stage.hosted()).options["names"] == {"Ann": ["Macha", "", "", ""]}


async def test_typed_choices_count_before_those_of_the_set_up(chosen: Stage) -> None:
    await save(chosen, "Long nights")
    await new_game(chosen, setup="Long nights", wait="2 h", anonymous=True)
    hosted = await chosen.hosted(2)

    assert {*hosted.settings.hours.values()} == {2}
    assert hosted.anonymous
    assert hosted.options == {"roles": ["guardian"]}


async def test_saving_under_the_same_name_replaces_the_set_up(chosen: Stage) -> None:
    await save(chosen, "Long nights")
    await choose(chosen, await opened(chosen), "roles", "hidden")
    told = await save(chosen, "LONG nights")
    await new_game(chosen, setup="Long nights")

    assert "in place of the one of that name" in told
    assert (await chosen.hosted(2)).options["roles"] == ["hidden"]


async def test_nobody_is_offered_or_gets_another_users_set_up(chosen: Stage) -> None:
    await save(chosen, "Long nights")
    own = await chosen.people["Gia"].autocomplete(chosen.channel, "game new", "setup", "", game="tain")
    others = await chosen.people["Ann"].autocomplete(chosen.channel, "game new", "setup", "", game="tain")
    by_name = answer(await new_game(chosen, "Ann", setup="Long nights"))
    by_number = answer(await new_game(chosen, "Ann", setup=str(own[0]["value"])))

    assert [choice["name"] for choice in own] == ["Long nights (yours)"]
    assert others == []
    assert "no such set-up" in by_name
    assert by_number == by_name


async def test_a_forged_choice_of_another_users_set_up_is_refused(chosen: Stage) -> None:
    await save(chosen, "Long nights")
    await new_game(chosen, "Ann", game="tain")
    data = {"component_type": 3, "custom_id": "brehon:load-setup:2:0:0:own", "values": ["1"]}
    origin = Origin("Ann", chosen.channel.id, chosen.guild.id)
    loaded = answer(await send(chosen, origin, PRESS, data, chosen.card.id))
    shared = {"component_type": 2, "custom_id": "brehon:saved:share:1"}

    assert "no such set-up" in loaded
    assert "no such set-up" in answer(await send(chosen, origin, PRESS, shared, chosen.card.id))
    assert (await chosen.hosted(2)).options == {}


async def test_only_set_ups_of_the_typed_game_are_offered(chosen: Stage) -> None:
    await save(chosen, "Long nights")
    offered = await chosen.people["Gia"].autocomplete(chosen.channel, "game new", "setup", "", game="bluff")

    assert offered == []
    assert "a set-up for The Táin" in answer(await new_game(chosen, game="bluff", setup="Long nights"))


async def test_a_manager_saves_for_the_server_and_a_stranger_only_for_themselves(chosen: Stage) -> None:
    form = await chosen.press("Gia", await setups(chosen), "Save this set-up")
    assert form.modal is not None
    before = str(form.modal)
    chosen.make_manager("Gia")
    told = await save(chosen, "House rules", "server")
    opening = answer(await new_game(chosen, "Ann", setup="House rules"))

    assert "owner" not in before
    assert "**House rules** for this server" in told
    assert "It's set up like **House rules**" in opening


async def test_a_servers_set_up_is_unknown_on_another_server(chosen: Stage) -> None:
    chosen.make_manager("Gia")
    await save(chosen, "House rules", "server")
    chosen.move_to_another_server("Ann")
    offered = await chosen.people["Ann"].autocomplete(chosen.channel, "game new", "setup", "")

    assert offered == []
    assert "no such set-up" in answer(await chosen.command("Ann", "game new", game="tain", setup="House rules"))


async def test_a_user_keeps_a_bounded_number_of_set_ups_with_names_of_bounded_length(chosen: Stage) -> None:
    numbers = count(1)
    for _ in range(MOST_SAVED):
        await save(chosen, f"No {next(numbers)}")
    refused = await save(chosen, "One more")
    nameless = await save(chosen, "\u200b\n ")
    reversed_name = await save(chosen, "\u202eNo 1")

    assert f"{MOST_SAVED} set-ups are saved already" in refused
    assert "has 1 to 40 characters" in nameless
    assert "has 1 to 40 characters" in reversed_name


async def test_a_set_up_may_be_deleted_by_its_owner_alone_who_is_asked_once(chosen: Stage) -> None:
    await save(chosen, "Long nights")
    listed = await chosen.command("Gia", "game set-ups")
    await chosen.choose("Gia", listed.response, ["1"], "brehon:saved:own:0")
    assert listed.response is not None
    shown = text_of(listed.response.message)
    await chosen.press("Gia", listed.response, "Delete it")
    asked = listed.response.content
    await chosen.press("Gia", listed.response, "Yes, delete it")

    assert "With Cúchulainn" in shown
    assert "Do you want to delete **Long nights**?" in asked
    assert "is deleted" in listed.response.content
    assert "no such set-up" in answer(await new_game(chosen, setup="Long nights"))
    assert (await chosen.hosted()).options == {"roles": ["guardian"]}


async def test_a_member_sees_a_servers_set_up_but_cannot_delete_it(chosen: Stage) -> None:
    chosen.make_manager("Gia")
    await save(chosen, "House rules", "server")
    listed = await chosen.command("Ann", "game set-ups")
    await chosen.choose("Ann", listed.response, ["1"], "brehon:saved:server:0")
    assert listed.response is not None

    assert labels_of(listed.response) == ["Share it", "All set-ups"]


# Codes


async def test_a_code_sets_up_a_game_on_another_server_the_same_way(chosen: Stage) -> None:
    code = await share(chosen)
    first = await chosen.hosted()
    chosen.move_to_another_server("Ann")
    opening = answer(await chosen.command("Ann", "game new", game="tain", setup=code))
    second = await chosen.hosted(2)

    assert len(code) <= SHORT
    assert "like the code says" in opening
    assert (second.options, second.settings) == (first.options, first.settings)


async def test_a_pasted_code_replaces_the_present_set_up(chosen: Stage) -> None:
    code = await share(chosen)
    await choose(chosen, await opened(chosen), "roles", "hidden")
    told = await paste(chosen, f"  {code[:50]}\n{code[50:]} ")

    assert "set up like the code says now" in told
    assert (await chosen.hosted()).options["roles"] == ["guardian"]


async def test_words_for_a_role_that_was_taken_out_are_neither_saved_nor_shared(chosen: Stage) -> None:
    await choose(chosen, await opened(chosen), "roles", "hidden")
    await save(chosen, "Long nights")
    for setup in ("Long nights", await share(chosen)):
        await new_game(chosen, setup=setup)

    assert [(await chosen.hosted(number)).settings.role_prose for number in (2, 3)] == [{}, {}]
    assert (await chosen.hosted()).settings.role_prose == {"guardian": "Keep *watch*."}


async def test_the_longest_words_of_a_set_up_are_shared_as_a_file_which_opens_a_game(
    chosen: Stage,
) -> None:
    random, theme = Random(1), (await chosen.hosted()).theme
    roles = words_for(theme).roles(QuestOptions(roles=tuple(OptionalRole)))
    prose, told = ({each: longest(random) for each in named} for named in (("opening", "end"), roles))
    settings = GameSettings(prose=prose, role_prose=told)
    code = code_of(TableSetUp("tain", "quests", {"roles": [*OptionalRole]}, settings))
    opening = answer(await new_game(chosen, file=("tain.set-up.txt", code.encode())))
    shared = await chosen.press("Gia", await setups(chosen, game=2), "Share it")
    assert shared.response is not None

    assert len(code) > SHORT
    assert "like the code says" in opening
    assert (await chosen.hosted(2)).settings == settings
    assert [file.filename for file in shared.response.message.attachments] == ["tain.set-up.txt"]


def longest(random: Random) -> str:
    """Return the longest words that a GM may write, of letters that hardly compress."""
    return "".join(chr(random.randrange(0x4E00, 0x9E00)) for _ in range(LONGEST_PROSE))


def changed(**fields: object) -> str:
    """Return the code of a set-up with something strange in it."""
    plain: dict[str, object] = {"theme": "tain", "rulebook": "quests", "options": {}, "settings": GameSettings()}
    return code_of(TableSetUp(**{**plain, **fields}))  # type: ignore[arg-type]  # strange on purpose


BAD: Mapping[str, tuple[Callable[[], str], str]] = {
    "cut off": (lambda: changed()[:-5], "Something is missing or changed"),
    "changed": (lambda: changed()[:-9] + "AAAAAAAAA", "Something is missing or changed"),
    "of no form": (lambda: f"{NAME}1", "isn't the code of a set-up"),
    "newer": (lambda: changed().replace(f"{NAME}1.", f"{NAME}2."), "newer release"),
    "of another game": (lambda: changed(theme="bluff", rulebook="bluff"), "a set-up for Bricriu"),
    "of no game": (lambda: changed(rulebook="chess"), "isn't installed here"),
    "unknown option": (lambda: changed(options={"dragons": True}), "doesn't offer here"),
    "unknown role": (lambda: changed(options={"roles": ["dragon"]}), "doesn't offer here"),
    "a role twice": (lambda: changed(options={"roles": [OptionalRole.HIDDEN] * 2}), "doesn't offer here"),
    "unknown wait": (lambda: changed(settings=GameSettings(hours={"lunch": 1})), "doesn't offer here"),
    "endless wait": (lambda: changed(settings=GameSettings(hours={"vote": 10**300})), "doesn't offer here"),
    "long title": (lambda: changed(settings=GameSettings(title="x" * 61)), "doesn't offer here"),
    "hidden link": (lambda: changed(settings=GameSettings(prose={"end": "[a](http://b)"})), "doesn't offer here"),
    "unknown role's words": (
        lambda: changed(settings=GameSettings(role_prose={"dragon": "Roar."})),
        "doesn't offer here",
    ),
    "long words for a role": (
        lambda: changed(settings=GameSettings(role_prose={"seer": "x" * (LONGEST_PROSE + 1)})),
        "doesn't offer here",
    ),
    "words for a role left out": (
        lambda: changed(settings=GameSettings(role_prose={"guardian": "Keep watch."})),
        "doesn't offer here",
    ),
    "unknown moment": (lambda: changed(settings=GameSettings(prose={"dusk": "Night falls."})), "doesn't offer here"),
}


@pytest.mark.parametrize("bad", BAD)
async def test_a_bad_code_is_refused_in_one_sentence_and_opens_nothing(stage: Stage, bad: str) -> None:
    code, sentence = BAD[bad]
    refused = answer(await stage.command("Gia", "game new", game="tain", setup=code()))

    assert sentence in refused
    assert await stage.bot.services.games.load(1) is None


async def test_a_bad_code_changes_nothing_of_the_present_set_up(chosen: Stage) -> None:
    before = await chosen.hosted()
    told = await paste(chosen, changed(settings=GameSettings(talking=Talking.ANYWHERE, title="x" * 61)))
    after = await chosen.hosted()

    assert "doesn't offer here" in told
    assert (after.options, after.settings) == (before.options, before.settings)


@pytest.mark.parametrize(
    "content", [b"x" * (LONGEST_CODE + 1), b"\xff\xfe", b"Hello", b""], ids=["huge", "no text", "words", "empty"]
)
async def test_a_file_that_holds_no_set_up_is_refused(stage: Stage, content: bytes) -> None:
    refused = answer(await stage.command("Gia", "game new", game="tain", file=("tain.txt", content)))

    assert "no set-up" in refused or "isn't the code of a set-up" in refused
    assert await stage.bot.services.games.load(1) is None


async def test_a_code_and_a_file_together_are_refused(stage: Stage) -> None:
    both: dict[str, object] = {"setup": changed(), "file": ("tain.txt", changed().encode())}

    assert "not both" in answer(await stage.command("Gia", "game new", game="tain", **both))


async def test_the_set_up_of_a_game_that_has_begun_is_not_saved_or_shared(sign_up: Stage) -> None:
    page = await setups(sign_up)
    await sign_up.press("Gia", sign_up.card, "Start the game")
    shared = answer(await sign_up.press("Gia", page, "Share it"))
    saved = answer(await sign_up.press("Gia", page, "Save this set-up"))

    assert NAME not in shared
    assert "begun" in shared
    assert "begun" in saved


async def test_the_page_of_a_game_offers_no_set_up_of_another_game(chosen: Stage) -> None:
    await save(chosen, "Long nights")
    await new_game(chosen, game="bluff")
    page = await setups(chosen, game=2)

    assert choices_of(page) == {}
    assert "Long nights" not in text_of(page.message)
