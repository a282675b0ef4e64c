"""The counts of the bot's work for hosts who watch it: how it goes and how long it takes, and nothing else.

A host may play. So no label says what was done, by whom or in which game, and nothing counts private messages while
they are sent: an owed message is counted only once it is late.
"""

from prometheus_client import CollectorRegistry, Gauge, Histogram, ProcessCollector

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10)

REGISTRY = CollectorRegistry()
PROCESS = ProcessCollector(registry=REGISTRY)
ANSWERS = Histogram(
    "brehon_answers_seconds",
    "How long the bot took over what people did: commands, presses, choices and forms, by how it went.",
    ["result"],
    registry=REGISTRY,
    buckets=SECONDS,
)
LAG = Histogram(
    "brehon_loop_lag_seconds",
    "How much later than it was to happen something happens in the loop that does all the work, looked at each second.",
    registry=REGISTRY,
    buckets=SECONDS,
)
CONNECTED = Gauge("brehon_connected", "Whether Discord answers the heartbeats of every shard.", registry=REGISTRY)
DATABASE = Gauge("brehon_database", "Whether the database answers.", registry=REGISTRY)
GAMES = Gauge("brehon_games", "Games in the database, by how far they have come.", ["phase"], registry=REGISTRY)
LATE_MESSAGES = Gauge(
    "brehon_outbox_late",
    "Messages in the database that are owed to Discord and late, by what has become of them.",
    ["state"],
    registry=REGISTRY,
)
LATE_DEADLINES = Gauge(
    "brehon_deadlines_late",
    "Deadlines in the database that have passed, and about which nothing was done.",
    registry=REGISTRY,
)
