"""Makes the posts of a game's channel: the news and the present question, in one page that a phone shows whole.

The players who are called stand first, with what is asked of them, so that the notification shows it, and then the
headline of the news. Where nobody is called, the question itself stands below the headline. Both are text, for readers
who hide embeds too. The rest is an embed in the colour of the news: the details, the picture, and last the question,
with its deadline in small type. News without a heading is plain text. On a board a picture shows the news, and their
headline stands in the embed.
"""

from collections.abc import Collection, Iterator, Sequence
from copy import copy
from dataclasses import replace as replace_fields
from functools import cache, partial
from itertools import islice, product

from discord.ui import Select
from msgspec.structs import replace

from bot.components.answers import MOST_LETTERS, Item, items_for
from bot.components.keys import Verb
from bot.delivery.card.illustrating import height_of_picture
from bot.delivery.card.pace_words import holding_text
from bot.delivery.posts.ending_posts import steps_of
from bot.delivery.posts.phone_height import SCREEN, height, height_of_call, in_rows, wrapped
from bot.delivery.posts.theme_lines import drama_of
from bot.delivery.telling.compose import is_lone_vote, is_posted_as_speech, told_of
from bot.delivery.telling.next_wait import is_brief, until_line
from bot.delivery.telling.outgoing import ROWS_LIMIT, Outgoing
from bot.delivery.telling.saying import (
    asking_row,
    button,
    first_few,
    grows,
    panel_of,
    say,
    votes_row,
    words_of,
)
from bot.delivery.turns.free_undos import freely_undone
from bot.delivery.turns.turn_posts import lines_led_to, lines_told, shorter, without_drama
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import is_told_apart, reveals_at
from bot.storage.schema.choices import Calling, Speaking, Talking
from bot.storage.schema.kinds import Trait
from bot.storage.schema.models import OutboxRow
from bot.wording.moment_words import BETWEEN, Moment, Question, bold, plain, seen_in
from bot.wording.pages import Page, fitted
from bot.wording.time_words import date
from engine.asks import Awaited, awaited
from engine.audience import Everybody, To
from engine.events import Closed, Event, Extended, Outcome
from engine.judging import asked_publicly
from engine.log import FIRST_LINE
from engine.names import GM
from engine.table import Table
from engine.views import Told, View

BESIDE = 140
"""The height that is kept free beside a line of drama for any buttons and the deadline."""


