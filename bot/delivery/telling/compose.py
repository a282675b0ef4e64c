"""Makes the words of owed messages when they are sent, and again, by the same functions, whenever they are shown."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import TypeGuard

import discord
from msgspec.structs import replace

from bot.clock import now
from bot.components.answers import Item
from bot.components.keys import Key, Verb
from bot.delivery.posts.theme_lines import drama_of
from bot.delivery.telling.next_wait import until_line
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.receivers import seat_owed
from bot.delivery.telling.saying import explaining, private_row, say, words_of
from bot.delivery.telling.seat_questions import offered_rows
from bot.delivery.telling.undo_losses import has_lost, who_took_back
from bot.pictures import PICTURES_OF
from bot.storage.games.hosted_game import HostedGame, Occupancy
from bot.storage.outbox.offer_rows import SEAT_OFFER_LASTS
from bot.storage.schema.choices import Counting
from bot.storage.schema.kinds import Trait
from bot.storage.schema.models import OutboxRow
from bot.wording.game_words import AnyGameWords
from bot.wording.moment_words import italic
from bot.wording.name_words import bold, escape_text, unmentioning
from bot.wording.pages import Page, fitted
from bot.wording.time_words import date
from engine.audience import Everybody, To
from engine.events import Event, Warned
from engine.log import FIRST_LINE, standing
from engine.speech import Message
from engine.telling import R
from engine.views import Told


def is_posted_as_speech(event: Event, hosted: HostedGame) -> TypeGuard[Message]:
    """Whether an event is public speech that is posted under its speaker's alias."""
    return isinstance(event, Message) and event.to is To.PUBLIC and hosted.anonymous


def is_posted(hosted: HostedGame, line: int) -> bool:
    """Whether the channel is told anything that a line has brought about."""
    words, seats = words_of(hosted), len(hosted.occupancies)
    heard = [told for told in hosted.told_by(line, To.PUBLIC) if type(told.event) not in words.on_card]
    said = [told for told in heard if not is_posted_as_speech(told.event, hosted)]
    if is_lone_vote(hosted, said) and hosted.settings.counting is not Counting.EVERY_VOTE:
        return False
    return any(words.announce(told, seats) is not None for told in said)


def is_lone_vote(hosted: HostedGame, told: Sequence[Told[Everybody]]) -> bool:
    """Whether all that is told is how a public count of votes has changed, which the day's own post shows."""
    return bool(hosted.rulebook.counted) and len(told) == 1 and type(told[0].event) in words_of(hosted).looks_back


def is_for_gm(hosted: HostedGame, event: Event, gm_id: int | None) -> bool:
    """Whether a GM is told an event: those for GMs and, unless they have a seat, those said in threads."""
    if not hosted.is_known_to(gm_id):
        return isinstance(event, Warned) and event.to is To.GM
    return event.to is To.GM or (isinstance(event, Message) and event.to is not To.PUBLIC)


def told_of(hosted: HostedGame, lines: Iterable[int], reader: R) -> tuple[Told[R], ...]:
    """Return what a reader may know by now of the events of some lines."""
    return hosted.told(reader).of(lines).events


def cancelled_text(hosted: HostedGame) -> str:
    """Say that a game was cancelled before it began, and by whom."""
    if hosted.ended_by_manager is None:
        return say(hosted, "signup-cancelled")
    return say(hosted, "signup-cancelled-by", {"manager": f"<@{hosted.ended_by_manager}>"})


def secrets_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Tell a seat in private the events of some lines: at once, or when their embargo ends."""
    words, occupancy = words_of(hosted), seat_owed(hosted, row)
    embargoed = Trait.TOLD_LATER in row.kind.traits
    heard = told_of(hosted, row.lines, occupancy.name)
    private = [told for told in heard if told.event.to is not To.PUBLIC]
    news = [told for told in private if hosted.rulebook.is_embargoed(told.event) is embargoed]
    own = () if embargoed else own_pages(hosted, words, row.lines, heard, occupancy.name)
    so_far = hosted.told(occupancy.name)
    drawn = _drawn_kinds(hosted, words) if news else frozenset()
    pages = [*own]
    for told in news:
        if (page := words.tell_seat(told, lambda: so_far.lines)) is not None:
            pages += [*role_prose(hosted, [told]), replace(page, drawn=type(told.event) in drawn)]
    if pages and row.text is not None:
        text = say(hosted, "reason-given-for-you", {"reason": escape_text(row.text)})
        pages.append(Page("", text, colour=hosted.theme.colour, goes_on=True))
    is_first = FIRST_LINE in row.lines
    if is_first and hosted.anonymous:
        pages.insert(0, alias_page(hosted, occupancy))
    rows = [[*private_row(hosted), *explaining(hosted)]] if is_first else []
    if hosted.wait_line not in row.lines:
        rows.extend(offered_rows(hosted, occupancy.name, news))
    return Outgoing(pages=pages, rows=rows) if pages else None


def role_prose(hosted: HostedGame, told: Iterable[Told[str]]) -> Iterator[Page]:
    """Return the GM's own words for the role that some events tell a seat as its own, marked as theirs, if any."""
    written = hosted.settings.role_prose
    roles = dict.fromkeys(words_of(hosted).role_told(each) for each in told) if written else ()
    for role in roles:
        if text := written.get(role):
            page = Page("", unmentioning(text), colour=hosted.theme.colour, note=say(hosted, "prose-mark"))
            yield fitted(page)


