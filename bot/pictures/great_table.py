"""The Great Table from above: a player sees their own place and neighbours.

The GM, and at the end everybody, sees all.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from bot.pictures import vote_wagons
from bot.pictures.game_pictures import Pictures
from bot.pictures.look import look_of
from bot.pictures.own_drawing import draw_own
from bot.pictures.picture import Picture, Show, described, noted
from bot.pictures.round_table import Beside, Chair, OwnTable, RoundTable, Sign, Sort, said_of_all
from bot.pictures.table_drawing import draw_table
from bot.pictures.teaching.lesson import LessonSigns, course, side_by_side
from bot.pictures.teaching.own_card import CardSide, day_card_of, role_card_of
from bot.pictures.vote_wagons import wagon_of_lynch
from bot.pictures.wagons import ONE_WAGON, Wagons, draw_wagons, said_of_wagons
from bot.wording.great_table.tally import tally
from bot.wording.great_table.terms import card_name, role_name, side_name
from bot.wording.mafia.votes import Tally
from bot.wording.voice import Voice, dashed
from engine.audience import Everybody, Reader
from engine.events import Event
from engine.great_table.cards import CardName
from engine.great_table.events import Cause, Dealt, Died, Neighbours, Reveal, RoleTold, Stolen
from engine.great_table.roles import OF_HOUSE, ROLES, RoleName
from engine.great_table.table import GreatTable
from engine.mafia.events import Ballots, Time
from engine.table import Table
from engine.views import Told, View

SIGNS = {RoleName.MASTER: "king", RoleName.APPRENTICE: "house", RoleName.PLAYER: "disc"}
"""The signs of the roles."""


class GreatTablePictures(Pictures):
    """Draws the round table."""

    occasions: frozenset[type[Event]] = frozenset({Neighbours, Reveal})
    posted: frozenset[type[Event]] = frozenset({Died})
    dealt: frozenset[type[Event]] = frozenset({RoleTold, Dealt, Stolen})
    banner_signs = ("card", "house")
    lessons: Mapping[int, LessonSigns] = {
        1: side_by_side("disc", "house"),
        2: course("list", "card", "cross"),
        3: course("moon", "vigilante", "sun"),
        4: side_by_side("house", "disc", "star"),
    }

    def own_card(self, told: Told[str]) -> Picture | None:
        """Draw a player's role at the start, and the card that the deck or a theft brings them."""
        voice = self.voice
        match told.event:
            case RoleTold(role=role):
                of_house = role in OF_HOUSE
                name = side_name(voice, ROLES[role].side)
                side = CardSide("evil", name, "house") if of_house else CardSide("good", name, "disc")
                return self.drawn_card(role_card_of(voice, self.look, SIGNS[role], role_name(voice, role), side))
            case Dealt(card=CardName() as card) | Stolen(card=CardName() as card):
                return self.drawn_card(day_card_of(voice, self.look, dashed(card), card_name(voice, card)))
            case _:
                return None

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw who sits where; None for a player who no longer has a seat."""
        voice, known = self.voice, view.of(GreatTable)
        if known.table.ring:
            whole = whole_table(voice, known)
            return described(
                voice, draw_table(whole), whole.title, lambda show: "\n".join(said_of_all(voice, whole, show))
            )
        if isinstance(known.reader, str) and known.reader in known.table.today.neighbours:
            own = own_table(voice, known, known.reader)
            return described(voice, draw_own(own), own.title, lambda show: "\n".join(said_of_own(voice, own, show)))
        return None

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw the wagons of the day; at the end the whole table."""
        return self.picture(view) if view.table.outcome is not None else self.vote(view)

    def vote(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw the wagons of the day."""
        known = view.of(GreatTable)
        if known.table.time is not Time.DAY or not known.table.votes.needed:
            return None
        wagons = wagons_of(self.voice, known)
        return described(self.voice, draw_wagons(wagons), wagons.title, partial(said_of_wagons, self.voice, wagons))

    def post(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Picture | None:
        """Draw the wagon of a lynch, as in the count that decided it."""
        lynched = lynch_of(self.voice, view.of(GreatTable), news)
        if lynched is None:
            return None
        said = partial(said_of_wagons, self.voice, lynched)
        return described(self.voice, draw_wagons(lynched), lynched.title, said)

    def high(self, players: int, news: Sequence[Told[Everybody]]) -> int:
        """Return the height of the wagon of a lynch. Other deaths are not drawn."""
        is_lynch = any(isinstance(each.event, Died) and each.event.cause is Cause.LYNCH for each in news)
        return ONE_WAGON if is_lynch else 0


def lynch_of(voice: Voice, view: View[GreatTable, Everybody], news: Sequence[Told[Everybody]]) -> Wagons | None:
    """Return the wagon of a lynched player, if there was a lynch with public votes."""
    dead = {each.event.player: each.event.cause for each in news if isinstance(each.event, Died)}
    lynched = next((name for name, cause in dead.items() if cause is Cause.LYNCH), "")
    counts = [each.event for each in news if isinstance(each.event, Ballots) and lynched in each.event.counts]
    if not counts:
        return None
    table, decided = view.table, counts[-1]
    shown = Tally(decided.counts, decided.needed, (*table.living, *dead), table.weight)
    return wagon_of_lynch(voice, voice.say("picture-day", {"number": table.number}), shown, lynched)


def wagons_of(voice: Voice, view: View[GreatTable, Everybody]) -> Wagons:
    """Return who publicly votes for whom."""
    return vote_wagons.wagons_of(voice, _title(voice, view.table), tally(view))


def whole_table(voice: Voice, view: View[GreatTable, Reader]) -> RoundTable:
    """Return everybody in their seat, also the dead, with their card, and at the end with their role."""
    table = view.table
    is_over = table.outcome is not None
    signs = {"house": "apprentice", "crown": "master", "disc": "player"} if is_over else {"disc": "guest"}
    signs["cross"] = "dead"
    if is_over:
        signs["star"] = "winner"
    return RoundTable(
        look_of(voice.theme),
        _title(voice, table),
        _living(voice, table),
        tuple(_chair(voice, table, seat) for seat in table.ring),
        tuple(Sign(sign, voice.say(f"picture-sign-{word}")) for sign, word in signs.items()),
        "" if table.outcome is None else voice.say(f"picture-outcome-{dashed(table.outcome.reason)}"),
    )


def _chair(voice: Voice, table: GreatTable, seat: str) -> Chair:
    card = _card(table, seat)
    is_over = table.outcome is not None
    role = table.role(seat).name
    return Chair(
        seat,
        Sort(role) if is_over else Sort.GUEST,
        role_name(voice, role) if is_over else "",
        voice.say(f"picture-short-{role}") if is_over and role is not RoleName.PLAYER else "",
        dashed(card) if card is not None else "",
        card_name(voice, card) if card is not None else _no_card(voice, table, seat),
        _death(voice, table, seat),
        voice.say("picture-first") if seat == table.today.first and not is_over else "",
        wins=table.outcome is not None and seat in table.outcome.winners,
    )


def _card(table: GreatTable, seat: str) -> CardName | None:
    """Return the card that a player holds today. At the end: their card of the last day, or for the dead their last."""
    if table.outcome is None:
        days = [table.today.cards]
    else:
        begun = [past.cards for past in reversed(table.past) if past.number <= table.number]
        days = begun if seat in table.dead else begun[:1]
    return next((held.card for cards in days for held in cards if held.holder == seat), None)


def _no_card(voice: Voice, table: GreatTable, seat: str) -> str:
    is_told = table.outcome is None and seat in table.today.hands and table.is_alive(seat)
    return voice.say("picture-no-card") if is_told else ""


def _death(voice: Voice, table: GreatTable, seat: str) -> str:
    if table.is_alive(seat):
        return ""
    grave = table.graves[seat]
    return voice.say(f"picture-died-{grave.time}", {"number": grave.number})


def own_table(voice: Voice, view: View[GreatTable, Reader], reader: str) -> OwnTable:
    """Return a player with this morning's neighbours, dead or alive. Each other living player is an empty chair."""
    table = view.table
    left, right = table.today.neighbours[reader]
    strangers = sum(seat not in {reader, left, right} for seat in table.living)
    card = table.today.hands.get(reader)
    sides = (voice.say("picture-left"), voice.say("picture-right"))
    return OwnTable(
        look_of(voice.theme),
        _title(voice, table),
        _living(voice, table),
        reader,
        voice.say("picture-you"),
        Beside(left, ", ".join(sides) if left == right else sides[0], _death(voice, table, left)),
        None if left == right else Beside(right, sides[1], _death(voice, table, right)),
        strangers,
        _death(voice, table, reader),
        dashed(card) if card is not None else "",
        _card_line(voice, table, reader),
        voice.say("picture-unseen", {"count": strangers}),
    )


def _card_line(voice: Voice, table: GreatTable, reader: str) -> str:
    """Return what a player has been told that they hold."""
    if reader not in table.today.hands:
        return ""
    card = table.today.hands[reader]
    name = voice.say("picture-no-card") if card is None else card_name(voice, card)
    return voice.say("picture-own-card", {"card": name})


def _title(voice: Voice, table: GreatTable) -> str:
    if table.outcome is not None:
        side = table.outcome.side
        return voice.say("picture-end") if side is None else voice.say(f"picture-won-{side}")
    return voice.say(f"picture-{table.time}", {"number": table.number})


def _living(voice: Voice, table: GreatTable) -> str:
    return voice.say("picture-living", {"count": len(table.living)})


def said_of_own(voice: Voice, table: OwnTable, show: Show) -> Iterator[str]:
    """Describe who sits where, and how many others there are."""
    yield voice.say("picture-own", {"now": f"{table.title}, {table.note}"})
    yield noted(voice, show(table.name), (table.you, table.death, table.card_line))
    for beside in filter(None, (table.left, table.right)):
        yield noted(voice, show(beside.name), (beside.where, beside.death))
    yield table.unseen
