"""What concerns a whole server: its managers' settings, and what Discord tells of it."""
