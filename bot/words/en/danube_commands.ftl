### What Discord shows of the commands of Down the Danube.

command-danube = Moves of Down the Danube
command-danube-throw = Throw the sticks
    .game = { option-game }
command-danube-move = Move a boat: the whole throw or a part of it
    .boat = The square on which the boat stands
    .steps = How many steps; below 0 back
    .game = { option-game }
command-danube-resign = Give up: the other side wins
    .game = { option-game }

name-danube = danube
name-danube-throw = throw
    .game = game
name-danube-move = move
    .boat = boat
    .steps = steps
    .game = game
name-danube-resign = resign
    .game = game
