"""A theme's words: all that its rulebook needs, and none that would read wrong."""

from pathlib import Path

from bot.themes import load_shelf
from bot.wording.words import Words
from bot.wording.words_registry import words_for
from tests.themes.making import TERMS, check_each_refused, check_refused, line_of, make, replaced
from tests.wording.saying import RULEBOOK_OF, drama

WHOLE_LINES = [line for line in TERMS.split("\n") if line.startswith("-") and " = " in line]
SHADOW = """\
-hidden =
    { $form ->
       *[name] Shadow
        [inside] the Shadow
        [opening] The Shadow
    }
"""
BROKEN = [
    ("-evil = Evil", "-evil\n", "-evil", "Expected"),
    ("-evil = Evil", "-evil = { Evil", "## Roles", "Expected"),
    ("-evil = Evil", "-evil = Evil\n-evil = Worse", "Worse", "-evil stands already in"),
    ("-evil = Evil", "evil = Evil", "evil = Evil", "evil needs a hyphen before it: -evil"),
    ("-evil = Evil", "-evil = Evil\nclosed = No", "closed", "closed needs a hyphen"),
    ("-evil = Evil", "-evil = Evil\n-evill = Evil", "-evill", "nothing uses -evill"),
    ("-evil = Evil", "-evil = Evil\n-a = { -b }\n-b = { -a }", "-a = ", "nothing uses -a"),
    ("-evil = Evil", "-evil = Evil\n    .gender = f", ".gender", "-evil has an attribute"),
    ("-evil = Evil", "-evil = { -house }", "-house", "-evil refers to -house, which is no term of this file"),
    ("-evil = Evil", "-evil = { nobody }", "nobody", "-evil refers to nobody, which is no term of this file"),
    ("-evil = Evil", "-evil = { -good.gender }", "-good.gender", "Attributes of terms cannot be used"),
    ("-evil = Evil", "-evil = { $names }", "$names", "-evil uses $names, but a term knows only its $form"),
    ("-evil = Evil", "-evil = { $form }", "{ $form }", "-evil uses $form, but a term knows only its $form, to"),
    ("-evil = Evil", "-evil = { NUMBER(3) }", "NUMBER", "-evil calls NUMBER, and a theme calls no functions"),
    ("-evil = Evil", "-evil = { -evil }", "{ -evil }", "-evil cannot be said: it leads to itself"),
    ("-evil = Evil", "-evil = { -b }\n-b = { -evil }", "-evil = ", "-evil cannot be said: it leads to itself"),
    ("[opening] The Shadow", "[openning] The Shadow", "openning", "has no form openning; the forms are inside,"),
    ("[opening] The Shadow", "[3] The Shadow", "[3]", "has no form 3"),
    ("[inside] the Shadow", '[inside] { "" }', "-hidden =", "-hidden is empty"),
    ("[inside] the Shadow", "[inside] the\n          Shadow", "-hidden =", "-hidden is not on one line"),
    ("[inside] the Shadow", '[inside] the { "\\u202E" } Shadow', "-hidden =", "-hidden is not on one line"),
    ("[inside] the Shadow", "[inside] the **Shadow**", "-hidden =", "-hidden has * in it"),
    ("[inside] the Shadow", f"[inside] {'x' * 61}", "-hidden =", "-hidden is longer than 60 characters"),
    ("-quest-1 = The Old Road", f"-quest-1 = {'x' * 61}", "-quest-1", "-quest-1 is longer than 60 characters"),
    ("-opening = Five", f"-opening = {'x' * 401}", "-opening =", "-opening is longer than 400 characters"),
    ("-drama-betrayal", "-drama-betrayel", "-drama-betrayel", "nothing uses -drama-betrayel"),
    ("    So it begins.", f"    {'x' * 121}", "-drama-betrayal", "-drama-betrayal has a line longer than 120"),
    ("    So it begins.", "    So it *begins*.", "-drama-betrayal", "-drama-betrayal has * in it"),
    ("    So it begins.", "    So it begins.\n\n", "-drama-betrayal", "-drama-betrayal has an empty line"),
    ("    So it begins.", "    So it begins.\n" * 12, "-drama-betrayal", "-drama-betrayal has more than 12 lines"),
    ("-opening = Five", '-opening = { "\\u0007" }', "-opening =", "-opening has a character in it that cannot"),
]
"""A part of the words, its replacement, the place of the fault, and the message about it."""


def test_a_name_without_forms_is_the_same_everywhere(tmp_path: Path) -> None:
    words = Words(load_shelf(make(tmp_path, terms=replaced(SHADOW, "-hidden = Medb\n"))).themes["mine"])

    assert (words.say("role-hidden"), words.say("you-are-hidden")) == ("Medb", "You are Medb")


def test_a_term_may_consist_of_others(tmp_path: Path) -> None:
    terms = replaced("-evil = Evil", "-evil = { -house } of Ill\n-house = House")

    assert Words(load_shelf(make(tmp_path, terms=terms)).themes["mine"]).say("side-evil") == "House of Ill"


def test_a_theme_may_have_no_drama(tmp_path: Path) -> None:
    theme = load_shelf(make(tmp_path, terms=TERMS.partition("## Drama.")[0])).themes["mine"]

    assert not any(list(drama(words_for(theme), RULEBOOK_OF["quests"])))


def test_missing_terms_are_named_all_at_once(tmp_path: Path) -> None:
    terms = replaced("-evil = Evil\n", "", replaced(SHADOW, ""))

    check_refused(make(tmp_path, terms=terms), "mine/en.ftl", 1, "these terms are missing: -evil, -hidden")


def test_broken_words_are_refused_with_their_line(tmp_path: Path) -> None:
    faults = {}
    for number, (old, new, at, problem) in enumerate(BROKEN):
        terms = replaced(old, new)
        make(tmp_path, terms=terms, slug=f"mine-{number}")
        faults[f"mine-{number}"] = line_of(at, terms), problem

    check_each_refused(tmp_path, "en.ftl", faults)


def test_a_term_of_unbounded_size_is_refused(tmp_path: Path) -> None:
    laughs = "\n".join(f"-laugh{number} = {f'{{ -laugh{number + 1} }}' * 10}" for number in range(9))
    terms = replaced("-evil = Evil", f"-evil = {{ -laugh0 }}\n{laughs}\n-laugh9 = ha")

    check_refused(
        make(tmp_path, terms=terms), "mine/en.ftl", line_of("-evil =", terms), "-evil cannot be said: Too many"
    )


def test_a_long_chain_of_terms_is_refused(tmp_path: Path) -> None:
    chain = "\n".join(f"-c{number} = {{ -c{number + 1} }}" for number in range(1000))
    terms = replaced("-evil = Evil", f"-evil = {{ -c0 }}\n{chain}\n-c1000 = end")

    check_refused(
        make(tmp_path, terms=terms),
        "mine/en.ftl",
        line_of("-evil =", terms),
        "it leads to itself, or through too many terms",
    )


def test_every_term_of_the_pattern_is_needed(tmp_path: Path) -> None:
    for number, line in enumerate(WHOLE_LINES):
        slug = f"without-{number}"
        make(tmp_path, f'title = "{slug}"\nrulebook = "quests"\n', replaced(f"{line}\n", ""), slug)
    refused = load_shelf(tmp_path).refused

    assert len(refused) == len(WHOLE_LINES)
    assert all("en.ftl:1: these terms are missing: -" in str(broken) for broken in refused)
