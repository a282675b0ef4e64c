"""Shows a ladder in pages, in words and as a picture, and where one player stands on every ladder."""

from asyncio import to_thread
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from bot.delivery.history.ladder import SURE, Rung, Standing, ladder_of
from bot.delivery.telling.outgoing import Outgoing
from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.storage.history.rated_games import RatedGame
from bot.storage.schema.choices import Matching
from bot.themes import Theme
from bot.wording.name_words import bold, unformatted
from bot.wording.pages import Page, fitted, shorten
from bot.wording.words import Words

if TYPE_CHECKING:
    from bot.pictures.season import Place, Season


class LadderQuery(NamedTuple):
    """The games that count for a server's ladders, first to last, and the words to use."""

    games: Sequence[RatedGame]
    words: Words
    themes: Mapping[str, Theme]
    matches: Mapping[int, Mapping[Matching, int]] = {}
    """How many matches of each kind players have won."""

    @property
    def by_rulebook(self) -> dict[str, list[RatedGame]]:
        """The games of each ladder; the game that was played last comes first."""
        found: dict[str, list[RatedGame]] = {}
        for game in reversed(self.games):
            if game.theme in self.themes:
                found.setdefault(self.themes[game.theme].rulebook, []).append(game)
        return found

    def title(self, games: Sequence[RatedGame]) -> str:
        """Return what the game of a ladder is called: as at its last table."""
        return self.themes[games[0].theme].title


class LadderPage(NamedTuple):
    """A page of a ladder, and whether there is one before and after it."""

    shown: Outgoing
    has_before: bool
    has_after: bool


class OwnStanding(NamedTuple):
    """What somebody is called, a ladder or what else they stand in, and how they stand there."""

    name: str
    subject: str
    said: str


async def ladder_page(asked: LadderQuery, rulebook: str, number: int) -> LadderPage:
    """Return a page of the ladder of a rulebook's games, with its picture."""
    from bot.pictures.season import MOST_PLACES, draw_season

    games = asked.by_rulebook.get(rulebook, [])
    rungs = await to_thread(ladder_of, games)
    page = rungs[number * MOST_PLACES :][:MOST_PLACES]
    if not page:
        return LadderPage(Outgoing(asked.words.say("ladder-no-page" if rungs else "ladder-nothing")), False, False)
    text = "\n".join(_line(asked.words, rung, bold(rung.name)) for rung in page)
    title = asked.words.say("ladder-title", {"game": asked.title(games)})
    note = asked.words.say("ladder-note", {"count": len(games), "sure": str(SURE)})
    outgoing = Outgoing(pages=[fitted(Page(title, text, note=note))])
    most = max(rung.standing.points for rung in rungs)
    season = _season(asked, games, tuple([_place(asked.words, rung, most) for rung in page]))
    said = "\n".join((season.title, season.subtitle, *(_line(asked.words, rung, rung.name) for rung in page)))
    png = await to_thread(draw_season, season)
    outgoing.picture = Picture(png, shorten(said, LONGEST_TEXT), outgoing.pages[0])
    return LadderPage(outgoing, number > 0, len(rungs) > (number + 1) * MOST_PLACES)


def _season(asked: LadderQuery, games: Sequence[RatedGame], places: "tuple[Place, ...]") -> "Season":
    """Return the card of a ladder."""
    from bot.pictures.look import look_of
    from bot.pictures.season import Season

    played = asked.words.say("ladder-games", {"count": len(games)})
    below = asked.words.say("ladder-subtitle", {"game": asked.title(games), "games": played})
    look = look_of(asked.themes[games[0].theme])
    return Season(look, asked.words.say("ladder-heading"), unformatted(below), places)


def standings_of(asked: LadderQuery, user_id: int) -> list[OwnStanding]:
    """Return how somebody stands on each ladder on which they are."""
    return [
        OwnStanding(
            rung.name, asked.words.say("ladder-of", {"game": asked.title(games)}), _with_place(asked.words, rung)
        )
        for games in asked.by_rulebook.values()
        for rung in ladder_of(games)
        if rung.user_id == user_id
    ]


def matches_of(asked: LadderQuery, user_id: int) -> list[OwnStanding]:
    """Return what somebody has won in matches of several games, if anything."""
    words, won = asked.words, asked.matches.get(user_id, {})
    said = [words.say(f"stats-matches-{kind}", {"count": count}) for kind, count in sorted(won.items())]
    return [OwnStanding("", words.say("stats-matches"), words.list(said))] if said else []


def _line(words: Words, rung: Rung, name: str) -> str:
    said = _rating(words, rung.standing)
    if rung.place is None:
        return words.say("ladder-line-provisional", {"name": name, "said": said})
    return words.say("ladder-line", {"place": str(rung.place), "name": name, "said": said})


def _place(words: Words, rung: Rung, most: int) -> "Place":
    from bot.pictures.season import Place

    share = min(1.0, max(0.0, rung.standing.points / max(1, most)))
    return Place(rung.name, _rating(words, rung.standing), share, rung.place)


def _with_place(words: Words, rung: Rung) -> str:
    said = _rating(words, rung.standing)
    return said if rung.place is None else words.say("ladder-place", {"said": said, "place": str(rung.place)})


def _rating(words: Words, standing: Standing) -> str:
    """Return a rating with its uncertainty, and from how many games it comes."""
    values = {
        "points": f"{standing.points:,}",
        "spread": str(standing.spread),
        "games": words.say("ladder-games", {"count": standing.played}),
    }
    return words.say("ladder-provisional" if standing.is_provisional else "ladder-rating", values)
