### What all games on a board say alike.

move-resign = Resign
order-resign = You can give up at any time. You can't take it back.
did-resign = You've given up.

## The GM's desk

desk-turn = their turn
