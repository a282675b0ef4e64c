"""The kinds of owed messages, each in one entry: where it goes, who may be told, what makes it, what sends it.

Where a message goes decides what happens when it cannot arrive, see ``Place``; how it is sent may add to that, see
``Sent``. ``OutboxKind`` has the traits of each kind, for code that cannot see these entries: whether it tells of lines
and so can be struck through, whether it is told later, whether it asks a question, and the like.

A message is made when it is due, so it tells nothing that is no longer so. It is dropped if it is owed to a place that
its entry does not name, if its receiver may no longer be told, or if there is nothing left to say.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, Flag, auto

from bot.delivery.card import signup_messages as signup
from bot.delivery.card.date_poll import date_poll_message
from bot.delivery.gm import gm_messages as gm
from bot.delivery.gm import reminders
from bot.delivery.posts import absence_posts as absence
from bot.delivery.posts.ending_posts import reveal_message, story_message
from bot.delivery.posts.offer_posts import asked_to_answer, offered_message
from bot.delivery.posts.posts import room_message
from bot.delivery.posts.prose_posts import prose_message
from bot.delivery.posts.result_previews import result_message
from bot.delivery.posts.scene_posts import scene_message
from bot.delivery.posts.vote_count_posts import count_message
from bot.delivery.sending import message_making as making
from bot.delivery.telling import compose, offer_ends, receivers, seat_questions
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.threads import speech_posts, thread_words
from bot.delivery.turns.live_turns import call_message
from bot.storage.games.hosted_game import HostedGame
from bot.storage.schema.kinds import OutboxKind
from bot.storage.schema.models import OutboxRow


class Place(Flag):
    """The place a message goes to, which decides what happens when it cannot arrive.

    In all places, a message that Discord refuses for any other reason is retried after 2, 4, 8 … seconds, at most an
    hour. An error that may pass is retried at most five minutes apart. Any other error is retried eight times, and then
    the row is dropped.
    """

    ROOM = auto()
    """The game's channel. If it is lost, the row waits until the game has a room again; once the game is over, it is
    dropped.
    """
    SEAT = auto()
    """The DM of a seat's occupant. If they take no DMs, the row is closed: they find its content behind "My secrets".
    Their DM counts as closed from then on, and the GMs are told once that they are absent.
    """
    USER = auto()
    """The DM of a user: a GM, or somebody without a seat. If they take no DMs, the row is closed."""
    THREAD = auto()
    """A private thread of the game. If the bot may not use it, its members get DMs instead, and the GMs are told once.
    Spectators read what they have missed in the answer to a command.
    """


def place_of(row: OutboxRow) -> Place:
    """Return where a row goes. Beside a room, a seat is only the one that the message is about."""
    if row.thread is not None:
        return Place.THREAD
    if row.room_id is not None:
        return Place.ROOM
    return Place.USER if row.user_id is not None else Place.SEAT


class Sent(Enum):
    """The way a row is sent, or what is done instead of sending a message."""

    AS_MESSAGE = auto()
    """It is sent once, or edits the post of a turn or scene that goes on. In a thread, the thread's keeper posts it."""
    IN_THREAD = auto()
    """The thread is brought up to date, and the message is posted there."""
    AS_SPEECH = auto()
    """It is posted under the speaker's alias. While the bot may not do that, it is held back, and the speaker is told.
    If Discord never takes it, it is given up, and the speaker and the GMs are told.
    """
    AS_STRIKE = auto()
    """An earlier message is struck through. If it is gone, nothing happens."""
    AS_MISCLICK = auto()
    """One post asks whether a move may be taken back, and is edited with each answer."""
    AS_OFFER_END = auto()
    """An earlier offer is edited to say that it is over. If it is gone, nothing happens."""
    AS_REPORT = auto()
    """The message is made from what is left of a game that cannot be loaded."""


