"""The colours of Sigily's board, and the shape of each province, which is clear even without colour."""

from bot.themes.palette import colour
from engine.sigily.board import Province

FILLS = {
    Province.ULSTER: colour("#CD3D16"),
    Province.LEINSTER: colour("#1C6858"),
    Province.MUNSTER: colour("#3F86CF"),
    Province.CONNAUGHT: colour("#573489"),
}
PANELS = {**FILLS, Province.MUNSTER: colour("#2F6FB5")}
"""The grounds of panels, dark enough for light letters."""
TINTS = {
    Province.ULSTER: colour("#E3A492"),
    Province.LEINSTER: colour("#C2D4BF"),
    Province.MUNSTER: colour("#B3DBFF"),
    Province.CONNAUGHT: colour("#B7A4D6"),
}
SHAPES = {
    Province.ULSTER: "square",
    Province.LEINSTER: "round",
    Province.MUNSTER: "diamond",
    Province.CONNAUGHT: "plus",
}
SIZES = {Province.ULSTER: 42, Province.LEINSTER: 48, Province.MUNSTER: 58, Province.CONNAUGHT: 50}
"""The size of each shape, so that all look equally large and have room for a number."""
COIN = colour("#C98B3C")
FAIRY, FAIRY_EDGE = colour("#3A2F66"), colour("#8677C8")
INSIDE = colour("#F6EEDC")
GOLDEN = colour("#E8D3A4")
STONE = colour("#8C8F94")
FROZEN, FROST = colour("#40596B"), colour("#BFE3F2")
CURSE = colour("#E4604F")
WHITE = colour("#FAF6EE")
