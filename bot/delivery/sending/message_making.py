"""Makes what a message needs beyond its words: pictures, the record, and facts that must be looked up first."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from bot.clock import now
from bot.components.keys import Verb
from bot.database.database import Database
from bot.delivery.card.illustrating import animate, animated_scene, board_at, illustrate, illustrate_past
from bot.delivery.card.signup_messages import new_game_message
from bot.delivery.gm.alias_owners import cast_page
from bot.delivery.gm.gm_messages import open_message
from bot.delivery.gm.remark_messages import (
    answer_message,
    lost_words_message,
    question_message,
    ruling_message,
    words_message,
)
from bot.delivery.posts.match_posts import goes_on, match_left_message, match_message
from bot.delivery.posts.scene_posts import is_last_step
from bot.delivery.requests.port import Port
from bot.delivery.sending.hooks import DeliveryHooks
from bot.delivery.telling.compose import told_of
from bot.delivery.telling.outgoing import Outgoing
from bot.delivery.telling.receivers import seat_owed
from bot.delivery.telling.saying import button, say, words_of
from bot.delivery.threads.thread_words import open_threads
from bot.delivery.turns.turn_posts import lines_told
from bot.storage.games.hosted_game import HostedGame
from bot.storage.games.postponed_reveals import is_told_apart
from bot.storage.history.published_games import published
from bot.storage.matches.match_rows import match_of
from bot.storage.matches.matches import Match
from bot.storage.people.remarks import Remark, open_remarks_of, remark_of, result_words_of, words_to_say
from bot.storage.people.sent_pictures import picture_beside
from bot.storage.schema.kinds import GamePhase, Trait
from bot.storage.schema.models import Guild, OutboxRow
from bot.storage.schema.rows import row_of
from engine.audience import To
from engine.events import Outcome


@dataclass(frozen=True, slots=True)
class Sources:
    """The places where messages look things up. ``port`` asks Discord who may post in a channel."""

    port: Port
    database: Database
    hooks: DeliveryHooks


Says = Callable[[HostedGame, OutboxRow], Outgoing | None]
"""Makes the words of a row; None if there is nothing left to say."""
LooksUp = Callable[[HostedGame, OutboxRow, Sources], Awaitable[Outgoing | None]]
"""The same for words that need more than the game as it stands."""
Adds = Callable[[HostedGame, OutboxRow, Outgoing, Sources], Awaitable[Outgoing | None]]
"""Adds pictures and files to the words of a row."""


async def new_game(hosted: HostedGame, _row: OutboxRow, sources: Sources) -> Outgoing | None:
    """Look up the role that the server calls to new games; None if it has none, or the bot may not mention it there."""
    guild = await sources.database.read(lambda connection: row_of(connection, Guild, hosted.guild_id))
    role_id = None if guild is None else guild.called_role
    if role_id is None or not sources.port.may_call(hosted.guild_id, hosted.room.channel_id, role_id):
        return None
    return new_game_message(hosted, role_id)


async def openness(hosted: HostedGame, row: OutboxRow, sources: Sources) -> Outgoing | None:
    """Look up who can post in the channel of an anonymous game, and tell its GM."""
    return open_message(hosted, row, await sources.port.channel_access.openness(hosted, row.user_id))


async def question(hosted: HostedGame, row: OutboxRow, sources: Sources) -> Outgoing | None:
    """Look up a player's question to the GMs; None if the player has been forgotten since."""
    found = await _remark(hosted, row.text, sources)
    return None if found is None else question_message(hosted, found)


async def answer(hosted: HostedGame, row: OutboxRow, sources: Sources) -> Outgoing | None:
    """Look up the answer to a player's question, and the question."""
    found = await _remark(hosted, row.text, sources)
    asked = None if found is None else await _remark(hosted, found.answers, sources)
    return None if found is None or asked is None else answer_message(hosted, found, asked)


async def ruling(hosted: HostedGame, row: OutboxRow, sources: Sources) -> Outgoing | None:
    """Look up a GM's ruling."""
    found = await _remark(hosted, row.text, sources)
    return None if found is None else ruling_message(hosted, found)


async def own_words(hosted: HostedGame, row: OutboxRow, sources: Sources) -> Outgoing | None:
    """Look up a GM's own words; None if their game was cancelled, or was over before their time."""
    if hosted.game is None and hosted.phase is GamePhase.OVER:
        return None
    find = partial(words_to_say, game_id=hosted.id, number=int(row.text or 0), at=now())
    found = await sources.database.read(find)
    if found is None:
        return None
    picture = await sources.database.read(partial(picture_beside, remark=found))
    return words_message(hosted, found, picture)