class Buttons(Enum):
    """Whether a message may carry the buttons of a wait, which are removed when the wait ends."""

    NEVER = auto()
    IF_MADE = auto()
    """It carries them if it is made with any."""
    IF_MADE_OR_HALF_SENT = auto()
    """It may also have been sent with buttons before its wait was over, and not be known to have arrived."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Notice:
    """The entry of a kind of message.

    ``says`` makes its words, or ``looks_up`` if they need more than the game as it stands. ``adds`` adds pictures and
    files. ``says_over`` makes the words that take the place of an offer which is over, unless the kind that ends it has
    its own. A kind that ``takes_buttons`` carries them in place of the post before it, also within one wait. Rows of a
    kind that is told ``in_steps`` edit one post, if they tell of the same lines. What a seat's DM doesn't take is said
    ``else_in_room``. What ``is_on_end`` is added to the post that has told the whole end, if there is one. A request
    for a message that goes ``first`` overtakes others in the bucket. ``is_on_card`` says that the card shows the news,
    too, and ``is_of_game`` that a replay and the preview of a result show the words.
    """

    to: Place
    may_be_told: receivers.MayBeTold = receivers.everybody_there
    says: making.Says | None = None
    looks_up: making.LooksUp | None = None
    adds: making.Adds | None = None
    says_over: offer_ends.SaysOver | None = None
    sent: Sent = Sent.AS_MESSAGE
    buttons: Buttons = Buttons.NEVER
    takes_buttons: bool = False
    in_steps: bool = False
    else_in_room: bool = False
    is_on_end: bool = False
    first: bool = False
    is_on_card: bool = False
    is_of_game: bool = False


def goes_astray(row: OutboxRow) -> bool:
    """Whether a row is owed to a place to which no message of its kind goes. That is an error of the program."""
    return place_of(row) not in NOTICES[row.kind].to


def may_be_told(hosted: HostedGame, row: OutboxRow) -> bool:
    """Whether a row may still be told to its receiver. Events are judged one by one when their words are made.

    A house player reads no messages.
    """
    return not _is_houses(hosted, row) and NOTICES[row.kind].may_be_told(hosted, row)


def _is_houses(hosted: HostedGame, row: OutboxRow) -> bool:
    if place_of(row) is Place.USER:
        return row.user_id is not None and row.user_id < 0
    return place_of(row) is Place.SEAT and receivers.seat_owed(hosted, row).is_house


def game_words(hosted: HostedGame, row: OutboxRow) -> Outgoing | None:
    """Return the game's own words of a row, as a replay and the preview of a result show them; None if it has none."""
    notice = NOTICES[row.kind]
    return notice.says(hosted, row) if notice.says is not None and notice.is_of_game else None


async def message_of(hosted: HostedGame, row: OutboxRow, sources: making.Sources) -> Outgoing | None:
    """Make the message of a row; None if there is nothing left to say."""
    notice = NOTICES[row.kind]
    outgoing = notice.says(hosted, row) if notice.says is not None else None
    if notice.looks_up is not None:
        outgoing = await notice.looks_up(hosted, row, sources)
    if notice.adds is None or outgoing is None:
        return outgoing
    return await notice.adds(hosted, row, outgoing, sources)


async def _result(hosted: HostedGame, _row: OutboxRow, sources: making.Sources) -> Outgoing | None:
    """Show a GM the result that waits for them, in the words in which everybody would be told."""
    return None if hosted.pending is None else result_message(hosted, sources.hooks.foresee(hosted), game_words)


ROOM, SEAT, USER, THREAD = Place
ANY_GM, KNOWING = receivers.any_gm, receivers.gm_without_a_seat

