"""The slash commands as Discord knows them: their words, languages and registration, and what may be typed."""
