"""Files in forms: the box for one, the box for a picture with its alternative text, and what was sent in.

Also those that come with a command.
"""

from collections.abc import Mapping

import discord
from discord.ui import FileUpload, Label, TextInput, View
from msgspec import Struct

from bot.cogs.interaction.pressed import Pressed, data_of
from bot.delivery.telling.saying import say
from bot.delivery.telling.text_boxes import labelled
from bot.host.leading.taking_pictures import LONGEST_DESCRIPTION, Upload, taken
from bot.storage.games.hosted_game import HostedGame
from bot.storage.people.sent_pictures import SentPicture
from engine.codec import convert
from engine.errors import BadInput

PICTURE, DESCRIPTION = "picture", "description"
"""The names of the boxes."""


class _File(Struct):
    size: int
    url: str


class _Resolved(Struct):
    attachments: Mapping[str, _File] = {}


def picture_boxes(hosted: HostedGame, description: str = "") -> tuple[Label[View], Label[View]]:
    """Return the boxes of a form for a picture, which may stay empty, and for its alternative text."""
    file = file_box(PICTURE, required=False)
    text: TextInput[View] = TextInput(
        custom_id=DESCRIPTION, required=False, default=description or None, max_length=LONGEST_DESCRIPTION
    )
    return (
        labelled(say(hosted, "picture-label"), file, say(hosted, "picture-note")),
        labelled(say(hosted, "picture-description"), text, say(hosted, "picture-description-note")),
    )


def file_box(name: str, *, required: bool) -> FileUpload[View]:
    """Return a box for one file, which may stay empty if it isn't required."""
    return FileUpload(custom_id=name, required=required, min_values=int(required), max_values=1)


def file_sent(press: Pressed, box: str) -> Upload | None:
    """Return the file that was sent in with a form, not yet fetched, or None. Raises BadInput."""
    sent = press.sent.get(box, ())
    if not sent:
        return None
    file = convert(data_of(press.interaction).get("resolved"), _Resolved).attachments.get(sent[0])
    if file is None:
        raise BadInput("there is no such file", box)
    http = press.interaction.client.http
    return Upload(file.size, lambda: http.get_from_cdn(file.url))


async def picture_sent(press: Pressed) -> SentPicture | None:
    """Return the picture that was sent in with a form, as it is kept, or None. Raises Denied, BadInput."""
    upload = file_sent(press, PICTURE)
    return None if upload is None else await taken(upload, press.written(DESCRIPTION))


async def picture_attached(file: discord.Attachment | None) -> SentPicture | None:
    """Return the picture of a command's option, as it is kept, or None. Raises Denied."""
    return None if file is None else await taken(Upload(file.size, file.read), file.description or "")
