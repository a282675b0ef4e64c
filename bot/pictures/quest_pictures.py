"""The pictures of the quest games: the track during a game, every vote so far, and who was who at the end."""

from collections.abc import Mapping
from functools import partial

from bot.pictures.look import Score, look_of
from bot.pictures.parties.pictures import PartyPictures
from bot.pictures.parties.post import Member
from bot.pictures.parties.poster import Moment, Player, Poster, poster_of
from bot.pictures.parties.track import Came, Legend, Row, Seat, Stop, Thing, Things, Track, Turn, Turns
from bot.pictures.parties.votes import Votes, votes_of
from bot.pictures.picture import Picture, Show
from bot.pictures.teaching.lesson import LessonSigns, course, side_by_side
from bot.pictures.teaching.own_card import CardSide, role_card_of
from bot.wording.parties.terms import side_name
from bot.wording.quests.terms import role_name
from bot.wording.voice import Voice, dashed
from engine.audience import Everybody, Reader
from engine.by_hand import DECLARED
from engine.events import Event, Outcome
from engine.parties.round import Round
from engine.parties.sides import Side
from engine.quests.events import Card, Knowledge, Reveal
from engine.quests.phases import REJECTIONS_TO_LOSE
from engine.quests.roles import RoleName
from engine.quests.sizes import party_size, sabotages_to_fail
from engine.quests.table import Phase, QuestTable
from engine.table import Table
from engine.views import Told, View

SIGNS = {
    RoleName.SEER: "insight",
    RoleName.ASSASSIN: "vigilante",
    RoleName.GUARDIAN: "guard",
    RoleName.HIDDEN: "thief",
    RoleName.LONE: "moon",
    RoleName.DECOY: "mirror",
    RoleName.TURNCOAT: "place-swap",
}
"""The signs of the roles that have one; the others have that of their side."""
QUESTS = range(1, 6)
UNDER_WAY = (Phase.PROPOSAL, Phase.VOTE, Phase.QUEST, Phase.INVERT, Phase.LOOK)
"""The phases in which the current quest has a word for what is being done."""


class QuestPictures(PartyPictures):
    """Draws the quests."""

    occasions: frozenset[type[Event]] = frozenset({Reveal})
    dealt: frozenset[type[Event]] = frozenset({Knowledge})
    lessons: Mapping[int, LessonSigns] = {
        1: side_by_side("good", "evil"),
        2: course("leads", "tick", "goes"),
        3: side_by_side("tick", "cross", "insight"),
        4: course("star", "target-finder", "evil"),
    }

    def own_card(self, told: Told[str]) -> Picture | None:
        """Draw the role that a player is told at the start."""
        event = told.event
        if not isinstance(event, Knowledge):
            return None
        name = role_name(self.voice, event.role, event.side)
        side = CardSide(event.side, side_name(self.voice, event.side), getattr(self.look.signs, event.side))
        return self.drawn_card(role_card_of(self.voice, self.look, SIGNS.get(event.role, ""), name, side))

    def track(self, view: View[Table, Everybody]) -> Track:
        """Return the track with everything that lies on the table."""
        return track_of(self.voice, view.of(QuestTable))

    def round(self, view: View[Table, Everybody]) -> Round:
        """Return the round that all party games have on the table."""
        return view.of(QuestTable).table.round

    def members(self, view: View[Table, Everybody]) -> tuple[Member, ...]:
        """Return the party, and the member who would have the inverter."""
        table = view.of(QuestTable).table
        given = ("wheel", self.voice.say("item-inverter"))
        return tuple(Member(seat, *given) if seat == table.rider else Member(seat) for seat in table.round.party)

    def votes(self, view: View[Table, Everybody]) -> Votes:
        """Return every vote; of an open vote only the public part."""
        table = view.of(QuestTable).table
        is_open, is_over = table.phase is Phase.VOTE, table.outcome is not None
        return votes_of(self.voice, self.track(view), table.round, is_open=is_open, is_over=is_over)

    def end(self, view: View[Table, Reader]) -> tuple[Poster, Moment]:
        """Return both sides, and what decided the game."""
        return end_of(self.voice, view.of(QuestTable))


