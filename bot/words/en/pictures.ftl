### What pictures show in letters, and the texts beside them that say what they show.

picture-title = The round table
picture-day = Day { $number }
picture-night = Night { $number }
picture-end = The end
picture-living = { $count } alive
picture-you = you
picture-left = your left
picture-right = your right
picture-dead = dead
picture-first = leads the deck
picture-no-card = no card
picture-own = The round table from above, as far as you know it: { $now }. Left is clockwise.
picture-whole = The round table from above, clockwise: { $now }.
picture-number = { $number }. { $name }
picture-seat = { $name } ({ $notes })
