"""What GMs do beside moves: leading, the desk, results they see first, spectators they let in."""
