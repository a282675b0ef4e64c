"""The manifest: title, rulebook, colours and emoji."""

from pathlib import Path

from bot.themes import Theme, load_shelf
from tests.themes.making import MANIFEST, check_each_refused, make

WHOLE = """\
title = "Mine"  # a remark
rulebook = "quests"

[colours]
game = "#112233"
evil = "#abcdef"

[emoji]
game = "🎲"
good = "👩🏽‍🚀"
"plain-evil" = "🏴‍☠️"
"""
BROKEN = [
    ("", 1, "missing required field `title`"),
    ("title = \n", 1, "this is no TOML"),
    (MANIFEST + "\n= 3\n", 4, "this is no TOML"),
    ("\n" + MANIFEST + "gods = 1\n", 4, "unknown field `gods`"),
    (MANIFEST + "[gods]\na = 1\n", 3, "unknown field `gods`"),
    ('rulebook = "quests"\ntitle = 3\n', 2, "title: Expected `str`, got `int`"),
    ('rulebook = "quests"\ntitle = ""\n', 2, "title: this is empty"),
    ('rulebook = "quests"\ntitle = " Mine"\n', 2, "title: this is not on one line"),
    ('rulebook = "quests"\ntitle = "My\\nown"\n', 2, "title: this is not on one line"),
    ('rulebook = "quests"\ntitle = "a\\u202eb"\n', 2, "title: this is not on one line"),
    (f'rulebook = "quests"\ntitle = "{"x" * 61}"\n', 2, "title: this is longer than 60 characters"),
    ('rulebook = "quests"\ntitle = "**Mine**"\n', 2, "title: this has * in it"),
    ('rulebook = "quests"\ntitle = "@everyone"\n', 2, "title: this has @ in it"),
    ('title = "Mine"\nrulebook = "chess"\n', 2, "rulebook: there is no rulebook 'chess'; the rulebooks are "),
    (WHOLE.replace('"#abcdef"', '"red"'), 6, "colours.evil: 'red' is no colour; write one like \"#607D8B\""),
    (WHOLE.replace('"#abcdef"', "3"), 4, "colours[...]: Expected `str`, got `int`"),
    (WHOLE.replace("evil", "evill"), 6, "colours.evill: there is no such name; the names are game, evil, good"),
    (WHOLE.replace("good", "seeer"), 10, "emoji.seeer: there is no such name; the names are game, assassin,"),
    (MANIFEST + 'house = ["Rex", "*Rex"]\n', 3, "house[1]: this has * in it"),
    (MANIFEST + f'house = ["{"x" * 21}"]\n', 3, "is longer than 20 characters"),
    (MANIFEST + 'house = ["Rex", "REX"]\n', 3, "house: two of these names are the same"),
    (WHOLE.replace("🎲", "x"), 9, "emoji.game: 'x' is no emoji"),
    (WHOLE.replace("🎲", ""), 9, "emoji.game: '' is no emoji"),
    (WHOLE.replace("🎲", "🎲 @"), 9, "is no emoji"),
    (WHOLE.replace("🎲", "🎲`"), 9, "is no emoji"),
    (WHOLE.replace("🎲", "\N{ZERO WIDTH JOINER}🎲"), 9, "is no emoji"),
    (WHOLE.replace("🎲", "🎲" * 17), 9, "is no emoji"),
    (WHOLE.replace('"🎲"', '"<:bull:123>"'), 9, "is no emoji"),
    (MANIFEST + 'emoji.game = "x"\n', 3, "emoji.game: 'x' is no emoji"),
    (MANIFEST + 'emoji = { game = "x" }\n', 3, "emoji.game: 'x' is no emoji"),
    (MANIFEST + 'emoji = "x"\n', 3, "emoji: Expected `object`, got `str`"),
]
"""Manifests, the line of the fault in each, and the message about it."""


def loaded(folder: Path) -> Theme:
    return load_shelf(folder).themes["mine"]


def test_a_manifest_has_title_rulebook_colours_and_emoji(tmp_path: Path) -> None:
    theme = loaded(make(tmp_path, WHOLE))

    assert (theme.slug, theme.title, theme.rulebook) == ("mine", "Mine", "quests")
    assert (theme.colour, theme.colour_of("evil"), theme.colour_of("good")) == (0x112233, 0xABCDEF, 0x112233)
    assert theme.heading == "🎲 Mine"
    assert theme.marked("plain-evil", "Rogue") == "🏴‍☠️ Rogue"
    assert theme.marked("seer", "Seer") == "Seer"


def test_colours_and_emoji_may_be_left_out(tmp_path: Path) -> None:
    theme = loaded(make(tmp_path))

    assert theme.colour == theme.colour_of("good") == theme.colour_of(None) == 0x607D8B
    assert theme.heading == "Mine"


def test_a_broken_manifest_is_refused_with_its_line(tmp_path: Path) -> None:
    for number, (manifest, *_) in enumerate(BROKEN):
        make(tmp_path, manifest, slug=f"mine-{number}")

    faults = {f"mine-{number}": (line, problem) for number, (_, line, problem) in enumerate(BROKEN)}
    check_each_refused(tmp_path, "theme.toml", faults)
