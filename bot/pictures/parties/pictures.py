"""The pictures of all party games: the track during a game, every vote so far, and the poster at the end."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial

from bot.pictures.game_pictures import Pictures
from bot.pictures.parties.post import Member, party_of, result_of, said_of_party, said_of_result
from bot.pictures.parties.post_drawing import RESULT, draw_party, draw_result
from bot.pictures.parties.poster import Moment, Poster, said_of_poster
from bot.pictures.parties.poster_drawing import draw_poster
from bot.pictures.parties.saying import said_of_track
from bot.pictures.parties.track import Track
from bot.pictures.parties.track_drawing import draw_track
from bot.pictures.parties.votes import Votes, said_of_votes
from bot.pictures.parties.votes_drawing import draw_votes
from bot.pictures.picture import Picture, described
from engine.audience import Everybody, Reader
from engine.events import Event
from engine.parties.events import PartyProposed, QuestDone
from engine.parties.round import Round
from engine.table import Table
from engine.views import Told, View


class PartyPictures(Pictures, ABC):
    """Draws a party game, which says what it shows."""

    posted: frozenset[type[Event]] = frozenset({PartyProposed, QuestDone})

    @abstractmethod
    def track(self, view: View[Table, Everybody]) -> Track:
        """Return what the track shows."""

    @abstractmethod
    def round(self, view: View[Table, Everybody]) -> Round:
        """Return the round that all party games have on the table."""

    def members(self, view: View[Table, Everybody]) -> tuple[Member, ...]:
        """Return the party, and what one of its members has been given."""
        return tuple(map(Member, self.round(view).party))

    @abstractmethod
    def votes(self, view: View[Table, Everybody]) -> Votes:
        """Return the votes so far."""

    @abstractmethod
    def end(self, view: View[Table, Reader]) -> tuple[Poster, Moment]:
        """Return what the poster of a finished game shows, and what decided the game."""

    def picture(self, view: View[Table, Reader]) -> Picture | None:
        """Draw who has won and who was who, once the reader knows."""
        if view.table.outcome is None:
            return None
        poster, moment = self.end(view)
        if not any(team.players for team in poster.teams):
            return None
        return described(
            self.voice, draw_poster(poster), poster.title, partial(said_of_poster, self.voice, poster, moment)
        )

    def card(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw the track with everything on the table; the poster once everybody knows who was who."""
        if (poster := self.picture(view)) is not None:
            return poster
        track = self.track(view)
        return described(self.voice, draw_track(track), track.title, partial(said_of_track, self.voice, track))

    def post(self, view: View[Table, Everybody], news: Sequence[Told[Everybody]]) -> Picture | None:
        """Draw the result of a finished quest, or the party being voted on."""
        is_over = any(isinstance(each.event, QuestDone) for each in news)
        return self._result(view) if is_over else self._party(view)

    def high(self, players: int, news: Sequence[Told[Everybody]]) -> int:
        """Return the height of a result, or the greatest of a party."""
        is_over = any(isinstance(each.event, QuestDone) for each in news)
        return RESULT if is_over else super().high(players, news)

    def _result(self, view: View[Table, Everybody]) -> Picture | None:
        result = result_of(self.voice, self.track(view), self.round(view).past_quests[-1])
        if result is None:
            return None
        said = partial(said_of_result, self.voice, result)
        return described(self.voice, draw_result(result), result.title, said)

    def _party(self, view: View[Table, Everybody]) -> Picture | None:
        party = party_of(self.voice, self.track(view), self.members(view))
        if party is None:
            return None
        return described(self.voice, draw_party(party), party.title, partial(said_of_party, self.voice, party))

    def history(self, view: View[Table, Everybody]) -> Picture | None:
        """Draw every vote so far."""
        votes = self.votes(view)
        if not votes.columns:
            return None
        return described(self.voice, draw_votes(votes), votes.title, partial(said_of_votes, self.voice, votes))
