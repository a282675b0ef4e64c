"""Says every text of a game's words, on games that are really played."""

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import combinations, cycle, product
from random import Random
from typing import get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from bot.cli.simulation import NAMES
from bot.cogs.setup.counts_form import counted
from bot.components.options import offers
from bot.rehearsal.dealt_roles import Noted, lots_of
from bot.themes import Theme, load_themes
from bot.wording.bluff.highlights import Highlight as HallBeat
from bot.wording.danube.highlights import Highlight as RiverBeat
from bot.wording.dramatic_lines import Cue
from bot.wording.game_words import AnyGameWords
from bot.wording.great_table.highlights import Highlight as TableBeat
from bot.wording.honnoji.highlights import Highlight as HonnojiBeat
from bot.wording.name_words import bold
from bot.wording.open_table.highlights import Highlight as OpenBeat
from bot.wording.pages import Page
from bot.wording.parties.highlights import Highlight as PartiesBeat
from bot.wording.quests.highlights import Highlight as QuestBeat
from bot.wording.sigily.highlights import Highlight as RaceBeat
from bot.wording.voice import SetUp, action_name
from bot.wording.words import Facts, Value, Words
from bot.wording.words_registry import WORDS_OF
from engine.actions import SHELL_ACTIONS, Abort, Action, Close, Expire, Extend, Pause, Replace, Resume, Undo
from engine.asks import awaited
from engine.audience import Everybody, GameMaster, To
from engine.bluff.actions import Bid, Challenge
from engine.bluff.options import BluffOptions, Deadline, Exact
from engine.boards.actions import Resign, Throw
from engine.chance import Chance, seeded_source
from engine.danube.actions import Move
from engine.danube.options import DanubeOptions
from engine.domains import SMALL_TALK
from engine.errors import Refused
from engine.events import Event
from engine.foreseeing import foresee
from engine.game import Game
from engine.great_table.cards import CardName
from engine.great_table.options import DeadlineLynch, GreatTableOptions, Reveal, WinsAt
from engine.great_table.roles import RoleName as TableRole
from engine.honnoji import actions as honnoji
from engine.honnoji.tokens import TalismanName
from engine.judging import Submission
from engine.log import FIRST_LINE, Entry
from engine.names import CLOCK, GM
from engine.open_table.options import OpenTableOptions
from engine.outcomes import ByName, Choosing, One, Row, as_recorded
from engine.parties.actions import Act, Look, Vote
from engine.parties.sides import Side
from engine.quests.actions import Guess, Invert, Propose
from engine.quests.options import Deck, OptionalRole, QuestOptions
from engine.quests.roles import RoleName
from engine.random_play import is_time_up, pick_action
from engine.refusals import NotNow, Refusal, WrongPlayerCount
from engine.rulebook import AnyRulebook
from engine.rulebooks import RULEBOOKS
from engine.sigily import actions as sigily
from engine.sigily.board import Holiday
from engine.sigily.options import SigilyOptions, Spell
from engine.speech import Say
from engine.telling import told_to
from engine.views import Told
from tests.wording.ringed_roles import SET_UPS

