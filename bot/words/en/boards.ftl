### What all games on a board say alike.

move-resign = Resign
order-resign = You may give up at any time. It cannot be taken back.
did-resign = You have given up.

## The GM's desk

desk-turn = has the turn
