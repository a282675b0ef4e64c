"""The leaks that are planted, by game and by what brings them to light."""

from tests.twins.planting import Plant

SIDE = 'live.started.table.sides["Gus"]'
"""What nobody may know who may not know what Gus is."""

BY_THE_DEAL = Plant(
    "DMs in the order of sides",
    "bot.host.outbox_rows:_addressed",
    "return live.started.table.in_seat_order(addressed - {told})",
    "return tuple(sorted(addressed - {told}, key=lambda seat: live.started.table.sides[seat]))",
)
BY_THE_ORDER_OF_PLACES = (
    Plant(
        "the channel before the DMs or after them, by a side",
        "bot.host.outbox_rows:outbox_rows",
        "return rows",
        f'return sorted(rows, key=lambda row: (row.room_id is None) is ({SIDE} == "good"))',
    ),
)
BY_A_PARTY = (
    Plant(
        "the side of the leader in a post",
        "bot.delivery.posts:_beginning",
        "if FIRST_LINE not in",
        "yield Moment(live.started.table.sides[live.started.table.round.leader])\n    if FIRST_LINE not in",
    ),
)
SECRET_LINES = "sum(all(isinstance(e.to, tuple) for e in line.events) for line in live.started.log)"

BY_AN_ORDER = (
    Plant(
        "whose order is missing",
        "engine.asks:awaited",
        "orders += len(ask.awaited)",
        "seats |= dict.fromkeys(ask.awaited)",
    ),
)
BY_ORDERS = (
    Plant(
        "a user's id in the log",
        "bot.cogs.interaction.usage_log:log_use",
        "what=what,",
        "what=what, user=interaction.user.id,",
    ),
    Plant("a public receipt", "bot.cogs.interaction.replies:_reply", "ephemeral=True", "ephemeral=False"),
    Plant(
        "an order on the card",
        "bot.delivery.card:card",
        "fields = list(page.fields)",
        'fields = [*page.fields, ("Leak", str(live.started.table.round.orders))]',
    ),
)
BY_MINDS = (
    Plant(
        "an edit of the card for each line",
        "bot.delivery.painter:Painter._paint_once",
        "if seen == live",
        "if None == live",
    ),
    Plant(
        "the number of secret lines in an id",
        "bot.delivery.saying:button",
        "live.wait_token)",
        f"live.wait_token, rest=str({SECRET_LINES}))",
    ),
    Plant(
        "an edit of the prompt for each line",
        "bot.delivery.painter:Painter._paint_once",
        "seen = digest(painted)",
        "seen = digest(painted); await self._port.edit(live.room.channel_id, live.room.prompt_id, painted)",
    ),
)
BY_VOTES = (
    Plant(
        "a vote in the log",
        "bot.cogs.interaction.usage_log:log_command",
        'log_use(interaction, "command", ',
        "log_use(interaction, str(interaction.namespace), ",
    ),
)
BY_STEPS = (
    Plant(
        "the number of lines in the log",
        "bot.cogs.interaction.usage_log:log_use",
        "what=what,",
        "what=what, line=len(live.started.log),",
    ),
    Plant(
        "the number of a line in a nonce",
        "bot.storage.outbox:owed",
        "nonce=token_hex(NONCE_BYTES)",
        'nonce=f"{game_id} {max([*lines, 0])}"',
    ),
    Plant(
        "the truth on the card",
        "bot.delivery.card:card",
        "live.view(To.PUBLIC)",
        "type(live.view(To.PUBLIC))(To.PUBLIC, live.started.table)",
    ),
    Plant("a side in an id", "bot.delivery.saying:button", "live.wait_token)", f"live.wait_token, rest={SIDE})"),
    Plant(
        "a file's name by a side",
        "bot.delivery.messages:Messages._with_record",
        "if outgoing is not None and",
        f"if outgoing is not None: outgoing.files[{SIDE}] = b''\n    if outgoing is not None and",
    ),
    Plant(
        "who is called first, by side",
        "bot.delivery.posts:_called",
        "(*waiting.seats, *waiting.called)",
        "sorted((*waiting.seats, *waiting.called), key=live.started.table.sides.get)",
    ),
    Plant("a colour by a side", "bot.delivery.card:card", "replace(page,", f'replace(page, colour={SIDE} == "good",'),
)
BY_LOOKS = (
    Plant(
        "nobody evil to choose from",
        "bot.cogs.interaction.arguments:Autocompletion._seats",
        "for name in live.names",
        'for name in live.names if live.started.table.sides[name] == "good"',
    ),
    Plant(
        "a side in a refusal",
        "engine.judging:_why_not",
        "rulebook.why_not(table, seat, action)",
        'rulebook.why_not(table, seat, action) if table.sides["Gus"] == "good" else GamePaused()',
        part=1,
    ),
    Plant(
        "the truth behind a button",
        "bot.delivery.compose:secrets_pages",
        "live.told(sitting.name).events, live.view(sitting.name)",
        'live.told("Gus").events, live.view("Gus")',
    ),
    Plant(
        "what a GM may do for others, though he plays",
        "bot.storage.live:Live.is_known_to",
        " and self.sitting_of(user_id) is None",
        "",
    ),
    Plant(
        "a side in an answer",
        "bot.cogs.players.looking:history",
        "return Outgoing(",
        f"return Outgoing({SIDE}, ",
        part=4,
    ),
    Plant(
        "the deal among what is kept of a GM who plays",
        "bot.storage.people:_told",
        "for name in place.told)",
        'for name in (*place.told, *(["drawn"] if place.column == "gm_id" else [])))',
        part=2,
    ),
)