NOTICES: Mapping[OutboxKind, Notice] = {
    # The course of the game.
    OutboxKind.PROMPT: Notice(
        to=ROOM,
        says=room_message,
        adds=making.picture_and_cast,
        buttons=Buttons.IF_MADE_OR_HALF_SENT,
        is_of_game=True,
    ),
    OutboxKind.ANNOUNCEMENT: Notice(
        to=ROOM, says=room_message, adds=making.picture_and_cast, buttons=Buttons.IF_MADE, is_of_game=True
    ),
    OutboxKind.CALL: Notice(
        to=ROOM | SEAT,
        says=call_message,
        adds=making.picture_and_cast,
        buttons=Buttons.IF_MADE_OR_HALF_SENT,
        takes_buttons=True,
        else_in_room=True,
    ),
    OutboxKind.OFFERED: Notice(
        to=ROOM, says=offered_message, adds=making.board_of_offer, in_steps=True, is_of_game=True
    ),
    OutboxKind.ASKED_ANSWER: Notice(
        to=SEAT | USER,
        may_be_told=receivers.any_gm_or_everybody_there,
        says=asked_to_answer,
        adds=making.board_of_offer,
    ),
    OutboxKind.SCENE: Notice(to=ROOM, says=scene_message, adds=making.scene_picture, in_steps=True),
    OutboxKind.PROSE: Notice(to=ROOM, says=prose_message, is_of_game=True),
    OutboxKind.SECRETS: Notice(to=SEAT, says=compose.secrets_message, adds=making.picture, first=True, is_of_game=True),
    OutboxKind.LATER: Notice(to=SEAT | THREAD, says=compose.secrets_message, adds=making.picture, is_of_game=True),
    OutboxKind.ORDER: Notice(to=SEAT, says=seat_questions.order_message, first=True, is_of_game=True),
    OutboxKind.LOST: Notice(to=SEAT, says=seat_questions.lost_message),
    OutboxKind.GM: Notice(to=USER, may_be_told=ANY_GM, says=gm.news_message, is_of_game=True),
    OutboxKind.REASON: Notice(to=ROOM, says=compose.reason_message),
    OutboxKind.COUNT: Notice(to=ROOM, says=count_message),
    OutboxKind.WINDOW: Notice(to=ROOM, says=compose.window_message),
    OutboxKind.MOVED: Notice(to=ROOM | SEAT, says=compose.moved_message),
    OutboxKind.RETRACTION: Notice(to=ROOM, sent=Sent.AS_MISCLICK),
    OutboxKind.STRIKE: Notice(
        to=ROOM | SEAT | USER | THREAD,
        may_be_told=receivers.gm_without_a_seat_or_everybody_there,
        sent=Sent.AS_STRIKE,
    ),
    # The end.
    OutboxKind.REVEAL: Notice(
        to=ROOM, says=reveal_message, adds=making.picture_and_cast, is_on_card=True, is_of_game=True
    ),
    OutboxKind.STORY: Notice(to=ROOM, says=story_message, adds=making.past_picture, is_of_game=True),
    OutboxKind.PAGE: Notice(to=ROOM, looks_up=making.closing, is_on_end=True),
    OutboxKind.TELL: Notice(to=USER, may_be_told=ANY_GM, says=gm.tell_message),
    # Games that cannot be loaded.
    OutboxKind.UNREADABLE: Notice(to=USER, may_be_told=receivers.nobody, sent=Sent.AS_REPORT),
    OutboxKind.ENDED: Notice(to=ROOM | THREAD, sent=Sent.AS_REPORT),
    # Time, and who is late or away.
    OutboxKind.DEADLINE: Notice(to=USER, may_be_told=ANY_GM, says=gm.deadline_message),
    OutboxKind.MISSING: Notice(to=USER, may_be_told=KNOWING, says=gm.missing_message),
    OutboxKind.REMINDER: Notice(
        to=ROOM | SEAT | USER, may_be_told=receivers.any_gm_or_everybody_there, says=reminders.reminder_message
    ),
    OutboxKind.LAST_CALL: Notice(to=ROOM, says=reminders.last_call_message),
    OutboxKind.LATE: Notice(to=USER, may_be_told=receivers.any_gm_or_everybody_there, says=reminders.late_message),
    OutboxKind.AWAY: Notice(to=ROOM, says=absence.away_message, is_on_card=True),
    OutboxKind.BACK: Notice(to=ROOM, says=absence.back_message, is_on_card=True),
    OutboxKind.HELD: Notice(to=ROOM, says=absence.held_message),
    OutboxKind.SOUGHT: Notice(to=ROOM, says=absence.sought_message),
    OutboxKind.REMOVED: Notice(to=ROOM, says=absence.removed_message),
    OutboxKind.ABSENT: Notice(to=USER, may_be_told=KNOWING, says=gm.absent_message),
    # The GMs, and spectators.
    OutboxKind.RESULT: Notice(
        to=USER | THREAD, may_be_told=receivers.gm_without_a_seat_or_everybody_there, looks_up=_result
    ),
    OutboxKind.TROUBLE: Notice(to=USER, may_be_told=ANY_GM, says=gm.trouble_message),
    OutboxKind.FEED_OFF: Notice(to=USER, may_be_told=ANY_GM, says=gm.feed_off_message),
    OutboxKind.OPEN: Notice(to=USER, may_be_told=ANY_GM, looks_up=making.openness),
    OutboxKind.STAFF: Notice(to=USER, may_be_told=receivers.gm_who_may_know_players, says=gm.staff_message),
    OutboxKind.SILENT: Notice(to=ROOM | USER, may_be_told=receivers.any_gm_or_everybody_there, says=gm.silent_message),
    OutboxKind.HANDED_OVER: Notice(to=ROOM, says=signup.handed_over_message),
    OutboxKind.CO_GM: Notice(to=ROOM, says=signup.co_gm_message),
    OutboxKind.ASKED_TO_LEAD: Notice(
        to=ROOM | USER, says=signup.asked_to_lead_message, says_over=offer_ends.lead_offer_ended
    ),
    OutboxKind.ASKED_BESIDE: Notice(
        to=ROOM | USER, says=signup.asked_beside_message, says_over=offer_ends.lead_offer_ended
    ),
    OutboxKind.WATCH_ASKED: Notice(to=USER, may_be_told=KNOWING, says=gm.watch_asked_message),
    OutboxKind.WATCHING: Notice(to=USER, says=gm.watching_message),
    OutboxKind.WATCHED: Notice(to=THREAD, sent=Sent.IN_THREAD),
    # The sign-up, and seats.
    OutboxKind.CANCELLED: Notice(to=ROOM, says=signup.cancelled_message),
    OutboxKind.REMATCH: Notice(to=ROOM, says=signup.rematch_message),
    OutboxKind.MATCH: Notice(to=ROOM, looks_up=making.match),
    OutboxKind.MATCH_LEFT: Notice(to=ROOM, looks_up=making.match_left),
    OutboxKind.READY: Notice(to=ROOM, says=signup.ready_message, says_over=offer_ends.ready_ended),
    OutboxKind.READY_OVER: Notice(
        to=USER, may_be_told=receivers.any_gm_or_everybody_there, says=signup.ready_over_message
    ),
    OutboxKind.START_SET: Notice(to=ROOM, says=signup.start_set_message, is_on_card=True),
    OutboxKind.START_SOON: Notice(to=ROOM, says=signup.start_soon_message),
    OutboxKind.START_FAILED: Notice(to=ROOM, says=signup.start_failed_message),
    OutboxKind.NEW_GAME: Notice(to=ROOM, looks_up=making.new_game),
    OutboxKind.QUEUE_OPENED: Notice(to=USER, may_be_told=ANY_GM, says=signup.queue_opened_message),
    OutboxKind.READ_ASKED: Notice(to=ROOM, says=signup.read_asked_message),
    OutboxKind.ALL_READ: Notice(to=USER, may_be_told=ANY_GM, says=signup.all_read_message),
    OutboxKind.DATE_POLL: Notice(to=ROOM, says=date_poll_message),
    OutboxKind.TAKEN_OFF: Notice(to=USER, says=signup.taken_off_message),
    OutboxKind.SEATED: Notice(to=USER, says=signup.seated_message),
    OutboxKind.SEAT_FREE: Notice(
        to=ROOM,
        says=compose.seat_free_message,
        says_over=offer_ends.seat_offer_ended,
    ),
    OutboxKind.SEAT_OFFERED: Notice(
        to=USER,
        says=signup.seat_offered_message,
        says_over=offer_ends.seat_offer_ended,
    ),
    OutboxKind.OFFER_OVER: Notice(to=ROOM | USER, sent=Sent.AS_OFFER_END),
    OutboxKind.OFFER_ACCEPTED: Notice(to=ROOM | USER, sent=Sent.AS_OFFER_END, says_over=offer_ends.lead_offer_accepted),
    # Questions to the GMs, their answers, and their own words.
    OutboxKind.QUESTION: Notice(to=USER, may_be_told=KNOWING, looks_up=making.question),
    OutboxKind.ANSWER: Notice(to=SEAT, may_be_told=receivers.sits_there_still, looks_up=making.answer),
    OutboxKind.RULING: Notice(to=ROOM, looks_up=making.ruling),
    OutboxKind.WORDS: Notice(
        to=ROOM | SEAT | THREAD, may_be_told=receivers.same_occupant_or_everybody_there, looks_up=making.own_words
    ),
    OutboxKind.TIMED_WORDS: Notice(
        to=ROOM | SEAT | THREAD, may_be_told=receivers.same_occupant_or_everybody_there, looks_up=making.own_words
    ),
    OutboxKind.RESULT_WORDS: Notice(
        to=ROOM | SEAT, may_be_told=receivers.same_occupant_or_everybody_there, looks_up=making.result_words
    ),
    OutboxKind.WORDS_LOST: Notice(to=USER, may_be_told=KNOWING, looks_up=making.lost_words),
    # Speech and private threads.
    OutboxKind.SPEECH: Notice(to=ROOM, sent=Sent.AS_SPEECH),
    OutboxKind.HELD_BACK: Notice(
        to=SEAT, may_be_told=receivers.any_gm_or_same_occupant, says=speech_posts.held_back_message
    ),
    OutboxKind.UNSAID: Notice(
        to=SEAT | USER, may_be_told=receivers.any_gm_or_same_occupant, says=speech_posts.unsaid_message
    ),
    OutboxKind.THREAD: Notice(to=THREAD, sent=Sent.IN_THREAD),
    OutboxKind.WHISPER: Notice(to=THREAD, sent=Sent.IN_THREAD, first=True),
    OutboxKind.RELAYED: Notice(
        to=SEAT, may_be_told=receivers.members_of_relayed_threads, says=thread_words.relayed_message
    ),
    OutboxKind.BARRED: Notice(to=USER, may_be_told=KNOWING, says=thread_words.barred_message),
    OutboxKind.NO_THREADS: Notice(to=USER, may_be_told=KNOWING, says=thread_words.no_threads_message),
    OutboxKind.OUTSIDE: Notice(
        to=SEAT | USER,
        may_be_told=receivers.gm_without_a_seat_or_same_occupant,
        says=thread_words.outside_message,
    ),
}
"""The entry of each kind of message."""
