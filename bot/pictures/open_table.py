"""The open table from above: everybody in their seat, with what everybody knows of them, or a player alone."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.pictures import vote_wagons
from bot.pictures.game_pictures import Pictures
from bot.pictures.look import look_of
from bot.pictures.picture import Picture, described
from bot.pictures.round_table import Chair, RoundTable, Sign, said_of_all
from bot.pictures.table_drawing import draw_table
from bot.pictures.teaching.lesson import LessonSigns, course, side_by_side
from bot.pictures.teaching.own_card import CardSide, role_card_of
from bot.pictures.vote_wagons import wagon_of_lynch
from bot.pictures.wagons import ONE_WAGON, Wagons, draw_wagons, said_of_wagons
from bot.wording.open_table.tally import is_counted, tally, tally_of
from bot.wording.open_table.terms import file_of, written_role, written_side
from bot.wording.voice import Voice, dashed
from engine.audience import Everybody, Reader
from engine.events import Event
from engine.mafia.events import Ballots, Time
from engine.open_table.effects import Effect
from engine.open_table.events import Cause, Converted, Died, Reveal, RoleTold
from engine.open_table.role_file import Wins
from engine.open_table.table import OpenTable
from engine.table import Table
from engine.views import Told, View

SIGNS: Mapping[Effect, str] = {
    Effect.SWAP: "place-swap",
    Effect.JAIL: "house",
    Effect.BLOCK: "dash",
    Effect.REDIRECT: "again",
    Effect.PROTECT: "guard",
    Effect.BIND: "rings",
    Effect.MARK: "star",
    Effect.SILENCE: "struck",
    Effect.DOUBLE_VOTE: "mayor",
    Effect.TAKE_VOTE: "mayor",
    Effect.GIVE: "purse",
    Effect.TAKE: "thief",
    Effect.COPY: "mirror",
    Effect.KILL: "vigilante",
    Effect.SAVE: "healer",
    Effect.CONVERT: "spiral",
    Effect.RECRUIT: "lover",
    Effect.LEARN_SIDE: "role-finder",
    Effect.LEARN_ROLE: "card-finder",
    Effect.LEARN_ALIKE: "socialite",
    Effect.LEARN_COUNT: "sticks",
    Effect.LEARN_VISITORS: "target-finder",
    Effect.LEARN_VISITS: "target-finder",
    Effect.REVEAL: "flag",
    Effect.WIN: "star",
    Effect.BY_HAND: "list",
    Effect.NONE: "person",
}
"""The signs of what roles can do."""
PLAIN = "person"
"""The sign of a role that can do nothing at night."""


class OpenTablePictures(Pictures):
    """Draws the round table, the wagons of the day, and the cards of roles."""

    occasions: frozenset[type[Event]] = frozenset({Reveal})
    posted: frozenset[type[Event]] = frozenset({Died})
    dealt: frozenset[type[Event]] = frozenset({RoleTold, Converted})
    banner_signs = ("list", "moon")
    lessons: Mapping[int, LessonSigns] = {
        1: side_by_side("card", "flag"),
        2: course("person", "list", "cross"),
        3: course("moon", "wheel", "sun"),
        4: side_by_side("cross", "sticks", "star"),
    }

    def own_card(self, told: Told[str]) -> Picture | None:
        """Draw a player's role when they are told it."""
        match told.event:
            case RoleTold(role=role, side=side):
                return self._card_of(role, side)
            case Converted(role=role):
                return self._card_of(role, file_of(self.voice).roles[role].side)
            case _:
                return None

    def _card_of(self, role: str, side: str) -> Picture:
        file = file_of(self.voice)
        colour = "evil" if file.sides[side].wins is Wins.PARITY else "good"
        shown = CardSide(colour, written_side(self.voice, side), "flag")
        keys = (*file.roles[role].does, *file.sides[side].does)
        sign = next((SIGNS[file.abilities[key].effect] for key in keys), PLAIN)
        return self.drawn_card(role_card_of(self.voice, self.look, sign, written_role(self.voice, role), shown))

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw who sits where, as far as the reader knows them."""
        known = view.of(OpenTable)
        whole = whole_table(self.voice, known)
        said = partial(said_of_all, self.voice, whole)
        return described(self.voice, draw_table(whole), whole.title, lambda show: "\n".join(said(show)))

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw the wagons of the day; at night and at the end the whole table."""
        return self.vote(view) or self.picture(view)

    def vote(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw the wagons of the day."""
        known = view.of(OpenTable)
        if known.table.outcome is not None or not is_counted(known) or not known.table.votes.needed:
            return None
        wagons = wagons_of(self.voice, known)
        return described(self.voice, draw_wagons(wagons), wagons.title, partial(said_of_wagons, self.voice, wagons))

    def post(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Picture | None:
        """Draw the wagon of a lynch, as in the count that decided it."""
        lynched = lynch_of(self.voice, view.of(OpenTable), news)
        if lynched is None:
            return None
        said = partial(said_of_wagons, self.voice, lynched)
        return described(self.voice, draw_wagons(lynched), lynched.title, said)

    def high(self, players: int, news: Sequence[Told[Everybody]]) -> int:
        """Return the height of the wagon of a lynch. Other deaths are not drawn."""
        is_lynch = any(isinstance(each.event, Died) and each.event.cause is Cause.LYNCH for each in news)
        return ONE_WAGON if is_lynch else 0


def lynch_of(voice: Voice, view: View[OpenTable, Everybody], news: Sequence[Told[Everybody]]) -> Wagons | None:
    """Return the wagon of a lynched player, if there was a lynch with public votes."""
    dead = {each.event.player: each.event.cause for each in news if isinstance(each.event, Died)}
    lynched = next((name for name, cause in dead.items() if cause is Cause.LYNCH), "")
    counts = [each.event for each in news if isinstance(each.event, Ballots) and lynched in each.event.counts]
    if not counts:
        return None
    table = view.table
    shown = tally_of(view, counts[-1], (*table.living, *dead))
    return wagon_of_lynch(voice, voice.say("picture-day", {"number": table.day}), shown, lynched)


def wagons_of(voice: Voice, view: View[OpenTable, Everybody]) -> Wagons:
    """Return who publicly votes for whom."""
    return vote_wagons.wagons_of(voice, _title(voice, view.table), tally(view))


def whole_table(voice: Voice, view: View[OpenTable, Reader]) -> RoundTable:
    """Return everybody in their seat, also the dead, with what the reader knows of their roles."""
    table = view.table
    signs = {"disc": "alive", "cross": "dead"}
    if table.outcome is not None:
        signs["star"] = "winner"
    return RoundTable(
        look_of(voice.theme),
        _title(voice, table),
        voice.say("picture-living", {"count": len(table.living)}),
        tuple(_chair(voice, view, seat) for seat in table.seats),
        tuple(Sign(sign, voice.say(f"picture-sign-{word}")) for sign, word in signs.items()),
        "" if table.outcome is None else voice.say(f"picture-outcome-{dashed(table.outcome.reason)}"),
    )


def _chair(voice: Voice, view: View[OpenTable, Reader], seat: str) -> Chair:
    table, reader = view.table, view.reader
    player = table.player(seat)
    fellows = table.player(reader).fellows if isinstance(reader, str) else ()
    note = "you" if seat == reader else "fellow" if seat in fellows else ""
    return Chair(
        seat,
        card_name=_known(voice, player.role, player.side),
        death=_death(voice, table, seat),
        note=voice.say(f"picture-{note}") if note and table.outcome is None else "",
        wins=table.outcome is not None and seat in table.outcome.winners,
    )


def _known(voice: Voice, role: str | None, side: str | None) -> str:
    """Name what a reader knows of a player: the role, or else the side."""
    if role is not None:
        return written_role(voice, role)
    return "" if side is None else written_side(voice, side)


def _death(voice: Voice, table: OpenTable, seat: str) -> str:
    if seat not in table.graves:
        return ""
    grave = table.graves[seat]
    return voice.say(f"picture-died-{grave.time}", {"number": grave.number})


def _title(voice: Voice, table: OpenTable) -> str:
    if table.outcome is not None:
        side = table.outcome.side
        return (
            voice.say("picture-end") if side is None else voice.say("picture-won", {"side": written_side(voice, side)})
        )
    is_night = table.day_or_night is Time.NIGHT
    return voice.say(f"picture-{table.day_or_night}", {"number": table.night if is_night else table.day})
