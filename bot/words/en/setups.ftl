### Set-ups under names and as codes, the queue of a server, and what players wish for when they sign up.

button-setups = Saved set-ups
button-save-setup = Save this set-up
button-share-setup = Share it
button-paste-setup = Paste a code

setups-title = Saved set-ups
setups-text = A set-up is the roles and items, the deadlines and all other choices of a table, with its title and your own words. It has no people and no channel. Choose one to load it into this game: it replaces the present set-up.
setups-own = Yours
setups-server = This server's
setups-none = None for this game yet.
setups-default = { $name } (new games begin with it)
setups-load-own = Load one of yours
setups-load-server = Load one of this server's
setups-name = Name
setups-name-note = If you have one of that name, this one replaces it.
setups-for = For
setups-for-own = Only me, on every server
setups-for-server = Everybody who opens games on this server
setups-code = Code
setups-code-note = A set-up that somebody has shared. If it's a file, give it to /{ name-game } { name-game-new } instead.
setups-saved =
    { $again ->
        [yes] I've saved this set-up as { $name } { setups-saved-for }, in place of the one of that name.
       *[no] I've saved this set-up as { $name } { setups-saved-for }.
    }
setups-saved-for =
    { $for ->
        [server] for this server
       *[own] for you
    }
setups-loaded = This game is set up like { $name } now.
setups-pasted = This game is set up like the code says now.
setups-shared = This code holds the set-up. Anybody can paste it into the set-up of the same game, or give it to `/{ name-game } { name-game-new } { name-game-new.setup }:`, on any server.
setups-shared-file = This file holds the set-up, because it's too long for a message. Anybody can give it to `/{ name-game } { name-game-new } { name-game-new.file }:` when they open the same game, on any server.

denied-no-such-setup = There's no such set-up, of yours or of this server; please choose one from the list.
denied-setup-name = A set-up's name has 1 to { $most } characters, with a letter or digit among them; please choose another.
denied-too-many-setups = { $most } set-ups are saved already; please delete one with `/{ name-game } { name-game-set-ups }`, or save this one under the name of another.
denied-two-defaults = A game can begin with one set-up only; please choose one for each game.
denied-setup-of-another-game = That's a set-up for { $made }, and this is { $game }; please choose one for this game.
denied-setup-of-no-game = That's a set-up for a game that isn't installed here; please choose another set-up.
denied-setup-does-not-fit = That set-up has choices that { $game } doesn't offer here; it may come from another release. Please choose another.
denied-code-unreadable = That isn't the code of a set-up, which begins with brehon-set-up; please copy all of it.
denied-code-damaged = Something is missing or changed in that code; please copy all of it again.
denied-code-of-a-newer-release = That code comes from a newer release than mine; please ask for the set-up in words.
denied-code-too-long = The code of a set-up has at most { $most } characters; please copy nothing else.
denied-code-too-much = That code holds more than any set-up; please ask for another.
denied-code-unknown = That code has something I don't know; it may come from a newer release. Please ask for the set-up in words.
denied-setup-too-long = This set-up has too many words for a code; please shorten your words for roles, and then share it again.
denied-setup-or-file = Please give me either a set-up or a file, not both.
denied-file-of-setup = That file holds no set-up; please give me the file as it was shared.
denied-setup-not-yours = Only people who may save set-ups for this server can delete this one.

opened-like = It's set up like { $name }.
opened-like-code = It's set up like the code says.
opened-like-default = It's set up like { $name }, as new games on this server are.
opened-not-like = This server's games begin with { $name }, but that doesn't fit the rules any more, so this is the usual set-up.
opened-there = The sign-up is open in { $room }, where new games of this server open. (With `{ name-game-new.here }:True` one opens where you type.) Choose the set-up here. The card's Set-up button brings it back.
opened-uncalled = I can't call this server's role for new games, because not everybody may mention it. A manager can allow that in the role's settings.