THEMES = load_themes()
ONE_OF_EACH = {theme.rulebook: theme for theme in THEMES.values()}
"""A theme of each rulebook. All themes have the same words; one that lacks a term or has more does not load."""
HOSTILE = tuple(f"{letter}{'*_~`|>#[](<@:' * 3}"[:32] for letter in NAMES[:20])
RULEBOOK_OF = {rulebook.slug: rulebook for rulebook in RULEBOOKS}
GM_MOVES = (Close(), Pause(), Resume(), Extend(hours=3), Undo(), Close(), Abort())
ANSWERS: tuple[Action, ...] = (
    *(Vote(approve, public) for approve in (True, False) for public in (True, False)),
    *(Act(support) for support in (True, False)),
    *(move(target) for move in (Guess, Invert, Look) for target in ("Ann", None)),
    Propose(("Ann", "Ben")),
    Close(),
)
SAMPLES: dict[object, object] = {
    str: "Ann",
    int: 3,
    Side: Side.EVIL,
    RoleName: RoleName.SEER,
    TalismanName: TalismanName.SWORD,
    CardName: CardName.PLACE_SWAP,
    tuple[CardName, ...]: tuple(CardName)[:5],
    tuple[str, ...]: ("red_fox", "owl"),
    tuple[int, ...]: (2, 4),
    dict[str, int]: {"home": 2, "Ann 1": 1},
    TableRole: TableRole.APPRENTICE,
}
NAMED: dict[str, object] = {"move": "close", "spell": "freeze", "spells": ("fireball", "freeze")}
"""Values of fields that have no type of their own."""
LOOKS = (Look("Ann"), Look(None))
OPEN_VOTES = (Vote(approve=True, public=True), Vote(approve=False, public=True))
OPEN_MOVES: dict[str, tuple[Action, ...]] = {
    "quests": (
        *(Propose(("Ann", "Ben")), *OPEN_VOTES, *LOOKS),
        *(move(target) for move in (Guess, Invert) for target in ("Ann", None)),
    ),
    "honnoji": (
        *(honnoji.Propose(("Ann", "Ben", "Cat")), *OPEN_VOTES, *LOOKS, Act(support=True), Act(support=False)),
        *(honnoji.Give("Ann"), honnoji.Use(TalismanName.WISDOM), honnoji.Use(TalismanName.MIRROR, "Ann")),
    ),
    "great_table": (Say("Good morning."),),
    "open_table": (Say("Good morning."),),
    "danube": (Throw(), Move(14, 4), Resign()),
    "bluff": (Bid(3, 5), Bid(3, 1, (2, 2)), Challenge(), Resign()),
    "sigily": (
        *(Throw(), sigily.Move("Ann 1", "6"), sigily.Enter("Ann 1"), sigily.Back("Ann 1"), sigily.Cast(Spell.FREEZE)),
        *(sigily.Done(), sigily.Answer(SMALL_TALK[0]), sigily.Judge(right=True), sigily.Block(), Resign()),
        *(sigily.Wager("Ben", 3, SMALL_TALK[0]), sigily.Agree(1, agree=True), sigily.Settle(1, "Ann")),
    ),
}
"""Each game's public moves."""
TABLES = (
    GreatTableOptions(),
    GreatTableOptions(wins_at=WinsAt.PARITY, deadline_lynch=DeadlineLynch.PLURALITY, reveal=Reveal.HOUSE),
    *(GreatTableOptions(roles={TableRole.APPRENTICE: apprentices}) for apprentices in (0, 1, 2)),
    GreatTableOptions(deck={**dict.fromkeys(CardName, 1), CardName.PLACE_SWAP: 8}, anonymous=False),
)
ALL_SWITCHES = SigilyOptions(
    questions=True,
    written={"Ann": SMALL_TALK[:1]},
    names={"Ann": ("Owl", "", "Red Fox")},
    home=True,
    territorial_starts=True,
    super_chariots=True,
    wagers=True,
    pot=True,
    spells=tuple(Spell),
)
RACES = (
    *(SigilyOptions(), ALL_SWITCHES, SigilyOptions(start=Holiday.BELTANE, teams=False, chariots=3)),
    SigilyOptions(teams=True, spells=tuple(Spell)),
)
HIGHLIGHTS: dict[str, tuple[StrEnum, ...]] = {
    "quests": (*PartiesBeat, *QuestBeat),
    "honnoji": (*PartiesBeat, *HonnojiBeat),
    "great_table": tuple(TableBeat),
    "danube": tuple(RiverBeat),
    "bluff": tuple(HallBeat),
    "sigily": tuple(RaceBeat),
    "open_table": tuple(OpenBeat),
}
"""Each game's highlights, for which a theme may have lines of its own."""
FEW = {"honnoji": 2, "great_table": 3, "danube": 9, "sigily": 3}
"""Divisors of the number of games, for games with little choice or long ones."""
TELLING = {
    "quests": (6, 9, 21, 45, 47, 52),
    "honnoji": (16, 26, 36, 42),
    "great_table": (31, 38, 44, 51, 55),
    "danube": (4, 5),
    "bluff": (2, 9),
    "sigily": (1, 4),
    "open_table": (0, 6, 84, 48, 1, 7, 2, 3, 4, 5),
}
"""The seeds of short games in which everything happens that is not rare."""
SELDOM = 4
"""One in this many entries, and the last, shows texts that change little: secrets, pictures, the GM's desk."""
WITHOUT = {
    "great_table": {"parties"},
    "danube": {"parties"},
    "bluff": {"parties"},
    "sigily": {"parties"},
    "open_table": {"parties"},
}
"""The shared texts that some games lack."""


