"""Commands in the languages of Discord: from the files of words, as far as Discord takes them."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
import structlog
from discord import Locale

import bot.words
from bot.cogs.translating import language_of
from bot.delivery import compose
from bot.wording.commands import is_description, is_name
from tests.cogs.stage import Stage, new_bot

GERMAN = """
command-game = Spiele öffnen, mitspielen und verfolgen
command-game-new = Ein Spiel öffnen
    .late = Was geschieht, wenn eine Frist vergeht
    .late-ask = den Leiter fragen
command-game-join = {too_long}
name-game = spiel
name-game-new = neu
    .late = verspätet
    .hours = game
name-game-join = Mitspielen
name-game-leave = gehen
name-game-end = gehen
name-game-start = status
"""


@pytest.fixture
def german(tmp_path: Path) -> Iterator[None]:
    """A second language, from before the bot starts."""
    copytree(bot.words.FOLDER / "en", tmp_path / "en")
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "commands.ftl").write_text(GERMAN.replace("{too_long}", "x" * 101), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.words, "FOLDER", tmp_path)
        compose.bot_words.cache_clear()
        yield
    compose.bot_words.cache_clear()


@pytest.mark.usefixtures("german")
async def test_names_descriptions_and_choices_come_in_discord_s_languages(stage: Stage) -> None:
    game = registered(stage)["game"]
    new = game["options"]["new"]
    late = new["options"]["late"]
    ask = next(choice for choice in late["choices"] if choice["value"] == "ask")

    assert (game["name"], game["name_localizations"]) == ("game", {"de": "spiel"})
    assert game["description_localizations"] == {"de": "Spiele öffnen, mitspielen und verfolgen"}
    assert (new["name_localizations"], late["name_localizations"]) == ({"de": "neu"}, {"de": "verspätet"})
    assert late["description_localizations"] == {"de": "Was geschieht, wenn eine Frist vergeht"}
    assert ask["name_localizations"] == {"de": "den Leiter fragen"}


@pytest.mark.usefixtures("german")
async def test_what_is_not_translated_or_would_be_refused_or_taken_for_another_stays_in_english(stage: Stage) -> None:
    options = registered(stage)["game"]["options"]

    assert not options["history"].get("name_localizations")
    assert not options["join"].get("name_localizations")
    assert not options["join"].get("description_localizations")
    assert not any(options[name].get("name_localizations") for name in ("leave", "end", "start"))
    assert not options["new"]["options"]["hours"].get("name_localizations")


@pytest.mark.usefixtures("german")
async def test_whatever_is_left_out_is_named_in_the_log_once(stage: Stage) -> None:
    with structlog.testing.capture_logs() as logs:
        await stage.env.restart_bot(new_bot(stage.database))
    said = [line for line in logs if line["event"].startswith("words of a command left out")]

    assert sorted(line["message"] for line in said) == ["command-game-join", "name-game-join"]
    assert {line["language"] for line in said} == {"de"}


def registered(stage: Stage) -> dict[str, dict]:  # type: ignore[type-arg]  # as Discord has them
    """The commands at Discord, and their options, by their names."""
    stage.make_manager("Ann")
    user, channel = stage.users["Ann"].id, stage.channel.id
    return by_name(stage.env.backend.visible_commands(user_id=user, channel_id=channel))


def by_name(commands: list[dict]) -> dict[str, dict]:  # type: ignore[type-arg]
    return {each["name"]: {**each, "options": by_name(each.get("options", []))} for each in commands}


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        (Locale.german, "de"),
        (Locale.spain_spanish, "es"),
        (Locale.latin_american_spanish, "es-419"),
        (Locale.brazil_portuguese, "pt-BR"),
        (Locale.swedish, "sv"),
        (Locale.french, None),
        (Locale.american_english, None),
    ],
)
def test_a_language_serves_discord_s_of_its_name_or_of_its_lands(locale: Locale, language: str | None) -> None:
    assert language_of(locale, ("de", "es", "es-419", "pt-BR", "sv", "ga")) == language


@pytest.mark.parametrize("name", ["neu", "act-for", "ab_c", "игра", "ゲーム", "क्षेत्र", "x" * 32])
def test_a_legal_name(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize("name", ["", "Neu", "two words", "x" * 33, "a.b", "ⓝⓔⓦ", "e\u0301", "a\n"])
def test_an_illegal_name(name: str) -> None:
    assert not is_name(name)


def test_a_description_has_one_to_a_hundred_characters_on_one_line() -> None:
    assert is_description("x" * 100)
    assert not any(map(is_description, ("", " ", "x" * 101, "a\nb")))
