"""Lists every message of the bot once, by file, so that somebody can read all of them aloud.

python -m scripts.list_messages [FILE …]

A file is named without its ending, such as ``quests``, and a theme's words by the theme. Messages that refer to others,
or to a theme's terms, are written out. Values stand in [brackets], and choices in (brackets).
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast

from bot.themes import load_themes, words_of
from bot.words import FOLDER, LANGUAGE, files_of, gather
from bot.words.reading import Entry

Entries = Mapping[str, Entry]
Given = Mapping[str, str]


def spoken(node: ast.BaseNode | None, entries: Entries, given: Given | None = None) -> str:
    """Return a part of a message as it is read aloud. ``given`` has the values that a term is given."""
    match node:
        case ast.Pattern(elements=elements):
            return "".join(spoken(element, entries, given) for element in elements)
        case ast.TextElement(value=value) | ast.StringLiteral(value=value) | ast.NumberLiteral(value=value):
            return str(value)
        case ast.Placeable(expression=expression):
            return spoken(expression, entries, given)
        case ast.VariableReference(id=name):
            return f"[{name.name}]"
        case ast.SelectExpression() if given is not None:
            return spoken(_chosen(node, given), entries, given)
        case ast.SelectExpression(variants=variants):
            choices = dict.fromkeys(spoken(variant.value, entries) for variant in variants)
            return f"({' / '.join(choice or 'nothing' for choice in choices)})"
        case ast.MessageReference(id=name, attribute=None):
            return spoken(entries[name.name].item.value, entries, given)
        case ast.MessageReference(id=name, attribute=ast.Identifier(name=part)):
            parts = {each.id.name: each.value for each in entries[name.name].item.attributes}
            return spoken(parts[part], entries, given)
        case ast.TermReference(id=name, arguments=arguments):
            named = () if arguments is None else arguments.named
            return spoken(
                entries[f"-{name.name}"].item.value, entries, {each.name.name: each.value.value for each in named}
            )
        case ast.FunctionReference(arguments=ast.CallArguments(positional=[first, *_])):
            return spoken(first, entries, given)
        case _:
            return ""


def _chosen(node: ast.SelectExpression, given: Given) -> ast.Pattern:
    """Return the variant for the values that a term is given, or else the usual one."""
    key = given.get(node.selector.id.name) if isinstance(node.selector, ast.VariableReference) else None
    names = {each.key.name: each.value for each in node.variants if isinstance(each.key, ast.Identifier)}
    return names.get(key or "") or next(each.value for each in node.variants if each.default)


def lines(entry: Entry, entries: Entries) -> Iterator[str]:
    """Return the words of a message and of its attributes, each after its name."""
    parts = [(entry.id, entry.item.value), *((f".{each.id.name}", each.value) for each in entry.item.attributes)]
    told = ((name, spoken(value, entries).strip()) for name, value in parts)
    yield from (f"{name}: {text}" for name, text in told if text)


def files() -> Iterator[tuple[str, Path, Entries]]:
    """Return the files of words, each by its name and with everything that its messages may refer to."""
    themes = load_themes().values()
    theme_of = {theme.rulebook: theme for theme in themes}
    usual = next(iter(themes))
    for path in sorted((FOLDER / LANGUAGE).glob("*.ftl")):
        theme = theme_of.get(path.stem.partition("-")[0], usual)
        yield path.stem, path, gather([*files_of(LANGUAGE, theme.rulebook), words_of(theme)])
    for theme in themes:
        yield theme.slug, words_of(theme), gather([*files_of(LANGUAGE, theme.rulebook), words_of(theme)])


def main(chosen: list[str]) -> None:
    """Print these files, or all."""
    for name, path, entries in files():
        if not chosen or name in chosen:
            print(f"\n# {name}\n")
            print("\n".join(line for entry in gather([path]).values() for line in lines(entry, entries)))


if __name__ == "__main__":
    main(sys.argv[1:])
