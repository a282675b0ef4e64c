"""Lines that mypy refuses because they would show somebody something that is not for them. Nothing here is run.

Each line is a leak. If mypy no longer refuses one, its ``type: ignore`` is unused, and mypy says so.
"""

from asyncio import to_thread

from bot.delivery.card.illustrating import illustrate
from bot.delivery.telling.compose import told_of
from bot.delivery.telling.saying import words_of
from bot.delivery.telling.seat_questions import offered_rows
from bot.host.moves.host import Host
from bot.pictures.game_pictures import Pictures
from bot.policies.turn import Turn
from bot.storage.games.hosted_game import HostedGame, Occupancy
from engine.asks import Ask, asks_of, awaited
from engine.audience import To
from engine.judging import Submission
from engine.views import Told, View


def truth(hosted: HostedGame, ask: Ask, pictures: Pictures) -> None:
    """Use the table and the events in place of what a reader knows of them."""
    words, table = words_of(hosted), hosted.started.table
    words.card(table, hosted.asks.awaited)  # type: ignore[arg-type]
    words.prompt(table)  # type: ignore[arg-type]
    words.history(table)  # type: ignore[arg-type]
    words.order_prompt(ask, table)  # type: ignore[arg-type]
    words.secrets((), table)  # type: ignore[arg-type]
    pictures.picture(table)  # type: ignore[arg-type]
    pictures.card(table)  # type: ignore[arg-type]
    pictures.history(table)  # type: ignore[arg-type]
    to_thread(pictures.picture, table)  # type: ignore[arg-type, unused-coroutine]
    Turn((), table, (ask,))  # type: ignore[arg-type]
    print(table.sides)  # type: ignore[attr-defined]  # noqa: T201
    for entry in hosted.started.log:
        for event in entry.events:
            words.announce(event, 5)  # type: ignore[arg-type]
            words.tell(event)  # type: ignore[arg-type]
            words.tell_own(event)  # type: ignore[arg-type]
            words.reveal(event)  # type: ignore[arg-type]
            words.said(event)  # type: ignore[arg-type]
            words.secrets([event], hosted.view("Ann"))  # type: ignore[list-item]
            Turn((event,), hosted.view("Ann"), (ask,))  # type: ignore[arg-type]


def the_gm_s(hosted: HostedGame, occupancy: Occupancy, ask: Ask) -> None:
    """Use what a GM without a seat knows in place of what everybody or a seat does."""
    words = words_of(hosted)
    words.card(hosted.view(To.GM), hosted.asks.awaited)  # type: ignore[arg-type]
    words.prompt(hosted.view(To.GM))  # type: ignore[arg-type]
    words.history(hosted.view(To.GM))  # type: ignore[arg-type]
    words.order_prompt(ask, hosted.view(To.GM))  # type: ignore[arg-type]
    words.secrets(hosted.told(To.GM).events, hosted.view(occupancy.name))  # type: ignore[arg-type]
    words.secrets((), hosted.view(To.GM))  # type: ignore[arg-type]
    Turn((), hosted.view(To.GM), (ask,))  # type: ignore[arg-type]
    news = told_of(hosted, [1], To.GM)
    words.announce(news[0], 5)  # type: ignore[arg-type]
    words.tell_own(news[0])  # type: ignore[arg-type]
    words.said(news[0])  # type: ignore[arg-type]
    words.reveal(news[0])  # type: ignore[arg-type]
    offered_rows(hosted, occupancy.name, news)  # type: ignore[arg-type]


def a_seat_s(hosted: HostedGame, occupancy: Occupancy) -> None:
    """Use what a seat knows in place of what everybody does."""
    words, view = words_of(hosted), hosted.view(occupancy.name)
    words.card(view, hosted.asks.awaited)  # type: ignore[arg-type]
    words.prompt(view)  # type: ignore[arg-type]
    words.history(view)  # type: ignore[arg-type]
    for told in told_of(hosted, [1], occupancy.name):
        words.announce(told, 5)  # type: ignore[arg-type]
        words.reveal(told)  # type: ignore[arg-type]


async def on_a_post(hosted: HostedGame) -> None:
    """Attach the picture of a GM, who sees everybody, to a message."""
    await illustrate(hosted, None, [1], To.GM)  # type: ignore[arg-type]


async def nobody_s(hosted: HostedGame) -> None:
    """Read something sealed, which has no reader."""
    hosted.view(To.NOBODY)  # type: ignore[type-var]
    hosted.told(To.NOBODY)  # type: ignore[type-var]
    await illustrate(hosted, None, [1], To.NOBODY)  # type: ignore[arg-type]


async def others(hosted: HostedGame, host: Host, submission: Submission) -> None:
    """Use who is truly asked what, and the effects of a move on all."""
    for ask in hosted.asks:  # type: ignore[attr-defined]
        print(ask.seats)  # noqa: T201
    awaited(hosted.asks)  # type: ignore[arg-type]
    asks_of("Ann", hosted.asks)  # type: ignore[arg-type]
    words_of(hosted).card(hosted.view(To.PUBLIC), hosted.asks)  # type: ignore[arg-type]
    print((await host.submit(hosted, submission)).events)  # type: ignore[attr-defined]  # noqa: T201


def not_a_view(hosted: HostedGame) -> None:
    """Pass a view as a table, which would give rules that judge by the truth less than that by mistake."""
    hosted.rulebook.asks(hosted.view("Ann"))  # type: ignore[arg-type]
    hosted.rulebook.kind_of_wait(hosted.view(To.PUBLIC))  # type: ignore[arg-type]
    private: Told[str] = told_of(hosted, [1], "Ann")[0]
    public: Told[To] = private  # type: ignore[assignment, type-var]
    print(public, View)  # noqa: T201
