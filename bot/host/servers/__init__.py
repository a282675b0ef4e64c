"""What a server or its members ask for beside a game: settings, history, privacy, rooms that were lost."""
