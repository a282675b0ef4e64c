"""The pinned card and the sign-up: their words, pictures, and the painter that edits the card."""
