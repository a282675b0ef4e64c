"""The names by which the tests that read the program find who may know what: rename them here with the program.

``tests/test_looked_for.py`` fails for a name that is not in the program: no listing would find anything by it.
"""

OWING = {"owe", "owed"}
"""What owes a message to somebody."""
OWED_OF_LINES = {"outbox_rows", "owed_after", "owed_later", "speech_row", "thread_rows"}
"""What makes the messages that are owed of a line."""
NOTED = {"members", "greeted", "is_barred", "about_id", "speaker", "text", "embargoes"}
"""Where it is noted who is in a thread, whom a row is about and who has said it, and what is veiled."""

RIGHTS = {
    *("check_may_know", "check_may_know_of", "check_gm", "check_gm_or_manager", "check_sees_secrets", "check_manager"),
    *("may_see_orders", "reader_of", "is_gm", "may_end", "_check_may_end", "manages", "may_host", "check_may_host"),
    *("check_server", "check_fresh", "check_offered", "check_chosen", "check_sent", "asks_meant", "open_asks"),
    *("check_is_there", "check_is_text", "check_may_speak", "check_meant", "check_in_time", "check_wait"),
    *("check_missing", "check_told", "_check_may_lead", "may_be_told"),
    *(
        "is_for_gm",
        "may_read",
        "without_embargoed",
        "is_embargoed",
        "gm_plays",
        "talks_apart",
        "has_aliases",
        "anonymous",
    ),
    *("may_see_room", "is_told_apart", "reveals_at", "is_posted_as_speech", "sits_there_still", "is_open"),
    *("_is_for_all", "presses_post", "goes_on", "secret", "hidden", "asked_of_gm", "is_secret", "_is_in"),
    *("is_for_one", "ephemeral", "_drawn", "is_public", "is_any_to_come", "lasting", "spots_embargoed"),
    *("is_led_by", "is_known_to", "knowing_gms", "staff_known_to", "check_keeps_seat"),
    *("joined_by", "handed_over", "check_alias", "is_asked", "check_may_watch", "is_informed", "knows_secrets"),
    *("sees", "may_hear"),  # of whose desk it is; of whose page
    *("_check_waits", "_check_led", "check_right", "check_knows", "gm_request"),  # which ask for others of these
    *("check_manages", "check_was_there"),
}
"""What says who may do what, what they may know of it, and whether something is said to all."""
COMPARED = {
    *("gm_id", "user_id", "channel_id", "guild_id", "occupant_id", "seat_id", "about_id", "seat", "members"),
    *("secrecy", "reveal", "to", "by", "outcome", "reader", "is_relayed", "is_barred", "permissions", "ephemeral"),
    *("deadline", "inner_deadline"),
}
"""What is compared to find out who somebody is, where they ask, and for whom something is."""

HIDDEN = {
    *("missing", "pending", "unanswered", "revealed", "threads", "embargoed_threads", "embargoes", "inner_deadline"),
    *("staff_known_to", "gm_id", "person", "player", "display_name", "speaker", "about_id", "is_staff", "dm_open"),
    *("dm_channel_id", "members", "drawn", "cast"),
}
"""What is not everybody's to know and yet is no view."""
HIDDEN_FUNCTIONS = {"missing_within", "cast_of", "record_of", "actions_of"}
"""What gives it."""
READ_AS = {
    *("told_of", "picture_for", "illustrate", "view", "view_at", "told"),
    *("asks_of_gm", "gm_asks", "missing_for_gm", "awaited_for_gm", "is_late_for_gm"),
}
"""What gives as much as the reader that is its last argument may know."""
SHOWN = {
    *("secrets_message", "order_message", "secrets_pages", "alias_page", "own_pages", "moves_message", "moves_for"),
    *("receipt", "_said", "pages_of_secrets", "show_pending", "result_message", "outlook_message", "pages_so_far"),
    *("spectators_told", "spectators_foretold", "deliveries_message", "steps_message", "cost_message"),
}
"""What shows a seat what it alone may know, or somebody what only those may know who may know everything."""
FINDERS = {
    *(
        "occupancy",
        "occupancy_of",
        "occupancy_on",
        "seat_of",
        "seat_owed",
        "seat_meant",
        "player_named",
        "in_seat_order",
    ),
    "_last",
}
"""What finds a seat."""
SEATS = {"occupancies", "names"}
"""What gives all of them."""

