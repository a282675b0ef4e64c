"""Mistakes in a file that is no TOML, and what to write instead, for people who don't know TOML.

The reader says only where it stopped, so each rule looks at that line. Most rules also know the line as it should be.
With it in place of the wrong one, the rest of the file can be looked at too.
"""

import re
import tomllib
from collections.abc import Callable, Sequence
from typing import NamedTuple
from unicodedata import normalize

from engine.errors import BadInput

MOST = 5
"""The most mistakes that are told of one file."""
CURLY = re.compile("[\u2018\u2019\u201a\u201c\u201d\u201e\u201f\u00ab\u00bb]")
"""Quotes that word processors write."""
HEADING = re.compile(r'\s*(\[\[?)\s*([^\[\]#=,"]+?)\s*\]*\s*(#.*)?$')
OPENED = re.compile(r"""=\s*("{3}|'{3}|')""")
NUMBERS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
TRUTHS = {"true": "true", "yes": "true", "on": "true", "false": "false", "no": "false", "off": "false"}
ONLY_LETTERS = "a key has no blanks, and no signs but _"


class Stop(NamedTuple):
    """Where the reader stopped, by its line and column from 0, and its own words."""

    lines: Sequence[str]
    number: int
    column: int
    said: str

    @property
    def line(self) -> str:
        """The line at which it stopped."""
        return self.lines[self.number]

    @property
    def rest(self) -> str:
        """The rest of the line from there on, without a comment."""
        return self.line[self.column :].partition("#")[0].strip()


class Remedy(NamedTuple):
    """What to do, the line as it should be, if that is clear, and the line that it is about if it is another one."""

    sentence: str
    line: str | None = None
    number: int | None = None


def read(text: str) -> tuple[dict[str, object] | None, str, list[BadInput]]:
    """Return the document, its text with wrong lines put right, and the mistakes, each with its line.

    There is no document if a line can't be put right.
    """
    lines, mistakes = text.split("\n"), list[BadInput]()
    while len(mistakes) < MOST:
        try:
            return tomllib.loads("\n".join((*lines, ""))), "\n".join(lines), mistakes
        except RecursionError:
            mistakes.append(_mistake("this is no TOML: it is nested too deeply", 0))
            break
        except tomllib.TOMLDecodeError as error:
            stop = _stop(lines, str(error))
        remedy = next(filter(None, (rule(stop) for rule in RULES)), Remedy(f"this is no TOML: {stop.said}"))
        number = stop.number if remedy.number is None else remedy.number
        if number + 1 in [each.line for each in mistakes]:
            break
        mistakes.append(_mistake(remedy.sentence, number))
        if remedy.line is None:
            break
        lines[number] = remedy.line
    return None, text, mistakes


def _mistake(problem: str, number: int) -> BadInput:
    bad = BadInput(problem)
    bad.line = number + 1
    return bad


def _stop(lines: Sequence[str], error: str) -> Stop:
    said, _, place = error.partition(" (at ")
    at = re.match(r"line (\d+), column (\d+)", place)
    number, column = (int(at[1]) - 1, int(at[2]) - 1) if at else (len(lines) - 1, 0)
    return Stop(lines, min(number, len(lines) - 1), column, said)


def _curly_quotes(stop: Stop) -> Remedy | None:
    if CURLY.match(stop.line, stop.column) or (stop.said.startswith("Illegal") and CURLY.search(stop.line)):
        return Remedy('these are curly quotes; write straight ones: "', CURLY.sub('"', stop.line))
    return None


def _open_list(stop: Stop) -> Remedy | None:
    """A list goes on until its bracket closes, so the reader stops at a later line, which is often a heading."""
    in_list = stop.said == "Unclosed array" or (stop.said == "Invalid value" and HEADING.match(stop.line))
    number = next((each for each in range(stop.number, -1, -1) if re.search(r"=\s*\[", stop.lines[each])), None)
    if not in_list or number is None:
        return None
    if stop.lines[number].rstrip().endswith("]"):
        return Remedy('in this list a comma or a quote is missing; write it as ["one", "two"]', number=number)
    return Remedy("the list that begins here has no closing ]; add it", number=number)


def _table_in_line(stop: Stop) -> Remedy | None:
    if stop.said == "Unclosed inline table" or stop.line.rstrip().endswith("{"):
        return Remedy("what stands in { } stands on one line, with commas between, as { day = 48, night = 24 }")
    return None


