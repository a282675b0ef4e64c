"""The words that mafia games share: the count of the votes, speech, days and nights."""