def _drawn_kinds(hosted: HostedGame, words: AnyGameWords) -> frozenset[type[Event]]:
    """Return the kinds of events for which a DM has a picture."""
    if hosted.rulebook.slug not in PICTURES_OF:
        return frozenset()
    pictures = PICTURES_OF[hosted.rulebook.slug](words)
    return pictures.dealt | pictures.occasions


def own_pages(
    hosted: HostedGame, words: AnyGameWords, lines: Collection[int], heard: Iterable[Told[str]], seat: str
) -> Iterator[Page]:
    """Return what the public events of some lines, which a seat has heard, mean especially to this seat."""
    public = [words.tell_own(told) for told in heard if told.event.to is To.PUBLIC]
    if not any(public):
        return
    for page, drama in zip(public, drama_of(hosted, lines, words.own_highlight, seat), strict=True):
        if page is not None:
            yield replace(page, text="\n".join(filter(None, (italic(drama), page.text))))


def seat_free_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Offer a seat to anybody who takes it over, until when, and why; None once the offer is over."""
    occupancy = hosted.occupancy_on(row.seat_id or 0)
    if occupancy is None or not occupancy.is_on_offer(now()):
        return None
    values = {"name": bold(occupancy.name), "when": date(row.created_at + SEAT_OFFER_LASTS)}
    texts = [say(hosted, "seat-free", values), *why(hosted, row.text)]
    return Outgoing("\n".join(texts), rows=[[take_button(hosted, occupancy)]])


def reason_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Return why a GM did something public or made a move for a seat; None once that is taken back."""
    if row.seat_id is not None:
        return Outgoing("\n".join(why(hosted, row.text, "reason-given-seat", row.speaker)))
    stands = any(entry.line in row.lines for entry in standing(hosted.told(To.PUBLIC).entries))
    given = "reason-given" if row.speaker is None else "reason-given-for"
    return Outgoing("\n".join(why(hosted, row.text, given, row.speaker))) if stands else None


def why(hosted: HostedGame, reason: str | None, given: str = "reason-given", seat: str | None = None) -> list[str]:
    """Return the given reason, if any, without formatting or mentions."""
    if reason is None:
        return []
    about = {} if seat is None else {"player": bold(seat)}
    return [say(hosted, given, {"reason": escape_text(reason), **about})]


def window_message(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Say until when a newcomer, or everybody, has time again; None if the wait is over or has no deadline."""
    kind = row.text or ""
    deadline = hosted.inner_deadline if kind in hosted.rulebook.inner.values() else hosted.deadline
    if hosted.wait_line not in row.lines or deadline is None or hosted.started.table.paused:
        return None
    values = {"wait": words_of(hosted).wait_name(kind)}
    if row.speaker is None:
        told = say(hosted, "window-for-all", values)
    else:
        told = say(hosted, "window", {**values, "name": bold(row.speaker)})
    return Outgoing(f"{told}\n{until_line(hosted, deadline, fits_a_phone=False)}")


def take_button(hosted: HostedGame, occupancy: Occupancy) -> Item:
    """Return the button that takes a seat over from its present occupant."""
    key = Key(Verb.TAKE, hosted.id, seat=occupancy.seat_id, rest=str(occupancy.occupant_id))
    label = say(hosted, "button-take")
    return discord.ui.Button(label=label, style=discord.ButtonStyle.success, custom_id=key.custom_id)


def secrets_pages(hosted: HostedGame, occupancy: Occupancy) -> tuple[Page, ...]:
    """Return everything a seat knows and has done in secret, first its role, or its alias in an anonymous game.

    What was taken back is not among it, but it says so where a seat has lost something by that.
    """
    told = hosted.told(occupancy.name).standing
    pages = words_of(hosted).secrets(told, hosted.view(occupancy.name))
    prose = role_prose(hosted, told)
    pages = (*prose, *(replace(page, drawn=True) for page in pages[:1]), *pages[1:])
    if has_lost(hosted.told(occupancy.name), hosted.wait_line):
        text = say(hosted, "lost-since", who_took_back(hosted))
        pages = (Page(say(hosted, "undone-title"), text, colour=hosted.theme.colour), *pages)
    return (alias_page(hosted, occupancy), *pages) if hosted.anonymous else pages


def alias_page(hosted: HostedGame, occupancy: Occupancy) -> Page:
    """Tell a player their alias, and how to speak under it."""
    text = say(hosted, "alias-text", {"room": f"<#{hosted.room.channel_id}>"})
    return Page(say(hosted, "alias-title", {"name": occupancy.name}), text, colour=hosted.theme.colour)


def moved_message(hosted: HostedGame, row: OutboxRow) -> Outgoing:
    """Tell everybody in a game that it goes on in this channel. In an anonymous game, players are told by DM."""
    if row.seat_id is not None:
        return Outgoing(
            say(hosted, "moved-there", {"game": hosted.theme.title, "room": f"<#{hosted.room.channel_id}>"})
        )
    players = [] if hosted.has_aliases else hosted.users_on(hosted.names)
    called = sorted({*hosted.gms, *players})
    values = {"players": " ".join(f"<@{user}>" for user in called)}
    return Outgoing(say(hosted, "moved-dm" if hosted.is_in_dm else "moved-here", values), mentions=called)
