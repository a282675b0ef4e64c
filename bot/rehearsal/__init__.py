"""The rehearsal room: the real bot in a simulated Discord, with people who press, choose and type what it shows them.

Nothing here knows the rules of any game. Only this package knows the simulator.
"""
