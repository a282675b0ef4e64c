"""``brehon run``: the bot itself."""


def run() -> None:
    """Run the bot with the settings of .env, until it is stopped."""
    import asyncio
    import gc
    import sys

    # Imports make much that lasts and hardly any garbage. The bot collects that once it has started.
    gc.disable()
    # structlog would import it to draw tracebacks, which the bot doesn't log.
    sys.modules["rich"] = None  # type: ignore[assignment]

    import discord
    from aiohttp import ClientError
    from sqlalchemy.exc import SQLAlchemyError

    from bot.cli.terminal import Fault
    from bot.database.address import DatabaseUnavailable, parse_address, unavailable
    from bot.running import run as run_bot
    from bot.settings import BadSettings, Settings
    from bot.storage.schema.migrate import SchemaOutOfDate
    from bot.themes import NoThemes

    try:
        settings = Settings.read()
    except BadSettings as error:
        raise Fault(f"brehon: {error}") from None
    try:
        asyncio.run(run_bot(settings))
    except (BadSettings, DatabaseUnavailable, NoThemes, SchemaOutOfDate) as error:
        raise Fault(f"brehon: {error}") from None
    except SQLAlchemyError as error:
        raise Fault(f"brehon: {unavailable(parse_address(settings.database), error)}") from None
    except discord.HTTPException as error:
        problem = f"Discord does not serve this machine at present (status {error.status})"
        raise Fault(f"brehon: {problem}. Start again in some minutes; `brehon check` may tell more.") from None
    except discord.GatewayNotFound:
        problem = "Discord does not say where its gateway is"
        raise Fault(f"brehon: {problem}. Start again in some minutes; `brehon check` may tell more.") from None
    except (ClientError, OSError) as error:
        raise Fault(f"brehon: Discord cannot be reached: {error}. Check the network, and start again.") from None
