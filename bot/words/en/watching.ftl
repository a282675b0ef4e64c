### Who watches a game, and what they are told.

## Whoever watches

watch-how = You may read along in { $room }; `/{ name-board }` shows how the game stands. If a GM agrees, you may also be shown all its secrets; then you can never take a seat in this game.
watch-over = This game is over; { $room } and `/{ name-game } { name-game-history }` show you all that everybody may read.
watch-asks = The GM is asked. Once he agrees, `/{ name-game } { name-game-watch }` shows you the way to everything.
watch-agreed = Done: from now on that spectator reads everything, and never gets a seat in this game.
watch-can-post = { $user } could still post in { $room } by themselves: please take Send Messages and Send Messages in Threads from them there.
watch-begins = You may watch **{ $game }** in { $room } with all its secrets. `/{ name-game } { name-game-watch }` there shows you the way to them, and `/{ name-game } { name-game-leave }` ends it. Please tell nobody.
watch-thread = All secrets of this game are in { $thread }, which is only for those who watch. Please tell nobody.
watch-returns = You watch again, and in a moment you are back in the thread for those who watch; if you are not, `/{ name-game } { name-game-watch }` shows you everything. Please tell nobody.
watch-alone = You are in no thread for those who watch, so this is everything so far, for you alone. Please tell nobody.
watch-stopped = You watch no more. You know secrets of this game, so there is still no seat for you in it; `/{ name-game } { name-game-watch }` brings you back.
gm-watch-asked = { $user } would like to watch **{ $game }** in { $room } with all its secrets. Whoever does can never take a seat in it.
button-spectate = Watch
button-watch = Ask to see all secrets
button-let-watch = Let this person watch

## The thread of those who watch with all secrets

spectators-greeting = Here you are told all secrets of **{ $game }** in { $room }, wait by wait. Nobody who plays may read this thread, or hear of what stands in it.
spectators-undone = A step is taken back. What is told of it above counts no more.
spectators-held = A wait is over, and this comes of it. The GM looks it over first, and may take it back; otherwise it is told { $when } at the latest. Nobody else knows it yet.

## What the table chooses

setup-spectating = Whether a spectator may see all secrets
setup-spectating-gm = Spectators may see all secrets if the GM agrees
setup-spectating-never = No spectator sees any secrets
signup-spectating = Spectators
signup-spectating-text = Nobody who watches is shown any secrets.
