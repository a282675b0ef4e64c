"""The planted leaks, by game and by what reveals them."""

from bot.cogs.interaction.arguments import Autocompletion
from bot.cogs.interaction.lifetime import log_command, log_use
from bot.cogs.interaction.replies import _reply
from bot.cogs.moves.ranking_presses import _last
from bot.cogs.players.looks import history
from bot.delivery.card.card import card
from bot.delivery.card.painter import Painter
from bot.delivery.posts.move_previews import composing_message
from bot.delivery.posts.posts import _beginning, called
from bot.delivery.sending.message_making import picture_and_cast
from bot.delivery.telling.compose import is_for_gm, secrets_pages
from bot.delivery.telling.saying import button, panel_of
from bot.delivery.threads.thread_settling import Threads
from bot.delivery.turns.live_turns import _in_dm, calls_due
from bot.delivery.turns.turn_posts import may_be_overlooked
from bot.host.leading.pending_results import let_wait
from bot.host.moves.owed_rows import addressed, outbox_rows
from bot.storage.games.hosted_game import HostedGame
from bot.storage.outbox.outbox import owed
from bot.storage.people.personal_data import _told
from engine.asks import awaited
from engine.honnoji.using import use
from engine.judging import _why_not
from tests.twins.planting import Plant

SIDE = 'hosted.started.table.sides["Gus"]'
"""The secret of anybody who may not know what Gus is."""

DICE = 'sum(hosted.started.table.hidden["Ben"])'
"""What Ben has under the cup."""

BY_DICE = (
    Plant(
        "likely bids by what somebody has",
        panel_of,
        "hosted.rulebook.likely(hosted.view(To.PUBLIC))",
        f"hosted.rulebook.likely(hosted.view(To.PUBLIC))[: 1 + {DICE} % 2]",
    ),
    Plant(
        "the order of likely bids by what somebody has",
        panel_of,
        "hosted.rulebook.likely(hosted.view(To.PUBLIC))",
        f"hosted.rulebook.likely(hosted.view(To.PUBLIC))[:: 1 if {DICE} % 2 else -1]",
    ),
)
BY_COMPOSING = (
    Plant(
        "the usual face by what somebody else has",
        composing_message,
        "hosted.rulebook.usual(view)",
        f"2 + {DICE} % 2",
    ),
)
BY_CALLS = (
    Plant(
        "what somebody else has in the DM that calls a player",
        _in_dm,
        "join([where, message.content])",
        f"join([where, message.content, str({DICE})])",
    ),
    Plant(
        "the time of a call by what somebody else has",
        calls_due,
        "at + NOT_THERE",
        f"at + NOT_THERE * (1 + {DICE} % 2)",
    ),
    Plant(
        "a call by DM or in the channel by what somebody else has",
        calls_due,
        "Destination(seat_id=occupancy.seat_id) if by_dm",
        f"Destination(seat_id=occupancy.seat_id) if by_dm and {DICE} % 2",
    ),
    Plant(
        "a new post or an edit by what somebody else has",
        may_be_overlooked,
        "not is_next or",
        f"not is_next or {DICE} % 2 or",
    ),
)
BY_THE_DEAL = Plant(
    "DMs in the order of sides",
    addressed,
    "return hosted.started.table.in_seat_order(seats) if seats else ()",
    "return tuple(sorted(seats, key=lambda seat: hosted.started.table.sides[seat]))",
)
BY_THE_ORDER_OF_PLACES = (
    Plant(
        "the channel before the DMs or after them, by a side",
        outbox_rows,
        "return rows",
        f'return sorted(rows, key=lambda row: (row.room_id is None) is ({SIDE} == "good"))',
    ),
)
BY_A_PARTY = (
    Plant(
        "the side of the leader in a post",
        _beginning,
        "if FIRST_LINE not in",
        "yield Moment(hosted.started.table.sides[hosted.started.table.round.leader])\n    if FIRST_LINE not in",
    ),
)
SECRET_LINES = "sum(all(isinstance(e.to, tuple) for e in line.events) for line in hosted.started.log)"

