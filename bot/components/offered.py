"""Checks choices and forms against the offer. Discord checks too, but a message may be old, or a request forged."""

from collections.abc import Sequence

from discord.ui import FileUpload, Label, Modal, Select, TextInput, UserSelect, View

from bot.components.move_forms import Sent
from engine.errors import BadInput


def is_offered(select: Select[View], values: Sequence[str]) -> bool:
    """Whether a select allows this many values, offers them all, and none comes twice."""
    offered = {option.value for option in select.options}
    chosen = {*values}
    return select.min_values <= len(values) <= select.max_values and len(chosen) == len(values) and chosen <= offered


def check_chosen(select: Select[View], values: Sequence[str]) -> None:
    """Raise BadInput unless the select offers what was chosen."""
    if not is_offered(select, values):
        raise BadInput("this was not offered", select.custom_id)


def check_sent(form: Modal, sent: Sent) -> None:
    """Raise BadInput unless a sent form answers every required field, and no field that it does not have."""
    components = [item.component for item in form.children if isinstance(item, Label)]
    asked = {
        each.custom_id: each for each in components if isinstance(each, Select | TextInput | UserSelect | FileUpload)
    }
    if not sent.keys() <= asked.keys():
        raise BadInput("this was not asked")
    for name, component in asked.items():
        values = sent.get(name, ())
        if isinstance(component, Select):
            check_chosen(component, values)
        elif isinstance(component, UserSelect | FileUpload):
            _check_number(component, values)
        else:
            _check_written(component, values)


def _check_number(component: UserSelect[View] | FileUpload[View], values: Sequence[str]) -> None:
    """Check how many people or files were sent in. Discord names each by its own id."""
    if not component.min_values <= len({*values}) == len(values) <= component.max_values:
        raise BadInput("this was not offered", component.custom_id)


def _check_written(box: TextInput[View], values: Sequence[str]) -> None:
    written = "".join(values)
    least = (box.min_length or 1) if box.required else 0
    if len(values) > 1 or not least <= len(written) <= (box.max_length or len(written)):
        raise BadInput("this does not fit the box", box.custom_id)
