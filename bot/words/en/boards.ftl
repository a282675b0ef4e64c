### What all games on a board say alike.

move-resign = Resign
order-resign = You may give up at any time. It cannot be taken back.
did-resign = You have given up.
denied-dice-unreadable = These dice cannot be read; please write their faces from 1 to 6 one after the other, such as 2 2 5.
