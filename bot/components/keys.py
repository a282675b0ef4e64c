"""The ids of buttons and selects: a ``custom_id`` says what the component does, in which game and wait, and the answer.

Nothing is kept in memory for it. So every button works after a restart, and one of a past wait is recognized as stale.
"""

import re
from enum import StrEnum

import msgspec
from msgspec import Struct

from engine.codec import convert
from engine.errors import BadInput

LONGEST_ID = 100
LONGEST_REST = 60
"""The characters of an id that are always left for an answer."""
NUMBER = re.compile("[0-9]{1,9}")
"""A number of the database's own."""
SNOWFLAKE = re.compile("[0-9]{1,19}")
LARGEST_SNOWFLAKE = 2**63 - 1
"""The largest number that the database keeps of Discord's."""
NO_WAIT = "0"
"""Stands for the wait of a component that belongs to none, for example before a game begins."""
ANY_WAIT = "1"
"""Stands for the wait of a component that only needs the game to have begun."""


class Verb(StrEnum):
    """The verbs of components: what each does."""

    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    REMATCH = "rematch"
    REPLAY = "replay"
    SHEETS = "sheets"
    LEAVE_MATCH = "leave-match"
    READY = "ready"
    ABSENT = "absent"
    PLAN = "plan"
    PLANNED = "planned"
    SETUP = "setup"
    DEADLINES = "deadlines"
    TIMES = "times"
    TIMES_OF = "times-of"
    TIMES_SET = "times-set"
    QUIET = "quiet"
    QUIET_SET = "quiet-set"
    HOUSE = "house"
    ANSWER = "answer"
    MOVES = "moves"
    SECRETS = "secrets"
    HAND = "hand"
    ORDER = "order"
    VOTE = "vote"
    LIST = "list"
    VOTES = "votes"
    PAST = "past"
    LEAD = "lead"
    CLOSE = "close"
    EXTEND = "extend"
    MINUTE = "minute"
    WITHOUT = "without"
    PAUSE = "pause"
    RESUME = "resume"
    REVEAL = "reveal"
    END = "end"
    CONFIRM = "confirm"
    SURE = "sure"
    TAKE = "take"
    ACCEPT = "accept"
    WITHDRAW = "withdraw"
    STAND_IN = "stand-in"
    SPECTATE = "spectate"
    WATCH = "watch"
    LET_WATCH = "let-watch"
    FORM = "form"
    SENT = "sent"
    PICK = "pick"
    PICKED = "picked"
    FILL = "fill"
    ANEW = "anew"
    AGAIN = "again"
    CHOOSE = "choose"
    COMPOSE = "compose"
    WHOLE = "whole"
    LETTER = "letter"
    GIVE_UP = "give-up"
    SETTING = "setting"
    OPTION = "option"
    COUNTS = "counts"
    COUNTED = "counted"
    PRESET = "preset"
    HOURS = "hours"
    HOURS_SET = "hours-set"
    ABSENCE = "absence"
    DO = "do"
    BACK = "back"
    ANONYMOUS = "anonymous"
    NAMED = "named"
    SAY = "say"
    POLICY = "policy"
    ASK_ALOUD = "ask-aloud"
    ASK_ALOUD_SET = "ask-aloud-set"
    NAME_THINGS = "name-things"
    NAME_THINGS_SET = "name-things-set"
    TITLE = "title"
    TITLED = "titled"
    PROSE = "prose"
    PROSE_SET = "prose-set"
    ROLES = "roles"
    ROLE = "role"
    ROLE_SET = "role-set"
    PENDING = "held"
    PUBLISH = "tell"
    HELD_WORDS = "held-words"
    HELD_SET = "held-set"
    WITHDRAW_RESULT = "untell"
    WITHDRAWN = "untold"
    WHY_WITHDRAWN = "why-untold"
    WITHDRAWN_FOR = "untold-for"
    RETRACT = "retract"
    UNDO = "undo"
    AGREE = "agree"
    REFUSE = "refuse"
    STEPS = "steps"
    STEP = "step"
    TAKE_BACK = "take-back"
    WHY = "why"
    BECAUSE = "because"
    WRITE = "write"
    WRITTEN = "written"
    DESK = "desk"
    SEAT = "seat"
    TASK = "task"
    INTERVENE = "intervene"
    NOTE = "note"
    NOTED = "noted"
    TIME = "time"
    TIMED = "timed"
    REASON = "reason"
    REASONED = "reasoned"
    BY_HAND = "by-hand"
    BY_HAND_DONE = "by-hand-done"
    CO_GMS = "co-gms"
    CO_GMS_SET = "co-gms-set"
    ASK = "ask"
    ASKED = "asked"
    QUESTION = "question"
    REPLY = "reply"
    REPLIED = "replied"
    RULE = "rule"
    RULED = "ruled"
    SPEAK = "speak"
    SPOKEN = "spoken"
    WAITING = "waiting"
    UNSAY = "unsay"
    SAY_NOW = "say-now"
    HOW = "how"
    HINT = "hint"
    READ = "read"
    SETUPS = "setups"
    SAVE_SETUP = "save-setup"
    SETUP_SAVED = "setup-saved"
    LOAD_SETUP = "load-setup"
    SHARE_SETUP = "share-setup"
    PASTE_SETUP = "paste-setup"
    SETUP_PASTED = "setup-pasted"
    WISHES = "wishes"
    WISHED = "wished"
    ALTERNATE = "alternate"
    SHIPPED = "shipped"
    UPLOAD = "upload"
    UPLOADED = "uploaded"
    FILE = "file"
    TRY_OUT = "try-out"


