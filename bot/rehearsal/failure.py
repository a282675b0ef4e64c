"""What ends a rehearsal before its time."""


class RehearsalFailed(Exception):
    """The bot has not done what a bot must do; the message says who did what, and what was wrong."""


class Impossible(RehearsalFailed):
    """Nobody could do that in his Discord: no such command, no such value. The message says why."""


class Left(Exception):
    """The person at the terminal has left."""