def room_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Return the words of a post. A prompt whose wait still lasts also calls players and brings their buttons."""
    lines = lines_told(hosted, row)
    told = told_of(hosted, lines, To.PUBLIC)
    question = _question(hosted, row)
    news = _with_fitting_drama(hosted, row, lines, [*_moments(hosted, lines, told)])
    happened = (*news, *_beginning(hosted, lines), *_end(hosted, told))
    moments = [moment for moment in happened if moment.has_facts or question is not None]
    if question is not None:
        return (_on_a_board if hosted.rulebook.turns else _asked)(hosted, lines, moments, question)
    message = _announced(hosted, lines, moments)
    return message if message.content or message.pages else None


def _announced(hosted: HostedGame, lines: Sequence[int], moments: Sequence[Moment]) -> Outgoing:
    """Return a post that asks for nothing. On a board it has few enough words that a phone shows it whole."""
    if not hosted.rulebook.turns:
        return _message(hosted, lines, moments, None, Outgoing())
    told = told_of(hosted, lines, To.PUBLIC)
    picture, made = height_of_picture(hosted, told), Outgoing()
    for part in shorter(moments, len(moments), is_end=_has(told, Outcome)):
        made = _message(hosted, lines, part, None, Outgoing())
        if height(made, picture) <= SCREEN:
            break
    return made


def _with_fitting_drama(
    hosted: HostedGame, row: OutboxRow, lines: Sequence[int], moments: Sequence[Moment]
) -> Sequence[Moment]:
    """Return the news of a post that asks for something, without drama if a phone has no room for it.

    The whole post is measured with its question as it was, and with room for a call of everybody whom it publicly
    awaited, for how a vote may stand, any buttons and a deadline. So it says the same when it is made again: while the
    vote goes on, under aliases, or from a record, which knows no deadline.
    """
    if Trait.ASKS not in row.kind.traits or hosted.rulebook.turns or not any(moment.drama for moment in moments):
        return moments
    view = hosted.view_at(lines[-1], To.PUBLIC)
    question = words_of(hosted).prompt(view)
    if question is not None and question.longest:
        question = replace(question, text="", standing=question.longest)
    picture = height_of_picture(hosted, told_of(hosted, lines, To.PUBLIC))
    high = height(_uncalled(replace_fields(hosted, deadline=None), moments, question), picture)
    waiting = awaited(asked_publicly(hosted.rulebook, view))
    call = "" if question is None else question.call
    beside = BESIDE + height_of_call(len({*waiting.seats, *waiting.called}), call)
    return without_drama(moments) if high > SCREEN - beside else moments


def _uncalled(hosted: HostedGame, moments: Sequence[Moment], question: Question | None) -> Outgoing:
    """Return a post without its call and its buttons."""
    return Outgoing("\n".join(_headline(hosted, moments)), [*_pages(hosted, moments, question)])


def _asked(hosted: HostedGame, lines: Sequence[int], moments: Sequence[Moment], question: Question) -> Outgoing:
    """Return a post that asks for something and that a phone shows whole.

    Where there is no room, it has no button for past votes, then no drama, then no headings with nothing below them,
    because call and picture say these, then it does not say who is missing, and then a vote does not repeat what its
    call asks. Where it tells of several steps, it last has no picture.

    A vote keeps its drama from first to last, so with drama it never repeats what its call asks, and says who is
    missing only if there is room.
    """
    picture, asking = height_of_picture(hosted, told_of(hosted, lines, To.PUBLIC)), _asking(hosted, question)
    if not asking.content:
        asking.content, question = bold(question.text), replace(question, text="")
    keeps_drama = bool(question.longest) and any(moment.drama for moment in moments)
    question = replace(question, text="") if keeps_drama else question
    untitled = replace(question, title="")
    brief = replace(untitled, standing=question.standing[:-1])
    terse = replace(brief, text="" if grows(hosted) else question.text)
    full, plain, made = copy(asking), without_drama(moments), asking
    headless = [moment for moment in plain if moment.text]
    # A vote's post grows, and keeps the buttons with which it was sent.
    full.rows = asking.rows if grows(hosted) else [*asking.rows[:-1], [*asking.rows[-1], *votes_row(hosted)]]
    sizes = (
        (moments, question, full),
        (moments, question, asking),
        *([(moments, replace(question, standing=question.standing[:-1]), asking)] if keeps_drama else []),
        (plain, question, asking),
        (headless, untitled, asking),
        (headless, brief, asking),
        (headless, terse, asking),
    )
    for high, (told, asked, rows) in product((picture, 0) if lines[1:] else (picture,), sizes):
        made = _message(hosted, lines, told, asked, rows)
        made.has_room = high == picture
        if height(made, high) <= SCREEN:
            return made
    return made


def _on_a_board(hosted: HostedGame, lines: Sequence[int], moments: Sequence[Moment], question: Question) -> Outgoing:
    """Return a turn's post with few enough words that a phone shows it whole.

    Where it calls somebody, it has neither a title nor a last throw that the call says already. It drops its drama,
    then a question that repeats the call too, then its older news, then folds its letters into a list, then leaves what
    may be done instead to *What may I do?*, then drops its picture and, if nothing else helps, the state of the board.
    """
    news, made, told = lines_led_to(hosted, lines[-1]), Outgoing(), told_of(hosted, lines, To.PUBLIC)
    picture = height_of_picture(hosted, told)
    fresh = [*_moments(hosted, news, told_of(hosted, news, To.PUBLIC))]
    is_called = bool(called(hosted, hosted.asks.awaited))
    if is_called and len(moments) > 1 and type(told[-1].event) in words_of(hosted).said_in_call:
        moments, fresh = moments[:-1], fresh[:-1]
    if is_called and any(_says_call(question, moment) for moment in moments):
        moments = [replace(moment, title="") if _says_call(question, moment) else moment for moment in moments]
    question = replace(question, title="") if is_called else question
    terse = replace(question, text="") if is_called else question
    bare = replace(question, seen="")
    asking = cache(partial(_asking, hosted, question))  # Most posts need no list.
    sizes = (
        *((picture, (question, terse), offered) for offered in ((MOST_LETTERS,), (0,), (0, False))),
        *((0, (asked,), offered) for asked in (question, bare) for offered in ((MOST_LETTERS,), (0,))),
    )
    for (high, questions, offered), part in product(sizes, shorter(moments, len(fresh))):
        for asked in questions[:1] if any(moment.drama for moment in part) else questions:
            made = _message(hosted, lines, part, asked, asking(*offered))
            made.has_room = high == picture
            if height(made, high) <= SCREEN:
                return made
    return made


def _says_call(question: Question, moment: Moment) -> bool:
    """Whether the call of a question says the title of some news already."""
    return bool(moment.title) and moment.title in plain(question.call)


def _message(
    hosted: HostedGame, lines: Sequence[int], moments: Sequence[Moment], question: Question | None, asking: Outgoing
) -> Outgoing:
    """Return the news and the present question, with the players it calls and their buttons."""
    told = told_of(hosted, lines, To.PUBLIC)
    message = copy(asking)
    message.is_apart = bool(hosted.rulebook.turns)
    texts = [message.content, *_seal(hosted, lines)]
    revealed = () if is_told_apart(hosted) else steps_of(hosted, told).who
    if reveals_at(hosted) is not None:
        message.rows = [[button(hosted, Verb.REVEAL)]]
    if question is not None or any(moment.title for moment in moments):
        above = 1 if called(hosted, hosted.asks.awaited) else 0
        texts[above:above] = _headline(hosted, moments)
        message.pages = (*_pages(hosted, moments, question), *revealed)
    else:
        until = _until(hosted, fits_a_phone=False) if _has(told, Extended) else []
        texts = [*_news(moments), *texts, *until]
        message.pages = revealed
    message.content = "\n".join(filter(None, texts))
    return message


def texts_without(hosted: HostedGame, row: OutboxRow, gone: Collection[int]) -> list[str]:
    """Return the parts of a post that tell of lines taken back, the longest first."""
    told = lines_told(hosted, row)
    parts = _texts(hosted, told) - _texts(hosted, [line for line in told if line not in gone])
    return sorted(parts, key=len, reverse=True)


def _texts(hosted: HostedGame, lines: Sequence[int]) -> set[str]:
    moments = _moments(hosted, lines, told_of(hosted, lines, To.PUBLIC)) if lines else ()
    return {part for moment in moments for part in (moment.title, moment.drama, *moment.text.split("\n"))} - {""}


def _has(told: Sequence[Told[Everybody]], kind: type[Event]) -> bool:
    return any(isinstance(each.event, kind) for each in told)


def _moments(hosted: HostedGame, lines: Sequence[int], told: Sequence[Told[Everybody]]) -> Iterator[Moment]:
    """Return the news, without what only changes the card. The end comes before what has led to it.

    The news that the GM has closed the wait comes first, because everything else follows from it. The end is told
    without it, because then nobody waits for anything.
    """
    if hosted.ended_by_manager is not None and _has(told, Outcome):
        yield Moment(say(hosted, "ended-by", {"manager": f"<@{hosted.ended_by_manager}>"}))
    words, before = words_of(hosted), _before(hosted, lines, told)
    announced = words.announce_all(told, len(hosted.occupancies))
    heard = zip(told, announced, drama_of(hosted, lines, words.highlight), strict=True)
    first = Outcome if _has(told, Outcome) else Closed
    for each, said, drama in sorted(heard, key=lambda told: not isinstance(told[0].event, first)):
        if isinstance(each.event, Closed) and first is Outcome:
            continue
        since = None if before is None else words.announce_since(each, told, before)
        moment = None if is_posted_as_speech(each.event, hosted) else since or said
        if moment is not None or drama:
            yield replace(moment, drama=drama or moment.drama) if moment is not None else Moment("", drama=drama)


def _before(hosted: HostedGame, lines: Sequence[int], told: Sequence[Told[Everybody]]) -> View[Table, Everybody] | None:
    """Return what everybody knew before some lines, if that helps to tell them."""
    looks_back = any(type(each.event) in words_of(hosted).looks_back for each in told)
    if not looks_back or FIRST_LINE in lines or is_lone_vote(hosted, told):
        return None
    return hosted.view_at(min(lines) - 1, To.PUBLIC)


def _beginning(hosted: HostedGame, lines: Sequence[int]) -> Iterator[Moment]:
    """Return what is said of the game itself when it begins. The table's times are on the card."""
    if FIRST_LINE not in lines:
        return
    talks_here = hosted.rulebook.has_sides and hosted.settings.talking is Talking.HERE
    if hosted.anonymous:
        yield Moment(say(hosted, "anonymous-begins-here" if talks_here else "anonymous-begins"))
    elif hosted.rulebook.has_sides and hosted.settings.talking is not Talking.ANYWHERE and not hosted.is_practice:
        yield Moment(say(hosted, f"talk-{hosted.settings.talking}"))
    if hosted.settings.speaking is Speaking.ON:
        yield Moment(say(hosted, "votes-aloud-anonymous" if hosted.anonymous else "votes-aloud"))
    if hosted.holds:
        yield Moment(holding_text(hosted))


