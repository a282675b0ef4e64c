"""Collects the words of a game's pictures without drawing them."""

from collections.abc import Iterator

from bot.pictures import great_table, honnoji_pictures, open_table, quest_pictures
from bot.pictures.parties.post import Member, party_of, result_of, said_of_party, said_of_result
from bot.pictures.parties.poster import said_of_poster
from bot.pictures.parties.saying import said_of_track
from bot.pictures.parties.track import Track
from bot.pictures.parties.votes import said_of_votes, votes_of
from bot.pictures.round_table import said_of_all
from bot.pictures.wagons import said_of_wagons
from bot.wording.voice import Voice
from engine.audience import Reader, To
from engine.events import Outcome
from engine.game import Game
from engine.great_table.table import GreatTable
from engine.honnoji.table import HonnojiTable
from engine.open_table.table import OpenTable
from engine.parties.round import Round
from engine.parties.sides import Side
from engine.quests.events import GuessMade
from engine.quests.table import QuestTable
from engine.telling import told_to
from engine.views import View

SEATS = ("Ann", "Ben", "Cat", "Dan", "Eve")


def said_in_pictures(voice: Voice, game: Game) -> Iterator[str]:
    """Yield the words of every picture of a game as it stands."""
    everybody = game.view(To.PUBLIC)
    match game.table:
        case QuestTable():
            track = quest_pictures.track_of(voice, everybody.of(QuestTable))
            yield from _of_parties(voice, track, everybody.of(QuestTable).table.round)
            if game.table.outcome is not None:
                yield said_of_poster(voice, *quest_pictures.end_of(voice, everybody.of(QuestTable)), voice.show)
        case HonnojiTable():
            track = honnoji_pictures.track_of(voice, everybody.of(HonnojiTable))
            yield from _of_parties(voice, track, everybody.of(HonnojiTable).table.round)
            if game.table.outcome is not None:
                yield said_of_poster(voice, *honnoji_pictures.end_of(voice, everybody.of(HonnojiTable)), voice.show)
        case GreatTable():
            yield from _of_the_table(voice, game)
        case OpenTable():
            yield from _of_the_open_table(voice, game)


def _of_parties(voice: Voice, track: Track, round_: Round) -> Iterator[str]:
    yield said_of_track(voice, track, voice.show)
    for is_over in (False, True):
        yield said_of_votes(voice, votes_of(voice, track, round_, is_open=True, is_over=is_over), voice.show)
    if (party := party_of(voice, track, tuple(map(Member, round_.party)))) is not None:
        yield said_of_party(voice, party, voice.show)
    for past in round_.past_quests[-1:]:
        if (result := result_of(voice, track, past)) is not None:
            yield said_of_result(voice, result, voice.show)


def _of_the_table(voice: Voice, game: Game) -> Iterator[str]:
    known, everybody = game.view(To.GM).of(GreatTable), game.view(To.PUBLIC).of(GreatTable)
    yield said_of_wagons(voice, great_table.wagons_of(voice, everybody), voice.show)
    news = told_to(To.PUBLIC, game.log[-1:]).events
    if (lynched := great_table.lynch_of(voice, everybody, news)) is not None:
        yield said_of_wagons(voice, lynched, voice.show)
    yield from said_of_all(voice, great_table.whole_table(voice, known), voice.show)
    for seat in game.seats[:2]:
        own = game.view(seat).of(GreatTable)
        if seat in own.table.today.neighbours:
            yield from great_table.said_of_own(voice, great_table.own_table(voice, own, seat), voice.show)


def _of_the_open_table(voice: Voice, game: Game) -> Iterator[str]:
    everybody = game.view(To.PUBLIC).of(OpenTable)
    yield said_of_wagons(voice, open_table.wagons_of(voice, everybody), voice.show)
    news = told_to(To.PUBLIC, game.log[-1:]).events
    if (lynched := open_table.lynch_of(voice, everybody, news)) is not None:
        yield said_of_wagons(voice, lynched, voice.show)
    readers: tuple[Reader, ...] = (To.PUBLIC, game.seats[0])
    for reader in readers:
        known = game.view(reader).of(OpenTable)
        yield from said_of_all(voice, open_table.whole_table(voice, known), voice.show)


def say_rare_ends_of_quests(voice: Voice) -> None:
    """Yield every way in which the guess may end a game."""
    for target, hit in (("Ann", True), ("Dan", False), (None, False)):
        guess = GuessMade(to=To.PUBLIC, by="Ben", target=target, hit=hit)
        table = QuestTable(SEATS, guess=guess, outcome=_ended(Side.EVIL if hit else Side.GOOD, "quests_done"))
        quest_pictures.end_of(voice, View(To.PUBLIC, table))
    for why in ("quests_failed", "too_many_rejections"):
        quest_pictures.end_of(voice, View(To.PUBLIC, QuestTable(SEATS, outcome=_ended(Side.EVIL, why))))


def say_rare_ends_of_missions(voice: Voice) -> None:
    """Yield every reason for which a side may win."""
    for side, why in ((Side.GOOD, "quests_done"), (Side.EVIL, "quests_failed"), (Side.EVIL, "too_many_rejections")):
        honnoji_pictures.end_of(voice, View(To.PUBLIC, HonnojiTable(SEATS, outcome=_ended(side, why))))


def _ended(side: Side, why: str) -> Outcome:
    return Outcome(to=To.PUBLIC, side=side, reason=why, winners=())
