### What pictures show in letters, and the texts beside them that say what they show.

picture-outcome-aborted = Ended before its time.
picture-seat = { $name } ({ $notes })
picture-said-of = { $title }: { $what }
