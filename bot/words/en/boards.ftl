### What all games on a board say alike.

move-resign = Resign
order-resign = You can give up at any time. You can't take it back.
did-resign = You've given up.

setup-moving = Great moments
setup-moving-on = Fights, fireballs, lifted cups and won races move in their pictures
setup-moving-off = All pictures stand still

## The GM's desk

desk-turn = their turn
