"""The letters by which a picture and the buttons below it mean the same thing."""

from string import ascii_uppercase


def letter(place: int) -> str:
    """The letter of a thing by its place in a list: A to Z, and then AA, AB and so on."""
    before, last = divmod(place, len(ascii_uppercase))
    return (ascii_uppercase[before - 1] if before else "") + ascii_uppercase[last]
