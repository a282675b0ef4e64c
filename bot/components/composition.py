"""Composes an answer from buttons: the thing on which the rest depends, things to add, and then the whole answer.

Only what goes together is offered. Two presses give most answers.
"""

from collections import Counter
from collections.abc import Sequence

from discord import ButtonStyle
from discord.ui import Button, View
from msgspec.structs import replace

from bot.components.answers import in_rows
from bot.components.composing import Draft, drafting
from bot.components.confirming import done_key
from bot.components.keys import Key, Verb
from bot.components.panel_place import Panel
from engine.actions import Action
from engine.asks import Ask
from engine.domains import Domain, Nothing, OneByOther, OneOf, SomeOf, Thing, things_of
from engine.errors import BadInput
from engine.refusals import NotNow

AT_ONCE = 9
"""The most answers shown at once, beside the button that shows others."""
FIRSTS = 3
"""The buttons in a row of first things."""
ADDED, TO_ADD = "\N{CHECK MARK}", "+"
"""The signs before things that are added, and before those that may be."""

Rows = list[list[Button[View]]]


class Composition:
    """A draft of an answer to an ask. It begins with the ``usual`` thing unless its player has chosen another.

    Raises BadInput if the draft does not fit the ask.
    """

    def __init__(self, ask: Ask, draft: Draft, usual: Thing | None = None) -> None:
        assert ask.composed_by is not None
        domain = ask.fields[ask.composed_by]
        assert isinstance(domain, OneByOther)
        self._ask, self._first, self._last = ask, ask.composed_by, domain.field
        self._extra = next((name for name in ask.fields if name not in {self._first, self._last}), None)
        things = {thing for each in domain.left.values() for thing in things_of(each, {}) if thing is not None}
        self._firsts: list[Thing] = sorted(things, key=_order)
        if draft.first is None:
            draft = replace(draft, first=usual if usual in things else self._firsts[0])
        if draft.first not in things or not self._may_add(draft.added):
            raise BadInput("this was not offered")
        self.draft = draft

    @property
    def answers(self) -> list[Action]:
        """Every answer that the draft allows."""
        return self._with(self.draft.added)

    @property
    def most(self) -> int:
        """The most things that may be added."""
        return self._extra_domain.most

    def rows(self, panel: Panel) -> Rows:
        """Return the first things, the things to add, and the answers."""
        firsts = [self._choosing(panel, thing) for thing in self._firsts]
        things = sorted({*self._extra_domain.things}, key=_order)
        adding = [self._adding(panel, thing) for thing in things if self._turned(thing) != self.draft.added]
        return [*in_rows(firsts, FIRSTS), *in_rows(adding), *in_rows(self._giving(panel))]

    @property
    def _extra_domain(self) -> SomeOf:
        """The things that may be added; in many moves none."""
        domain: Domain = Nothing(NotNow("")) if self._extra is None else self._ask.fields[self._extra]
        return domain if isinstance(domain, SomeOf) else SomeOf((), 0)

    def _may_add(self, added: Sequence[Thing]) -> bool:
        domain = self._extra_domain
        return len(added) <= domain.most and not Counter(added) - Counter(domain.things)

    def _with(self, added: tuple[Thing, ...]) -> list[Action]:
        last = self._ask.fields[self._last]
        assert isinstance(last, OneOf)
        extra: dict[str, object] = {self._extra: added} if self._extra is not None and added else {}
        every = [
            self._ask.move(**{self._last: thing, self._first: self.draft.first}, **extra)
            for thing in sorted(last.names, key=_order)
        ]
        return [action for action in every if self._ask.refusal(action) is None]

    def _choosing(self, panel: Panel, thing: Thing) -> Button[View]:
        label = panel.thing(self._ask.move, self._first, thing).text
        if thing == self.draft.first:
            return drafting(panel, label, self.draft, ButtonStyle.primary)
        return drafting(panel, label, replace(self.draft, first=thing, since=0))

    def _adding(self, panel: Panel, thing: Thing) -> Button[View]:
        """Return the button that adds everything of a kind, or as much as is allowed, and then takes it off in turn."""
        every, added = (things.count(thing) for things in (self._extra_domain.things, self.draft.added))
        label = " ".join([panel.thing(self._ask.move, self._extra or "", thing).text] * (added or every))
        style = ButtonStyle.success if added else ButtonStyle.secondary
        turned = replace(self.draft, added=self._turned(thing))
        return drafting(panel, f"{ADDED if added else TO_ADD} {label}", turned, style)

    def _turned(self, thing: Thing) -> tuple[Thing, ...]:
        """Return what is added once this button is pressed. The order tells nothing of the presses."""
        others = [each for each in self.draft.added if each != thing]
        every, added = (things.count(thing) for things in (self._extra_domain.things, self.draft.added))
        counts = range(added - 1 if added else every, -1, -1)
        turned = (tuple(sorted([*others, *[thing] * count], key=_order)) for count in counts)
        return next(some for some in turned if self._may_add(some))

    def _giving(self, panel: Panel) -> list[Button[View]]:
        """Return the buttons that give an answer, and the one that shows others if there are too many."""
        plain, answers, since = self._with(()), self.answers, self.draft.since
        shown = slice(0, None) if len(answers) <= AT_ONCE + 1 else slice(since, since + AT_ONCE)
        given = [
            _doing(panel.label(named).text, done_key(panel, answer))
            for named, answer in zip(plain[shown], answers[shown], strict=True)
        ]
        if len(given) == len(answers):
            return given
        more = replace(self.draft, since=since + AT_ONCE if since + AT_ONCE < len(answers) else 0)
        return [*given, drafting(panel, panel.verb(Verb.COMPOSE), more)]


def _doing(label: str, key: Key) -> Button[View]:
    return Button(label=label, style=ButtonStyle.primary, custom_id=key.custom_id)


def _order(thing: Thing) -> tuple[int, str]:
    return (thing, "") if isinstance(thing, int) else (0, thing)