BY_ITEMS = (
    Plant(
        "the talismans of others to choose from",
        "bot.cogs.interaction.arguments:Autocompletion._asks",
        "live.asks.of(sitting.name)",
        "live.started.asks",
        part=1,
    ),
)
SET_IN_SECRET = 'str([e for line in live.started.log for e in line.events if type(e).__name__ == "Preloaded"])'
BY_TALISMANS = (
    Plant(
        "how many talismans are set",
        "bot.delivery.card:card",
        "fields = list(page.fields)",
        f'fields = [*page.fields, ("Leak", {SET_IN_SECRET})]',
    ),
)
DRAFTS = (
    Plant(
        "the draft of another",
        "bot.cogs.moves.ranking:_last",
        "live.told(seat)",
        'live.told("Ann")',
    ),
)
BY_LISTS = (
    Plant(
        "the time for lists on the card",
        "bot.delivery.card:card",
        "(deadline := live.deadline)",
        "(deadline := live.inner_deadline or live.deadline)",
    ),
)
BY_CARDS = (
    Plant(
        "the cards that others may name",
        "bot.cogs.interaction.arguments:Autocompletion._things",
        "asks = live.asks.of(seat_of(interaction, live).name)",
        "asks = tuple(live.started.asks)",
        part=4,
    ),
)
BY_A_VOTE = (
    Plant(
        "a file named by what is hidden",
        "bot.delivery.messages:Messages._with_record",
        "if outgoing is not None and",
        'if outgoing is not None: outgoing.files[f"{hash(str(live.started.table)) % 997}.png"] = b""\n'
        "    if outgoing is not None and",
    ),
)
BY_DAWN = (
    Plant(
        "what became of orders, told to a GM who plays",
        "bot.delivery.compose:is_for_gm",
        "if not live.is_known_to(gm_id)",
        "if not live",
    ),
)
BY_A_RESULT = (
    Plant(
        "a result that waits longer the more has come of it",
        "bot.host.holding:let_wait",
        "minutes=live.holding.minutes",
        "minutes=live.holding.minutes + len(line.entry.events)",
    ),
    Plant(
        "how much has come, by the time on the card",
        "bot.delivery.card:card",
        "date(live.held_until)",
        "date(live.held_until.replace(minute=len(live.held.events)))",
    ),
)

# What nobody perceives, so that it must not be found: nothing, and what tells nothing.
NOTHING = Plant("nothing", "bot.delivery.card:card", "fields = list(page.fields)", "fields = [*page.fields]")
NAMED_BY_KIND = Plant(
    "a thread named by its kind",
    "bot.delivery.threads:Threads._made",
    "thread_name(live)",
    'f"{thread_name(live)} {row.thread}"',
)
"""A set-up has threads of the same kinds whatever was dealt, and all are made before anybody's secret opens them."""
TOLD_EVERYBODY = Plant(
    "what is set in secret told everybody",
    "engine.honnoji.using:use",
    "yield Noted(to=(seat,), action=action)",
    "yield Noted(to=To.PUBLIC, action=action)",
)
"""There are no words in which that is said in public; that no such event is made public the suite of secrecy sees."""
