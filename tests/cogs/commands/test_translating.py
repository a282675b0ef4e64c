"""Commands in Discord's languages, taken from the message files as far as Discord accepts them."""

from collections.abc import Iterator
from functools import wraps
from pathlib import Path
from shutil import copytree

import pytest
import structlog
from discord import Locale
from msgspec import Struct
from simcord import interactions
from sqlalchemy import select

import bot.words
from bot.delivery.telling import saying
from bot.storage.schema.models import Guild
from bot.wording.command_limits import LONGEST_DESCRIPTION, LONGEST_NAME, is_description, is_name
from engine.learning import converted
from tests.asking import rows_in
from tests.cogs.stage import Stage, answer, new_bot
from tests.wording import pseudo
from tests.wording.pseudo import foreign

MOST_CHARACTERS = 8000
"""Discord's limit for a command with everything in it, counting the longest translation of each text."""
GERMAN = """
command-game = Spiele öffnen, mitspielen und verfolgen
command-game-new = Ein Spiel öffnen
    .late = Was geschieht, wenn eine Frist vergeht
    .late-ask = den Leiter fragen
command-game-join = {too_long}
name-game = spiel
name-game-new = neu
    .late = verspätet
    .wait = game
name-game-join = Mitspielen
name-game-leave = gehen
name-game-end = gehen
name-game-start = status
"""


class Shown(Struct, frozen=True):
    """A command, option or choice with its translations, as Discord is told of it."""

    name: str
    description: str = ""
    value: str | float = ""
    name_localizations: dict[str, str] = {}
    description_localizations: dict[str, str] = {}
    options: tuple["Shown", ...] = ()
    choices: tuple["Shown", ...] = ()

    def with_options(self) -> Iterator["Shown"]:
        """Yield it and all options in it."""
        yield self
        for option in self.options:
            yield from option.with_options()

    def translations(self) -> Iterator[dict[str, str]]:
        """Yield the translations of everything in it that is shown."""
        for each in self.with_options():
            yield each.name_localizations
            yield each.description_localizations
            yield from (choice.name_localizations for choice in each.choices)


