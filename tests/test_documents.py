"""Documents name only what exists, and each can be found from the index."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from bot.cli.app import app
from bot.themes import load_themes
from bot.words import FOLDER
from engine.rulebooks import RULEBOOKS

ROOT = Path(__file__).parents[1]
DOCUMENTS = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
CODE = re.compile(r"```.*?```|`[^`]+`", re.DOTALL)
IN_CONTAINER = re.compile(r"docker compose (?:exec|run) [^\n]*?\bbrehon(?= )")
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]+))?\)")
GLOSSARY = ROOT / "docs/glossary.md"
MOST_WORDS = 40
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


def test_the_page_of_the_command_line_names_every_command() -> None:
    told = {command for command, _ in named((ROOT / "docs/command-line.md").read_text(encoding="utf-8"))}

    assert {command.partition(" ")[0] for command in told} == {command.partition(" ")[0] for command in offered()}


def test_a_command_in_a_container_is_read_as_well() -> None:
    assert list(named("`docker compose exec brehon brehon check --alive` and `docker compose exec brehon rm x`")) == [
        ("check", {"--alive"})
    ]


def test_a_theme_may_be_written_for_every_rulebook_from_a_copy_of_one() -> None:
    text = (ROOT / "docs/themes.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^   \| `([a-z_]+)` \| [^|]+ \| `([a-z-]+)` \|", text, re.MULTILINE))
    themes = load_themes()

    assert {*told} == {rulebook.slug for rulebook in RULEBOOKS}
    assert {rulebook: themes[pattern].rulebook for rulebook, pattern in told.items()} == {slug: slug for slug in told}


def links(document: Path) -> Iterator[tuple[Path, str]]:
    """The files to which a document links, each with the heading there, or an empty text."""
    for target, anchor in LINK.findall(CODE.sub("", document.read_text(encoding="utf-8"))):
        if "://" not in target:
            yield (document.parent / target if target else document).resolve(), anchor


def anchors(document: Path) -> set[str]:
    """The headings of a document, as links spell them."""
    titles = re.findall(r"^#+ (.+)$", CODE.sub("", document.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_every_link_leads_to_a_file_and_a_heading_in_it(document: Path) -> None:
    for file, anchor in links(document):
        assert file.exists(), file
        assert not anchor or anchor in anchors(file), f"{file}#{anchor}"


@pytest.mark.parametrize("index", ["docs/README.md", "docs/adr/README.md"])
def test_every_document_is_linked_from_its_index(index: str) -> None:
    listed = {file for file, _ in links(ROOT / index)}
    beside = {*(ROOT / index).parent.glob("*.*")} - {ROOT / index}

    assert beside - listed == set()


def test_the_readme_links_to_the_index() -> None:
    assert ROOT / "docs/README.md" in {file for file, _ in links(ROOT / "README.md")}


def explained() -> list[tuple[str, Path]]:
    """The words of the glossary, each with the file where it lives."""
    rows = re.findall(r"^\| (\*\*.+?) \| .+ \| .+\((.+)\) \|$", GLOSSARY.read_text(encoding="utf-8"), re.MULTILINE)
    return [(word, GLOSSARY.parent / file) for words, file in rows for word in re.findall(r"\*\*(.+?)\*\*", words)]


def test_the_glossary_has_few_words_and_each_once() -> None:
    words = [word for word, _ in explained()]

    assert 0 < len(words) <= MOST_WORDS
    assert len({*words}) == len(words)


@pytest.mark.parametrize(("word", "file"), explained(), ids=lambda each: each if isinstance(each, str) else None)
def test_each_word_of_the_glossary_is_in_the_file_that_it_names(word: str, file: Path) -> None:
    assert word.replace(" ", "_").lower() in file.read_text(encoding="utf-8").lower()


PATH = re.compile(r"`((?:bench|bot|engine|migrations|scripts|tests)/[\w/.-]+\.(?:py|txt|toml|sha256|jsonl))`")
OF_THE_EXAMPLE = {ROOT / "docs/adding-a-game.md"}
"""The page that names files which its reader is to write."""


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: str(document.relative_to(ROOT)))
def test_every_file_that_a_document_names_is_there(document: Path) -> None:
    paths = PATH.findall(document.read_text(encoding="utf-8")) if document not in OF_THE_EXAMPLE else []

    assert [path for path in paths if not (ROOT / path).exists()] == []


BUTTON = re.compile(r"(?<![*\w])\*([^*\n]+)\*(?![*\w])")
NO_BUTTONS = {"By itself", "Is math sin!"}
"""What stands in italics for another reason."""


def test_every_button_that_a_host_is_told_of_is_in_the_words() -> None:
    named = {*BUTTON.findall((ROOT / "docs/what-a-host-does.md").read_text(encoding="utf-8"))} - NO_BUTTONS
    words = "\n".join(file.read_text(encoding="utf-8") for file in FOLDER.glob("en/*.ftl"))

    assert len(named) > 30
    assert [button for button in named if button not in words] == []