def _end(hosted: HostedGame, told: Sequence[Told[Everybody]]) -> Iterator[Moment]:
    """Say when it will be told who was who, if that is not at the end."""
    if (until := reveals_at(hosted)) is not None and _has(told, Outcome):
        yield Moment(say(hosted, "reveal-waits", {"when": date(until)}))


def _seal(hosted: HostedGame, lines: Sequence[int]) -> list[str]:
    """Return the seal of the deal, which is part of the first post's text. On a board it stands on the card."""
    if FIRST_LINE not in lines or hosted.rulebook.turns or hosted.commitment is None:
        return []
    return [say(hosted, "sealed", {"commitment": hosted.commitment})]


def _until(hosted: HostedGame, *, fits_a_phone: bool = True) -> list[str]:
    """Return the deadline, usually on one line of a phone. The card names the day, too."""
    if hosted.deadline is None:
        return []
    return [until_line(hosted, hosted.deadline, fits_a_phone=fits_a_phone)]


def _question(hosted: HostedGame, row: OutboxRow) -> Question | None:
    """Return what a prompt asks, if its wait still lasts."""
    if Trait.ASKS not in row.kind.traits or hosted.wait_line not in row.lines or not hosted.asks:
        return None
    return words_of(hosted).prompt(hosted.view(To.PUBLIC))


