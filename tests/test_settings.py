"""The host's settings."""

import re
from dataclasses import fields
from pathlib import Path

import pytest
from dotenv import dotenv_values

from bot.settings import BadSettings, Settings, strange_settings

UNREADABLE = Path("/proc/self/mem")
"""A file that not even root can read from its beginning."""
NAMES = [each.name for each in fields(Settings)]
EXAMPLE = Path(__file__).parents[1] / ".env.example"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(f"BREHON_{name.upper()}", raising=False)


def test_no_setting_is_required() -> None:
    settings = Settings.read()

    assert settings.token is None
    assert settings.database == "sqlite+aiosqlite:///brehon.db"
    assert settings.requests_per_second == 45
    assert settings.log_level == "INFO"
    assert settings.metrics is None


def test_the_example_names_every_setting() -> None:
    assert set(dotenv_values(EXAMPLE)) == {f"BREHON_{name.upper()}" for name in NAMES}


def test_the_example_shows_the_defaults() -> None:
    defaults = Settings.read()
    Path(".env").write_bytes(EXAMPLE.read_bytes())

    assert Settings.read() == defaults


def test_the_environment_overrides_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("BREHON_LOG_LEVEL=ERROR\nANOTHER_PROGRAM=1\n", encoding="utf-8")
    monkeypatch.setenv("BREHON_LOG_LEVEL", "debug")

    assert Settings.read().log_level == "DEBUG"


@pytest.mark.parametrize("wrong", ["0", "-1", "1e-300", "51", "nan", "inf", "many"])
def test_a_wrong_budget_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv("BREHON_REQUESTS_PER_SECOND", wrong)

    with pytest.raises(BadSettings, match=r"^BREHON_REQUESTS_PER_SECOND: .* Correct it in \.env"):
        Settings.read()


@pytest.mark.parametrize(
    ("written", "host", "port"),
    [
        ("9464", "127.0.0.1", 9464),
        ("0.0.0.0:9464", "0.0.0.0", 9464),
        ("[::1]:80", "::1", 80),
        ("localhost:65535", "localhost", 65535),
    ],
)
def test_a_port_alone_can_be_reached_from_this_machine_only(
    monkeypatch: pytest.MonkeyPatch, written: str, host: str, port: int
) -> None:
    monkeypatch.setenv("BREHON_METRICS", written)

    assert Settings.read().metrics == (host, port)


@pytest.mark.parametrize("wrong", ["on", "0", "65536", "host:", "http://host:9464", "a b:9464"])
def test_an_invalid_address_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv("BREHON_METRICS", wrong)

    with pytest.raises(BadSettings, match=r"^BREHON_METRICS: write a port, as in 9464, .* Correct it in \.env"):
        Settings.read()


@pytest.mark.parametrize("wrong", ["many", "-1", "1.5", "10000", "²"])
def test_a_wrong_number_of_games_in_dms_gets_a_sentence(monkeypatch: pytest.MonkeyPatch, wrong: str) -> None:
    monkeypatch.setenv("BREHON_GAMES_IN_DMS", wrong)

    with pytest.raises(BadSettings, match=r"^BREHON_GAMES_IN_DMS: it should be a whole number from 0 to 9999\."):
        Settings.read()


