### What pictures show in letters, and the texts beside them that say what they show.

picture-outcome-aborted = The game ended early.
picture-seat = { $name } ({ $notes })
picture-said-of = { $title }: { $what }
picture-bids-moving = In motion: the cups go up, the bidder's last.
picture-river-moving = In motion: a star shines over the end of the river, because the race is won.