def track_of(voice: Voice, view: View[QuestTable, Reader]) -> Track:
    """Return everything that the track shows."""
    table = view.table
    return Track(
        look_of(voice.theme),
        _title(voice, table),
        scores(voice, view),
        tuple(_stop(voice, table, number) for number in QUESTS),
        Row(
            voice.say("picture-rejected"),
            table.round.rejections,
            REJECTIONS_TO_LOSE,
            voice.say("picture-count", {"count": table.round.rejections, "limit": REJECTIONS_TO_LOSE}),
        ),
        voice.say("picture-last"),
        Legend(voice.say("picture-order"), voice.say("picture-leads"), voice.say("picture-goes")),
        tuple(Seat(seat, seat == table.round.leader, seat in table.round.party) for seat in table.round.order),
        _turns(voice, table),
        _things(voice, table),
    )


def scores(voice: Voice, view: View[QuestTable, Reader]) -> tuple[Score, ...]:
    """Return the score of each side."""
    won = {Side.GOOD: view.table.round.successes, Side.EVIL: view.table.round.failures}
    return tuple(Score(side, voice.say(f"picture-side-{side}"), count) for side, count in won.items())


def _title(voice: Voice, table: QuestTable) -> str:
    if table.phase is Phase.GUESS:
        return voice.say("picture-guess")
    return voice.say("picture-course", {"number": min(table.round.quest, QUESTS[-1]), "of": len(QUESTS)})


def _stop(voice: Voice, table: QuestTable, number: int) -> Stop:
    size = str(party_size(len(table.seats), number))
    if number <= len(table.round.past_quests):
        past = table.round.past_quests[number - 1]
        came = {True: Came.WON, False: Came.FAILED, None: Came.AHEAD}[past.success]
        note = voice.say("picture-sabotages", {"count": past.sabotages})
        return Stop(number, size, came, voice.say(f"picture-{came}"), note, past.sabotages)
    if table.phase is Phase.GUESS or table.outcome is not None:
        return Stop(number, size, Came.AHEAD, voice.say("picture-unplayed"))
    came = Came.NOW if number == table.round.quest else Came.AHEAD
    return Stop(number, size, came, voice.say(f"picture-{came}"), _noted(voice, table, number, came))


def _noted(voice: Voice, table: QuestTable, number: int, came: Came) -> str:
    if (needed := sabotages_to_fail(len(table.seats), number)) > 1:
        return voice.say("picture-fails-at", {"count": needed})
    return voice.say(f"picture-now-{table.phase}") if came is Came.NOW and table.phase in UNDER_WAY else ""


def _turns(voice: Voice, table: QuestTable) -> Turns | None:
    """Return the open cards; of a deck, those drawn so far."""
    shown = table.cards or table.cards_shown
    if not shown:
        return None
    present = len(table.cards_shown) - 1
    cards = tuple(
        Turn(voice.say(f"card-{card}"), card is Card.SWITCH, number == present) for number, card in enumerate(shown)
    )
    return Turns(voice.say("card-cards"), cards, cards[present].word if present >= 0 else "")


def _things(voice: Voice, table: QuestTable) -> Things | None:
    held: list[Thing] = []
    if table.rider is not None:
        held.append(Thing("wheel", table.rider, voice.say("item-inverter")))
    if table.vision.holders:
        held.append(Thing("insight", table.vision.holder, voice.say("item-vision")))
    return Things(voice.say("picture-hands"), "", tuple(held)) if held else None


def end_of(voice: Voice, view: View[QuestTable, Reader]) -> tuple[Poster, Moment]:
    """Return everything that the poster shows, and the sentence about its moment."""
    table = view.table
    assert table.outcome is not None
    moment = partial(_moment, voice, table, table.outcome)
    players = {str(side): [_player(voice, table, seat) for seat in table.on_side(side)] for side in Side}
    return poster_of(voice, track_of(voice, view), table.outcome, moment, players), moment


def _player(voice: Voice, table: QuestTable, seat: str) -> Player:
    role = table.roles.get(seat)
    if role is None or role.is_plain:
        return Player(seat, voice.say("picture-no-role"), is_plain=True)
    return Player(seat, role_name(voice, role), is_plain=False)


def _moment(voice: Voice, table: QuestTable, outcome: Outcome, show: Show) -> str:
    """Return the guess, if there was one; otherwise the side's decisive number of quests or rejections."""
    if outcome.side is None:
        return ""
    if table.guess is None or outcome.reason == DECLARED:
        return voice.say(f"picture-moment-{dashed(outcome.reason)}")
    values = {"by": show(table.guess.by), "target": show(table.guess.target or "")}
    how = "nobody" if table.guess.target is None else "hit" if table.guess.hit else "missed"
    return voice.say(f"picture-moment-{how}", values)
