"""The page before its panes show anything: the people, and the controls."""

from collections.abc import Iterator
from functools import cache
from html import escape
from pathlib import Path
from string import Template

from bot.rehearsal.web.company import Part
from bot.rehearsal.web.room import Room
from bot.wording.words import Words

PAGE = Path(__file__).with_name("page.html")
WORDS = (
    "title", "play", "pause", "step", "turn", "speed", "slow", "brisk", "fast", "at-once", "forward", "bar", "people",
    "script", "deal", "draws", "record", "lost", "elsewhere", "refused", "messages", "older", "pins", "write", "offers",
    "send", "places", "hint",
)  # fmt: skip


def shell(room: Room) -> str:
    """Return the page with empty panes."""
    words = room.words
    page = Template(PAGE.read_text(encoding="utf-8"))
    return page.substitute(
        {f"word_{name.replace('-', '_')}": escape(words.say(f"web-{name}", {"game": room.title})) for name in WORDS},
        language=words.language,
        chips="".join(_chips(room)),
        panes="".join(_panes(room)),
    )


def _chips(room: Room) -> Iterator[str]:
    for name in room.stage.people:
        label = escape(_label(room, name))
        yield f'<button type=button aria-pressed=false data-show="{escape(name)}">{label}</button>'


def _label(room: Room, name: str) -> str:
    people = room.company.people
    if name == people.on_looker:
        return room.words.say("web-watcher", {"name": name})
    return room.words.say("web-gm", {"name": name}) if name == people.gm else name


def _panes(room: Room) -> Iterator[str]:
    for number, name in enumerate(room.stage.people):
        label = escape(_label(room, name))
        yield (
            f'<section class=pane hidden data-who="{escape(name)}" aria-labelledby="name-{number}">'
            f'<header><h2 id="name-{number}" tabindex=-1>{label}</h2>{_cast(room, name)}</header></section>'
        )


def _cast(room: Room, name: str) -> str:
    """Return the choice of who plays somebody."""
    choices = room.company.choices(name)
    if not choices:
        return ""
    said = escape(room.words.say("web-cast", {"name": name}))
    options = "".join(f"<option value={part.value}>{escape(_part(part, room.words))}</option>" for part in choices)
    return f'<select class=cast aria-label="{said}">{options}</select>'


@cache
def _part(part: Part, words: Words) -> str:
    return words.say(f"web-part-{part}")
