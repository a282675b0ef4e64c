"""What documents tell a host to type exists, with just these options."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from bot.cli import app
from bot.themes import load_themes
from engine.rulebooks import RULEBOOKS

ROOT = Path(__file__).parents[1]
DOCUMENTS = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
CODE = re.compile(r"```.*?```|`[^`]+`", re.DOTALL)
IN_CONTAINER = re.compile(r"docker compose (?:exec|run) [^\n]*?\bbrehon(?= )")
TYPED = re.compile(r"(?<![\w.-])brehon ([a-z]+)([^`\n|&;#]*)")


def named(text: str) -> Iterator[tuple[str, set[str]]]:
    """Each command of brehon's that stands in the code of a document, and its options."""
    for code in CODE.findall(text):
        for command, rest in TYPED.findall(IN_CONTAINER.sub("", code)):
            words = rest.split()
            below = words[0] if command == "db" and words else ""
            yield f"{command} {below}".strip(), {word for word in words if word.startswith("--")}


def tabled(text: str) -> Iterator[tuple[str, set[str]]]:
    """The same of a table that says what each command does."""
    for line in text.splitlines():
        if match := re.match(r"\| `brehon ([a-z]+)", line):
            yield match[1], set(re.findall(r"`(--[a-z-]+)", line))


def offered() -> dict[str, set[str]]:
    """Each command of brehon's, and its options."""
    group = get_command(app)
    assert isinstance(group, TyperGroup)
    found = {}
    for name, command in group.commands.items():
        inner = command.commands if isinstance(command, TyperGroup) else {}
        found[name] = {option for parameter in command.params for option in parameter.opts} | {"--help"}
        found |= {f"{name} {below}": {"--help"} for below in inner}
    return found


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_every_command_that_is_named_exists_with_its_options(document: Path) -> None:
    known = offered()
    text = document.read_text(encoding="utf-8")

    for command, options in (*named(text), *tabled(text)):
        assert command in known
        assert options <= known[command], command


def test_the_readme_names_every_command() -> None:
    told = {command for command, _ in named((ROOT / "README.md").read_text(encoding="utf-8"))}

    assert {command.partition(" ")[0] for command in told} == {command.partition(" ")[0] for command in offered()}


def test_a_command_in_a_container_is_read_as_well() -> None:
    assert list(named("`docker compose exec brehon brehon check --alive` and `docker compose exec brehon rm x`")) == [
        ("check", {"--alive"})
    ]


def test_a_theme_may_be_written_for_every_rulebook_and_is_copied_from_one_of_the_same() -> None:
    text = (ROOT / "docs/themes.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^   \| `([a-z_]+)` \| [^|]+ \| `([a-z-]+)` \|", text, re.MULTILINE))
    themes = load_themes()

    assert {*told} == {rulebook.slug for rulebook in RULEBOOKS}
    assert {rulebook: themes[pattern].rulebook for rulebook, pattern in told.items()} == {slug: slug for slug in told}