BY_AN_ORDER = (
    Plant(
        "whose order is missing",
        awaited,
        "orders += len(ask.awaited)",
        "seats |= dict.fromkeys(ask.awaited)",
    ),
)
BY_ORDERS = (
    Plant(
        "a user's id in the log",
        log_use,
        "what=what,",
        "what=what, user=interaction.user.id,",
    ),
    Plant("a public receipt", _reply, "ephemeral=True", "ephemeral=False"),
    Plant(
        "an order on the card",
        card,
        "fields = list(page.fields)",
        'fields = [*page.fields, ("Leak", str(hosted.started.table.round.orders))]',
    ),
)
BY_MINDS = (
    Plant(
        "an edit of the card for each line",
        Painter._paint_once,
        "if seen == hosted",
        "if None == hosted",
    ),
    Plant(
        "the number of secret lines in an id",
        button,
        "rest=rest)",
        f"rest=str({SECRET_LINES}))",
    ),
    Plant(
        "an edit of the prompt for each line",
        Painter._paint_once,
        "seen = digest(painted)",
        'seen = digest(painted); said = Outgoing("?", keeps_files=True); '
        "await self._port.reword(hosted.room.channel_id, hosted.room.prompt_id, said)",
    ),
)
BY_VOTES = (
    Plant(
        "a vote in the log",
        log_command,
        'log_use(interaction, "command", ',
        "log_use(interaction, str(interaction.namespace), ",
    ),
)
BY_STEPS = (
    Plant(
        "the number of lines in the log",
        log_use,
        "what=what,",
        "what=what, line=len(hosted.started.log),",
    ),
    Plant(
        "the number of a line in a nonce",
        owed,
        "nonce=token_hex(NONCE_BYTES)",
        'nonce=f"{game_id} {max([*lines, 0])}"',
    ),
    Plant(
        "the truth on the card",
        card,
        "hosted.view(To.PUBLIC)",
        "type(hosted.view(To.PUBLIC))(To.PUBLIC, hosted.started.table)",
    ),
    Plant(
        "a side in an id",
        button,
        "rest=rest)",
        f"rest={SIDE})",
    ),
    Plant(
        "a file's name by a side",
        picture_and_cast,
        "if hosted.anonymous and is_end and",
        f"outgoing.files[{SIDE}] = b''\n    if hosted.anonymous and is_end and",
    ),
    Plant(
        "who is called first, by side",
        called,
        "(*waiting.seats, *waiting.called)",
        "sorted((*waiting.seats, *waiting.called), key=hosted.started.table.sides.get)",
    ),
    Plant("a colour by a side", card, "replace(page,", f'replace(page, colour={SIDE} == "good",'),
)
BY_LOOKS = (
    Plant(
        "nobody evil to choose from",
        Autocompletion._seats,
        "for name in hosted.names",
        'for name in hosted.names if hosted.started.table.sides[name] == "good"',
    ),
    Plant(
        "a side in a refusal",
        _why_not,
        "rulebook.why_not(table, seat, action)",
        'rulebook.why_not(table, seat, action) if table.sides["Gus"] == "good" else GamePaused()',
    ),
    Plant(
        "the truth behind a button",
        secrets_pages,
        "secrets(told, hosted.view(occupancy.name))",
        'secrets(hosted.told("Gus").standing, hosted.view("Gus"))',
    ),
    Plant(
        "what a GM may do for others, though they play",
        HostedGame.is_known_to,
        "user_id in self.knowing_gms",
        "user_id in self.gms",
    ),
    Plant(
        "a side in an answer",
        history,
        "return Outgoing(",
        f"return Outgoing({SIDE}, ",
    ),
    Plant(
        "the deal among what is kept of a GM who plays",
        _told,
        "for name in place.told)",
        'for name in (*place.told, *(["drawn"] if place.table == "games" else [])))',
        part=3,
    ),
)


BY_ITEMS = (
    Plant(
        "the talismans of others to choose from",
        Autocompletion._asks,
        "hosted.asks.of(occupancy.name)",
        "hosted.started.asks",
    ),
)
SET_IN_SECRET = 'str([e for line in hosted.started.log for e in line.events if type(e).__name__ == "Preloaded"])'
BY_TALISMANS = (
    Plant(
        "how many talismans are set",
        card,
        "fields = list(page.fields)",
        f'fields = [*page.fields, ("Leak", {SET_IN_SECRET})]',
    ),
)
DRAFTS = (
    Plant(
        "the draft of another",
        _last,
        "hosted.told(seat)",
        'hosted.told("Ann")',
        part=2,
    ),
)
BY_LISTS = (
    Plant(
        "the time for lists on the card",
        card,
        "(deadline := hosted.deadline)",
        "(deadline := hosted.inner_deadline or hosted.deadline)",
    ),
)
BY_CARDS = (
    Plant(
        "the cards that others may name",
        Autocompletion._things,
        "asks = hosted.asks.of(seat_of(interaction, hosted).name)",
        "asks = tuple(hosted.started.asks)",
        part=2,
    ),
)
AT_NIGHTFALL = (
    Plant(
        "a file named by what is hidden",
        picture_and_cast,
        "if hosted.anonymous and is_end and",
        'outgoing.files[f"{hash(str(hosted.started.table)) % 997}.png"] = b""\n    if hosted.anonymous and is_end and',
    ),
)
BY_DAWN = (
    Plant(
        "what became of orders, told to a GM who plays",
        is_for_gm,
        "if not hosted.is_known_to(gm_id)",
        "if not hosted",
    ),
)
BY_A_RESULT = (
    Plant(
        "a result that waits longer the more has come of it",
        let_wait,
        "until=_until(hosted, step.at)",
        "until=_until(hosted, step.at + timedelta(minutes=len(line.entry.events)))",
    ),
    Plant(
        "how much has come, by the time on the card",
        card,
        "date(hosted.pending_until)",
        "date(hosted.pending_until.replace(minute=len(hosted.pending.events)))",
    ),
)

# Changes that nobody perceives, so that they must not be found: no change, and one that reveals nothing.
NOTHING = Plant("nothing", card, "fields = list(page.fields)", "fields = [*page.fields]")
NAMED_BY_KIND = Plant(
    "a thread named by its kind",
    Threads._made,
    "thread_name(hosted)",
    'f"{thread_name(hosted)} {row.thread}"',
)
"""A set-up has threads of the same kinds whatever was dealt, and all are made before anybody's secret opens them."""
TOLD_EVERYBODY = Plant(
    "what is set in secret told everybody",
    use,
    "yield Noted(to=(seat,), action=action)",
    "yield Noted(to=To.PUBLIC, action=action)",
)
"""No public words exist for it; the suite of secrecy checks that no such event is made public."""
