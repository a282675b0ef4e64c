"""Who may do or know something, and whether it is asked: a check that is left out, or made a weaker one, shows here."""

import ast

from tests.program_text import nodes

ASKED = {
    "check_may_know": {"cogs/interaction/arguments:_find", "cogs/presses:_read"},
    "check_may_know_of": {"cogs/interaction/arguments:_numbered", "cogs/interaction/resting:press"},
    "check_gm": {
        *("cogs/gm/commands:GmCog.moves", "cogs/gm/moves:act_for_panel", "cogs/gm/moves:extend"),
        *("cogs/gm/moves:gm_move", "cogs/gm/moves:reveal", "cogs/gm/moves:start", "cogs/gm/replacing:offer"),
        *("cogs/interaction/pressed:seat_meant", "cogs/interaction/rights:check_sees_secrets"),
        *("cogs/moves/acting:act_for", "cogs/offers:_before_the_game", "cogs/offers:_deadlines"),
        *("cogs/setup/choosing:_anonymous", "cogs/setup/choosing:_counted", "cogs/setup/choosing:_counts"),
        "cogs/setup/choosing:_show",
    },
    "check_gm_or_manager": {
        *("cogs/gm/moves:confirmation", "cogs/gm/moves:end", "cogs/gm/moves:gm_panel", "cogs/gm/moves:hand_over"),
        "cogs/gm/moving:move",
    },
    "check_sees_secrets": {
        *("cogs/games/great_table/gm:GmOfTheTable.pass_over", "cogs/gm/moves:all_secrets"),
        *("cogs/gm/moves:go_on_without", "cogs/gm/moves:hand_over", "cogs/moves/acting:act_for"),
    },
    "may_see_orders": {
        *("cogs/commands/listing:_unfit", "cogs/gm/moves:act_for_panel", "cogs/interaction/pressed:asks_meant"),
        *("cogs/interaction/pressed:seat_meant", "cogs/interaction/rights:check_sees_secrets"),
        *("cogs/interaction/rights:reader_of", "cogs/players/looking:awaited_names", "cogs/players/looking:_waiting"),
    },
    "reader_of": {"cogs/games/great_table/seating:seats"},
    "is_gm": {
        *("cogs/commands/listing:listed", "cogs/gm/moves:gm_panel", "cogs/interaction/pressed:asks_meant"),
        *("cogs/interaction/rights:check_gm", "cogs/interaction/rights:may_see_orders", "cogs/moves/acting:mover"),
        *("cogs/players/available:advice", "cogs/players/looking:_staff", "cogs/players/looking:status"),
    },
    "may_end": {
        *("cogs/interaction/arguments:Autocompletion._games_led", "cogs/interaction/rights:check_gm_or_manager"),
        *("cogs/interaction/rights:check_may_know", "cogs/players/available:advice"),
    },
    "_check_may_end": {
        *("cogs/interaction/resting:_end", "cogs/interaction/resting:confirm_end", "cogs/interaction/resting:press"),
    },
    "manages": {
        *("cogs/interaction/arguments:Autocompletion._games_led", "cogs/interaction/resting:_may_end"),
        *("cogs/interaction/rights:check_manager", "cogs/interaction/rights:may_end", "cogs/players/help:_in_server"),
    },
    "check_manager": {"cogs/server/commands:ServerCog.settings", "cogs/server/commands:ServerSelect.callback"},
    "may_host": {"cogs/interaction/rights:check_may_host", "cogs/players/help:_opening"},
    "check_may_host": {"cogs/players/game:GameCog.new"},
    "check_server": {"cogs/gm/moving:move"},
    "check_fresh": {
        "cogs/moves/answering:_give_up",
        "cogs/moves/answering:_opened_ask",
        "cogs/moves/ranking:meant",
        "cogs/offers:_asked",
    },
    "check_offered": {"cogs/presses:_do"},
    "check_chosen": {"cogs/offers:check_offered", "components/offered:check_sent"},
    "check_sent": {"cogs/moves/answering:_sent", "cogs/setup/choosing:_counted"},
    "asks_meant": {
        *(
            "cogs/moves/answering:_give_up",
            "cogs/moves/answering:_opened_ask",
            "cogs/moves/ranking:_ranked",
            "cogs/offers:_asked",
        ),
        "cogs/offers:_is_asked",
    },
    "open_asks": {
        *("cogs/interaction/pressed:asks_meant", "cogs/moves/acting:act_for", "delivery/asking:moves_for"),
    },
    "check_is_there": {"cogs/moves/acting:act", "cogs/speech/speaking:speak"},
    "check_is_text": {"cogs/presses:_say", "cogs/speech/commands:SayCog._heed"},
    "check_may_speak": {"cogs/speech/speaking:speak", "host/speech:Speech._save"},
    "check_meant": {"host/host:Host.submit"},
    "check_in_time": {"host/deadlines:check_meant", "host/host:Host.say"},
    "check_wait": {
        *("host/host:Host._let_pass", "host/host:Host.extend_until", "host/host:Host.go_on_without"),
        "host/deadlines:check_meant",
    },
    "check_missing": {
        *("host/host:Host._let_inner_pass", "host/host:Host._let_pass", "host/host:Host.go_on_without"),
    },
    "check_told": {"host/granting:grant"},
    "_is_offered": {"host/host:Host._free_seat"},
    "_has_led": {"host/host:Host._free_seat"},
    "_has_sat_elsewhere": {"host/host:Host._free_seat"},
    "_check_may_lead": {"host/signup:SignUp.hand_over"},
    "may_be_told": {"delivery/settling:Settling.settle"},
    "is_for_gm": {"delivery/gm_messages:gm_message", "host/outbox_rows:outbox_rows"},
    "may_read": {"delivery/threads:_hearers"},
    "without_veiled": {"host/host:Host._judge", "host/veiling:_unheard"},
    "is_veiled": {
        *("cogs/moves/acting:receipt", "delivery/compose:secrets_message", "host/outbox_rows:outbox_rows"),
        "host/veiling:_drawn",
    },
    "gm_plays": {
        *("cogs/interaction/rights:may_see_orders", "host/veiling:_reveals_later"),
        *("delivery/channel_access:ChannelAccess.openness", "delivery/compose:is_for_gm"),
        *("delivery/receivers:may_be_told", "delivery/thread_words:greeting", "delivery/threads:passed_on"),
        *("delivery/threads:users_in", "host/host:Host._let_inner_pass"),
    },
    "talks_apart": {"cogs/setup/opening:warnings"},
    "has_aliases": {
        *("cogs/gm/moves:hand_over", "cogs/players/available:_playing", "cogs/players/looking:_trouble"),
        *("delivery/compose:moved_message", "delivery/receivers:may_be_told", "host/finding:Finder.spoken_by"),
        *("host/rooms:Rooms._settle_in", "host/rooms:Rooms.move"),
    },
    "anonymous": {
        *("cogs/gm/moves:all_secrets", "cogs/gm/moving:move", "cogs/interaction/rights:check_room"),
        *("cogs/players/game:GameCog.new", "cogs/players/joining:join", "cogs/setup/choosing:_anonymous"),
        *("cogs/setup/opening:warnings", "cogs/setup/panel:anonymity", "cogs/speech/commands:SayCog._heed_in_public"),
        *("delivery/asking:asks_shown", "delivery/asking:is_asked_by_dm", "delivery/card:_sign_up_card"),
        *("delivery/compose:is_posted_as_speech", "delivery/compose:secrets_message", "delivery/compose:secrets_pages"),
        *("delivery/gm_messages:_trouble", "delivery/messages:Messages._with_record", "delivery/posts:_beginning"),
        *("delivery/posts:_called", "delivery/unreadable:_ended", "host/aliases:with_anonymity"),
        *("host/open_channels:OpenChannels.look", "host/outbox_rows:outbox_rows", "host/signup:SignUp._begin"),
        *("host/signup:SignUp.is_anonymous", "host/signup:SignUp.open", "host/signup:SignUp.set_anonymous"),
        *("host/signup:_deal", "host/signup:_insert", "host/speech:_speaker", "host/taking:replacement"),
    },
}
"""What says who may do what, what he may know of it, and whether what is said is for all; and which functions ask."""


def test_every_right_is_asked_for_where_it_was_looked_through() -> None:
    found = {name: set[str]() for name in ASKED}
    for function, node in nodes("bot/cogs", "bot/components", "bot/delivery", "bot/host"):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name, ctx=ast.Load()) if name in found:
                found[name].add(function)
            case _:
                pass

    assert found == ASKED