def _asking(
    hosted: HostedGame,
    question: Question,
    most_letters: int = MOST_LETTERS,
    has_beside: bool = True,
) -> Outgoing:
    """Return the players that a question calls, and the buttons for its answers and for what may be done instead."""
    users = called(hosted, hosted.asks.awaited)
    mentioned = users if hosted.settings.calling is Calling.ALL or len(users) == 1 else []
    names = " ".join(f"<@{user}>" for user in mentioned) or _named(hosted)
    call = say(hosted, "call", {"names": names, "call": question.call}) if users else ""
    asks = (*hosted.asks.open, *(hosted.asks.beside(hosted.rulebook.beside) if has_beside else ()))
    asked = items_for(panel_of(hosted), asks, most_letters)
    more = [button(hosted, Verb.MINUTE)] if is_brief(hosted) and hosted.deadline is not None else []
    undo = [button(hosted, Verb.UNDO)] if freely_undone(hosted) is not None else []
    last = [*asking_row(hosted), *undo, *more]
    rows = _in_few_rows([*asked, last]) if hosted.rulebook.turns else [*asked, last]
    return Outgoing(call, rows=rows, mentions=mentioned)


def _named(hosted: HostedGame) -> str:
    """Return whom a prompt waits for, without mentions."""
    waiting = hosted.asks.awaited
    names = (*waiting.seats, *waiting.called)
    others = {*hosted.names} - {*names, *hosted.rulebook.out(hosted.view(To.PUBLIC))}
    return first_few(hosted, names) if others else say(hosted, "call-everybody")


