"""The steps that every command and press goes through: services, rights, answers, and the log of uses."""
