"""Lists the steps that a GM may take back: what was done, who has seen it, and what would be lost with it.

Only a GM without a seat sees this list, because it may show everything.
"""

from collections.abc import Callable, Iterator, Sequence

import msgspec
from discord import ButtonStyle, SelectOption
from discord.ui import Button, Select, View

from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words, first_few, say, words_of
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.past_steps import Cost, PastStep
from bot.wording.moment_words import plain
from bot.wording.name_words import bold, escape
from bot.wording.pages import Page, fitted, shorten
from bot.wording.time_words import clock
from bot.wording.words import Value
from engine.actions import Expire, GmAction
from engine.audience import To
from engine.by_hand import LockByHand
from engine.names import CLOCK, GM
from engine.naming import snake_case
from engine.speech import Message

ON_A_PAGE = 10
MOST_NAMED = 8
"""The most steps that are named as taken back, kept or lost."""
MOST_SEEN = 12
"""The most people who are named one by one as having seen a step in private."""
SEEN = 140
"""The most characters of what everybody saw of a step."""
LABEL = 100
"""The most characters of a choice."""


def steps_message(
    hosted: HostedGame, steps: Sequence[PastStep], page: int, reason: str | None, *, has_gone_on: bool = False
) -> Outgoing:
    """List the steps that may be taken back, the last first, ten a page, with a select."""
    count = max(1, -(-len(steps) // ON_A_PAGE))
    page = min(page, count - 1)
    shown = steps[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]
    title = say(hosted, "steps-title")
    if count > 1:
        title = say(hosted, "page-of", {"title": title, "page": page + 1, "pages": count})
    head = say(hosted, "steps-gone-on" if has_gone_on else "steps-intro")
    text = "\n".join([head, *(_told(hosted, step) for step in shown)])
    turning = [(page - 1, "steps-later")] * (page > 0) + [(page + 1, "steps-earlier")] * (page + 1 < count)
    buttons: list[Item] = [_button(hosted, Verb.STEPS, str(to), say(hosted, words)) for to, words in turning]
    rows: list[list[Item]] = [[_select(hosted, shown)], *([buttons] if buttons else [])]
    return Outgoing(pages=[_page(hosted, title, text, reason)], rows=rows)


def cost_message(hosted: HostedGame, cost: Cost, reason: str | None) -> Outgoing:
    """Show what would be lost if a step were taken back, with the button that does it."""
    *after, step = cost.gone
    kinds = {"goes": after, "stays": cost.kept, "lost": cost.lost}
    texts = [say(hosted, f"cost-{kind}", {"steps": _few(hosted, steps)}) for kind, steps in kinds.items() if steps]
    text = "\n".join([_told(hosted, step), *(texts or [say(hosted, "cost-nothing")]), say(hosted, "cost-sure")])
    meant = f"{hosted.lines}:{step.line}"
    buttons: list[Item] = [
        _button(hosted, Verb.TAKE_BACK, meant, say(hosted, "button-take-back"), ButtonStyle.danger),
        _button(hosted, Verb.WHY, meant, say(hosted, "button-why")),
        _button(hosted, Verb.STEPS, str((step.number - 1) // ON_A_PAGE), say(hosted, "steps-all")),
    ]
    return Outgoing(pages=[_page(hosted, say(hosted, "cost-title"), text, reason)], rows=[buttons])


def _page(hosted: HostedGame, title: str, text: str, reason: str | None) -> Page:
    if reason is not None:
        text = f"{text}\n{say(hosted, 'steps-reason')}"
    return fitted(Page(title, text, colour=hosted.theme.colour, note=reason or ""))


def _button(
    hosted: HostedGame, verb: Verb, rest: str, label: str, style: ButtonStyle = ButtonStyle.secondary
) -> Button[View]:
    return Button(label=label, style=style, custom_id=Key(verb, hosted.id, rest=rest).custom_id)


def _select(hosted: HostedGame, steps: Sequence[PastStep]) -> Select[View]:
    choices = [SelectOption(label=_label(hosted, step), value=str(step.line)) for step in steps]
    key = Key(Verb.STEP, hosted.id, rest=str(hosted.lines))
    return Select(custom_id=key.custom_id, placeholder=say(hosted, "steps-choose"), options=choices)


def _label(hosted: HostedGame, step: PastStep) -> str:
    values: dict[str, Value] = {
        "number": step.number,
        "who": _who(hosted, step, plainly=True),
        "move": _move(hosted, step),
    }
    return shorten(say(hosted, "steps-option", values), LABEL)


def _few(hosted: HostedGame, steps: Sequence[PastStep]) -> str:
    """List who has done what. Of many steps, name the first few and how many more there are."""
    named = [_in_short(hosted, step) for step in steps[:MOST_NAMED]]
    if more := len(steps) - len(named):
        named.append(say(hosted, "and-more", {"count": more}))
    return bot_words(hosted.theme, hosted.language).list(named)


def _in_short(hosted: HostedGame, step: PastStep) -> str:
    values: dict[str, Value] = {"number": step.number, "who": _who(hosted, step), "move": escape(_move(hosted, step))}
    return say(hosted, "steps-in-short", values)


def _told(hosted: HostedGame, step: PastStep) -> str:
    """Return what was done and when, and who has seen what of it."""
    values = {"when": clock(step.at), "step": _in_short(hosted, step), "seen": " · ".join(_seen(hosted, step))}
    told = say(hosted, "steps-step", values)
    return told if step.reason is None else f"{told}\n{say(hosted, 'steps-why', {'reason': escape(step.reason)})}"


def _who(hosted: HostedGame, step: PastStep, *, plainly: bool = False) -> str:
    show: Callable[[str], str] = str if plainly else bold
    match step:
        case PastStep(by=by, acting_for=str(name)) if by == GM:
            return say(hosted, "steps-for", {"player": show(name)})
        case PastStep(by=by) if by in {GM, CLOCK}:
            return say(hosted, "the-gm" if by == GM else "the-clock")
        case _:
            return show(step.by)


def _move(hosted: HostedGame, step: PastStep) -> str:
    """Name a move and, for a GM's move, the seat it concerns."""
    words = words_of(hosted)
    if isinstance(step.action, Expire):
        return say(hosted, "steps-time-up")
    if not isinstance(step.action, GmAction):
        return words.answer_label(step.action)
    is_opening = isinstance(step.action, LockByHand) and not step.action.votes
    label = words.move_label("unlock_by_hand" if is_opening else snake_case(type(step.action).__name__))
    player = msgspec.structs.asdict(step.action).get("player")
    return f"{label}: {player}" if isinstance(player, str) else label


def _seen(hosted: HostedGame, step: PastStep) -> Iterator[str]:
    """Return who was told of a step: everybody by a post, and some people in private."""
    words = words_of(hosted)
    public = told_of(hosted, [step.line], To.PUBLIC)
    if public:
        moments = words.announce_all(public, len(hosted.occupancies))
        said = " ".join(moment.title or moment.text for moment in moments if moment is not None)
        text = shorten(plain(said.replace("\n", " ")), SEEN)
        yield say(hosted, "steps-seen-by-all", {"what": text}) if text else say(hosted, "steps-seen-on-card")
    told = [each.event for each in told_of(hosted, [step.line], To.GM) if not isinstance(each.event, Message)]
    names = hosted.started.table.in_seat_order(
        {name for event in told if isinstance(event.to, tuple) for name in event.to}
    )
    if len(names) == len(hosted.names):
        yield say(hosted, "steps-seen-by-each")
    elif names:
        shown = [bold(name) for name in names]
        listed = (
            bot_words(hosted.theme, hosted.language).list(shown)
            if len(names) <= MOST_SEEN
            else first_few(hosted, names)
        )
        yield say(hosted, "steps-seen-in-private", {"names": listed})
    elif not public:
        yield say(hosted, "steps-seen-by-nobody")
