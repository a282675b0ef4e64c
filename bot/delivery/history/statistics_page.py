"""Writes statistics in words, with the card of a season where there is something to compare."""

from asyncio import to_thread
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from bot.delivery.history.ladder_page import LadderQuery, matches_of, standings_of
from bot.delivery.history.tallies import (
    Counted,
    Kind,
    Score,
    by_player,
    by_role,
    by_side,
    by_theme,
    deeds_by_player,
    names_of,
    of_player,
    ranked,
)
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.saying import bot_words
from bot.pictures.picture import LONGEST_TEXT, Picture
from bot.themes import Theme
from bot.wording.name_words import bold, escape, unformatted
from bot.wording.pages import Page, fitted, shorten
from bot.wording.time_words import rough_span
from bot.wording.words import Words
from engine.deeds import Deed
from engine.rulebooks import RULEBOOKS

if TYPE_CHECKING:
    from bot.pictures.look import Look

MOST_ROWS = 15
ENOUGH = 10
"""Below this many games only the count is shown, because a share would promise more than it knows."""


class About(StrEnum):
    """The subjects of statistics."""

    PLAYERS = "players"
    ROLES = "roles"
    SIDES = "sides"
    GAMES = "games"
    LEADERS = "leaders"
    VOTERS = "voters"


class Row(NamedTuple):
    """A name, what is said of it, and the share of the bar that it fills.

    Rows with one ``rank`` stand equally high. Places are numbered among the rows of one ``deed``.
    """

    name: str
    said: str
    share: float
    rank: tuple[Deed | int, ...] = ()
    deed: Deed | None = None


class StatisticsQuery(NamedTuple):
    """The games that are counted, newest first, the words to use, and the sentence that says how many there are."""

    games: Sequence[Counted]
    words: Words
    themes: Mapping[str, Theme]
    note: str


async def statistics(asked: StatisticsQuery, about: About) -> Outgoing:
    """Return what a server's games say about a subject. They are counted in a thread, because there may be many."""
    rows = await to_thread(ROWS[about], asked)
    title = asked.words.say(f"stats-{about}")
    return await _shown(asked, title, rows, ranked=about in RANKED)


async def statistics_of(asked: StatisticsQuery, user_id: int, ladders: LadderQuery) -> Outgoing:
    """Return what the games say about one person, who is named as in their last game, and their places on ladders."""
    rows = await to_thread(_player, asked, user_id)
    standings = await to_thread(standings_of, ladders, user_id)
    name = names_of(asked.games).get(user_id, standings[0].name if standings else None)
    if name is None:
        return Outgoing(asked.words.say("stats-nothing"))
    shown = await _shown(asked, asked.words.say("stats-player", {"name": escape(name)}), rows, ranked=False)
    page, *_ = shown.pages
    own = [*standings, *matches_of(ladders, user_id)]
    lines = [_line(asked, each.subject, each.said) for each in own]
    text = "\n".join([page.text, *lines] if rows else lines)
    return replace(shown, pages=[fitted(msgspec.structs.replace(page, text=text))])


def _line(asked: StatisticsQuery, name: str, said: str) -> str:
    return asked.words.say("stats-line", {"name": bold(name), "said": said})


def places_in(rows: Sequence[Row]) -> list[int]:
    """Number the rows of each deed from 1 in their order. Those that stand equally high share their first place."""
    ranks, deeds = [row.rank for row in rows], [row.deed for row in rows]
    return [ranks.index(row.rank) - deeds.index(row.deed) + 1 for row in rows]


async def _shown(asked: StatisticsQuery, title: str, rows: Sequence[Row], *, ranked: bool) -> Outgoing:
    from bot.pictures.season import MOST_PLACES, Place, Season, draw_season

    lines = [_line(asked, row.name, row.said) for row in rows[:MOST_ROWS]]
    text = "\n".join(lines) or asked.words.say("stats-nothing")
    outgoing = Outgoing(pages=[fitted(Page(title, text, note=asked.note))])
    if len(rows) > 1:
        places = tuple(
            Place(row.name, row.said, row.share, number if ranked else None)
            for number, row in zip(places_in(rows), rows[:MOST_PLACES], strict=False)
        )
        played = asked.words.say("stats-played", {"count": sum(game.result.counts for game in asked.games)})
        season = Season(_look(asked), unformatted(title), played, places)
        png = await to_thread(draw_season, season)
        said = [asked.words.say("stats-line", {"name": place.name, "said": place.said}) for place in places]
        outgoing.picture = Picture(png, shorten("\n".join((title, played, *said)), LONGEST_TEXT), outgoing.pages[0])
    return outgoing


def _look(asked: StatisticsQuery) -> "Look":
    """Return the look of the theme that was played most."""
    from bot.pictures.look import look_of

    ((theme, _),) = Counter(game.theme for game in asked.games).most_common(1)
    return look_of(asked.themes[theme])


def _players(asked: StatisticsQuery) -> list[Row]:
    names = names_of(asked.games)
    return [
        Row(names[user], _won(asked, score), _share(score), (score.played, score.won))
        for user, score in ranked(by_player(asked.games))
    ]


def _roles(asked: StatisticsQuery) -> list[Row]:
    return [
        Row(_of_theme(asked, theme, _role(asked, theme, role, side)), _won(asked, score), _share(score))
        for (theme, role, side), score in ranked(by_role(asked.games))
    ]


def _sides(asked: StatisticsQuery) -> list[Row]:
    return [
        Row(_of_theme(asked, theme, _side(asked, theme, side)), _won(asked, score), _share(score))
        for (theme, side), score in ranked(by_side(asked.games))
    ]


