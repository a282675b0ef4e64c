"""What mypy refuses, so that nobody is shown what is not for him. Nothing here is run.

Each line is a leak; should it not be refused any more, its ``type: ignore`` is unused, and mypy says so.
"""

from asyncio import to_thread

from bot.delivery.asking import offered_rows
from bot.delivery.compose import told_of
from bot.delivery.illustrating import illustrate
from bot.delivery.saying import words_of
from bot.host.host import Host
from bot.pictures.game_pictures import Pictures
from bot.policies.turn import Turn
from bot.storage.live import Live, Sitting
from engine.asks import Ask, asks_of, awaited
from engine.audience import To
from engine.judging import Wish
from engine.views import Told, View


def truth(live: Live, ask: Ask, pictures: Pictures) -> None:
    """The table, and what has happened, in place of what a reader knows of it."""
    words, table = words_of(live), live.started.table
    words.card(table, live.asks.awaited)  # type: ignore[arg-type]
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
    for entry in live.started.log:
        for event in entry.events:
            words.announce(event, 5)  # type: ignore[arg-type]
            words.tell(event)  # type: ignore[arg-type]
            words.tell_own(event)  # type: ignore[arg-type]
            words.reveal(event)  # type: ignore[arg-type]
            words.said(event)  # type: ignore[arg-type]
            words.secrets([event], live.view("Ann"))  # type: ignore[list-item]
            Turn((event,), live.view("Ann"), (ask,))  # type: ignore[arg-type]


def the_gm_s(live: Live, sitting: Sitting, ask: Ask) -> None:
    """What a GM without a seat knows, in place of what everybody or a seat does."""
    words = words_of(live)
    words.card(live.view(To.GM), live.asks.awaited)  # type: ignore[arg-type]
    words.prompt(live.view(To.GM))  # type: ignore[arg-type]
    words.history(live.view(To.GM))  # type: ignore[arg-type]
    words.order_prompt(ask, live.view(To.GM))  # type: ignore[arg-type]
    words.secrets(live.told(To.GM).events, live.view(sitting.name))  # type: ignore[arg-type]
    words.secrets((), live.view(To.GM))  # type: ignore[arg-type]
    Turn((), live.view(To.GM), (ask,))  # type: ignore[arg-type]
    news = told_of(live, [1], To.GM)
    words.announce(news[0], 5)  # type: ignore[arg-type]
    words.tell_own(news[0])  # type: ignore[arg-type]
    words.said(news[0])  # type: ignore[arg-type]
    words.reveal(news[0])  # type: ignore[arg-type]
    offered_rows(live, sitting.name, news)  # type: ignore[arg-type]


def a_seat_s(live: Live, sitting: Sitting) -> None:
    """What a seat knows, in place of what everybody does."""
    words, view = words_of(live), live.view(sitting.name)
    words.card(view, live.asks.awaited)  # type: ignore[arg-type]
    words.prompt(view)  # type: ignore[arg-type]
    words.history(view)  # type: ignore[arg-type]
    for told in told_of(live, [1], sitting.name):
        words.announce(told, 5)  # type: ignore[arg-type]
        words.reveal(told)  # type: ignore[arg-type]


async def on_a_post(live: Live) -> None:
    """No message comes with the picture of a GM, who sees everybody."""
    await illustrate(live, None, [1], To.GM)  # type: ignore[arg-type]


async def nobody_s(live: Live) -> None:
    """What is sealed has no reader."""
    live.view(To.NOBODY)  # type: ignore[type-var]
    live.told(To.NOBODY)  # type: ignore[type-var]
    await illustrate(live, None, [1], To.NOBODY)  # type: ignore[arg-type]


async def others(live: Live, host: Host, wish: Wish) -> None:
    """Who is asked what in truth, and what a move has brought about for all."""
    for ask in live.asks:  # type: ignore[attr-defined]
        print(ask.seats)  # noqa: T201
    awaited(live.asks)  # type: ignore[arg-type]
    asks_of("Ann", live.asks)  # type: ignore[arg-type]
    words_of(live).card(live.view(To.PUBLIC), live.asks)  # type: ignore[arg-type]
    print((await host.submit(live, wish)).events)  # type: ignore[attr-defined]  # noqa: T201


def not_a_view(live: Live) -> None:
    """A view is not a table, so that rules that are to judge by the truth are not given less by a slip."""
    live.rulebook.asks(live.view("Ann"))  # type: ignore[arg-type]
    live.rulebook.kind_of_wait(live.view(To.PUBLIC))  # type: ignore[arg-type]
    private: Told[str] = told_of(live, [1], "Ann")[0]
    public: Told[To] = private  # type: ignore[assignment, type-var]
    print(public, View)  # noqa: T201
