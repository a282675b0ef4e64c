### The ladders of a server: who counts, and how everybody stands.

setup-rating = The server's ladder
setup-rating-on = This game counts for the ladder
setup-rating-off = This game doesn't count
signup-ladder = Ladder
signup-ladder-text = The result counts for this server's ladder, which all its members can see.

ladder-heading = Ladder
ladder-subtitle = { $game }, { $games }
ladder-title = { $game }: ladder
ladder-line = { $place }. { $name }: { $said }
ladder-line-provisional = { $name }: { $said }
ladder-rating = { $points } ± { $spread }, { $games }
ladder-provisional = { $points } ± { $spread }, provisional, { $games }
ladder-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
ladder-place = { $said }, place { $place }
ladder-note =
    { $count ->
        [one] From 1 game
       *[other] From { $count } games
    } on this server. A rating is provisional, and has no place, until its ± is { $sure } or less.
ladder-nothing = Nobody is on a ladder here yet. Board games count for it, unless their table chose otherwise.
ladder-no-page = Nobody is on that page any more; please use the command again.
ladder-choose = See the ladder of another game
ladder-of = Ladder of { $game }
button-ladder-higher = Higher
button-ladder-lower = Lower