def _heading(stop: Stop) -> Remedy | None:
    heading = HEADING.match(stop.line)
    if heading is None or not all(map(as_key, heading[2].split("."))):
        return None
    opening, path = heading[1], heading[2]
    shown = f"{opening}{path}{']' * len(opening)}"
    if stop.said.startswith("Cannot"):
        return Remedy(f"there is a {shown} already; give this one another key, or take it out")
    key = ".".join(as_key(part) for part in path.split("."))
    right = f"{opening}{key}{']' * len(opening)}"
    if key != path:
        name = path.rpartition(".")[2].strip()
        named = f', and name = "{name}" on the next line' if "." in path else ""
        return Remedy(f"{ONLY_LETTERS}; write {right}{named}", right)
    return Remedy(f"this heading has no closing ]; write {right}", right)


def _twice(stop: Stop) -> Remedy | None:
    if stop.said == "Cannot overwrite a value":
        key = stop.line.partition("=")[0].strip()
        return Remedy(f"{key} stands twice in this part; keep one", "")
    return None


def _open_text(stop: Stop) -> Remedy | None:
    """A text in one quote ends on its line. In three quotes, or in ' without another ' below, it goes on to the end."""
    if stop.said.startswith("Illegal character '\\n'"):
        in_list = re.sub(r"\]\s*$", '"]', stop.line)
        line = f'{stop.line.rstrip()}"' if in_list == stop.line else in_list
        return Remedy('the text that begins here has no closing "; add it', line)
    if stop.said == "Unterminated string" or stop.said.startswith("Expected \"'"):
        number = next((each for each in range(stop.number, -1, -1) if OPENED.search(stop.lines[each])), None)
        return Remedy("the text that begins here is never closed; put the same quotes at its end", number=number)
    if stop.said.startswith("Unescaped"):
        return Remedy("in a text, \\ needs another \\ before it; write \\\\")
    return None


def _no_equals(stop: Stop) -> Remedy | None:
    if stop.said not in ("Expected '=' after a key in a key/value pair", "Invalid statement"):
        return None
    if colon := re.match(r"(\s*[\w-]+\s*):(.*)", stop.line):
        return Remedy("write = in place of :", f"{colon[1]}={colon[2]}")
    if blank := re.match(r"\s*(\w+(?:[ \t-]+\w+)+)\s*=(.*)", stop.line):
        key = as_key(blank[1])
        return Remedy(f"a key has no blanks; write {key} = …", f"{key} ={blank[2]}")
    return Remedy("this line is no heading in [ ] and has no key = value; if it is a remark, put # before it")


def _value(stop: Stop) -> Remedy | None:
    """A word without quotes, or no value at all."""
    if stop.said != "Invalid value":
        return None
    before = stop.line[: stop.column]
    key, in_list = before.partition("=")[0].strip(), "[" in before or "=" not in before
    written = re.split(r"[,\]}]", stop.rest)[0].strip()
    if not written:
        return None if in_list else Remedy(f"{key} has no value; write one after the =")
    right, problem = _in_toml(written)
    after = stop.line[stop.column + len(written) :]
    if in_list:
        after = re.sub(r'(?<!["\w])\w+(?!["\w])', r'"\g<0>"', after)
    shown = right if in_list or "{" in before else f"{key} = {right}"
    return Remedy(f"{problem}: {shown}", f"{before}{right}{after}")


def _in_toml(written: str) -> tuple[str, str]:
    """Return a value as TOML spells it, and what to do."""
    word = re.split(r"\W", written.lower())[0]
    if word in TRUTHS:
        return TRUTHS[word], "write true or false in small letters"
    if word in NUMBERS:
        return str(NUMBERS.index(word)), "write the number in digits"
    text = written.replace('"', "")
    return f'"{text}"', f"put {text} in straight quotes"


def as_key(name: str) -> str:
    """Return a key that is made of a name: its letters without accents, small, with _ for everything else."""
    plain = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")


def _after_value(stop: Stop) -> Remedy | None:
    if not stop.said.startswith("Expected newline"):
        return None
    if re.search(r"""=\s*"[^"]*"[^"]+".*""", stop.line.partition("#")[0]):
        return Remedy("the text ends at its second \"; write ' for the quotes within it")
    return Remedy(f"nothing but a remark after # may follow the value; take out {stop.rest}", stop.line[: stop.column])


Rule = Callable[[Stop], Remedy | None]
RULES: tuple[Rule, ...] = (
    *(_curly_quotes, _open_list, _table_in_line, _heading, _twice, _open_text, _no_equals, _value, _after_value),
)