class Kind(StrEnum):
    """A kind of component, by the log's name for its use."""

    BUTTON = "press"
    SELECT = "choice"
    FORM = "form"


class DeskPage(StrEnum):
    """A page of the GM's desk: the desk itself, opened, seen again or turned back to, or one of its other pages."""

    OPEN = "open"
    AGAIN = "again"
    BACK = "back"
    OUTLOOK = "outlook"
    DELIVERIES = "deliveries"
    INBOX = "inbox"
    BY_HAND = "by-hand"
    WAITING = "waiting"


class Task(StrEnum):
    """The tasks of the buttons at the GM's desk, for a seat or for the game."""

    ACT_FOR = "act-for"
    REPLACE = "replace"
    STAND_IN = "stand-in"
    GIVE_BACK = "give-back"
    HAND_OVER = "hand-over"
    TAKE_OFF = "take-off"
    SEND = "send"
    WAIT = "wait"
    READY = "ready"
    UNDO = "undo"
    SECRETS = "secrets"
    ASKED = "asked"
    MOVE = "move"
    OFFERS = "offers"


PATTERN = re.compile(
    rf"brehon:(?P<verb>{'|'.join(Verb)}):(?P<game>\d{{1,9}}):(?P<wait_token>\w{{1,16}}):(?P<seat>\d{{1,9}}):(?P<rest>.*)",
    re.DOTALL | re.ASCII,
)


class Key(Struct, frozen=True):
    """A component's meaning.

    ``wait_token`` is its wait's token and not its line: everybody can read an id, and the lines count secret moves.
    ``seat`` is the number of the seat that the GM acts for, or 0 where everybody acts for themselves.
    """

    verb: Verb
    game: int
    wait_token: str = NO_WAIT
    seat: int = 0
    rest: str = ""

    @property
    def custom_id(self) -> str:
        """Return the id that says all of it, at most 100 characters."""
        text = f"brehon:{self.verb}:{self.game}:{self.wait_token}:{self.seat}:{self.rest}"
        assert len(text) <= LONGEST_ID
        return text


def read_number(rest: str) -> int:
    """Read the rest of an id as a number of the database's own. Raises BadInput."""
    if not NUMBER.fullmatch(rest):
        raise BadInput("this id has no number")
    return int(rest)


def read_snowflake(rest: str) -> int:
    """Read the rest of an id as a number of Discord's: a user, message or interaction. Raises BadInput."""
    if not SNOWFLAKE.fullmatch(rest) or int(rest) > LARGEST_SNOWFLAKE:
        raise BadInput("this id has no number of Discord's")
    return int(rest)


def read_move(written: str) -> dict[str, object]:
    """Read the rest of a button's id, or a choice, as the move that a record spells so. Raises BadInput."""
    try:
        return convert(msgspec.json.decode(written), dict[str, object])
    except msgspec.DecodeError:
        raise BadInput("this button says nothing") from None


def read_key(match: re.Match[str]) -> Key:
    """Read an id that the pattern has matched."""
    return Key(Verb(match["verb"]), int(match["game"]), match["wait_token"], int(match["seat"]), match["rest"])


def key_of(custom_id: str) -> Key | None:
    """Return the key that an id spells; None if the id is none of the bot's."""
    match = PATTERN.fullmatch(custom_id)
    return None if match is None else read_key(match)
