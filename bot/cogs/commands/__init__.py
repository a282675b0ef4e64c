"""The slash commands as Discord knows them: their words, languages and registration, and the check of what is typed."""
