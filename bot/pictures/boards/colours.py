"""The colours of boards and the things on them. A board looks the same in every theme, and so do its colours.

``NOW`` only marks the player whose turn it is and possible moves. White dots on ink mark what has just happened.
"""

from bot.themes.palette import colour

FRAME = colour("#23272F")
PANEL = colour("#323843")
NOW = colour("#F4BE4A")
INK = colour("#1E1A16")
ON_FRAME = colour("#FAF6EE")
NOTE_ON_FRAME = colour("#CDC6B8")
NOTE_ON_NOW = colour("#4A3414")
LAND = colour("#ECDEC4")
MARK_ON_LAND = colour("#D3BF98")
EDGE = colour("#583A1E")
STRAND = colour("#B07A3E")
OTHER_STRAND = colour("#D9A765")
FLAT_STICK = colour("#F1DFB2")
ROUND_STICK = colour("#6B4526")
