"""The poster at the end of a game: who has won and how, how the quests went, and who was who."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from bot.pictures.look import Look
from bot.pictures.parties.track import Came, Stop, Track
from bot.pictures.picture import Show, noted
from bot.wording.voice import Voice
from engine.events import Outcome

Moment = Callable[[Show], str]
"""Returns a sentence about the deciding moment, with names written by its argument; empty if there was none."""


class Player(Struct, frozen=True):
    """A player and their role. ``is_plain`` if they had no role of their own."""

    name: str
    role: str
    is_plain: bool


class Team(Struct, frozen=True):
    """A side, its fortune in a word, and its players."""

    side: str
    name: str
    word: str
    has_won: bool
    players: tuple[Player, ...]


class Poster(Struct, frozen=True):
    """Everything that is drawn. ``winner`` is a side; None if nobody has won."""

    look: Look
    title: str
    subtitle: str
    winner: str | None
    heading: str
    moment: str
    stops: tuple[Stop, ...]
    teams: tuple[Team, ...]


def said_of_poster(voice: Voice, poster: Poster, moment: Moment, show: Show) -> str:
    """Return who has won, the deciding moment, each quest's result, and both sides with names and roles."""
    return "\n".join(_lines(voice, poster, moment(show), show))


def _lines(voice: Voice, poster: Poster, moment: str, show: Show) -> Iterator[str]:
    yield voice.say("picture-said-of", {"title": poster.title, "what": poster.subtitle})
    if moment:
        yield voice.say("picture-said-of", {"title": poster.heading, "what": moment})
    for stop in poster.stops:
        said = voice.say("picture-said-of", {"title": str(stop.number), "what": stop.word})
        yield voice.say("picture-said-noted", {"what": said, "note": stop.note}) if stop.note else said
    for team in poster.teams:
        players = ", ".join(noted(voice, show(player.name), [player.role]) for player in team.players)
        title = voice.say("picture-said-noted", {"what": team.name, "note": team.word}) if team.word else team.name
        yield voice.say("picture-said-of", {"title": title, "what": players})


def poster_of(
    voice: Voice, track: Track, outcome: Outcome, moment: Moment, players: Mapping[str, Sequence[Player]]
) -> Poster:
    """Return everything that the poster shows. ``players`` are those of each side, with roles of their own first."""
    winner = outcome.side
    words = {
        side: "" if winner is None else voice.say(f"picture-{'victor' if side == winner else 'beaten'}")
        for side in players
    }
    counts = {score.side: str(score.count) for score in track.scores}
    return Poster(
        track.look,
        voice.say("picture-ended") if winner is None else voice.say(f"picture-victory-{winner}"),
        voice.say("picture-came", counts),
        winner,
        voice.say("picture-moment"),
        moment(str),
        tuple(stop for stop in track.stops if stop.came in (Came.WON, Came.FAILED)),
        tuple(
            Team(side, voice.say(f"picture-side-{side}"), words[side], side == winner, _roles_first(own))
            for side, own in players.items()
        ),
    )


def _roles_first(players: Sequence[Player]) -> tuple[Player, ...]:
    return tuple(sorted(players, key=lambda player: player.is_plain))
