"""The leaks that are planted, by game and by what brings them to light."""

from tests.twins.planting import Plant

SIDE = 'live.started.table.sides["Gus"]'
"""What nobody may know who may not know what Gus is."""

BY_THE_DEAL = (
    Plant(
        "DMs in the order of sides",
        "bot.host.owing:_addressed",
        "return live.started.table.in_seat_order(addressed - {told})",
        "return tuple(sorted(addressed - {told}, key=lambda seat: live.started.table.sides[seat]))",
    ),
)
BY_AN_ORDER = (
    Plant("whose order is missing", "engine.asks:awaited", "orders += len(ask.awaited)", "seats.extend(ask.awaited)"),
)
BY_ORDERS = (
    Plant("a user's id in the log", "bot.cogs.deeds:log_deed", "what=what,", "what=what, user=interaction.user.id,"),
    Plant("a public receipt", "bot.cogs.replies:_reply", "ephemeral=True", "ephemeral=False"),
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
        "the number of lines in an id", "bot.delivery.compose:button", "live.wait_token)", "str(len(live.started.log)))"
    ),
    Plant(
        "the number of lines on the card",
        "bot.delivery.card:card",
        "fields = list(page.fields)",
        'fields = [*page.fields, ("Leak", str(len(live.started.log)))]',
    ),
)
BY_VOTES = (
    Plant(
        "a vote in the log",
        "bot.cogs.deeds:log_command",
        'log_deed(interaction, "command", ',
        "log_deed(interaction, str(interaction.namespace), ",
    ),
)
BY_STEPS = (
    Plant(
        "the number of lines in the log",
        "bot.cogs.deeds:log_deed",
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
    Plant("a side in an id", "bot.delivery.compose:button", "live.wait_token)", f"live.wait_token, rest={SIDE})"),
    Plant(
        "a side in a post",
        "bot.delivery.compose:posts",
        "return said",
        f"return [*said, {SIDE}]",
    ),
    Plant(
        "a file's name by a side",
        "bot.delivery.messages:Messages._with_record",
        "if outgoing is not None and",
        f"if outgoing is not None: outgoing.files[{SIDE}] = b''\n    if outgoing is not None and",
    ),
    Plant("a colour by a side", "bot.delivery.card:card", "replace(page,", f'replace(page, colour={SIDE} == "good",'),
)
BY_LOOKS = (
    Plant(
        "nobody evil to choose from",
        "bot.cogs.naming:Naming._seats",
        "for name in live.names",
        'for name in live.names if live.started.table.sides[name] == "good"',
    ),
    Plant(
        "a side in a refusal",
        "engine.judging:_answer",
        "rulebook.why_not(table, seat, action)",
        'rulebook.why_not(table, seat, action) if table.sides["Gus"] == "good" else GamePaused()',
    ),
    Plant(
        "the truth behind a button",
        "bot.delivery.compose:secrets_pages",
        "live.told(sitting.name).events, live.view(sitting.name)",
        'live.told("Gus").events, live.view("Gus")',
    ),
    Plant(
        "what a GM may do for others, though he plays",
        "bot.cogs.rights:may_see_orders",
        "and live.sitting_of(live.gm_id) is None",
        "",
    ),
    Plant("a side in an answer", "bot.cogs.looking:history", "return Outgoing(", f"return Outgoing({SIDE}, "),
)


NONE = (Plant("nothing", "bot.delivery.card:card", "fields = list(page.fields)", "fields = [*page.fields]"),)
"""What changes nothing, so that nothing is found where there is nothing."""

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
        "bot.cogs.lists:written",
        "_last(live, seat, ask)",
        '_last(live, "Ann", ask)',
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
        "bot.cogs.naming:Naming._things",
        "asks = asks_of(seat_of(interaction, live).name, live.asks)",
        "asks = tuple(live.started.asks)",
    ),
)
