"""Every command that takes a game or a record knows a host's own themes."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import HEADER, Brehon, Record
from tests.themes.making import make


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A host's folder with one theme, set in .env."""
    folder = tmp_path / "themes"
    folder.mkdir()
    make(folder)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BREHON_THEMES", raising=False)
    (tmp_path / ".env").write_text("BREHON_THEMES=themes\n", encoding="utf-8")
    return folder


def test_the_schema_of_a_host_s_theme_has_its_title(brehon: Brehon) -> None:
    assert json.loads(brehon("schema", "mine").out)["title"] == "Mine"


def test_a_host_s_theme_can_be_simulated(brehon: Brehon) -> None:
    assert brehon("simulate", "mine", "--games", "1").status == 0


def test_a_game_in_a_host_s_theme_can_be_replayed(brehon: Brehon, tmp_path: Path) -> None:
    brehon("simulate", "mine", "--games", "1", "--records", str(tmp_path))
    ended = brehon("replay", str(tmp_path / "mine-1.jsonl"))

    assert ended.status == 0
    assert ended.lines[-1]["notice"] == "reveal"


def test_refusals_use_the_words_of_a_host_s_theme(brehon: Brehon, record: Record) -> None:
    header = {**HEADER, "game": "mine", "drawn": {}, "options": {"roles": ["hidden", "lone", "decoy"]}}

    assert "There are 2 seats for Evil at this table" in brehon("replay", record(header)).err


def test_the_environment_overrides_the_file(brehon: Brehon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(tmp_path / "others", slug="yours")
    monkeypatch.setenv("BREHON_THEMES", str(tmp_path / "others"))

    known = "the games are bluff, classic, danube, great-table, honnoji, middle-earth, open-table, sigily, tain, yours"
    assert known in brehon("schema", "mine").err


@pytest.mark.parametrize("command", ["schema", "simulate", "rehearse"])
def test_a_broken_theme_is_explained_and_the_others_stay_playable(
    brehon: Brehon, own_folder: Path, command: str
) -> None:
    (own_folder / "mine" / "theme.toml").write_text("title = 3\n", encoding="utf-8")
    ended = brehon(command, "mine")

    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith("themes/mine/theme.toml:1: ")
    assert ended.err.count("\n") == 1
    assert brehon("schema", "tain").err == ""


@pytest.mark.parametrize("command", [("schema", "tain"), ("simulate", "tain"), ("rehearse", "tain"), ("replay", "-")])
def test_a_missing_folder_is_reported_in_one_sentence(
    brehon: Brehon, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    monkeypatch.setenv("BREHON_THEMES", "nowhere")
    ended = brehon(*command)

    assert (ended.status, ended.out) == (2, "")
    assert ended.err.startswith("brehon: BREHON_THEMES is nowhere, and that folder cannot be read")
    assert ended.err.count("\n") == 1


def test_the_check_has_a_line_on_themes(brehon: Brehon, own_folder: Path) -> None:
    (own_folder / "mine" / "en.ftl").write_text("-good\n", encoding="utf-8")
    lines = [line for line in brehon("check").out.splitlines() if "Themes" in line]

    assert [line.split()[0] for line in lines] == ["ok", "warning"]
    assert "themes/mine/en.ftl:1: " in lines[1]
