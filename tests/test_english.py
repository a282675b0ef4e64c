"""The project's prose says *they* for a person whom nobody knows."""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = (
    *(ROOT / name for name in (".env.example", "Dockerfile", "compose.yaml", "pyproject.toml", ".ci/run")),
    *ROOT.glob("*.md"),
    *ROOT.glob("docs/**/*.md"),
    *ROOT.glob("docs/*.yml"),
    ROOT / "themes/README.md",
    *ROOT.glob("tests/**/*.md"),
)
PROGRAMS = ("bench", "bot", "engine", "migrations", "scripts", "tests")
ALLOWED: frozenset[tuple[str, str]] = frozenset()
"""Phrases about a character of a game whose gender is known, and quotations: the file, and the phrase in it."""
HE_OR_SHE = re.compile(r"\b(?:he|him|his|himself|she|her|hers|herself)\b", re.IGNORECASE)


def prose(path: Path) -> str:
    """The text of a document, or the comments, docstrings and names of functions of a program."""
    return "\n".join(_spoken(path)) if path.suffix == ".py" else path.read_text(encoding="utf-8")


def _spoken(path: Path) -> Iterator[str]:
    with path.open("rb") as file:
        yield from (token.string for token in tokenize.tokenize(file.readline) if token.type == tokenize.COMMENT)
    for node in ast.walk(ast.parse(path.read_bytes())):
        match node:
            case ast.Expr(ast.Constant(str(docstring))):
                yield docstring
            case ast.FunctionDef(name) | ast.AsyncFunctionDef(name):
                yield name.replace("_", " ")


def gendered(path: Path) -> list[str]:
    """Return the places where somebody has a gender, without the allowed phrases."""
    if not HE_OR_SHE.search(path.read_text(encoding="utf-8").replace("_", " ")):
        return []  # To find the prose of a program takes longer.
    text = prose(path)
    for name, phrase in ALLOWED:
        if path == ROOT / name:
            text = text.replace(phrase, "")
    return [text[max(0, found.start() - 30) : found.end() + 30] for found in HE_OR_SHE.finditer(text)]


def test_a_person_whom_nobody_knows_is_they_in_every_document() -> None:
    assert {path: found for path in DOCUMENTS if (found := gendered(path))} == {}


@pytest.mark.parametrize("folder", PROGRAMS)
def test_a_person_whom_nobody_knows_is_they_in_every_program(folder: str) -> None:
    assert {path: found for path in (ROOT / folder).rglob("*.py") if (found := gendered(path))} == {}


def test_every_allowed_phrase_is_still_in_its_file() -> None:
    assert [(name, phrase) for name, phrase in ALLOWED if phrase not in prose(ROOT / name)] == []


def test_comments_docstrings_and_names_of_functions_are_read(tmp_path: Path) -> None:
    file = tmp_path / "example.py"
    file.write_text('def ask_him() -> str:\n    """Ask her."""\n    return "his"  # as he likes\n', encoding="utf-8")

    assert {*HE_OR_SHE.findall(prose(file))} == {"he", "her", "him"}