async def lost_words(hosted: HostedGame, row: OutboxRow, sources: Sources) -> Outgoing | None:
    """Look up a GM's own words that were not said; None if others in their thread have got them."""
    found = await _remark(hosted, row.text, sources)
    is_open = found is not None and hosted.phase is GamePhase.RUNNING and found.thread in open_threads(hosted)
    return None if found is None or is_open else lost_words_message(hosted, found)


async def result_words(hosted: HostedGame, row: OutboxRow, sources: Sources) -> Outgoing | None:
    """Look up a GM's own words for a text of a result; None if the player has been forgotten since."""
    seat = None if row.seat_id is None else seat_owed(hosted, row).name
    of_line = partial(result_words_of, game_id=hosted.id, line=row.lines[-1], seat=seat)
    found = await sources.database.read(of_line)
    return None if found is None else words_message(hosted, found)


async def _remark(hosted: HostedGame, number: str | int | None, sources: Sources) -> Remark | None:
    game_id = hosted.id
    return await sources.database.read(lambda connection: remark_of(connection, game_id, int(number or 0)))


async def closing(hosted: HostedGame, _row: OutboxRow, sources: Sources) -> Outgoing:
    """Close a game that is over: its record, a page that replays it if it is not too long, and the same table again."""
    record, _ = await sources.database.read(lambda connection: published(connection, hosted))
    make_page, name = sources.hooks.make_page, f"{hosted.theme.slug}-{hosted.id}"
    remarks = await sources.database.read(lambda connection: open_remarks_of(connection, hosted.id, now()))
    page = None if make_page is None else await make_page(hosted, record, remarks)
    turned = words_of(hosted).turning_point(hosted.told(To.PUBLIC).standing) is not None
    replay = say(hosted, "closing-page", {"turned": "yes" if turned else "no"})
    said = [*([] if page is None else [replay]), say(hosted, "closing-record")]
    files = {f"{name}.jsonl": record} if page is None else {f"{name}.html": page, f"{name}.jsonl": record}
    again = [] if goes_on(hosted) else [button(hosted, Verb.REMATCH)]
    return Outgoing("\n".join(said), rows=[[*again, button(hosted, Verb.REPLAY)]], files=files)


async def match(hosted: HostedGame, row: OutboxRow, sources: Sources) -> Outgoing:
    """Look up how the match of a game stands after it."""
    return match_message(hosted, row, await _match(hosted, hosted.id + 1, sources))


async def match_left(hosted: HostedGame, row: OutboxRow, sources: Sources) -> Outgoing:
    """Look up how the match stands that somebody has left."""
    return match_left_message(hosted, row, await _match(hosted, None, sources))


async def _match(hosted: HostedGame, before: int | None, sources: Sources) -> Match:
    assert hosted.match is not None
    match_id = hosted.match.id
    return await sources.database.read(lambda connection: match_of(connection, match_id, before))


async def picture(hosted: HostedGame, row: OutboxRow, outgoing: Outgoing, _sources: Sources) -> Outgoing | None:
    """Add the picture that belongs to what a seat is told."""
    return await illustrate(hosted, outgoing, row.lines, seat_owed(hosted, row).name)


async def scene_picture(hosted: HostedGame, row: OutboxRow, outgoing: Outgoing, _sources: Sources) -> Outgoing | None:
    """Add a picture in motion to the last step of a scene."""
    if is_last_step(hosted, row):
        outgoing.picture = await animated_scene(hosted, row.lines[-1])
    return outgoing


async def board_of_offer(hosted: HostedGame, row: OutboxRow, outgoing: Outgoing, _sources: Sources) -> Outgoing | None:
    """Add the board to what calls somebody to answer an offer; what is answered has none."""
    if outgoing.rows:
        outgoing.picture = await board_at(hosted, row.lines)
    return outgoing


async def past_picture(hosted: HostedGame, _row: OutboxRow, outgoing: Outgoing, _sources: Sources) -> Outgoing | None:
    """Add the picture of how the game went."""
    return await illustrate_past(hosted, outgoing)


async def picture_and_cast(hosted: HostedGame, row: OutboxRow, outgoing: Outgoing, sources: Sources) -> Outgoing | None:
    """Add the picture that belongs to a post. A post that tells who was who also says who is behind the aliases."""
    lines = lines_told(hosted, row)
    await illustrate(hosted, outgoing, lines, To.PUBLIC)
    if Trait.TELLS_NEWS in row.kind.traits:
        await animate(hosted, outgoing, lines, row.lines)
    told = told_of(hosted, row.lines, To.PUBLIC)
    is_end = hosted.phase is GamePhase.OVER and any(isinstance(each.event, Outcome) for each in told)
    if hosted.anonymous and is_end and is_told_apart(hosted) is (Trait.TOLD_LATER in row.kind.traits):
        _, cast = await sources.database.read(lambda connection: published(connection, hosted))
        outgoing.pages = [*outgoing.pages[:1], cast_page(hosted, cast), *outgoing.pages[1:]]
    return outgoing
