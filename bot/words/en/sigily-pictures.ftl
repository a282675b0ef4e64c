### The pictures of Sigily. What has a name of its own in a theme is a term the theme supplies.

picture-sigily = { -race }
picture-sigily-before = The board before the first move
picture-sigily-moving-fought = In motion: swords cross where the units fight.
picture-sigily-moving-fireball = In motion: a fireball flies to its end.
picture-sigily-moving-race-won = In motion: a star shines over the chariots that have won the race.
picture-sigily-beginning =
    The board at the beginning: a ring of twenty-four sigils, clockwise, with four gates in its corners and a solar sigil between each two.
    From each gate an arm of two sigils leads inward to the centre.
picture-sigily-start = start

## What is awaited

picture-sigily-to-pass = Nobody has anything to do
picture-sigily-to-spell = { $name } may cast a spell
picture-sigily-to-throw = { $name } to throw
picture-sigily-to-block = { $name } may pay, or freeze
picture-sigily-to-stuck = { $name } can't move
picture-sigily-to-move = { $name } to move
picture-sigily-to-land = { $name } has moved
picture-sigily-to-answer = { $name } to answer
picture-sigily-to-judge = Is { $name } right?
picture-sigily-to-earn = { $name } has moved
picture-sigily-to-after = { $name } may cast a spell
picture-sigily-to-over = The race is over
picture-sigily-no-winner = Nobody has won
picture-sigily-declared = Won by { $names }
picture-sigily-fastest = Fastest: { $names }
picture-sigily-richest = Richest: { $names }

## What has happened

picture-sigily-threw = { $name } threw { $count }
picture-sigily-went = { $unit }: { $place }
picture-sigily-casts = { $name }: { $spell }
picture-sigily-casts-on = { $name }: { $spell } on { $target }
picture-sigily-enters = { $unit } enters by { $gate }
picture-sigily-refused = { $unit } is kept out at { $gate }
picture-sigily-goes-back = { $unit } will go back
picture-sigily-darts-hit = Darts hit { $unit }
picture-sigily-darts-miss = Darts miss { $unit }
picture-sigily-lost = { $name } has no move
picture-sigily-opens = { $name } begins
picture-sigily-passed-frozen = { $name } is frozen, no turn
picture-sigily-passed-covered = { $name } is covered, no turn
picture-sigily-passed-finished = { $name } is home, no turn
picture-sigily-passed-resigned = { $name } has given up, no turn
picture-sigily-resigned = { $name } has given up
picture-sigily-beats = beats { $unit }
picture-sigily-falls = falls to { $unit }
picture-sigily-breaks = breaks on { $unit }'s stone skin
picture-sigily-coins-won =
    { $coins ->
        [one] +{ $coins } coin
       *[other] +{ $coins } coins
    }
picture-sigily-joins = joins { $unit }
picture-sigily-fireball-dies = { $unit } burns
picture-sigily-fireball-nothing = { $unit } is unhurt
picture-sigily-fireball-turns = { $unit } turns it back
picture-sigily-fireball-skin = it breaks on { $unit }'s stone skin
picture-sigily-put-back = back to { $place }
picture-sigily-paid = jackpot +{ $coins }
picture-sigily-is-frozen = { $name } is frozen
picture-sigily-is-blocked = { $name } pays it off
picture-sigily-right = right answer
picture-sigily-wrong = wrong answer
picture-sigily-dies = dies of a curse
picture-sigily-throws-again = throws again
picture-sigily-asked = draws a question
picture-sigily-race-won = the race is won
picture-sigily-unmade = doesn't count yet

## In words

picture-sigily-thrown = Thrown: { $sticks }
picture-sigily-happened = Just now
picture-sigily-chosen = Chosen, but doesn't count yet
picture-sigily-by-throw = By the throw
picture-sigily-reached = { $count } { $place }
picture-sigily-choices = To choose from
picture-sigily-letter = { $letter } { $unit } to { $place }
picture-sigily-exit = leaving by { $gate }
picture-sigily-fights =
    { $count ->
        [one] a fight
       *[other] { $count } fights
    }
picture-sigily-brings-curse = cursed
picture-sigily-brings-fuses = joins friends
picture-sigily-brings-throws = a free throw
picture-sigily-brings-asks = a question
picture-sigily-turn = whose turn it is
picture-sigily-leads = leads
picture-sigily-frozen = frozen
picture-sigily-out = has given up
picture-sigily-to-go = { $steps } to go
picture-sigily-are-home = home { $numbers }
picture-sigily-are-waiting = not in play { $numbers }
picture-sigily-stands = { $number } on { $place }
picture-sigily-over = over { $units }
picture-sigily-skin = stone skin
picture-sigily-cursed = Cursed
picture-sigily-wind =
    { $left ->
        [one] { $spell } by { $name }, until { $name }'s next turn
       *[other] { $spell } by { $name }, for { $left } of { $name }'s turns
    }
picture-sigily-jackpot = Jackpot: { $coins }
picture-sigily-on-ring = Coins on each holiday and the two sigils after it
picture-sigily-on-arms = Coins from each gate inward
