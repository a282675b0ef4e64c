"""``brehon check --alive``: whether the bot is running and connected. A container asks often, so it is quick."""


def check_alive() -> int:
    """Ask the bot, and say what it answers; the status is 1 unless it is healthy."""
    from bot.checking.pulse import feel
    from bot.cli.terminal import Fault, write
    from bot.database.address import DatabaseUnavailable
    from bot.settings import BadSettings, Settings

    try:
        pulse = feel(Settings.read().database)
    except (BadSettings, DatabaseUnavailable) as error:
        raise Fault(f"brehon: {error}", Fault.REFUSED) from None
    write(pulse.sentence.encode())
    return 0 if pulse.is_alive else Fault.REFUSED
