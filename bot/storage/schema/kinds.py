"""The short words stored in the database: phases of games, kinds of owed messages, and their states."""

from enum import Flag, StrEnum, auto
from typing import Self


class GamePhase(StrEnum):
    """The phase of a game."""

    SIGNUP = "signup"
    RUNNING = "running"
    OVER = "over"


class LatePolicy(StrEnum):
    """The effect of a passed deadline: it asks the GM, or the default answer is given."""

    ASK = "ask"
    AUTO = "auto"


class Secrecy(StrEnum):
    """The way in which a game delivers its secrets: by DM, or only in answers that a player asks for."""

    DM = "dm"
    ANSWERS = "answers"


class Loss(StrEnum):
    """The reason why a game cannot use its room: the bot was removed, for example, or may not post under aliases."""

    DELETED = "deleted"
    REMOVED = "removed"
    FORBIDDEN = "forbidden"
    SILENCED = "silenced"

    @property
    def lasts(self) -> bool:
        """Whether trying again is no use until somebody gives the game a room."""
        return self not in {Loss.FORBIDDEN, Loss.SILENCED}


class GmRequest(StrEnum):
    """A request to the GMs, who may not react. Nobody else hears of a request about missing secret orders."""

    DEADLINE = "deadline"
    JUDGEMENT = "judgement"
    RESULT = "result"
    MISSING = "missing"


class RemarkKind(StrEnum):
    """A kind of remark: a question to the GMs, their answer to the player, a ruling for everybody, a GM's own words.

    The last are words for a text of a result.
    """

    QUESTION = "question"
    ANSWER = "answer"
    RULING = "ruling"
    WORDS = "words"
    RESULT = "result"


class Trait(Flag):
    """The properties of a message kind by which its rows are found, ordered, kept, dropped and told from others."""

    NONE = 0
    TELLS_OF_LINES = auto()
    """It tells what somebody has done. If those lines are taken back, it is struck through where it stands."""
    TOLD_LATER = auto()
    """It is due at a time of its own: it is embargoed, or waits for answers. Until then it holds up nothing."""
    TOLD_ANYWAY = auto()
    """It is sent even if its game cannot be loaded."""
    TOLD_ONCE = auto()
    """Its row is kept while the game lasts, because nobody is told the same twice."""
    ASKS = auto()
    """It asks everybody the question of a wait."""
    TELLS_NEWS = auto()
    """It posts what has happened in the game for everybody."""
    ASKS_WITH_NEWS = ASKS | TELLS_NEWS
    """It posts both, the question below the news."""
    TELLS_A_SEAT = auto()
    """It tells a seat in private what has happened in the game."""
    FORETELLS = auto()
    """It shows a result that waits for the GM, and so may never be published."""
    REMINDS = auto()
    """It reminds somebody of an answer. The GM's desk shows how often each seat was reminded."""
    SPOKEN = auto()
    """A seat says it. It is posted in the order in which seats have spoken, and holds up nothing else."""
    WHISPERED = auto()
    """A seat says it in a private thread. Where that cannot be used, its members read it in their DMs."""
    SETS_UP = auto()
    """It only brings a thread up to date, and tells nothing of the game."""
    PRIVATE = auto()
    """It tells a seat secrets. The GM's desk shows whether it has arrived, and never its content."""
    OF_THE_END = auto()
    """It tells of the end of a game, and is dropped if that end is taken back."""
    GOES_FIRST = auto()
    """It is sent before everything else that its game owes the destination."""
    GOES_WITH_NEWS = auto()
    """It may wait for the next message to the same destination that tells of lines, and is then sent before that."""
    OWN_WORDS = auto()
    """It has a GM's own words. While it waits, the GM may withdraw it."""
    GOES_LAST = auto()
    """It is sent after all else that its game owes the destination, because it only changes how old messages look."""


