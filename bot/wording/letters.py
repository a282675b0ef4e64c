"""The letters that match a thing in a picture to the button below it."""

from string import ascii_uppercase


def letter(place: int) -> str:
    """Return the letter of a thing by its place in a list: A to Z, then AA, AB and so on."""
    before, last = divmod(place, len(ascii_uppercase))
    return (ascii_uppercase[before - 1] if before else "") + ascii_uppercase[last]
