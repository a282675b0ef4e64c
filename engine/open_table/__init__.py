"""The open table: a host's own roles, read from a role file. docs/role-files.md explains the file to hosts.

It is not a rulebook yet. It reads and checks role files and resolves their nights; see ADR 76 for what comes next.
"""