class OutboxKind(StrEnum):
    """The kinds of messages owed to Discord; ``bot.delivery.notices`` declares the handling of each."""

    traits: Trait

    def __new__(cls, word: str, traits: Trait = Trait.NONE) -> Self:
        """Keep the traits beside the stored word."""
        kind = str.__new__(cls, word)
        kind._value_ = word
        kind.traits = traits
        return kind

    @classmethod
    def having(cls, trait: Trait) -> "tuple[OutboxKind, ...]":
        """Return the kinds that have a trait."""
        return tuple([kind for kind in cls if trait in kind.traits])

    SECRETS = "secrets", Trait.TELLS_OF_LINES | Trait.TELLS_A_SEAT | Trait.PRIVATE
    LATER = "later", Trait.TELLS_OF_LINES | Trait.TELLS_A_SEAT | Trait.TOLD_LATER | Trait.PRIVATE
    REVEAL = "reveal", Trait.TOLD_LATER | Trait.OF_THE_END
    STORY = "story", Trait.TOLD_LATER | Trait.OF_THE_END
    PAGE = "page", Trait.TOLD_LATER | Trait.OF_THE_END
    TELL = "tell", Trait.TELLS_OF_LINES | Trait.OF_THE_END
    ANNOUNCEMENT = "announcement", Trait.TELLS_OF_LINES | Trait.TELLS_NEWS
    PROMPT = "prompt", Trait.TELLS_OF_LINES | Trait.ASKS_WITH_NEWS
    CALL = "call", Trait.TELLS_OF_LINES | Trait.ASKS | Trait.TOLD_LATER
    SCENE = "scene", Trait.TELLS_OF_LINES
    OFFERED = "offered", Trait.TELLS_OF_LINES
    ASKED_ANSWER = "asked_answer", Trait.TELLS_OF_LINES | Trait.TOLD_LATER | Trait.REMINDS
    PROSE = "prose", Trait.TELLS_OF_LINES
    WINDOW = "window"
    ORDER = "order", Trait.TELLS_OF_LINES | Trait.PRIVATE
    GM = "gm", Trait.TELLS_OF_LINES
    RESULT = "result", Trait.FORETELLS
    DEADLINE = "deadline"
    MISSING = "missing"
    REMINDER = "reminder", Trait.REMINDS
    LAST_CALL = "last_call"
    LATE = "late"
    AWAY = "away"
    BACK = "back"
    HELD = "held"
    SOUGHT = "sought"
    REMOVED = "removed"
    TROUBLE = "trouble"
    FEED_OFF = "feed_off"
    HANDED_OVER = "handed_over"
    CO_GM = "co_gm"
    SILENT = "silent"
    WATCH_ASKED = "watch_asked"
    WATCHING = "watching"
    WATCHED = "watched", Trait.TELLS_OF_LINES
    ASKED_TO_LEAD = "asked_to_lead"
    ASKED_BESIDE = "asked_beside"
    SEAT_FREE = "seat_free"
    COUNT = "count", Trait.TELLS_OF_LINES
    SEATED = "seated"
    REMATCH = "rematch"
    MATCH = "match", Trait.OF_THE_END
    MATCH_LEFT = "match_left"
    READY = "ready"
    READY_OVER = "ready_over", Trait.TOLD_LATER
    TAKEN_OFF = "taken_off"
    START_SET = "start_set"
    START_SOON = "start_soon", Trait.TOLD_LATER
    START_FAILED = "start_failed"
    DATE_POLL = "date_poll"
    NEW_GAME = "new_game"
    QUEUE_OPENED = "queue_opened"
    READ_ASKED = "read_asked"
    ALL_READ = "all_read"
    SEAT_OFFERED = "seat_offered"
    OFFER_OVER = "offer_over", Trait.TOLD_LATER
    OFFER_ACCEPTED = "offer_accepted"
    STAFF = "staff", Trait.TOLD_ONCE
    RETRACTION = "retraction"
    STRIKE = "strike", Trait.GOES_LAST
    REASON = "reason", Trait.TELLS_OF_LINES
    CANCELLED = "cancelled"
    MOVED = "moved", Trait.GOES_FIRST
    ABSENT = "absent"
    SPEECH = "speech", Trait.SPOKEN
    HELD_BACK = "held_back"
    UNSAID = "unsaid"
    OPEN = "open", Trait.TOLD_ONCE
    THREAD = "thread", Trait.SETS_UP
    WHISPER = "whisper", Trait.PRIVATE | Trait.WHISPERED
    RELAYED = "relayed"
    BARRED = "barred"
    LOST = "lost", Trait.PRIVATE
    NO_THREADS = "no_threads"
    OUTSIDE = "outside"
    QUESTION = "question"
    ANSWER = "answer"
    RULING = "ruling"
    WORDS = "words", Trait.TOLD_LATER | Trait.GOES_WITH_NEWS | Trait.OWN_WORDS
    TIMED_WORDS = "timed_words", Trait.TOLD_LATER | Trait.OWN_WORDS
    WORDS_LOST = "words_lost"
    RESULT_WORDS = "result_words", Trait.TELLS_OF_LINES
    UNREADABLE = "unreadable", Trait.TOLD_ANYWAY | Trait.TOLD_ONCE
    ENDED = "ended", Trait.TOLD_ANYWAY


class OutboxState(StrEnum):
    """The state of an owed message: refused if Discord does not take it now, closed if its receiver's DMs are closed.

    A closed message becomes opened once its receiver has read it behind "My secrets".
    """

    PENDING = "pending"
    SENDING = "sending"
    REFUSED = "refused"
    SENT = "sent"
    CLOSED = "closed"
    OPENED = "opened"
    DROPPED = "dropped"
