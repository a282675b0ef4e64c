### Matches of several games: a best of three, and a cup of four.

setup-matching = One game or several
setup-matching-single = One game
setup-matching-three = Best of three: the next game begins by itself
setup-matching-cup = Cup of four: two semi-finals and a final
signup-match = Match
signup-match-three = Best of three. When a game is over, the next one begins by itself, with the seats turned, until somebody has won two.
signup-match-cup = A cup of four. Lots are drawn when it begins: two semi-finals, one after the other, and a final. A drawn game is played again.

match-wins = { $name } { $wins }
match-score = Best of three: { $score }.
match-game = Best of three, game { $number }: { $score }
match-semi-final = Semi-final of a cup of four
match-final = Final of a cup of four
match-game-won = { $name } has won this semi-final.
match-no-winner = This game decides nothing in the cup.
match-next =
    { $kind ->
        [cup] { $names } play next. Their semi-final begins { $when }, here.
       *[three] The next game begins { $when }, here. The seats turn: { $names }.
    }
match-next-final = { $names } play the final. It begins { $when }, here.
match-won =
    { $kind ->
        [cup] 🏆 **{ $names } has won the cup.**
       *[three] { $count ->
            [one] 🏆 **{ $names } has won the match.**
           *[other] 🏆 **{ $names } have won the match.**
        }
    }
match-places = { $second } comes second. { $third } share third place.
match-nobody =
    { $count ->
        [0] Nobody has won the match.
       *[other] { $kind ->
            [cup] No players are left, so the cup ends here.
           *[three] { $names } has left, so the match ends here, and nobody has won it.
        }
    }
match-ended-early =
    { $kind ->
        [cup] The game was ended early, so the cup ends here, too.
       *[three] The game was ended early, so the match ends here, too.
    }
match-left = { $name } has left the cup. Their next opponent goes on without a game.
match-leaving = You've left the match. A game that's on goes on as it is.
button-leave-match = Leave the match

denied-cup-of-four = A cup needs exactly four players, and { $count } have joined.
denied-match-writing = Each game needs questions of its own; please choose one game, or play without questions.
denied-match-goes-on = The next game of a match is about to begin here; please use another channel, or a thread.
denied-match-over = This match is already over.
denied-not-in-match = You aren't in this match, or you've already left it.

stats-matches = Matches won
stats-matches-three = { $count } best of three
stats-matches-cup =
    { $count ->
        [one] 1 cup
       *[other] { $count } cups
    }
