"""The course of the game, on one page.

A turn is a throw, a move, the encounters where the unit lands, and as many free throws as that earns, up to three.
Before the first throw the player may cast a spell, and declare that a unit enters fairy land or goes back; then that
unit takes the throw. After the last throw the player may cast another spell. ``LAND`` settles the results of a move
step by step, in the order of the rules, and ``EARN`` settles what follows. In these phases, and when the turn passes,
nobody is asked.

    PASS ──► THROW ──► MOVE ──► LAND ───────────────► THROW, a free throw is earned
     ▲ │      ▲ │ │      │       │ └──► ANSWER          │
     │ │      │ │ └─► STUCK      │        │             │
     │ │   BLOCK│        │       │      JUDGE           │
     │ │      ▲ ▼        ▼       ▼        ▼             │
     │ └──► SPELL      EARN ◄────┴────────┴─────────────┘
     │        │          └──► AFTER, a spell could be cast
     └────────┴──────────┴─────┘

``SPELL`` is the turn of a player who has no chariot to move but could cast a spell. In ``BLOCK`` an opponent is asked
whether to pay to avoid being frozen. The game ends as soon as at most one player has chariots left. A deadline throws
if a throw is due, and makes one of the legal moves. It casts, declares and pays for nothing, and counts a missing
answer as wrong. Players may resign and wager at any time.
"""

from collections.abc import Iterable
from enum import StrEnum

from engine.asks import Ask
from engine.boards import resigning
from engine.boards.actions import Throw
from engine.boards.events import Turn
from engine.events import Event
from engine.phases import Course, Lead, Phases, by_itself
from engine.sigily import choosing, ending, fairy_land, fighting, home, landing, moving, questions, turns
from engine.sigily.actions import Back, Done, Enter, Move
from engine.sigily.events import (
    Answered,
    Blocked,
    Cast,
    Entry,
    FreeThrow,
    Frozen,
    Judged,
    Lost,
    Moved,
    Passed,
    Question,
    Resigned,
    Thrown,
    ThrowsOver,
)
from engine.sigily.events import Back as GoesBack
from engine.sigily.folding import fold
from engine.sigily.options import SigilyOptions, Spell
from engine.sigily.spells import casting, freeze
from engine.sigily.spells.book import BOOK
from engine.sigily.table import Phase, SigilyTable
from engine.sigily.wagers import anybody_wagers
from engine.sigily.ways import any_way


def player_throws(table: SigilyTable) -> Iterable[Ask]:
    """Ask for a throw."""
    yield Ask(Throw, (table.player,), {}, awaited=(table.player,))


def player_casts(table: SigilyTable) -> Iterable[Ask]:
    """Let the player cast a spell, if one may be cast."""
    return casting.asked(table.known)


def player_declares(table: SigilyTable) -> Iterable[Ask]:
    """Let the player declare a unit to enter fairy land or to go back."""
    if fairy_land.may_enter(table):
        yield Ask(Enter, (table.player,), choosing.enterers(table.known))
    if home.may_go_back(table):
        yield Ask(Back, (table.player,), choosing.returners(table.known))


def player_moves(table: SigilyTable) -> Iterable[Ask]:
    """Ask which unit moves, or which chariot is introduced."""
    yield Ask(Move, (table.player,), choosing.movers(table.known), awaited=(table.player,), whole=True)


def player_is_done(table: SigilyTable) -> Iterable[Ask]:
    """Let the player say that they cast nothing."""
    yield Ask(Done, (table.player,), {}, awaited=(table.player,))


def anybody_resigns(table: SigilyTable) -> Iterable[Ask]:
    """Let every player with chariots left give up."""
    return resigning.asked(table.racing)


def by_the_turn(table: SigilyTable) -> StrEnum:
    """Go on to the throw if there is a chariot to move."""
    return Phase.THROW if table.can_race(table.player) else Phase.SPELL


def by_the_throw(table: SigilyTable) -> StrEnum:
    """Go on to the move if anything can move."""
    return Phase.MOVE if any_way(table) else Phase.STUCK


def by_the_spell(table: SigilyTable) -> StrEnum:
    """Ask a player who is about to be frozen and can pay. Otherwise the turn goes on."""
    return Phase.BLOCK if freeze.may_block(table) else by_the_spell_cast(table)


def by_the_spell_cast(table: SigilyTable) -> StrEnum:
    """Go on to the throw after the spell if there is a chariot to move."""
    return Phase.THROW if table.can_race(table.player) else Phase.PASS


def by_who_resigned(table: SigilyTable) -> StrEnum:
    """End the turn of a player who gives up in it."""
    return Phase.PASS if table.resigned[-1] == table.turn else table.phase


