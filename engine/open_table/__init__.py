"""The open table: a host's own roles, read from a role file. docs/role-files.md explains the file to hosts.

It reads and checks role files, deals their roles, resolves their nights, and says who has won, for games that are led
by hand. It is no rulebook: no game on Discord can be opened with it.
"""
