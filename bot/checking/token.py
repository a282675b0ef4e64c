"""Checks the token: whether it is there, and whether it is something else."""

import re

SHAPE = re.compile(r"[\w-]{17,}\.[\w-]{5,}\.[\w-]{25,}", re.ASCII)
WHERE = "Copy the token anew from the page Bot of the Discord developer portal into BREHON_TOKEN in .env."


def looks_right(token: str) -> bool:
    """Whether it has the shape of a bot's token."""
    return SHAPE.fullmatch(token) is not None


def can_be_sent(token: str) -> bool:
    """Whether it can stand in a request at all."""
    return token.isascii() and token.isprintable()


def suspicion(token: str) -> str:
    """Return what somebody may have copied instead; empty if it looks right. The text never contains the token."""
    if looks_right(token):
        return ""
    if token.lower().startswith("bot "):
        return "It begins with “Bot”, which does not belong to it. "
    if token.strip("\"'") != token:
        return "It has quotation marks about it, which do not belong to it. "
    if token.isdigit():
        return "It is a number, such as the application's id, and no token. "
    if re.fullmatch(r"[0-9a-f]{64}", token):
        return "It is the application's public key, and no token. "
    if re.fullmatch(r"[\w-]{32}", token, re.ASCII):
        return "It is the application's client secret, from the page OAuth2, and no token. "
    return "It has not the shape of a token, which is of three parts with dots between them. "
