"""The names by which the tests that read the program find secrets: rename them here together with the program.

``tests/test_looked_for.py`` fails for a name that is not in the program, for no listing would find anything by it.
"""

OWING = {
    *("owe", "owed", "owed_to_gms", "prompt_due", "thread_due", "secrets_due", "secrets_due_later", "news_due"),
    *("trouble_due", "result_due", "reason_due", "openness_due", "questions_due"),
    *("answer_due", "ruling_due", "words_due"),
}
"""Functions that queue a message for somebody."""
OWED_OF_LINES = {"outbox_rows", "rows_of_lines", "owed_after", "owed_later", "speech_row", "thread_rows"}
"""Functions that make the messages owed for a line."""
NOTED = {"members", "greeted", "is_barred", "about_id", "speaker", "text", "embargoes"}
"""Attributes that note who is in a thread, the subject and the speaker of a row, and what is under an embargo."""

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
    *("check_manages", "check_was_there", "check_may_ask", "check_may_answer", "check_may_speak_to"),
}
"""Functions and attributes that decide about rights, about what somebody may know, and whether something is public."""
COMPARED = {
    *("gm_id", "user_id", "channel_id", "guild_id", "occupant_id", "seat_id", "about_id", "seat", "members"),
    *("secrecy", "reveal", "to", "by", "outcome", "reader", "is_relayed", "is_barred", "permissions", "ephemeral"),
    *("deadline", "inner_deadline"),
}
"""Names that are compared to find out who somebody is, where they ask, and for whom something is."""

HIDDEN = {
    *("missing", "pending", "unanswered", "revealed", "threads", "embargoed_threads", "embargoes", "inner_deadline"),
    *("staff_known_to", "gm_id", "person", "player", "display_name", "speaker", "about_id", "is_staff", "dm_open"),
    *("dm_channel_id", "members", "drawn", "cast"),
    *("gms", "co_gms"),  # one of them may know what another, who asks, may not
}
"""Attributes that not everybody may know although they are no view."""
HIDDEN_FUNCTIONS = {
    *("missing_within", "cast_of", "record_of", "actions_of", "remark_of", "remarks_of", "remarks_of_player"),
    *("remarks_said", "words_to_say"),
    *("_remarks_for", "remarks_in_threads", "result_words_of", "words_waiting", "receivers_of"),
}
"""Functions that return such values."""
READ_AS = {
    *("told_of", "picture_for", "illustrate", "view", "view_at", "told", "told_by"),
    *("asks_of_gm", "gm_asks", "missing_for_gm", "awaited_for_gm", "is_late_for_gm"),
    *("turn_of", "turn_to_take"),
}
"""Functions that return as much as the reader in their last argument may know."""
SHOWN = {
    *("secrets_message", "order_message", "secrets_pages", "alias_page", "own_pages", "moves_message", "moves_for"),
    *("receipt", "_said", "pages_of_secrets", "show_pending", "result_message", "outlook_message", "pages_so_far"),
    *("spectators_told", "spectators_foretold", "deliveries_message", "steps_message", "cost_message"),
    *("own_remarks_page", "question_message", "answer_message", "inbox_message", "role_prose"),
    *("waiting_message", "waiting_words_message", "texts_select"),
}
"""Functions that show a seat its own secrets, or somebody what only people who may know everything may know."""
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
"""Functions that find a seat."""
SEATS = {"occupancies", "names"}
"""Attributes that give all seats."""

ASKED_OF_DISCORD = {
    *("send", "send_message", "edit", "edit_message", "edit_original_response", "send_modal", "defer"),
    *("set_footer", "from_dict", "write_text", "write_bytes"),
    *("create_dm", "open_dm", "create_thread", "add_user", "create_webhook", "add_reaction", "edit_of"),
}
"""Functions that show something to somebody."""
NOT_ASKED_OF_DISCORD = {"typing", "set_author", "set_image", "set_thumbnail", "change_presence", "create_invite"}
"""Functions that would, and are used nowhere."""
SENDING = {"_send", "_send_once", "_answer", "_confirm", "_add", "save_dm", "remember_dm"}
"""Functions that send something somewhere, or remember the owner of a DM channel."""
OF_PORT = {"send", "edit", "open_dm", "post", "make", "add", "mark"}
"""Methods of the port to Discord."""
BESIDE_WORDS = {
    *("ephemeral", "invitable", "type", "allowed_mentions", "everyone", "roles", "replied_user", "users"),
    *("suppress_embeds", "username", "nonce", "custom_id", "reason"),
}
"""Parts of a message or thread beside its words; ``reason`` would be in the server's audit log."""
LOGGING_USE = {"log_use", "log_command", "log_message"}
"""Functions that log a person's act."""
CHANCE = {"Random", "SystemRandom", "Chance", "draw_from"}
"""Functions that supply chance, or replace its source."""
SOURCES = {"chance", "alias_chance"}
"""Names under which a source of chance is kept."""
PAUSES = {"_pause", "_speech_pause", "_breath"}
MOMENTS = {"due_at", "deadline", "inner_deadline"}
"""Attributes that depend on chance or time."""
HANDS = {"_claims", "_database", "write"}
"""Names under which claimed rows are checked, and under which something is saved."""
FOR_A_ROW = {"send", "edit", "rewrite", "take_components", "reopen", "post"}
"""The port's changes for a claimed row, apart from all changes to threads and those by presses."""
LOSING = {"_lose"}
"""Functions that lose a room for a row."""

WHERE = {"where", "and_", "or_", "is_one_of"}
"""Functions that take conditions: comparisons, columns, or conditions made elsewhere."""
OF_COLUMNS = {"in_", "not_in", "is_", "is_not", "is_not_distinct_from"}
"""Methods that make a condition of a column."""
KEPT_GAMES = {"_folded"}
"""Where loaded games are kept."""

MAKERS = {"View", "Told", "ToldLog", "told_to", "told_by", "view_from", "view_after"}
"""Functions that make something that a reader may know."""
GAMES = {"game", "started"}
"""Names under which a game itself is read, including what is under an embargo."""
ASKED_OF_GAME = {"view", "view_at", "told", "asks", "table_without"}
"""Methods of a game itself whose answers include what is under an embargo."""
TRUTH = {"table_told", "bare_table"}
"""Names that hold the true table, beside a game's own ``table``."""
COUNTING = {"line", "lines", "wait_line"}
"""Names that count lines, and with them secret acts."""
WHOLE = {
    *("hosted", "game", "started", "view", "entry", "event", "occupancy", "row", "table", "interaction", "error"),
    *("move", "action", "submission", "ask", "asked", "said"),
}
"""Attributes and functions whose values are never put into a text whole."""
WHOLE_TYPES = {
    *("HostedGame", "Game", "Entry", "Event", "Occupancy", "OutboxRow", "Table", "Interaction", "Exception", "Action"),
    *("Submission", "Ask", "PendingJob", "GmRequest", "StatisticsQuery", "Move", "HTTPException", "BrehonError"),
}
"""The types of these values."""
WHOLE_EACH = {"entries", "events", "occupancies", "rows", "actions", "asks"}
"""Attributes that are sequences of such values."""