class Listening(Words):
    """Words that remember which messages were said."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.said: set[str] = set()

    def say(self, message_id: str, values: Mapping[str, Value] | None = None, facts: Facts = dict) -> str:
        """Note the message, and say it."""
        self.said.add(message_id)
        return super().say(message_id, values, facts)


def listen(theme: Theme) -> tuple[Listening, AnyGameWords]:
    """Return a theme's words, and the listener that remembers them."""
    listening = Listening(theme)
    return listening, heard_by(listening, theme)


def in_game(theme: Theme, game: Game) -> AnyGameWords:
    """Return a theme's words for a game that has begun."""
    return heard_by(Listening(theme), theme, setup_of(game))


def setup_of(game: Game) -> SetUp:
    """Return the set-up of a game, as everybody knows it."""
    return SetUp(game.rulebook.open_options(game.options), len(game.seats))


def heard_by(listening: Listening, theme: Theme, setup: SetUp | None = None) -> AnyGameWords:
    """Return a theme's words for a game of this set-up, with the listener."""
    return WORDS_OF[theme.rulebook]()(theme, listening, bold, setup)


def setups(rulebook: AnyRulebook) -> Iterator[Struct]:
    """Yield every set of roles with each way to choose the rest; of other games some set-ups, or the only one."""
    if rulebook.options is GreatTableOptions:
        yield from TABLES
        return
    if rulebook.options is OpenTableOptions:
        yield from SET_UPS
        return
    if rulebook.options is BluffOptions:
        rest = product(Exact, (True, False), Deadline)
        yield from (BluffOptions(exact, showing, deadline) for exact, showing, deadline in rest)
        return
    if rulebook.options is SigilyOptions:
        yield from RACES
        return
    if rulebook.options is DanubeOptions:
        yield DanubeOptions()
        yield DanubeOptions(question=SMALL_TALK[0])
        return
    if rulebook.options is not QuestOptions:
        yield rulebook.options()
        return
    every = cycle(product(Deck, (False, True), (False, True), (False, True)))
    for count in range(len(OptionalRole) + 1):
        for roles, (turncoat, meet, vision, inverter) in zip(combinations(OptionalRole, count), every, strict=False):
            yield QuestOptions(roles, turncoat, meet, vision, inverter)


def begun(rulebook: AnyRulebook, names: tuple[str, ...], seed: int) -> Game | None:
    """Begin a game of some set-up, if it may be played."""
    every = list(setups(rulebook))
    options = every[seed % len(every)]
    sizes = rulebook.players_with(options)
    try:
        return Game.begin(rulebook, names[: sizes[seed % len(sizes)]], options, Chance({}, seeded_source(seed, 1)))
    except Refused:
        return None


def play(game: Game, seed: int, gm_moves_of_a_hundred: int = 3) -> Iterator[Entry]:
    """Play at random to the end, now and then with a move of the GM's."""
    random = Random(seed)
    yield game.log[0]
    while game.table.outcome is None:
        if game.table.paused:
            submission = Submission(GM, Resume())
        elif random.randrange(100) < gm_moves_of_a_hundred:
            submission = Submission(GM, random.choice((*GM_MOVES, Replace(game.seats[0], f"New{len(game.log)}"))))
        elif is_time_up(game.rulebook, game.table, random):
            submission = Submission(CLOCK, Expire())
        else:
            submission = Submission(*_answer(game, random))
        try:
            yield game.submit(submission, Chance({}, seeded_source(seed, len(game.log) + 1)))
        except Refused:
            continue


