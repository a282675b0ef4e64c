"""Missing or broken words raise an error, and are never shown."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import ast

import bot.words
from bot.themes import FOLDER as THEMES_FOLDER
from bot.themes import words_of
from bot.wording.words import MissingWords, Words
from bot.words import FOLDER, Lexicon, collect, files_of
from bot.words.reading import BrokenFile, parse, read, split
from tests.wording.saying import THEMES


def test_an_unknown_message_is_an_error() -> None:
    words = Words(None)

    with pytest.raises(MissingWords, match="no-such-thing"):
        words.say("no-such-thing")
    assert not words.has("no-such-thing")


def test_a_missing_variable_is_an_error() -> None:
    with pytest.raises(MissingWords, match="length"):
        Words(None).say("extended")


def test_a_variable_without_a_value_is_taken_from_the_facts() -> None:
    words = Words(None)

    def facts() -> dict[str, str]:
        return {"name": "Ann"}

    assert words.say("refused-name-taken", {}, facts) == words.say("refused-name-taken", {"name": "Ann"})
    assert "Ben" in words.say("refused-name-taken", {"name": "Ben"}, facts)


def test_other_values_give_another_text() -> None:
    words = Words(None)
    said = [words.say("refused-name-taken", {"name": name}) for name in ("Ann", "Ben", "Ann")]

    assert said[0] == said[2] != said[1]


def test_a_message_within_a_message_gets_its_variables() -> None:
    words = Words(None)
    asked = words.asked_for("joined", {"name": "Ann", "anonymous": "no", "colour": "red"})

    assert asked == {"name": "Ann", "anonymous": "no"}
    assert words.say("joined-as", asked) in words.say("joined", asked)
    with pytest.raises(MissingWords, match="name"):
        words.say("joined", {"anonymous": "no", "secrets": "no"})


CIRCLES = """\
alone = { alone }
one = { another }
another = { one }
part = whole
    .of = { part.of }
in-text = And { in-text }
in-term = { -term }
-term = { -term }
in-choice = { $count ->
        [one] { in-choice }
       *[other] { in-choice }
    }
"""


@pytest.fixture
def circles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Words:
    """Return words that lead back to themselves, in the language whose files are not checked when they are read."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "bot.ftl").write_text(CIRCLES, encoding="utf-8")
    monkeypatch.setattr(bot.words, "FOLDER", tmp_path)
    return Words(None)


@pytest.mark.parametrize("message", ["alone", "one", "another", "part.of", "in-text", "in-term", "in-choice"])
def test_a_message_that_leads_back_to_itself_is_an_error(message: str, circles: Words) -> None:
    with pytest.raises(MissingWords, match=message):
        circles.say(message, {"count": 1})


@pytest.mark.parametrize("message", ["alone", "one", "another", "part.of"])
def test_messages_that_are_nothing_but_each_other_have_no_text(message: str, circles: Words) -> None:
    assert not circles.has(message)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("alone = { alone }", "1: alone leads back to itself; write out"),
        ("one = { two }\n\ntwo = And { three }\nthree = { one }", "1: one leads back to itself, by two and three;"),
        ("first = { one }\none = { one }", "2: one leads back to itself;"),
        ("-term = { -other }\n-other = { -term }", "2: -other leads back to itself, by -term;"),
        ("part = whole\n    .of = { part.of }", "1: part.of leads back to itself;"),
        ("one = { $count ->\n    [one] fine\n   *[other] { one }\n}", "1: one leads back to itself;"),
        ('one = { -term(form: "a") }\n-term = { -term(form: "b") }', "2: -term leads back to itself;"),
    ],
)
def test_words_that_refer_to_each_other_in_a_circle_are_refused_when_they_are_read(
    words: str, problem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "bot.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setattr(bot.words, "FOLDER", tmp_path)

    with pytest.raises(BrokenFile, match=rf"bot\.ftl:{problem}"):
        Words(None, "fr")


def test_a_message_may_refer_to_its_own_attribute(tmp_path: Path) -> None:
    path = tmp_path / "fr.ftl"
    path.write_text("part = All of { part.of }\n    .of = it\n", encoding="utf-8")

    assert [*collect([path])] == ["part"]


def test_a_games_words_come_with_its_theme_only() -> None:
    assert Words(THEMES["tain"]).say("side-good") == "Ulaid"
    assert not Words(None).has("side-good")


def test_values_are_not_wrapped_in_direction_marks() -> None:
    assert Words(None).say("refused-name-taken", {"name": "Ann"}).isascii()


def test_a_message_that_is_one_text_says_what_fluent_says() -> None:
    theme = THEMES["sigily"]
    words = Words(theme)
    entries = collect([*files_of("en", theme.rulebook), words_of(theme)])
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(ast.Resource([entry.item for entry in entries.values()]))
    messages = [name for name in entries if not name.startswith("-")]
    patterns = {name: bundle.get_message(name).value for name in messages if isinstance(words._pattern(name), str)}

    assert len(patterns) > 100
    for name, pattern in patterns.items():
        assert pattern is not None
        assert words.say(name) == bundle.format_pattern(pattern)[0]


def test_a_list_reads_like_a_sentence() -> None:
    words = Words(None)

    lists = [words.list(names) for names in ((), ("a",), ("a", "b"), ("a", "b", "c"))]

    assert lists == ["nobody", "a", "a and b", "a, b and c"]


def test_junk_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("good = fine\n\nbad\n", encoding="utf-8")

    with pytest.raises(BrokenFile, match=r"en\.ftl:3: "):
        read(path)


def test_a_broken_reference_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("a = fine\nb = { a } { c }\n", encoding="utf-8")

    with pytest.raises(BrokenFile, match=r"en\.ftl:2: b needs c"):
        collect([path])


@pytest.mark.parametrize("path", [*FOLDER.glob("*/*.ftl"), *THEMES_FOLDER.glob("*/*.ftl")], ids=lambda path: path.name)
def test_entries_read_one_by_one_are_those_of_the_whole_file(path: Path) -> None:
    alone, together = [parse(unread) for unread in split(path)], read(path)

    assert [(entry.id, entry.line, entry.uses, entry.named) for entry in alone] == [
        (entry.id, entry.line, entry.uses, entry.named) for entry in together
    ]
    assert all(
        one.item.equals(other.item, ignored_fields=["span", "comment"])
        for one, other in zip(alone, together, strict=True)
    )


def test_an_entry_read_alone_names_its_line(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("a = fine\n\nb = { ! }\nc = { a }\n    { d }\nd = { e }\n", encoding="utf-8")
    lexicon = Lexicon([path])

    assert [entry.id for entry in lexicon.needed_for("a")] == ["a"]
    with pytest.raises(BrokenFile, match=r"en\.ftl:3: "):
        lexicon.needed_for("b")
    with pytest.raises(BrokenFile, match=r"en\.ftl:6: d needs e"):
        lexicon.needed_for("c")


def test_two_entries_of_one_name_are_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "en.ftl"
    path.write_text("a = fine\na = twice\n", encoding="utf-8")

    with pytest.raises(BrokenFile, match=r"en\.ftl:2: a stands already"):
        Lexicon([path])
