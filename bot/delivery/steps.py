"""The steps that a GM may take back, in words: what was done, who has seen it, and what would be lost with it.

For a GM without a seat alone, who may know everything.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec
from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View

from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.compose import told_of
from bot.delivery.outgoing import Outgoing
from bot.delivery.saying import bot_words, first_few, say, words_of
from bot.storage.live import Live
from bot.storage.steps import Cost, PastStep
from bot.wording.moments import plain
from bot.wording.names import bold, escape
from bot.wording.pages import Page, fitted, shorten
from bot.wording.times import clock
from bot.wording.words import Value
from engine.actions import Expire, GmAction
from engine.audience import To
from engine.names import CLOCK, GM
from engine.naming import snake_case
from engine.speech import Message

ON_A_PAGE = 10
MOST_NAMED = 8
"""How many steps are named that would go, stay or be lost."""
MOST_SEEN = 12
"""How many are named one by one who have seen a step in private."""
SEEN = 140
"""Characters of what everybody saw of a step."""
LABEL = 100
"""Characters of a choice."""


def steps_message(
    live: Live, steps: Sequence[PastStep], page: int, reason: str | None, *, has_gone_on: bool = False
) -> Outgoing:
    """The steps that may be taken back, the last first, ten on a page, with a select for them."""
    count = max(1, -(-len(steps) // ON_A_PAGE))
    page = min(page, count - 1)
    shown = steps[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    title = say(live, "steps-title")
    if count > 1:
        title = say(live, "page-of", {"title": title, "page": page + 1, "pages": count})
    head = say(live, "steps-gone-on" if has_gone_on else "steps-intro")
    text = "\n".join([head, *(_told(live, step) for step in shown)])
    turning = [(page - 1, "steps-later")] * (page > 0) + [(page + 1, "steps-earlier")] * (page + 1 < count)
    buttons: list[Item] = [_button(live, Verb.STEPS, str(to), say(live, words)) for to, words in turning]
    rows: list[list[Item]] = [[_select(live, shown)], *([buttons] if buttons else [])]
    return Outgoing(pages=[_page(live, title, text, reason)], rows=rows)


def cost_message(live: Live, cost: Cost, reason: str | None) -> Outgoing:
    """What would be lost if a step were taken back, with the button that does it."""
    *after, step = cost.gone
    kinds = {"goes": after, "stays": cost.kept, "lost": cost.lost}
    texts = [say(live, f"cost-{kind}", {"steps": _few(live, steps)}) for kind, steps in kinds.items() if steps]
    text = "\n".join([_told(live, step), *(texts or [say(live, "cost-nothing")]), say(live, "cost-sure")])
    meant = f"{live.lines}:{step.line}"
    buttons: list[Item] = [
        _button(live, Verb.TAKE_BACK, meant, say(live, "button-take-back"), ButtonStyle.danger),
        _button(live, Verb.WHY, meant, say(live, "button-why")),
        _button(live, Verb.STEPS, str((step.number - 1) // ON_A_PAGE), say(live, "steps-all")),
    ]
    return Outgoing(pages=[_page(live, say(live, "cost-title"), text, reason)], rows=[buttons])


def _page(live: Live, title: str, text: str, reason: str | None) -> Page:
    if reason is not None:
        text = f"{text}\n{say(live, 'steps-reason')}"
    return fitted(Page(title, text, colour=live.theme.colour, note=reason or ""))


def _button(live: Live, verb: Verb, rest: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> Button[View]:
    return Button(label=label, style=style, custom_id=Key(verb, live.id, rest=rest).custom_id)


def _select(live: Live, steps: Sequence[PastStep]) -> Select[View]:
    choices = [SelectOption(label=_label(live, step), value=str(step.line)) for step in steps]
    key = Key(Verb.STEP, live.id, rest=str(live.lines))
    return Select(custom_id=key.custom_id, placeholder=say(live, "steps-choose"), options=choices)


def _label(live: Live, step: PastStep) -> str:
    values: dict[str, Value] = {"number": step.number, "who": _who(live, step, plainly=True), "move": _move(live, step)}
    return shorten(say(live, "steps-option", values), LABEL)


def _few(live: Live, steps: Sequence[PastStep]) -> str:
    """Who has done what, in a list; of many steps the first few, and how many more there are."""
    named = [_in_short(live, step) for step in steps[:MOST_NAMED]]
    if more := len(steps) - len(named):
        named.append(say(live, "and-more", {"count": more}))
    return bot_words(live.theme, live.language).list(named)


def _in_short(live: Live, step: PastStep) -> str:
    values: dict[str, Value] = {"number": step.number, "who": _who(live, step), "move": escape(_move(live, step))}
    return say(live, "steps-in-short", values)


def _told(live: Live, step: PastStep) -> str:
    """What was done when, and who has seen what of it."""
    values = {"when": clock(step.at), "step": _in_short(live, step), "seen": " · ".join(_seen(live, step))}
    told = say(live, "steps-step", values)
    return told if step.reason is None else f"{told}\n{say(live, 'steps-why', {'reason': escape(step.reason)})}"


def _who(live: Live, step: PastStep, *, plainly: bool = False) -> str:
    show: Callable[[str], str] = str if plainly else bold
    match step:
        case PastStep(by=by, acting_for=str(name)) if by == GM:
            return say(live, "steps-for", {"player": show(name)})
        case PastStep(by=by) if by in {GM, CLOCK}:
            return say(live, "the-gm" if by == GM else "the-clock")
        case _:
            return show(step.by)


def _move(live: Live, step: PastStep) -> str:
    """Name a move; of the GM's also whom it concerns."""
    words = words_of(live)
    if isinstance(step.action, Expire):
        return say(live, "steps-time-up")
    if not isinstance(step.action, GmAction):
        return words.answer_label(step.action)
    label = words.move_label(snake_case(type(step.action).__name__))
    player = msgspec.structs.asdict(step.action).get("player")
    return f"{label}: {player}" if isinstance(player, str) else label


def _seen(live: Live, step: PastStep) -> Iterator[str]:
    """Who was told of it: everybody what was posted, and some in private."""
    words = words_of(live)
    public = told_of(live, [step.line], To.PUBLIC)
    if public:
        moments = words.announce_all(public, len(live.sittings))
        said = " ".join(moment.title or moment.text for moment in moments if moment is not None)
        text = shorten(plain(said.replace("\n", " ")), SEEN)
        yield say(live, "steps-seen-by-all", {"what": text}) if text else say(live, "steps-seen-on-card")
    told = [each.event for each in told_of(live, [step.line], To.GM) if not isinstance(each.event, Message)]
    names = live.started.table.in_seat_order(
        {name for event in told if isinstance(event.to, tuple) for name in event.to}
    )
    if len(names) == len(live.names):
        yield say(live, "steps-seen-by-each")
    elif names:
        shown = [bold(name) for name in names]
        listed = bot_words(live.theme, live.language).list(shown) if len(names) <= MOST_SEEN else first_few(live, names)
        yield say(live, "steps-seen-in-private", {"names": listed})
    elif not public:
        yield say(live, "steps-seen-by-nobody")