@pytest.fixture(scope="module")
def with_german(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the words with a second language."""
    folder = tmp_path_factory.mktemp("words")
    copytree(bot.words.FOLDER / "en", folder / "en")
    (folder / "de").mkdir()
    (folder / "de" / "commands.ftl").write_text(GERMAN.replace("{too_long}", "x" * 101), encoding="utf-8")
    return folder


@pytest.fixture
def german(with_german: Path) -> Iterator[None]:
    """Return that language, set before the bot starts."""
    yield from spoken(with_german)


def spoken(folder: Path) -> Iterator[None]:
    """Let the bot speak the languages of a folder."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bot.words, "FOLDER", folder)
        saying.bot_words.cache_clear()
        yield
    saying.bot_words.cache_clear()


@pytest.mark.usefixtures("german")
async def test_translations_that_discord_would_refuse_stay_in_english(
    stage: Stage,
) -> None:
    game = registered(stage)["game"]
    options = game["options"]
    new = options["new"]
    late = new["options"]["late"]
    ask = next(choice for choice in late["choices"] if choice["value"] == "ask")

    assert (game["name"], game["name_localizations"]) == ("game", {"de": "spiel"})
    assert game["description_localizations"] == {"de": "Spiele öffnen, mitspielen und verfolgen"}
    assert (new["name_localizations"], late["name_localizations"]) == ({"de": "neu"}, {"de": "verspätet"})
    assert late["description_localizations"] == {"de": "Was geschieht, wenn eine Frist vergeht"}
    assert ask["name_localizations"] == {"de": "den Leiter fragen"}
    # Nor a text that is not translated, or one that would be taken for another.
    assert not options["history"].get("name_localizations")
    assert not options["join"].get("name_localizations")
    assert not options["join"].get("description_localizations")
    assert not any(options[name].get("name_localizations") for name in ("leave", "end", "start"))
    assert not new["options"]["wait"].get("name_localizations")


@pytest.mark.usefixtures("german")
async def test_the_log_names_left_out_translations_and_clashing_names_once(stage: Stage) -> None:
    with structlog.testing.capture_logs() as logs:
        await stage.env.restart_bot(new_bot(stage.database))
    left_out = [line for line in logs if line["event"].startswith("words of a command left out")]
    taken = [line for line in logs if line["event"].startswith("name of a command left out")]

    assert sorted(line["message"] for line in left_out) == ["command-game-join", "name-game-join"]
    assert sorted((line["message"], line["name"]) for line in taken) == [
        ("name-game-end", "gehen"),
        ("name-game-leave", "gehen"),
        ("name-game-new.wait", "game"),
        ("name-game-start", "status"),
    ]
    assert {line["language"] for line in (*left_out, *taken)} == {"de"}


@pytest.mark.usefixtures("german")
async def test_commands_are_listed_as_the_readers_discord_calls_them(stage: Stage) -> None:
    await stage.command("Gia", "game new", game="tain")
    with pytest.MonkeyPatch.context() as patch:
        speak(patch, "de")
        german = await stage.command("Ann", "help")
    english = await stage.command("Ann", "help")

    assert "`/spiel join`" in answer(german)
    assert "`/game join`" in answer(english)


def speak(patch: pytest.MonkeyPatch, locale: str) -> None:
    """Let simcord's people use Discord in another language."""
    made = interactions.base_payload

    @wraps(made)
    def translated(*args: object, **options: object) -> object:
        record, payload = made(*args, **options)  # type: ignore[arg-type]  # whatever simcord gives it
        return record, {**payload, "locale": locale}

    patch.setattr(interactions, "base_payload", translated)


@pytest.fixture
def ringed(tmp_path: Path) -> Iterator[None]:
    """Return a language, beside the English one, that puts every text in rings."""
    copytree(bot.words.FOLDER / "en", tmp_path / "en")
    pseudo.write_words(tmp_path / "sv")
    yield from spoken(tmp_path)


@pytest.mark.usefixtures("ringed")
async def test_a_whole_translation_leaves_no_english_in_a_command(stage: Stage) -> None:
    translations = [each for command in at_discord(stage) for each in command.translations()]

    assert len(translations) > 200
    assert [each for each in translations if each.keys() != {"sv-SE"}] == []
    assert {word for each in translations for text in each.values() for word in foreign(text, ())} == set()


@pytest.mark.usefixtures("ringed")
async def test_a_game_in_a_dm_speaks_the_language_of_its_persons_discord(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    speak(monkeypatch, "sv-SE")
    await stage.dm_command("Ann", "game new", game="bluff")

    assert await rows_in(stage.database, select(Guild.language)) == ["sv"]


async def test_no_language_makes_a_command_longer_than_discord_takes(stage: Stage) -> None:
    commands = at_discord(stage)

    assert {command.name for command in commands} == {
        *(
            "game",
            "quest",
            "table",
            "danube",
            "bluff",
            "sigily",
            "gm",
            "server",
            "help",
            "board",
            "say",
            "ask",
            "stats",
            "privacy",
        )
    }
    assert max(longest(command) for command in commands) <= MOST_CHARACTERS


def longest(command: Shown) -> int:
    """Return the length of a command whose names and descriptions are all as long as allowed."""
    names = sum(LONGEST_NAME + LONGEST_DESCRIPTION for _ in command.with_options())
    choices = [choice for each in command.with_options() for choice in each.choices]
    return names + sum(LONGEST_DESCRIPTION + len(str(choice.value)) for choice in choices)


def at_discord(stage: Stage) -> list[Shown]:
    """Return the commands at Discord with all their words."""
    stage.make_manager("Ann")
    user, channel = stage.users["Ann"].id, stage.channel.id
    commands = stage.env.backend.visible_commands(user_id=user, channel_id=channel)
    return [converted(command, Shown) for command in commands]


def registered(stage: Stage) -> dict[str, dict]:  # type: ignore[type-arg]  # as Discord has them
    """Return the commands at Discord and their options, by name."""
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
def test_a_language_serves_every_discord_locale_of_its_name(locale: Locale, language: str | None) -> None:
    assert bot.words.language_of(locale.value, ("de", "es", "es-419", "pt-BR", "sv", "ga")) == language


@pytest.mark.parametrize("name", ["neu", "act-for", "ab_c", "игра", "ゲーム", "क्षेत्र", "x" * 32])
def test_a_legal_command_name_is_accepted(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize("name", ["", "Neu", "two words", "x" * 33, "a.b", "ⓝⓔⓦ", "e\u0301", "a\n"])
def test_an_illegal_command_name_is_refused(name: str) -> None:
    assert not is_name(name)


def test_a_description_has_one_to_ninety_characters_on_one_line() -> None:
    assert is_description("x" * 90)
    assert not any(map(is_description, ("", " ", "x" * 91, "a\nb")))
