### What Discord shows of the commands of the Nine Hazels.

command-hazels = Moves of the Nine Hazels
command-hazels-throw = Throw the die
    .game = { option-game }
command-hazels-walk = Walk with one of your walkers
    .walker = Who walks
    .steps = How far
    .game = { option-game }
command-hazels-answer = Answer the riddle
    .text = Your answer
    .stake = What it is worth
    .stake-one = 1 nut
    .stake-two = 2 nuts
    .game = { option-game }
command-hazels-judge = Say whether an answer is right (GM)
    .right = Whether it is
    .game = { option-game }

name-hazels = hazels
name-hazels-throw = throw
    .game = game
name-hazels-walk = walk
    .walker = walker
    .steps = steps
    .game = game
name-hazels-answer = answer
    .text = text
    .stake = stake
    .game = game
name-hazels-judge = judge
    .right = right
    .game = game