setups-choice-own = { $name } (yours)
setups-choice-server = { $name } (this server's)
setups-empty = None yet.
setups-list = You save a set-up from the set-up of a game, with "{ button-setups }". Choose one here to see, share or delete it.
setups-open-own = See one of yours
setups-open-server = See one of this server's
setups-no-game = It's for a game that isn't installed here.
setups-sure = Do you want to delete { $name }? Games that have it already stay as they are.
setups-deleted = { $name } is deleted.
button-saved-share = Share it
button-saved-delete = Delete it
button-saved-sure = Yes, delete it
button-saved-list = All set-ups

## A server's new games

button-server-new-games = New games
button-server-general = Back
server-new-title = **New games on this server**
server-calls-nobody = A new game calls nobody.
server-calls = A new game calls the role { $role }, once when its sign-up opens, and at most every ten minutes.
server-may-not-call = But I can't mention that role. Please allow everybody to mention it, in the role's settings.
server-choose-role = Who a new game calls: nobody
server-here = A new game opens where somebody asks for it.
server-there = A new game opens in { $room }, wherever somebody asks for it.
server-choose-channel = Where a new game opens: where somebody asks
server-no-defaults = Games begin with their usual set-ups.
server-defaults = Games begin with { $names }; all others with their usual set-ups.
server-choose-defaults = Set-ups that games begin with
denied-role-of-everybody = A new game can't call everybody; please choose a role that people take by themselves.
denied-default-unseen = New games open in a channel that you can't see; please ask somebody who can, or add `{ name-game-new.here }:True` to open it where you type.
denied-default-taken = New games open in { $room }, where one is on. Add `{ name-game-new.here }:True` to open it where you type, or use `/{ name-game } { name-game-queue }` to wait for that channel.
new-game-called = { $role } { $gm } opens a game of **{ $game }**. Who plays?

## The queue

help-queue = This server has as many games as it allows. `/{ name-game } { name-game-queue }` opens yours when there's room.
queue-title = Games that open when there's room
queue-empty = No game is waiting. `/{ name-game } { name-game-queue } { name-game-queue.game }:` adds one.
queue-line = { $place }. **{ $game }** in { $room }, led by { $gm }: { $why }
queue-no-theme = a game that isn't installed
queue-why-none = it opens now.
queue-why-limit = it waits until another game of this server is over.
queue-why-channel = it waits until the game in that channel is over.
queue-why-sign-ups = it waits until its GM has started one of their other games.
queue-why-lost = it can't open, because it isn't installed any more.
queue-withdraw = Take one off the queue
queue-withdrawn = It's off the queue.
queue-added = It's in the queue. It opens in { $room } as soon as there's room, and I'll write to you then.
queue-opened = Your game of **{ $game }** has left the queue: its sign-up is open in { $room }.
denied-queue-full = The queue has { $most } games already; please wait until one has opened.
denied-queue-of-one = You have { $most } games in the queue already; please wait until one has opened, or take one off it.
denied-not-queued = That game isn't in the queue any more; `/{ name-game } { name-game-queue }` shows it.
denied-queue-not-yours = Only its GM and server managers can take a game off the queue.

## Wishes, and people who stand by

button-wishes = Wishes
button-alternate = Stand by
wish-lead = I'd like to lead the next game
wish-no-thread = I'd rather not be in a side's private thread
wishes-label = What you wish for
wishes-note = Only the GM sees it. It doesn't change the deal, which is chance.
wishes-kept = Noted, for the GM alone. You can change it until the game begins, here or with `/{ name-help }`. It doesn't change the deal.
wishes-none = Noted: you have no wishes.
wished-lead = Would like to lead the next game: { $names }.
wished-no-thread = Would rather not be in a side's private thread: { $names }. Wishes don't change the deal, but you can choose a set-up without such threads.
signup-alternates = Standing by as substitutes
alternate-joined = You stand by for **{ $game }**: you have no seat when it begins, and I'll write to you when one is free later. If you want a seat now, press Join. To stop, use `/{ name-game } { name-game-leave }` in { $room }.
alternate-dm = You stand by as a substitute for **{ $game }** in { $room }. Once the game is on, I'll offer you a seat here when one is free.

## Reading how to play before the start

setup-reading = Reading how to play before the start
setup-reading-off = Nobody has to read how to play first
setup-reading-all = It begins once everybody has ticked that they've read how to play
signup-reading = How to play
signup-reading-text =
    { $count ->
        [0] Before this game begins, everybody ticks that they've read how to play.
       *[other] Before this game begins, everybody ticks that they've read how to play. Still to tick: { $names }.
    }
read-asked = { $names } Before the game begins, please read how to play, and press "{ button-read }" on its last page. Then it can start.
all-read = Everybody at your table of **{ $game }** in { $room } has read how to play. You can start.
denied-not-read =
    { $count ->
        [one] { $names } still has to read how to play and tick it; I've asked them in the channel. Please start when they have, or change that in the set-up.
       *[other] { $names } still have to read how to play and tick it; I've asked them in the channel. Please start when they have, or change that in the set-up.
    }
