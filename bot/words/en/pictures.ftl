### What pictures show in letters, and the texts beside them that say what they show.

picture-outcome-aborted = The game ended early.
picture-seat = { $name } ({ $notes })
picture-said-of = { $title }: { $what }