def _games(asked: StatisticsQuery) -> list[Row]:
    kinds = sorted(by_theme(asked.games).items(), key=lambda each: -each[1].ended)
    most = max((kind.ended for _, kind in kinds), default=0) or 1
    return [Row(_title(asked, theme), _kind(asked, kind), kind.ended / most) for theme, kind in kinds]


def _kind(asked: StatisticsQuery, kind: Kind) -> str:
    said = [asked.words.say("stats-played", {"count": kind.ended})]
    if kind.ended:
        length = rough_span(asked.words, timedelta(hours=kind.usual_hours))
        usual = {"length": length, "players": str(kind.usual_players)}
        said.append(asked.words.say("stats-usual", usual))
    if kind.aborted:
        said.append(asked.words.say("stats-aborted", {"count": kind.aborted}))
    return ", ".join(said)


def _leaders(asked: StatisticsQuery) -> list[Row]:
    return _by_deed(asked, Deed.PROPOSED, Deed.CARRIED)


def _voters(asked: StatisticsQuery) -> list[Row]:
    """Rank those who voted on parties, and those who voted at lynches: with both, as two lists that say which."""
    parties, lynches = _by_deed(asked, Deed.VOTED, Deed.AGREED), _by_deed(asked, Deed.BALLOT, Deed.LYNCHED)
    if not parties or not lynches:
        return parties or lynches
    return [*_listed(asked, Deed.VOTED, parties), *_listed(asked, Deed.BALLOT, lynches)]


def _listed(asked: StatisticsQuery, deed: Deed, rows: Sequence[Row]) -> list[Row]:
    """Return the first rows of one of two lists, each of which says what it counts."""
    return [
        row._replace(name=asked.words.say(f"stats-voter-{deed}", {"name": row.name}), deed=deed)
        for row in rows[: MOST_ROWS // 2]
    ]


def _by_deed(asked: StatisticsQuery, deed: Deed, well: Deed) -> list[Row]:
    """Rank everybody who has done something, the most often first, with how often it came out well."""
    names, done = names_of(asked.games), deeds_by_player(asked.games)
    some = sorted(((user, deeds) for user, deeds in done.items() if deeds[deed]), key=lambda each: -each[1][deed])
    return [
        Row(names[user], _done(asked, deed, deeds), deeds[well] / deeds[deed], (deed, deeds[deed]))
        for user, deeds in some
    ]


def _done(asked: StatisticsQuery, deed: Deed, deeds: Counter[Deed]) -> str:
    return asked.words.say(f"stats-did-{deed}", {each.value: str(deeds[each]) for each in Deed})


def _player(asked: StatisticsQuery, user_id: int) -> list[Row]:
    """Return all games of a person, by side and role, and their record as a leader and as a voter."""
    own = asked._replace(games=of_player(asked.games, user_id))
    whole = by_player(own.games).get(user_id)
    if whole is None:
        return []
    total = Row(asked.words.say("stats-all"), _won(asked, whole), _share(whole))
    deeds = deeds_by_player(asked.games).get(user_id, Counter())
    done = [
        Row(asked.words.say(f"stats-as-{deed}"), _done(asked, deed, deeds), deeds[well] / deeds[deed])
        for deed, well in ((Deed.PROPOSED, Deed.CARRIED), (Deed.VOTED, Deed.AGREED), (Deed.BALLOT, Deed.LYNCHED))
        if deeds[deed]
    ]
    return [total, *_sides(own), *_roles(own), *done]


def _won(asked: StatisticsQuery, score: Score) -> str:
    """Return how many games were won of how many, with a share if they are many, and how many were taken over."""
    values = {"won": str(score.won), "played": str(score.played), "percent": str(round(100 * _share(score)))}
    said = asked.words.say("stats-won-share" if score.played >= ENOUGH else "stats-won", values)
    if not score.taken_over:
        return said
    return ", ".join((said, asked.words.say("stats-taken-over", {"count": score.taken_over})))


def _share(score: Score) -> float:
    return score.won / score.played


def _words(asked: StatisticsQuery, theme: str) -> Words:
    return bot_words(asked.themes[theme], asked.words.language)


def _has_own_names(asked: StatisticsQuery, theme: str) -> bool:
    slug = asked.themes[theme].rulebook
    return any(each.has_own_names for each in RULEBOOKS if each.slug == slug)


def _title(asked: StatisticsQuery, theme: str) -> str:
    return asked.themes[theme].title


def _of_theme(asked: StatisticsQuery, theme: str, name: str) -> str:
    return asked.words.say("stats-of-theme", {"name": name, "theme": _title(asked, theme)})


def _side(asked: StatisticsQuery, theme: str, side: str) -> str:
    """Return a side's name. Where people give it, the result has it instead of a key."""
    return side if _has_own_names(asked, theme) else _words(asked, theme).say(f"side-{side}")


def _role(asked: StatisticsQuery, theme: str, role: str, side: str) -> str:
    """Return a role's name in the same way. Some roles have a different name on each side."""
    if _has_own_names(asked, theme):
        return role
    words = _words(asked, theme)
    return words.say(f"role-{role}-{side}" if words.has(f"role-{role}-{side}") else f"role-{role}")


RANKED = frozenset({About.PLAYERS, About.LEADERS, About.VOTERS})
"""The subjects in which people stand one above the other."""
ROWS = {
    About.PLAYERS: _players,
    About.ROLES: _roles,
    About.SIDES: _sides,
    About.GAMES: _games,
    About.LEADERS: _leaders,
    About.VOTERS: _voters,
}
