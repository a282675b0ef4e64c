"""The reasons for which a rehearsal ends early."""


class RehearsalFailed(Exception):
    """The bot has failed to do its work. The message says who did what, and what was wrong."""


class Impossible(RehearsalFailed):
    """Nobody's Discord allows that: there is no such command or value. The message says why."""


class Left(Exception):
    """The person at the terminal has left."""