def _answer(game: Game, random: Random) -> tuple[str, Action]:
    awaited_asks = [ask for ask in game.asks if ask.awaited]
    if random.random() < 0.2 or not awaited_asks:
        return pick_action(game.asks, random)
    ask = random.choice(awaited_asks)
    return random.choice(ask.awaited), ask.pick(random)


def games(rulebook: AnyRulebook, names: tuple[str, ...] = NAMES, count: int = 18) -> Iterator[tuple[int, Game]]:
    """Begin games of all numbers of players and all set-ups; of some games fewer."""
    return _begun(rulebook, names, range(max(count // FEW.get(rulebook.slug, 1), 1)))


def telling_games(rulebook: AnyRulebook) -> Iterator[tuple[int, Game]]:
    """Begin games in which everything happens that is not rare."""
    return _begun(rulebook, NAMES, TELLING[rulebook.slug])


def _begun(rulebook: AnyRulebook, names: tuple[str, ...], seeds: Iterable[int]) -> Iterator[tuple[int, Game]]:
    for seed in seeds:
        if (game := begun(rulebook, names, seed)) is not None:
            yield seed, game


def pages(words: AnyGameWords, game: Game, entry: Entry) -> Iterator[Page]:
    """Yield every page after an entry."""
    yield words.card(game.view(To.PUBLIC), awaited(game.asks))
    yield from words.scene(told_to(To.PUBLIC, [entry]).events, game.view(To.PUBLIC))
    for event in entry.events:
        if event.to is To.PUBLIC:
            yield from (page for seat in game.seats if (page := words.tell_own(Told(seat, event))) is not None)
            yield from words.reveal(to_all(event))
            yield from words.all_secrets(Told(To.GM, event))
        if event.to is not To.NOBODY and (page := words.tell(to_one(event))) is not None:
            yield page
    if game.table.outcome is not None:
        yield from words.story(game.view(To.PUBLIC), game.told(To.GM).standing)
    if is_looked_round(game):
        told = (seat for event in entry.events if isinstance(event.to, tuple) for seat in event.to)
        yield from secrets_of(words, game, next(told, game.seats[0]))


def is_looked_round(game: Game) -> bool:
    """Whether the rarely changing texts are due at this state of a game."""
    return len(game.log) % SELDOM == 0 or game.table.outcome is not None


def to_all(event: Event) -> Told[Everybody]:
    """Return an event as everybody is told it."""
    return Told(To.PUBLIC, event)


def to_one(event: Event) -> Told[str | GameMaster]:
    """Return an event as its first receiver is told it, or else the GM."""
    return Told(event.to[0] if isinstance(event.to, tuple) else To.GM, event)


def secrets_of(words: AnyGameWords, game: Game, seat: str) -> tuple[Page, ...]:
    """Return the pages of a seat's own secrets."""
    held = words.hand(game.view(seat))
    hand = () if held is None else (replace(held, title=words.hand_label),)
    return (*words.secrets(game.told(seat).events, game.view(seat)), *hand)


def texts(words: AnyGameWords, game: Game, entry: Entry) -> Iterator[str]:
    """Yield every text after an entry."""
    public = game.view(To.PUBLIC)
    if (question := words.prompt(public)) is not None:
        yield from (question.title, question.call, question.lines, question.seen, *question.standing)
    for ask in game.asks:
        seats = [seat for seat in ask.seats if seat != GM]
        yield words.order_prompt(ask, game.view(seats[0]) if seats else public)
    news = told_to(To.PUBLIC, [entry]).events
    before = game.view_at(entry.line - 1, To.PUBLIC) if entry.line > FIRST_LINE else None
    back = [each for each in news if type(each.event) in words.looks_back]
    since = [words.announce_since(each, news, before) for each in back if before is not None]
    offers = (game.rulebook.offer(before.table, each.event) for each in news if before is not None)
    yield from (words.about_offer(public, offer) for offer in offers if offer is not None)
    for moment in (*words.announce_all(news, len(game.seats)), *since):
        if moment is not None:
            yield from (moment.line, moment.seen)
    told = told_to(To.GM, [entry]).events
    for heading, line in words.in_secret(told, told, game.view(To.GM)):
        yield from (heading, line)
    if is_looked_round(game):
        yield from at_desk(words, game)


def at_desk(words: AnyGameWords, game: Game) -> Iterator[str]:
    """Yield the desk's texts on each seat and the foreseen effects; for a GM who plays, what everybody knows."""
    view, public = game.view(To.GM), game.view(To.PUBLIC)
    for seat in game.seats:
        for known in (words.at_desk(view, seat), words.at_desk(public, seat)):
            yield from (known.role, known.unanswered or "", *known.notes)
    yield from words.foreseen(view, foresee(game.rulebook, view))


def drama(words: AnyGameWords, rulebook: AnyRulebook) -> Iterator[str]:
    """Yield a theme's line for every highlight."""
    for highlight in HIGHLIGHTS.get(rulebook.slug, ()):
        yield words.drama(Cue(highlight, 0), "1")


def labels(words: AnyGameWords, rulebook: AnyRulebook) -> Iterator[str]:
    """Yield every label of a button or select."""
    moves: tuple[type[Action], ...] = (*rulebook.actions, *SHELL_ACTIONS)
    for move in moves:
        yield words.refusal(NotNow(action_name(move)))
    for action in OPEN_MOVES[rulebook.slug]:
        yield words.acted(action)
    for move in rulebook.actions:
        for field in move.__struct_fields__:
            yield words.field_prompt(move, field)
    for wait in rulebook.kinds_of_wait:
        yield words.wait_name(wait)
    for offer in offers(rulebook.options):
        yield words.option_prompt(offer.field)
        for value in offer.values:
            yield from words.choice(offer.field, value)[:2]
    for field in counted(rulebook.options):
        yield words.option_prompt(field)
    yield from draws(words, rulebook)


def draws(words: AnyGameWords, rulebook: AnyRulebook) -> Iterator[str]:
    """Yield every draw and its possible outcomes, and everything that somebody may be dealt."""
    for seed, game in games(rulebook):
        dealt = Chance({}, seeded_source(seed, 1))
        Game.begin(rulebook, game.seats, game.options, dealt)
        chance = Noted(dealt.drawn)
        Game.begin(rulebook, game.seats, game.options, chance)
        for name, kind in {**chance.kinds, **rulebook.draws(game.options, game.seats)}.items():
            yield words.draw_name(name)
            for value in values_of(kind.choosing):
                yield words.drawn(name, as_recorded(value))
        for seat in game.seats:
            yield words.lot(lots_of(chance.drawn, seat))


def values_of(choosing: Choosing | None) -> tuple[object, ...]:
    """Return all values that may make up an outcome."""
    match choosing:
        case None:
            return ()
        case One(among):
            return among
        case Row(each):
            return values_of(each)
        case ByName(each):
            return tuple(value for one in each.values() for value in values_of(one))


def refusals(theme: Theme) -> Iterator[Refusal]:
    """Yield one of each refusal of a theme's game."""
    yield WrongPlayerCount(least=5, most=10, given=3)
    yield from (NotNow(action_name(move)) for move in RULEBOOK_OF[theme.rulebook].actions)
    others = {*RULEBOOK_OF} - {theme.rulebook} | WITHOUT.get(theme.rulebook, set())
    for each in Refusal.__subclasses__():
        package, chapter, *_ = each.__module__.split(".")
        if package == "engine" and chapter not in others:
            hints = get_type_hints(each)
            yield each(**{field: _sample(field, hints[field]) for field in each.__struct_fields__})


def _sample(field: str, shape: object) -> object:
    return NAMED[field] if field in NAMED else SAMPLES[shape]
