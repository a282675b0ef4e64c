"""Forms for the draws after the deal: a queue for each draw, and the fates of past wishes."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from bot.rehearsal.wanting import Given, Wanted, Wishes
from bot.rehearsal.web.draw_choices import Chooser, Naming
from engine.outcomes import Kind

KEY = "draws"
ADD, DROP = "add", "drop"
"""The action, followed by the name of a draw, or by the number of the wish to drop."""
MOST_WAITING = 100
MOST_SHOWN = 20
"""The most fates that are shown, the newest first."""


def draws_html(wishes: Wishes, kinds: Mapping[str, Kind], naming: Naming, opened: str | None) -> str:
    """Return the forms, of which one draw's may be open."""
    words = naming.words
    choosers = {name: Chooser(naming, name, kind, is_open=True) for name, kind in kinds.items()}
    parts = [
        _queue(chooser, name, [each for each in wishes.waiting if each.name == name], naming, is_open=name == opened)
        for name, chooser in choosers.items()
    ]
    given = [
        f"<li>{escape(given_text(each, choosers[each.wanted.name], naming))}</li>"
        for each in wishes.given[: -MOST_SHOWN - 1 : -1]
        if each.wanted.name in choosers
    ]
    so_far = f"<h3>{escape(words.say('web-draws-so-far'))}</h3><ul>{''.join(given)}</ul>" if given else ""
    title, note = escape(words.say("web-draws")), escape(words.say("web-draws-note"))
    return (
        f'<div><h2 id="form-{KEY}">{title}</h2><p>{note}</p>{"".join(parts)}{so_far}'
        f"<div class=row><button type=button data-cancel>{escape(words.say('web-close'))}</button></div></div>"
    )


def given_text(given: Given, chooser: Chooser, naming: Naming) -> str:
    """Describe the fate of a wanted outcome."""
    values = {"line": str(given.line), "draw": chooser.name, "outcome": chooser.text(given.wanted.outcome)}
    if given.is_passed_over:
        return naming.words.say("web-draws-passed-over", {**values, "drawn": chooser.text(given.drawn)})
    return naming.words.say("web-draws-given", values)


def _queue(chooser: Chooser, name: str, waiting: Sequence[Wanted], naming: Naming, *, is_open: bool) -> str:
    words = naming.words
    title = words.say("web-draws-waiting", {"draw": chooser.name, "count": len(waiting)}) if waiting else chooser.name
    add = f"<button class=primary name={ADD} value={name}>{escape(words.say('web-draws-add'))}</button>"
    return (
        f"<details{' open' if is_open else ''}><summary{' autofocus' if is_open else ''}>{escape(title)}</summary>"
        f'<form data-form="{KEY}" data-wish=draws>{chooser.html()}<div class=row>{add}</div>'
        f"<ol>{''.join(_waiting(chooser, waiting, naming))}</ol></form></details>"
    )


def _waiting(chooser: Chooser, waiting: Sequence[Wanted], naming: Naming) -> Iterator[str]:
    for wanted in waiting:
        text = chooser.text(wanted.outcome)
        drop = escape(naming.words.say("web-draws-drop", {"outcome": text}))
        yield (
            f'<li><span>{escape(text)}</span><button name={DROP} value={wanted.id} aria-label="{drop}">✕</button></li>'
        )
