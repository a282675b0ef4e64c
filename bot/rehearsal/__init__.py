"""The rehearsal room: the real bot in a simulated Discord, with people who press, choose and type.

Nothing here knows the rules of any game. Only this package knows the simulator.
"""