def by_who_need_not_pay(table: SigilyTable) -> StrEnum:
    """Cancel the freezing of a player who gives up. If its caster gives up, the spell still works."""
    return by_the_spell_cast(table) if table.resigned[-1] == table.so_far.freezing else Phase.BLOCK


ALWAYS = (anybody_resigns, anybody_wagers)
STOP = (by_itself(ending.win), by_itself(ending.stop))
EARN = (*STOP, by_itself(turns.earn), by_itself(turns.end_throws), by_itself(turns.pass_on))
PASSING: dict[type[Event], Lead[SigilyTable]] = {Turn: by_the_turn, Passed: Phase.PASS}
RESIGNING: dict[type[Event], Lead[SigilyTable]] = {Resigned: by_who_resigned}

COURSES = {
    Phase.PASS: Course[SigilyTable](
        follows=(*STOP, by_itself(turns.pass_on)),
        leads=PASSING,
    ),
    Phase.SPELL: Course[SigilyTable](
        asks=(player_casts, player_is_done, *ALWAYS),
        deadline=by_itself(turns.pass_on),
        follows=STOP,
        leads={Cast: by_the_spell, **PASSING},
        diverts=RESIGNING,
    ),
    Phase.THROW: Course[SigilyTable](
        asks=(player_throws, player_casts, player_declares, *ALWAYS),
        deadline=moving.throw_and_move,
        follows=STOP,
        leads={Cast: by_the_spell, Entry: Phase.THROW, GoesBack: Phase.THROW, Thrown: by_the_throw},
        diverts=RESIGNING,
    ),
    Phase.BLOCK: Course[SigilyTable](
        asks=(freeze.asked, *ALWAYS),
        deadline=by_itself(freeze.let_freeze),
        follows=STOP,
        leads={Frozen: by_the_spell_cast, Blocked: by_the_spell_cast, Resigned: by_who_need_not_pay},
    ),
    Phase.STUCK: Course[SigilyTable](
        follows=(by_itself(moving.lose),),
        leads={Lost: Phase.EARN},
    ),
    Phase.MOVE: Course[SigilyTable](
        asks=(player_moves, *ALWAYS),
        deadline=moving.move_by_chance,
        follows=STOP,
        leads={Moved: Phase.LAND},
        diverts=RESIGNING,
    ),
    Phase.LAND: Course[SigilyTable](
        follows=(
            by_itself(landing.strike),
            fighting.fight,
            by_itself(landing.take),
            by_itself(landing.fuse),
            by_itself(turns.draw_question),
            *EARN,
        ),
        leads={Question: Phase.ANSWER, FreeThrow: Phase.THROW, ThrowsOver: Phase.AFTER, **PASSING},
    ),
    Phase.ANSWER: Course[SigilyTable](
        asks=(questions.player_answers, *ALWAYS),
        deadline=by_itself(questions.time_is_up),
        follows=STOP,
        leads={Answered: Phase.JUDGE, Judged: Phase.EARN},
        diverts=RESIGNING,
    ),
    Phase.JUDGE: Course[SigilyTable](
        asks=(questions.others_judge, *ALWAYS),
        deadline=by_itself(questions.close_vote),
        follows=(*STOP, by_itself(questions.close_when_all_have_voted)),
        leads={Judged: Phase.EARN},
        diverts=RESIGNING,
    ),
    Phase.EARN: Course[SigilyTable](
        follows=EARN,
        leads={FreeThrow: Phase.THROW, ThrowsOver: Phase.AFTER, **PASSING},
    ),
    Phase.AFTER: Course[SigilyTable](
        asks=(player_casts, player_is_done, *ALWAYS),
        deadline=by_itself(turns.pass_on),
        follows=STOP,
        leads={Cast: Phase.PASS, **PASSING},
        diverts=RESIGNING,
    ),
    Phase.OVER: Course[SigilyTable](),
}


def waits_with(options: SigilyOptions) -> tuple[str, ...]:
    """Return the kinds of wait that may occur with these options."""
    spells = [BOOK[spell] for spell in options.spells]
    needed = {
        Phase.ANSWER: options.questions,
        Phase.JUDGE: options.questions,
        Phase.SPELL: any(magic.by_all and magic.before for magic in spells),
        Phase.BLOCK: Spell.FREEZE in options.spells,
        Phase.AFTER: any(magic.after for magic in spells),
    }
    return tuple([phase for phase in (Phase.THROW, Phase.MOVE, *needed) if needed.get(phase, True)])


PHASES = Phases(COURSES, over=Phase.OVER, fold=fold)
