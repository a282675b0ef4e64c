"""Says the rare texts of the open table, all at once."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import cast

from msgspec.structs import replace

from bot.pictures.open_table import whole_table
from bot.wording.game_words import AnyGameWords
from bot.wording.open_table import OpenTableWords
from bot.wording.pages import Page
from bot.wording.voice import SetUp, dashed
from engine.actions import Action, Close
from engine.asks import Ask, awaited
from engine.audience import To
from engine.events import Event, Outcome
from engine.mafia.actions import Unvote, Vote, Whisper
from engine.mafia.ballots import Votes
from engine.mafia.events import NO_LYNCH, Ballots, PhaseBegun, Time
from engine.names import GM
from engine.open_table.actions import CarryOut, EndNight, OpenTableAction, Tell, Use, Withdraw
from engine.open_table.choice import Choice, Order
from engine.open_table.effects import Effect
from engine.open_table.events import (
    Acted,
    Applied,
    Bound,
    Cause,
    Converted,
    Copied,
    Died,
    Fate,
    Given,
    Jailed,
    Learned,
    LeftToGm,
    Lost,
    Marked,
    Met,
    Noted,
    Offered,
    PastNight,
    Poisoned,
    Recruited,
    Reported,
    Reveal,
    RoleTold,
    Ruled,
    Shown,
    Silenced,
    ThreadClosed,
    ThreadOpened,
    ToldByGm,
    Traced,
    Used,
    VestTorn,
    VoteBegun,
    VotesCounted,
    VoteWeighed,
)
from engine.open_table.options import OpenTableOptions
from engine.open_table.role_file import Ability
from engine.open_table.table import Due, Grave, OpenTable, PastVote, Player
from engine.open_table.winning import Reason
from engine.outlook import Outlook
from engine.refusals import ChoiceNeeded
from engine.speech import Message, Say
from engine.views import Told, View
from tests.wording.large_roles import LARGEST
from tests.wording.overhearing import Overhearing
from tests.wording.pseudo import ringed
from tests.wording.ringed_roles import SET_UPS
from tests.wording.saying import to_all, to_one

SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
COUNT: dict[str, tuple[str, ...]] = {"Ann": ("Ben",), NO_LYNCH: ("Cat",)}
ANSWERS: tuple[Action, ...] = (
    *(Vote(None), Vote("Ben"), Unvote(), Say("Owl"), Close(), Withdraw(), Withdraw(of_side=True)),
    *(Use("bite"), Use("bite", target="Ben"), Use("bite", of_side=True, target="Ben")),
)
ORDERS = (
    *(Use("bite", target="Ben"), Use("lure", target="Ben", onto="Cat"), Use("swap", targets=("Ben", "Cat"))),
    Use("ignite"),
)
NOTED: tuple[OpenTableAction, ...] = (*ORDERS, Withdraw(), Vote(None), Vote("Ben"), Unvote())
LEARNED = (
    Learned(to=("Ann",), ability="see", targets=("Ben",), side="town"),
    Learned(to=("Ann",), ability="see", targets=("Ben",)),
    Learned(to=("Ann",), ability="peek", targets=("Ben",), role="doctor"),
    *(Learned(to=("Ann",), ability="compare", targets=("Ben", "Cat"), alike=alike) for alike in (True, False)),
    *(
        Learned(to=("Ann",), ability=key, targets=("Ben",), players=players)
        for key in ("watch", "track")
        for players in ((), ("Cat",))
    ),
)
DAWN: tuple[Event, ...] = (
    *LEARNED,
    *(Reported(to=("Ann",), ability="cure", worked=worked) for worked in (True, False)),
    *(VoteWeighed(to=("Ann",), votes=votes) for votes in range(3)),
    *(Jailed(to=("Ann",)), Silenced(to=("Ann",)), Given(to=("Ann",), ability="bite")),
    *(Bound(to=("Ann", "Ben"), players=("Ann", "Ben")), Lost(to=("Ann",), abilities=("bite",))),
    *(Copied(to=("Ann",), abilities=("bite", "heal")), Converted(to=("Ann",), role="cultist")),
    *(Recruited(to=("Ann",), side="cult"), Met(to=("Ann",), fellows=("Ben",))),
    ToldByGm(to=("Ann",), text=ringed("Owl")),
)
RULINGS = ("kill", "kill strong", "convert cultist", "give bite", "mark owl")
TO_THE_GM: tuple[Event, ...] = (
    *(
        Traced(to=To.GM, player="Ann", ability="bite", of_side=False, targets=targets, hit=hit, fate=fate)
        for fate in Fate
        for targets, hit in ((("Ben",), ("Ben",)), (("Ben",), ("Cat",)), ((), ("Cat",)), ((), ()))
    ),
    Marked(to=To.GM, player="Ann", mark="owl"),
    *(Poisoned(to=To.GM, player="Ann", night=2, is_strong=strong) for strong in (True, False)),
    VestTorn(to=To.GM, player="Ann"),
    LeftToGm(to=To.GM, player="Ann", ability="pray", hit=("Ben",), text=ringed("Owl")),
    Ruled(to=To.GM, action=Tell("Ann", ringed("Owl"))),
    *(Ruled(to=To.GM, action=CarryOut("Ann", "pray", what, "Ben")) for what in RULINGS),
    *(
        Applied(
            to=To.GM, player="Ann", ability="pray", of_side=False, effect=Effect.KILL, target="Ben", thing="", fate=fate
        )
        for fate in Fate
    ),
)
ALIVE = Player("doctor", "town", ("Ben",), marks=frozenset({"owl"}), bound=frozenset({"Ben"}), due=(Due(3, True),))


BY_HAND = OpenTableOptions(
    replace(
        SET_UPS[5].file,
        abilities={
            "act": Ability(Effect.BY_HAND, name=ringed("Act"), text=ringed("Owl")),
            "gift": Ability(Effect.NONE, name=ringed("Gift")),
        },
    )
)


def say_what_is_rare_at_the_open_table(words: AnyGameWords) -> None:
    """Say the rare texts of the open table."""
    for options in SET_UPS:
        there = of_set_up(words, options)
        there.night_order()
        for key in options.file.abilities:
            there.line_on(dashed(options.file.abilities[key].effect))
            there.tell(Told("Ann", Offered(to=("Ann",), choices=(Choice(key, (), 0, of_side=True),))))
        for side in options.file.sides:
            for role, each in options.file.roles.items():
                if each.side == side:
                    there.tell_seat(Told("Ann", Converted(to=("Ann",), role=role)), tuple)
        for players in (options.file.players, 3):
            there.advice(options, players)
    every = of_set_up(words, SET_UPS[0])
    _say_labels(every)
    _say_private(every)
    _say_story(every)
    for options, role, side in ((SET_UPS[3], "twin", "town"), (LARGEST, "role_1", "side_1")):
        for fellows in ((), ("Ben",)):
            card = RoleTold(to=("Ann",), role=role, side=side, fellows=fellows)
            of_set_up(words, options).tell(Told("Ann", card))
    for count in range(3):
        found = Learned(to=("Ann",), ability="count", targets=("Ben", "Cat"), count=count)
        of_set_up(words, SET_UPS[3]).tell(Told("Ann", found))
    words.refusal(ChoiceNeeded("text"))
    for options in (LARGEST, BY_HAND):
        of_set_up(words, options).rules()
        words.options_text(options)
    for options in SET_UPS:
        _say_endings(of_set_up(words, options), options)
    say_the_vote_book(every)


def of_set_up(words: AnyGameWords, options: OpenTableOptions) -> OpenTableWords:
    """Return the words of a game with a set-up."""
    setup = SetUp(options, options.file.players)
    there = OpenTableWords(words.theme, words.words, words.show, setup)
    overhearing = cast(Overhearing, words)
    return cast(OpenTableWords, overhearing.also(there))


def _say_labels(words: OpenTableWords) -> None:
    for answer in ANSWERS:
        words.answer_label(answer)
    for draw, value in (("alternative_0", "0"), ("roles", "doctor")):
        words.draw_name(draw)
        words.drawn(draw, value)
    words.lot(("doctor",))
    words.role_name("owl", SET_UPS[0])
    words.role_name("doctor", SET_UPS[0])
    words.thing_by_hand("side", "town")
    for thread in ("dead", "side-2"):
        ask = Ask(Whisper, ("Ann",), {}, fixed={"thread": thread})
        words.ask_label(ask)
        words.order_prompt(ask, View(To.PUBLIC, OpenTable(SEATS, options=SET_UPS[0])))
    for move in (CarryOut, Tell, EndNight):
        ask = Ask(move, (GM,), {}, secret=move is not EndNight)
        words.ask_label(ask)
        words.order_prompt(ask, View(To.PUBLIC, OpenTable(SEATS, options=SET_UPS[0])))
        for field in move.__struct_fields__:
            words.field_prompt(move, field)
    for action in (CarryOut("Ann", "pray", "kill", "Ben"), Tell("Ann", "Owl"), EndNight()):
        words.answer_label(action)
        words.acted(action)
    for field, value in (("does", "pray"), ("does", "+pray"), *[("what", what) for what in RULINGS]):
        words.thing(CarryOut, field, value)
    for of_side in (True, False):
        words.ask_label(Ask(Use, ("Ann",), {}, fixed={"does": "bite", "of_side": of_side}, about="bite"))


def _say_private(words: OpenTableWords) -> None:
    for action in NOTED:
        words.tell(to_one(Noted(to=("Ann",), action=action)))
    for event in DAWN:
        words.tell_seat(Told("Ann", event), tuple)
        list(words.in_secret([Told(To.GM, event)], [], View(To.GM, OpenTable(SEATS))))
    for event in TO_THE_GM:
        words.tell(to_one(event))
    for thread in ("dead", "side-2"):
        words.tell(to_one(ThreadOpened(to=("Ann",), thread=thread, members=("Ann",))))
        words.tell(to_one(ThreadOpened(to=("Ann", "Ben"), thread=thread, members=("Ann", "Ben"))))
        words.tell(to_one(Message(to=("Ann", "Ben"), thread=thread, by="Ann", text="owl")))
    words.tell(to_one(ThreadClosed(to=("Ann",), thread="side-2")))
    for use in ORDERS:
        list(_secrets(words, use.by("Ann")))
    list(_secrets(words, Order("Ann", "bite", ("Ben",), of_side=True)))


def _secrets(words: OpenTableWords, order: Order) -> Iterator[Page]:
    """Say what Ann knows by night and by day, and what the GM sees of that seat."""
    table = OpenTable(
        SEATS,
        options=SET_UPS[0],
        time=Time.NIGHT,
        players={"Ann": ALIVE},
        choices={"Ann": (Choice("bite", ("Ben",), 1),)},
        orders=(order,),
        silenced=("Ann",),
        weights={"Ann": 2},
        threads={"side-2": ("Ann", "Ben")},
        votes=Votes(ballots={"Ann": None, "Ben": "Ann"}),
    )
    for each in (
        table,
        replace(table, orders=()),
        replace(table, orders=(), choices={}),
        replace(table, time=Time.DAY),
        replace(table, is_closed=True),
    ):
        yield from words.secrets((), View("Ann", each))
        words.at_desk(View(To.GM, each), "Ann")
        words.foreseen(View(To.GM, each), Outlook(tuple([Told(To.GM, event) for event in TO_THE_GM])))
    ask = Ask(Use, ("Ann",), {}, fixed={"does": order.does, "of_side": order.of_side})
    words.order_prompt(ask, View("Ann", table))


def _say_endings(words: OpenTableWords, options: OpenTableOptions) -> None:
    file = options.file
    side, role = next(iter(file.sides)), next(iter(file.roles))
    for cause in Cause:
        for known in ((role, side), (None, side), (None, None)):
            died = Died(to=To.PUBLIC, player="Ann", role=known[0], side=known[1], cause=cause)
            words.announce(to_all(died), 7)
            words.scene([to_all(died)], View(To.PUBLIC, OpenTable(SEATS)))
            words.tell_own(Told("Ann", died))
            for time in Time:
                table = OpenTable(
                    SEATS,
                    options=options,
                    players={"Ann": Player(role=known[0], side=known[1], is_dead=True)},
                    graves={"Ann": Grave(cause, time, 1)},
                    time=time,
                    day=1,
                    past_votes=(PastVote(1), PastVote(2, COUNT), PastVote(3, numbers={"Ann": 2, NO_LYNCH: 1})),
                    votes=Votes(counts=COUNT, needed=2),
                )
                words.card(View(To.PUBLIC, table), awaited(()))
                words.history(View(To.PUBLIC, table))
                words.prompt(View(To.PUBLIC, table))
    words.announce(to_all(VoteBegun(to=To.PUBLIC, number=2)), 7)
    for numbers in ({}, {"Ann": 2, NO_LYNCH: 1}):
        words.announce(to_all(VotesCounted(to=To.PUBLIC, counts=numbers)), 7)
    for key in file.abilities:
        words.announce(to_all(Acted(to=To.PUBLIC, player="Ann", ability=key, targets=("Ben", "Cat"))), 7)
    words.announce(to_all(Shown(to=To.PUBLIC, player="Ann", role=role, side=side)), 7)
    words.history(View(To.PUBLIC, OpenTable(SEATS, options=options)))
    for reason in (*Reason, "eliminate", "parity", "lynched"):
        over = Outcome(to=To.PUBLIC, side=side, reason=reason, winners=("Ann",))
        words.announce(to_all(over), 7)
        whole_table(words, View(To.PUBLIC, OpenTable(SEATS, options=options, outcome=over)))
    whole_table(
        words, View("Ann", OpenTable(SEATS, options=options, players={"Ann": replace(ALIVE, role=role, side=side)}))
    )
    ended = Outcome(to=To.PUBLIC, side=None, reason="aborted", winners=())
    whole_table(words, View(To.PUBLIC, OpenTable(SEATS, options=options, outcome=ended)))
    used = tuple([Used("Ann", key, False, ("Ben",), ("Ben",), Fate.DONE) for key in file.abilities])
    shown = Reveal(
        to=To.PUBLIC,
        roles={"Ann": role},
        sides={"Ann": side},
        nights=(PastNight(1, ()), PastNight(2, used)),
        days=(PastNight(1, used),),
    )
    words.reveal(to_all(shown))
    words.all_secrets(Told(To.GM, replace(shown, to=To.GM)))


def _say_story(words: OpenTableWords) -> None:
    """Tell how everybody has died, and who has earned a title."""
    night, day = (PhaseBegun(to=To.PUBLIC, phase=time, number=1) for time in (Time.NIGHT, Time.DAY))
    deaths = [Died(to=To.PUBLIC, player="Cat", role=None, side=None, cause=cause) for cause in Cause]
    shots = [
        Traced(to=To.GM, player=player, ability=key, of_side=False, targets=(seat,), hit=(seat,), fate=Fate.DONE)
        for player, key, seat in (("Dan", "bite", "Cat"), ("Eve", "bite", "Ben"), ("Ann", "cure", "Ben"))
    ]
    over = Outcome(to=To.PUBLIC, side=None, reason="aborted", winners=())
    players = {seat: Player("doctor", "town") for seat in SEATS} | {"Cat": Player("goon", "mafia", is_dead=True)}
    count: dict[str, tuple[str, ...]] = {"Cat": ("Ann",)}
    counted = Ballots(to=To.PUBLIC, counts=count, needed=1)
    for seats in (SEATS, SEATS[:3]):
        table = OpenTable(
            seats,
            options=SET_UPS[0],
            players=players,
            past_votes=(PastVote(1, count), PastVote(2, count)),
            graves={"Cat": Grave(Cause.NIGHT, Time.NIGHT, 1)},
        )
        for events in ([night, *shots, *deaths, day, counted, deaths[0], night, day], [night], [day, over]):
            words.story(View(To.PUBLIC, table), [Told(To.GM, event) for event in events])


def say_the_vote_book(words: OpenTableWords) -> None:
    """Say the count with and without votes, and every kind of change."""
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    for locked in (True, False):
        for counts in ({}, COUNT):
            table = OpenTable(SEATS[:4], votes=Votes(counts=counts, needed=3, is_locked=locked), time=Time.DAY)
            words.count(View(To.PUBLIC, table), noon)
    shown: list[dict[str, tuple[str, ...]]] = [{"Ann": ("Ben", "Cat")}, COUNT, {"Ann": ("Ben",)}]
    words.changes([(noon, Ballots(to=To.PUBLIC, counts=counts, needed=3)) for counts in shown])
    words.changes([])
