"""A turn on a board as its posts tell it: which lines, in how few words, who is called, and what may be undone."""
