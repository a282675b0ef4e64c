"""How to play: anybody turns its pages in an answer of their own, and the GM sees who has read them."""

from simcord import InteractionResult

from bot.components.keys import Key, Verb
from bot.wording.game_words import PAGES
from tests.cogs.conftest import NAMES
from tests.cogs.forgery import press
from tests.cogs.players.test_privacy import exported, forget
from tests.cogs.stage import Stage, answer, labels_of


async def read(stage: Stage, name: str) -> InteractionResult:
    """Let somebody turn all pages, and press that they have read them."""
    shown = await stage.press(name, stage.card, "How to play")
    for _ in range(PAGES - 1):
        await stage.press(name, shown.response, "Next")
    await stage.press(name, shown.response, "I've read it")
    return shown


def titles(result: InteractionResult) -> list[str | None]:
    assert result.response is not None
    return [embed.title for embed in result.response.embeds]


async def test_a_newcomer_turns_four_pages_in_one_answer_that_only_they_see(sign_up: Stage) -> None:
    posts = len(sign_up.channel.history())
    shown = await sign_up.press("Zoe", sign_up.card, "How to play")
    assert shown.response is not None
    seen = [titles(shown)]
    buttons = [labels_of(shown.response)]
    for _ in range(PAGES - 1):
        await sign_up.press("Zoe", shown.response, "Next")
        seen.append(titles(shown))
        buttons.append(labels_of(shown.response))
    await sign_up.press("Zoe", shown.response, "Back")

    assert shown.ephemeral
    assert seen == [["The goal"], ["A quest"], ["Secrets"], ["The end"]]
    assert buttons == [["Next"], ["Back", "Next"], ["Back", "Next"], ["Back", "I've read it"]]
    assert titles(shown) == ["Secrets"]
    assert len(sign_up.channel.history()) == posts


async def test_each_page_shows_a_described_picture(sign_up: Stage) -> None:
    shown = await sign_up.press("Zoe", sign_up.card, "How to play")
    assert shown.response is not None
    (first,) = shown.response.attachments
    await sign_up.press("Zoe", shown.response, "Next")
    (second,) = shown.response.attachments

    assert first.description == "The goal, in signs: Ulaid: three quests succeed; Connacht: three quests fail."
    assert (second.description or "").startswith("A quest, in signs: ")


async def test_the_gm_sees_who_has_read_how_to_play(sign_up: Stage) -> None:
    before = answer(await sign_up.press("Gia", sign_up.card, "Set-up"))
    thanked = answer(await read(sign_up, "Ann"))
    panel = answer(await sign_up.press("Gia", sign_up.card, "Set-up"))
    desk = answer(await sign_up.command("Gia", "gm desk"))

    assert "Nobody has said yet that they've read it." in before
    assert "you've read how to play" in thanked
    assert "Who has read it: **Ann**." in panel
    assert desk.count("has read how to play") == 1


async def test_nobody_else_perceives_who_has_read_how_to_play(sign_up: Stage) -> None:
    before = await sign_up.painted_card(), len(sign_up.channel.history()), len(sign_up.dms("Ben"))
    await read(sign_up, "Ann")

    assert (await sign_up.painted_card(), len(sign_up.channel.history()), len(sign_up.dms("Ben"))) == before


async def test_who_has_read_how_to_play_is_remembered_in_the_next_game_of_its_kind(sign_up: Stage) -> None:
    await read(sign_up, "Ann")
    await sign_up.end("Gia")
    await sign_up.command("Gia", "game new", game="middle-earth")
    await sign_up.command("Ann", "game join")

    panel = answer(await sign_up.press("Gia", sign_up.card, "Set-up"))

    assert "Who has read it: **Ann**." in panel


async def test_the_role_card_and_help_lead_to_how_to_play(game: Stage) -> None:
    card = next(message for message in game.dms("Ann") if "How to play" in labels_of(message))
    by_card = await game.press("Ann", card, "How to play")
    asked = await game.command("Ben", "help")
    by_help = await game.press("Ben", asked.response, "How to play")

    assert titles(by_card) == titles(by_help) == ["The goal"]


async def test_the_dm_with_a_role_shows_its_card_to_that_player_alone(game: Stage) -> None:
    roles = (await game.table()).roles
    (lugh,) = await game.with_role("seer")
    drawn = {name: [file.description for message in game.dms(name) for file in message.attachments] for name in roles}

    assert drawn[lugh] == ["Your role: Lugh. Side: Ulaid."]
    assert all(len(told) == 1 for told in drawn.values())
    assert sum("Lugh" in str(told) for told in drawn.values()) == 1


async def test_my_secrets_shows_the_card_again_and_leads_to_how_to_play(game: Stage) -> None:
    (lugh,) = await game.with_role("seer")
    shown = await game.press(lugh, game.card, "My secrets")
    assert shown.response is not None

    assert labels_of(shown.response) == ["Ask the GM", "How to play"]
    assert [file.description for file in shown.response.attachments] == ["Your role: Lugh. Side: Ulaid."]


async def test_at_the_great_table_roles_and_the_cards_of_a_day_are_drawn(dealt: Stage) -> None:
    drawn = [file.description or "" for message in dealt.dms("Ann") for file in message.attachments]
    role, table, card = drawn

    assert role.startswith("Your role: ")
    assert "Ann" in table
    assert card.startswith("Your card today: ")


async def test_there_is_no_other_page(sign_up: Stage) -> None:
    for page in ("0", "5", "x"):
        assert "doesn't fit here" in answer(await press(sign_up, NAMES[0], Key(Verb.HOW, 1, rest=page)))


async def test_what_somebody_has_read_is_exported_and_forgotten(sign_up: Stage) -> None:
    await read(sign_up, "Zoe")
    kept = (await exported(sign_up, "Zoe"))["rows"]
    await forget(sign_up, "Zoe")

    assert kept == {"lessons.user_id": [{"lesson": "read-quests"}]}
    assert (await exported(sign_up, "Zoe"))["rows"] == {}
