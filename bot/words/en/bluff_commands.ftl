### What Discord shows of the commands of the liar's dice.

command-bluff = Bids and challenges
command-bluff-bid = Bid: at least so many dice of one face
    .count = How many dice
    .face = Of which face; 1 is a Magic bid
    .show = With a raise: hidden dice to lay out, such as 2 2 5; the others are thrown again
    .game = { option-game }
command-bluff-challenge = Challenge the bid: all dice are shown
    .game = { option-game }
command-bluff-resign = Give up: your dice leave the game
    .game = { option-game }

name-bluff = bluff
name-bluff-bid = bid
    .count = count
    .face = face
    .show = show
    .game = game
name-bluff-challenge = challenge
    .game = game
name-bluff-resign = resign
    .game = game
