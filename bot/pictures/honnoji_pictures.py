"""The pictures of Honnō-ji: the missions with the talismans, every vote so far, and who was who at the end."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import partial

from bot.pictures.look import Score, look_of
from bot.pictures.parties.pictures import PartyPictures
from bot.pictures.parties.poster import Moment, Player, Poster, poster_of
from bot.pictures.parties.track import Came, Left, Legend, Row, Seat, State, Stop, Thing, Things, Track
from bot.pictures.parties.votes import Votes, votes_of
from bot.pictures.picture import Picture, Show
from bot.pictures.teaching.lesson import LessonSigns, course, side_by_side
from bot.pictures.teaching.own_card import CardSide, role_card_of
from bot.wording.parties.terms import side_name
from bot.wording.voice import Voice, dashed
from engine.audience import Everybody, Reader
from engine.events import Event, Outcome
from engine.honnoji.events import Knowledge, Reveal
from engine.honnoji.phases import MISSIONS_TO_WIN, REJECTIONS_TO_LOSE
from engine.honnoji.table import HonnojiTable, Phase
from engine.honnoji.talismans import POOL
from engine.honnoji.tokens import Standing, Token
from engine.parties.round import Round
from engine.parties.sides import Side
from engine.table import Table
from engine.views import Told, View

MISSIONS = range(1, 2 * MISSIONS_TO_WIN)
STATES = {Standing.DECLARED: State.DECLARED, Standing.SPENT: State.SPENT}
"""The public states of tokens that are not simply held."""


class HonnojiPictures(PartyPictures):
    """Draws the missions."""

    occasions: frozenset[type[Event]] = frozenset({Reveal})
    dealt: frozenset[type[Event]] = frozenset({Knowledge})
    lessons: Mapping[int, LessonSigns] = {
        1: side_by_side("good", "evil"),
        2: course("leads", "tick", "goes"),
        3: side_by_side("tick", "cross", "contract"),
        4: side_by_side("staff", "insight", "struck"),
    }

    def own_card(self, told: Told[str]) -> Picture | None:
        """Draw the side that a samurai is told at the start."""
        event = told.event
        if not isinstance(event, Knowledge):
            return None
        name = self.voice.say(f"role-plain-{event.side}")
        side = CardSide(event.side, side_name(self.voice, event.side), getattr(self.look.signs, event.side))
        return self.drawn_card(role_card_of(self.voice, self.look, "", name, side))

    def track(self, view: View[Table, Everybody]) -> Track:
        """Return the track with everything that lies on the table."""
        return track_of(self.voice, view.of(HonnojiTable))

    def round(self, view: View[Table, Everybody]) -> Round:
        """Return the round that all party games have on the table."""
        return view.of(HonnojiTable).table.round

    def votes(self, view: View[Table, Everybody]) -> Votes:
        """Return every vote; of an open vote only the public part."""
        table = view.of(HonnojiTable).table
        is_open, is_over = table.phase is Phase.VOTE, table.outcome is not None
        return votes_of(self.voice, self.track(view), table.round, is_open=is_open, is_over=is_over)

    def end(self, view: View[Table, Reader]) -> tuple[Poster, Moment]:
        """Return both sides, and what decided the game."""
        return end_of(self.voice, view.of(HonnojiTable))


def track_of(voice: Voice, view: View[HonnojiTable, Reader]) -> Track:
    """Return everything that the track shows."""
    table = view.table
    holder = table.contract.holder if table.contract.holders else None
    legend = [voice.say(f"picture-{sign}") for sign in ("order", "leads", "goes", "contract")]
    return Track(
        look_of(voice.theme),
        voice.say("picture-course", {"number": min(table.round.quest, MISSIONS[-1])}),
        scores(voice, view),
        tuple(_stop(voice, table, number) for number in MISSIONS),
        Row(
            voice.say("picture-rejected"),
            table.round.rejections,
            REJECTIONS_TO_LOSE,
            voice.say("picture-count", {"count": table.round.rejections, "limit": REJECTIONS_TO_LOSE}),
        ),
        voice.say("picture-last"),
        Legend(*legend),
        tuple(
            Seat(seat, seat == table.round.leader, seat in table.round.party, seat == holder)
            for seat in table.round.order
        ),
        things=_things(voice, table),
        on_poles=True,
    )


def scores(voice: Voice, view: View[HonnojiTable, Reader]) -> tuple[Score, ...]:
    """Return the score of each side."""
    won = {Side.GOOD: view.table.round.successes, Side.EVIL: view.table.round.failures}
    return tuple(Score(side, voice.say(f"picture-side-{side}"), count, MISSIONS_TO_WIN) for side, count in won.items())


def _stop(voice: Voice, table: HonnojiTable, number: int) -> Stop:
    if number > table.round.quest:
        return Stop(number, voice.say("picture-nobody-knows"), Came.AHEAD, voice.say("picture-ahead"))
    if number == table.round.quest:
        return Stop(number, str(table.party_size), Came.NOW, voice.say("picture-now"))
    past = table.round.past_quests[number - 1]
    came = {True: Came.WON, False: Came.FAILED, None: Came.AHEAD}[past.success]
    note = voice.say("picture-sabotages", {"count": past.sabotages}) if came is Came.FAILED else ""
    return Stop(number, str(len(past.party)), came, voice.say(f"picture-{came}"), note, past.sabotages)


def _things(voice: Voice, table: HonnojiTable) -> Things:
    left = Counter(POOL) - Counter(token.name for token in table.tokens)
    in_the_bag = tuple(
        Left(name, voice.say(f"picture-{name}")) for name in dict.fromkeys(POOL) for _ in range(left[name])
    )
    bag = voice.say("picture-bag", {"count": left.total()})
    return Things(voice.say("picture-talismans"), bag, tuple(_given(voice, table)), in_the_bag)


def _given(voice: Voice, table: HonnojiTable) -> Iterator[Thing]:
    for token in table.tokens:
        name = voice.say(f"picture-{token.name}")
        if (state := _state(table, token)) is not None:
            name = voice.say(f"picture-token-{state}", {"talisman": name})
        holder = token.holder or table.round.leader or ""
        yield Thing(token.name, holder, name, STATES.get(token.standing, State.HELD))


def _state(table: HonnojiTable, token: Token) -> str | None:
    """Return the state of a token in a word that everybody may hear; None for one that is simply held."""
    match token.standing:
        case Standing.SHOWN | Standing.DECLARED | Standing.SPENT:
            return str(token.standing)
        case _:
            return "given" if token.mission == table.round.quest else None


def end_of(voice: Voice, view: View[HonnojiTable, Reader]) -> tuple[Poster, Moment]:
    """Return everything that the poster shows, and the sentence about its moment."""
    table = view.table
    assert table.outcome is not None
    moment = partial(_moment, voice, table.outcome)
    players = {str(side): [Player(seat, "", is_plain=True) for seat in table.on_side(side)] for side in Side}
    return poster_of(voice, track_of(voice, view), table.outcome, moment, players), moment


def _moment(voice: Voice, outcome: Outcome, show: Show) -> str:
    return "" if outcome.side is None else voice.say(f"picture-moment-{dashed(outcome.reason)}")