def test_a_host_may_allow_no_games_in_dms(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_GAMES_IN_DMS", "0")

    assert Settings.read().games_in_dms == 0


def test_every_wrong_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_REQUESTS_PER_SECOND", "many")
    monkeypatch.setenv("BREHON_LOG_LEVEL", "loud")

    with pytest.raises(BadSettings, match=r"BREHON_REQUESTS_PER_SECOND.*BREHON_LOG_LEVEL"):
        Settings.read()


@pytest.mark.parametrize(
    ("misspelt", "meant"),
    [
        ("BREHON_DATABSE", "BREHON_DATABASE"),
        ("BREHON_DATABASE_URL", "BREHON_DATABASE"),
        ("brehon_theme", "BREHON_THEMES"),
        ("BREHON_LOGLEVEL", "BREHON_LOG_LEVEL"),
        ("BREHON_TOKENS", "BREHON_TOKEN"),
    ],
)
@pytest.mark.parametrize("in_file", [True, False])
def test_a_misspelt_setting_gets_a_sentence_with_the_right_name(
    monkeypatch: pytest.MonkeyPatch, misspelt: str, meant: str, in_file: bool
) -> None:
    if in_file:
        Path(".env").write_text(f"{misspelt}=s3cret\n", encoding="utf-8")
    else:
        monkeypatch.setenv(misspelt, "s3cret")
    sentence = f"{misspelt.upper()} is not a setting; {meant} is. Correct it in .env or in the environment."

    with pytest.raises(BadSettings, match=f"^{re.escape(sentence)}$"):
        Settings.read()


def test_all_errors_in_settings_are_reported_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_TOKENS", "s3cret")
    monkeypatch.setenv("BREHON_LOG_LEVEL", "loud")

    with pytest.raises(BadSettings, match=r"^BREHON_TOKENS is not a setting; BREHON_TOKEN is; BREHON_LOG_LEVEL: "):
        Settings.read()


def test_a_variable_that_is_like_no_setting_is_named_and_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BREHON_METRICS_PORT", "BREHON_SERVICE_HOST", "ANOTHER_PROGRAM"):
        monkeypatch.setenv(name, "s3cret")  # as Kubernetes sets for a service with the bot's name
    monkeypatch.setenv("BREHON_DATABSE", "")

    assert Settings.read().token is None
    assert [sentence.split(";")[0] for sentence in strange_settings()] == [
        "BREHON_METRICS_PORT is not a setting, so nothing reads it. The nearest is BREHON_METRICS",
        "BREHON_SERVICE_HOST is not a setting, so nothing reads it. The nearest is BREHON_METRICS",
    ]


def test_a_file_that_is_not_text_gets_a_sentence() -> None:
    Path(".env").write_bytes(b"\xff\xfeB")

    with pytest.raises(BadSettings, match="UTF-8"):
        Settings.read()


@pytest.mark.skipif(not UNREADABLE.exists(), reason="there is such a file on Linux alone")
def test_a_file_that_cannot_be_read_gets_a_sentence() -> None:
    Path(".env").symlink_to(UNREADABLE)

    with pytest.raises(BadSettings, match=r"\.env cannot be read \(.+\)\. Let the user that runs the bot read it"):
        Settings.read()


def test_a_missing_token_gets_a_sentence() -> None:
    with pytest.raises(BadSettings, match="BREHON_TOKEN is missing"):
        _ = Settings.read().required_token


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        (".env", "BREHON_TOKEN=\n", "BREHON_TOKEN is missing. Put the bot's token behind BREHON_TOKEN= in .env"),
        (".env", "BREHON_TOKEN: s3cret\n", "for its line in .env has no = after the name"),
        (".env", "DISCORD_TOKEN=s3cret\n", "but .env has DISCORD_TOKEN. Brehon calls it BREHON_TOKEN."),
        (".env", "TOKEN=s3cret\n", "but .env has TOKEN. Brehon calls it BREHON_TOKEN."),
        (".env.txt", "BREHON_TOKEN=s3cret\n", "for it is in .env.txt, which is not read. Rename that file to .env."),
        (".env.example", "BREHON_TOKEN=s3cret\n", "for it is in .env.example, which is not read."),
        (".env.example", "BREHON_TOKEN=\n", "there is no file .env in "),
        (".env", "BREHON_TOKEN s3cret\n", "has no = after the name"),
        ("else", "", "there is no file .env in "),
    ],
)
def test_a_mistake_with_the_token_gets_a_sentence_of_its_own(name: str, text: str, sentence: str) -> None:
    Path(name).write_text(text, encoding="utf-8")
    with pytest.raises(BadSettings) as refusal:
        _ = Settings.read().required_token

    assert sentence in str(refusal.value)
    assert "s3cret" not in str(refusal.value)


def test_a_folder_in_the_files_place_gets_a_sentence() -> None:
    Path(".env").mkdir()

    with pytest.raises(BadSettings, match=r"\.env is a folder here\. Remove it"):
        _ = Settings.read().required_token


def test_an_empty_token_of_the_environment_gets_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_TOKEN", "")

    with pytest.raises(BadSettings, match=r"is missing\. Put the bot's token behind"):
        _ = Settings.read().required_token


def test_secrets_are_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BREHON_TOKEN", "s3cret")
    monkeypatch.setenv("BREHON_DATABASE", "postgresql://brehon:s3cret@host/games")
    monkeypatch.setenv("BREHON_LOG_LEVEL", "s3cret")

    with pytest.raises(BadSettings) as refusal:
        Settings.read()
    monkeypatch.delenv("BREHON_LOG_LEVEL")
    settings = Settings.read()

    assert settings.required_token == "s3cret"
    assert "s3cret" not in f"{refusal.value} {settings!r} {settings}"
