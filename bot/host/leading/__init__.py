"""The GMs' work beside moves: leading, the desk, results that they see first, and spectators they let in."""
