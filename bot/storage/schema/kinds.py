"""The short words that the tables keep: how far a game has come, what is owed, and what has become of it."""

from enum import StrEnum


class GamePhase(StrEnum):
    """How far a game has come."""

    SIGNUP = "signup"
    RUNNING = "running"
    OVER = "over"


class LatePolicy(StrEnum):
    """What a passed deadline does: it asks the GM, or the default answer is given."""

    ASK = "ask"
    AUTO = "auto"


class Secrecy(StrEnum):
    """How a game gives its secrets: by DM, or only in answers that a player asks for."""

    DM = "dm"
    ANSWERS = "answers"


class Loss(StrEnum):
    """Why a game cannot use its room: the bot was removed from the server, say, or silenced: to post under aliases."""

    DELETED = "deleted"
    REMOVED = "removed"
    FORBIDDEN = "forbidden"
    SILENCED = "silenced"

    @property
    def lasts(self) -> bool:
        """Whether trying again is no use, until somebody gives the game a room."""
        return self not in {Loss.FORBIDDEN, Loss.SILENCED}


class GmRequest(StrEnum):
    """What the GMs are asked, about which they may be silent. Of what is missing in secret nobody else hears."""

    DEADLINE = "deadline"
    JUDGEMENT = "judgement"
    RESULT = "result"
    MISSING = "missing"


class OutboxKind(StrEnum):
    """What is owed to Discord."""

    SECRETS = "secrets"
    LATER = "later"
    REVEAL = "reveal"
    STORY = "story"
    PAGE = "page"
    TELL = "tell"
    ANNOUNCEMENT = "announcement"
    PROMPT = "prompt"
    WINDOW = "window"
    ORDER = "order"
    GM = "gm"
    RESULT = "result"
    DEADLINE = "deadline"
    MISSING = "missing"
    REMINDER = "reminder"
    LATE = "late"
    AWAY = "away"
    BACK = "back"
    HELD = "held"
    SOUGHT = "sought"
    REMOVED = "removed"
    TROUBLE = "trouble"
    HANDED_OVER = "handed_over"
    CO_GM = "co_gm"
    SILENT = "silent"
    WATCH_ASKED = "watch_asked"
    WATCHING = "watching"
    WATCHED = "watched"
    ASKED_TO_LEAD = "asked_to_lead"
    ASKED_BESIDE = "asked_beside"
    SEAT_FREE = "seat_free"
    COUNT = "count"
    SEATED = "seated"
    REMATCH = "rematch"
    READY = "ready"
    READY_OVER = "ready_over"
    TAKEN_OFF = "taken_off"
    SEAT_OFFERED = "seat_offered"
    OFFER_OVER = "offer_over"
    OFFER_ACCEPTED = "offer_accepted"
    STAFF = "staff"
    RETRACTION = "retraction"
    STRIKE = "strike"
    REASON = "reason"
    CANCELLED = "cancelled"
    MOVED = "moved"
    ABSENT = "absent"
    SPEECH = "speech"
    HELD_BACK = "held_back"
    UNSAID = "unsaid"
    OPEN = "open"
    THREAD = "thread"
    WHISPER = "whisper"
    RELAYED = "relayed"
    BARRED = "barred"
    LOST = "lost"
    NO_THREADS = "no_threads"
    OUTSIDE = "outside"
    UNREADABLE = "unreadable"
    ENDED = "ended"


class OutboxState(StrEnum):
    """What has become of something owed: refused if Discord does not take it now, closed if its receiver's DMs are.

    What was closed is opened once its receiver has read it behind "My secrets".
    """

    PENDING = "pending"
    SENDING = "sending"
    REFUSED = "refused"
    SENT = "sent"
    CLOSED = "closed"
    OPENED = "opened"
    DROPPED = "dropped"
