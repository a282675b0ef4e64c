### Who watches a game, and what they are told.

## Watching

watch-how = You can read along in { $room }, and `/{ name-board }` shows how the game stands. If a GM agrees, you can also see all secrets; but then you can never take a seat in this game.
watch-over = This game is over. { $room } and `/{ name-game } { name-game-history }` show what everybody can read.
watch-asks = I've asked the GM. Once they agree, `/{ name-game } { name-game-watch }` shows you everything.
watch-agreed = Done. From now on they read everything, and can never take a seat in this game.
watch-can-post = { $user } can still post in { $room } themselves: please take Send Messages and Send Messages in Threads from them there.
watch-begins = You can now watch **{ $game }** in { $room } with all its secrets. `/{ name-game } { name-game-watch }` there shows you where they are, and `/{ name-game } { name-game-leave }` stops it. Please keep it to yourself.
watch-thread = All secrets of this game are in { $thread }, which only spectators can read. Please keep it to yourself.
watch-returns = You're watching again, and back in the spectators' thread in a moment. If not, `/{ name-game } { name-game-watch }` shows you everything. Please keep it to yourself.
watch-alone = You aren't in the spectators' thread, so here is everything so far, only for you. Please keep it to yourself.
watch-stopped = You've stopped watching. You know secrets of this game, so you still can't take a seat in it. `/{ name-game } { name-game-watch }` brings you back.
gm-watch-asked = { $user } would like to watch **{ $game }** in { $room } with all its secrets. If you agree, they can never take a seat in it.
button-spectate = Watch
button-watch = Ask to see all secrets
button-let-watch = Let this person watch

## The thread of those who watch with all secrets

spectators-greeting = Here you read all secrets of **{ $game }** in { $room }, step by step. No player may read this thread, or hear what's in it.
spectators-undone = { who-took-back }. What's said about it above no longer counts.
spectators-held = This is the next result. The GM looks it over first, and can take it back; otherwise it's published { $when } at the latest. Nobody else knows it yet.

## What the table chooses

setup-spectating = Whether spectators can see all secrets
setup-spectating-gm = Spectators can see all secrets if the GM agrees
setup-spectating-never = Spectators see no secrets
signup-spectating = Spectators
signup-spectating-text = Spectators see no secrets.