ASKED_OF_DISCORD = {
    *("send", "send_message", "edit", "edit_message", "edit_original_response", "send_modal", "defer"),
    *("set_footer", "set_image", "write_text", "write_bytes"),
    *("create_dm", "open_dm", "create_thread", "add_user", "create_webhook", "add_reaction", "edit_of"),
}
"""What shows somebody something, or lets them see it."""
NOT_ASKED_OF_DISCORD = {"typing", "set_author", "set_thumbnail", "change_presence", "create_invite"}
"""What would, and is nowhere."""
SENDING = {"_send", "_send_once", "_answer", "_confirm", "_add", "save_dm", "remember_dm"}
"""What sends something somewhere, or remembers whose DM a channel is."""
OF_PORT = {"send", "edit", "open_dm", "post", "make", "add", "mark"}
"""What the door to Discord does."""
BESIDE_WORDS = {
    *("ephemeral", "invitable", "type", "allowed_mentions", "everyone", "roles", "replied_user", "users"),
    *("suppress_embeds", "username", "nonce", "custom_id", "reason"),
}
"""What a message or a thread has beside its words; ``reason`` would be in the server's audit log."""
LOGGING_USE = {"log_use", "log_command", "log_press", "log_message"}
"""What logs that somebody has done something."""
CHANCE = {"Random", "SystemRandom", "Chance", "draw_from"}
"""What gives chance, or lets it come from elsewhere."""
SOURCES = {"chance", "alias_chance"}
"""Where it is kept from where chance comes."""
PAUSES = {"_pause", "_speech_pause"}
MOMENTS = {"due_at", "deadline", "inner_deadline"}
"""What chance or time decides."""
HANDS = {"_claims", "_database", "write"}
"""How a row is looked at that is in hand, and how something is saved."""
FOR_A_ROW = {"send", "edit", "rewrite", "take_components", "reopen", "post"}
"""What the port changes for a row that is in hand, beside all that is done to threads, and by presses."""
LOSING = {"_lose"}
"""What loses a room for a row."""

WHERE = {"where", "and_", "or_", "is_one_of"}
"""What takes conditions, beside comparisons also columns and what is called a condition elsewhere."""
OF_COLUMNS = {"in_", "not_in", "is_", "is_not", "is_not_distinct_from"}
"""What makes one of a column."""
KEPT_GAMES = {"_folded"}
"""Where games are kept that were loaded."""

MAKERS = {"View", "Told", "ToldLog", "told_to", "view_from", "view_after"}
"""What makes something that a reader may know."""
GAMES = {"game", "started"}
"""By which names a game itself is read, which leaves out nothing that is veiled."""
ASKED_OF_GAME = {"view", "view_at", "told", "asks", "table_without"}
"""What it would answer with what is veiled."""
TRUTH = {"table_told", "bare_table"}
"""What holds the true table, beside a game's own ``table``."""
COUNTING = {"line", "lines", "wait_line"}
"""What counts lines, and with them what was done in secret."""
WHOLE = {
    *("hosted", "game", "started", "view", "entry", "event", "occupancy", "row", "table", "interaction", "error"),
    *("move", "action", "submission", "ask", "asked", "said"),
}
"""What is never a text as it is, by the name of an attribute or of what gives it."""
WHOLE_TYPES = {
    *("HostedGame", "Game", "Entry", "Event", "Occupancy", "OutboxRow", "Table", "Interaction", "Exception", "Action"),
    *("Submission", "Ask", "PendingJob", "GmRequest", "StatisticsQuery", "Move", "HTTPException", "BrehonError"),
}
"""The same by its type."""
WHOLE_EACH = {"entries", "events", "occupancies", "rows", "actions", "asks"}
"""The same, one after the other."""