def _in_few_rows(rows: Sequence[Sequence[Item]]) -> Sequence[Sequence[Item]]:
    """Merge the buttons of several rows where a phone has room."""
    lists = [list(row) for row in rows if isinstance(row[0], Select)]
    buttons = in_rows(item for row in rows if not isinstance(row[0], Select) for item in row)
    few = [*lists, *buttons] if isinstance(rows[0][0], Select) else [*buttons, *lists]
    return few if len(few) <= ROWS_LIMIT and len(few) < sum(map(wrapped, rows)) else rows


def called(hosted: HostedGame, waiting: Awaited) -> list[int]:
    """Return whom a prompt mentions. In an anonymous game a mention would give an alias away, so DMs call players."""
    names = [GM] * (GM in waiting.seats) if hosted.anonymous else (*waiting.seats, *waiting.called)
    gms = hosted.knowing_gms or hosted.gms
    users = (gms if name == GM else hosted.users_called([name]) for name in names)
    return [user_id for each in users for user_id in each]


def _news(moments: Sequence[Moment]) -> list[str]:
    """Return the news without titles: short items together on one line, longer ones below."""
    lines = [moment.line for moment in moments if not moment.title]
    short = " ".join(line for line in lines if "\n" not in line)
    return [line for line in (short, *(line for line in lines if "\n" in line)) if line]


def _headline(hosted: HostedGame, moments: Sequence[Moment]) -> list[str]:
    """Return the headline of the first news with a title, unless the embed shows it."""
    heads = () if hosted.rulebook.turns else (moment.headline for moment in moments if moment.title)
    return [*islice(heads, 1)]


def _pages(hosted: HostedGame, moments: Sequence[Moment], question: Question | None) -> Iterator[Page]:
    """Return the news under the title of its first item, and the question. The headline may stand elsewhere."""
    place = next((place for place, moment in enumerate(moments) if moment.title), len(moments))
    head = next(iter(moments[place:]), None)
    title = head.title if head is not None else question.title if question is not None else ""
    if head is not None and _headline(hosted, moments):
        title, head = "", head.below
    before, after = _news(moments[:place]), _news(moments[place + 1 :])
    titled = [moment.line for moment in moments[place + 1 :] if moment.title]
    lines = [*before, *([] if head is None else [head.together if before or after else head.lines])]
    if not any("\n" in line for line in lines):
        lines = [" ".join(filter(None, lines))]
    colour = hosted.theme.colour_of(None if head is None else head.colour)
    told = "\n".join(filter(None, [*lines, *titled, *after]))
    standing = [] if question is None else [*filter(None, [question.lines, BETWEEN.join(question.standing)])]
    until = [] if question is None else _until(hosted)
    if told and not standing:
        told, until = "\n".join([told, *until]), []
    asked = "\n".join([*standing, *until])
    if title or told:
        yield fitted(Page(title, told, colour=colour))
    elif asked and not hosted.rulebook.turns:
        yield Page("", "", colour=colour)  # for the picture, so that it stands above the question
    if text := seen_in(moments, question):
        yield fitted(Page("", text, colour=colour, goes_on=True, instead=True))
    if asked:
        yield fitted(Page("", asked, colour=colour, goes_on=True))
