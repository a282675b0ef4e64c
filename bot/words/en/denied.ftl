### What the bot itself denies, before any rule is asked, and what it says when something goes wrong.

denied-seat-gone = This seat is not free any more: somebody else has it. With `/{ name-game } { name-game-join }` you wait for one, and hear when one is free.
denied-seat-not-offered = Nobody has offered this seat, or the offer is over. With `/{ name-game } { name-game-join }` you wait for one, and hear when one is free.
denied-offer-over = This offer is over already, so there is nothing to withdraw.

denied-no-such-theme = There is no such game; please choose one from the list.
denied-channel-taken = A game is on in this channel already; please use another channel, or a thread.
denied-wrong-channel = A game needs a text channel, an announcement channel, a public thread or a post of a forum; please use one of those.
denied-missing-permissions = I lack permissions here: { $permissions }. Please grant them to my role and try again.
denied-seated-already = You are at this table already.
denied-table-full = All { $most } seats are taken by now; press Join again to wait for one.
denied-seat-free = A seat is free by now; press Join again to take it.
denied-waits-already = You wait for a seat already: when one is free, you hear of it.
denied-knows-secrets = You lead or watch this game, or have played, led or watched it, and may know its secrets, so there is no seat for you in it.
denied-rematch-not-over = This game is not over yet; when it is, you may ask for a rematch.
denied-rematch-new = This game cannot be played again here; please open another with `/{ name-game } { name-game-new }`.
denied-rematch-waits = Who was who is not told yet; when it is, you may ask for a rematch.
denied-rematch-stranger = Whoever has played or led this game may ask for a rematch. You may open one with `/{ name-game } { name-game-new }`.
denied-rematch-there = Please ask for a rematch in { $room }, where the game was played.
denied-nobody-to-ask = Nobody has joined yet, so there is nobody to ask.
denied-not-asked-ready = Time to say so is over; the GM may ask again.
denied-nobody-absent = Everybody is ready, or has left.
denied-bench-full = So many wait for a seat of this game already that there is no place for more; please try later.
denied-not-seated = You have no seat in this game; `/{ name-help }` shows what you may do.
denied-no-such-game = This game is not known here any more.
denied-not-anonymous = This game is not anonymous; please write in its channel yourself.
denied-say-no-game = I post what you write to me in an anonymous game that is on, and you are in none. `/{ name-help }` shows what you may do.
denied-say-not-posted = { $why } So nothing of your message was posted, and no vote in it counts.
denied-say-nothing = There is no text in this that I could post; nothing was posted.
denied-say-text-only = I post text alone, for a file or sticker may tell who you are; nothing was posted.
denied-say-too-long = That is too long: { $given } characters of { $most } at most; nothing was posted.
denied-say-too-fast = Several messages of yours are still waiting to be posted; please send this one again in a moment.
denied-say-left = You are not in the server of this game any more, so I do not post there for you; nothing was posted. You can still make your moves here in the DM.
denied-say-timed-out = You are timed out in the server of this game, so I do not post there for you until that is over; nothing was posted. You can still make your moves here in the DM.
denied-say-unsure = Discord does not tell me at present whether you are still in the server of this game; nothing was posted. Please try again in a minute.
denied-say-gone = That message is gone, so nothing was posted.
denied-cannot-post = I cannot write in the channel of this game at the moment, so nothing was posted; the GM knows of it.
denied-not-begun = The game has not begun yet; please wait until the GM starts it.
denied-not-begun-gm = The game has not begun yet. Start it first, with `/{ name-game } { name-game-start }` or the button on the card.
denied-begun-already = The game has begun, so this is not possible any more.
denied-over = This game has ended.
denied-gone-on = The game has gone on meanwhile, so nothing is taken back; please choose anew with `/{ name-gm } { name-gm-undo }`.
denied-held = The GM looks over what has come of this wait; as soon as that is told the game goes on.
denied-held-gm = What has come of this wait is still to be told. Tell it first, or take it back: the buttons are in the DM from me, and behind "GM" on the card.
denied-held-paused = The game is paused. Resume it first; then what waits can be told.
denied-nothing-held = Nothing waits there any more: it was told, or taken back.
denied-end-stands = This game has ended, and its end stands: it can be taken back only while who was who waits for the GM to tell it.
denied-end-channel-taken = Another game is on in this channel by now, so this one cannot go on there, and its end stands.
sure-to-give-up = Giving up cannot be taken back. Do you mean it?
denied-not-asked = This is not asked of you at present.
denied-stale = This question is settled. Please use the newest message of the game, or "What may I do?".
denied-busy = The game is busy at this moment; please try again.
denied-unsaved = I couldn't save that in time. Check in a minute whether it counted, and try again if it didn't.
denied-no-game-here = No game is on in this channel; please use the channel of your game.
denied-which-game = You are in several games; please name one in the option `{ name-game-status.game }`, or use the game's channel.
denied-gms-changed = Who leads this game has changed meanwhile; please open the form again.
denied-gm-only = Only the GM of this game may do that{ $gm ->
        [nobody] , and nobody is its GM any more.
       *[other] ; please ask { $gm }.
    }
denied-gm-or-manager-only = Only the GM, or somebody with the permission Manage Server, may do that{ $gm ->
        [nobody] .
       *[other] ; please ask { $gm }.
    }
denied-gm-plays = You play in this game yourself, so this is not for you; somebody without a seat may take the game over with `/{ name-gm } { name-gm-hand-over }`.
denied-room-lost = I cannot write in the channel of this game any more. Please give `/{ name-gm } { name-gm-move }` in the channel or thread where it shall go on.
denied-here-already = The game is in this channel already; please give `/{ name-gm } { name-gm-move }` in the channel where it shall go on.
denied-other-server = The game belongs to another server; please use a channel of that one.
denied-still-in-games = You are in games that are on, or whose end is not told yet ({ $games }). Leave them, or if you have played, led or watched, wait until they are over; then you can be forgotten.
denied-no-past-game = This game is not among those that are over here; `/{ name-game } { name-game-past }` lists them.
denied-which-rules = No game is on in this channel; please name one in the option `{ name-game-status.game }`.
denied-no-game-to-move = I cannot tell which game you mean; please name one that you lead in the option `{ name-game-status.game }`.
denied-nobody-called = Nobody at this table is called { $name }; please choose from the list.
denied-several-called = "{ $name }" may be { $names }; please write the whole name.
denied-no-list-before = You have given no list yet; please write one.
denied-no-nights-here = This game has no nights with an order of their own; `/{ name-game } { name-game-rules }` explains it.
denied-nothing-to-reveal = In this game there is nothing to tell: it is on, or everybody has been told who was who.
denied-nothing-hidden = In this game nothing is hidden: the card and `/{ name-game } { name-game-history }` show all there is.
denied-dice-unreadable = These dice cannot be read; please write their faces from 1 to 6 one after the other, such as 2 2 5.
denied-payment-unreadable = This payment cannot be read; please write who pays how much, such as home: 2, Ann 2: 1.
denied-not-in-this-game = This game has no such move; `/{ name-help }` shows what you may do now.
denied-count-unreadable = "{ $line }" cannot be read; please write a name and a number on each line, such as { $example }.
denied-nothing-to-write = This game does not ask you to write anything.
denied-no-seats-here = You have no seat at a round table now, so there is nothing to show; `/{ name-game } { name-game-status }` shows how the game stands.
denied-too-late = The time was up just before that; it does not count any more.
denied-no-votes-here = In this game no votes are counted day by day; `/{ name-game } { name-game-history }` shows what everybody knows of it.
denied-manager-only = Only somebody with the permission Manage Server may do that; please ask one of them.
denied-host-roles = In this server only members with one of these roles may open games: { $roles }. Please ask one of them.
denied-host-managers = In this server only somebody with the permission Manage Server may open games; please ask one of them.
denied-too-many-games =
    { $most ->
        [one] The managers of this server allow one game at once, and one is on; please wait until it ends.
       *[other] The managers of this server allow { $most } games at once, and so many are on; please wait until one ends.
    }
denied-too-many-sign-ups = You lead { $count } games that have not begun yet: { $games }. Please start one of them, or cancel one with `/{ name-game } { name-game-end }` and its number, and then open this one.
denied-leads-already = { $gm } leads this game already; please choose somebody else.
denied-leads-not = { $gm } does not lead this game; please choose somebody who does.
denied-last-gm = Nobody else leads this game; please hand it over with `/{ name-gm } { name-gm-hand-over }`, or end it with `/{ name-game } { name-game-end }`.
denied-gms-enough = { $count } lead this game beside its first GM already, which is the most; one of them would have to stop first.
denied-player-or-person = Please say either which player, or which other person.
denied-bot-leads = A bot cannot lead a game; please choose a person.
denied-stranger-leads = Please choose somebody of this server, and give the command there.
denied-first-gm = { $gm } is the first GM, who stops only by his own choice; a manager of the server may take the game over.
denied-offer-void = You are not asked to lead this game, or no longer: that offer is over. If you would like to lead it, ask its GM.
denied-player-stands-in = You play in this game, so somebody else who manages this server has to lead it.
denied-reads-threads = You have the permission Manage Threads or Administrator, and with it you could read the thread of those who watch this game with all its secrets. So there is no seat for you in it.
denied-player-watches = You play in this game; `/{ name-game } { name-game-secrets }` shows what you may know.
denied-watch-asked = You have asked already; please wait until a GM agrees.
denied-nobody-is-informed = At this table nobody who watches is shown its secrets; please read along.
denied-nobody-agrees = Whoever leads this game plays in it, so nobody may show you its secrets; please read along.
denied-alias-leads = You play in this game under an alias, so you cannot lead it beside others: that would tell them about you.
denied-leads-enough = { $gm } leads { $count } games that have not begun yet, which is the most; please hand this one to somebody else, or wait until one of them has begun.
denied-no-such-zone = There is no such time zone; please choose one from the list, such as Europe/Dublin.
denied-no-such-choice = That cannot be chosen here any more; please give the command again.
denied-time-or-until = Please give either `{ name-gm-extend.time }` or `{ name-gm-extend.until }`.
denied-no-such-time = That is no time that I understand; please write one like 20:00, tomorrow 20:00, fri 20:00 or 2026-11-22 20:00.
denied-time-past = That time has passed already in { $zone }, the time zone of this server; please name a later one.
denied-time-skipped = That time does not exist: the clocks of { $zone } skip it on that day; please name another.
denied-not-away = The table thinks you are here; to go away, say until when, such as fri 20:00 or 3 days.
denied-away-too-long = Nobody is away for more than { $days } days; please ask the GM for a substitute instead.
denied-until-paused = The game is paused, and its deadline waits with it; please resume the game first.
denied-until-earlier = The deadline is { $when } already; please name a later time.
denied-no-such-times = I cannot read these times of day; please write them as 20:00, or with days before them, as in mon-fri 20:00, sat sun 15:00.
denied-no-such-least = Such a wait lasts at least { $least } to { $most }, in whole hours. Please write a time in between, such as 12 h.
denied-no-such-quiet = I cannot read these quiet hours; please write them as 23:00-08:00.
denied-quiet-too-long = Quiet hours last { $hours } hours at most, and more than none; please choose others.
denied-time-in-quiet =
    { $grace ->
        [0] { $time } is in the quiet hours { $quiet }, in which no wait ends; please choose another time, or other quiet hours.
       *[other] { $time }, or its grace, is in the quiet hours { $quiet }, in which no wait ends; please choose another time, or other quiet hours.
    }
denied-until-quiet = Then it is quiet at this table, and no wait ends; please name { $when } or a later time.
denied-until-later = A deadline is moved by { $length } at most; please name an earlier time.
denied-guild-only = This works in a server only; please use it in the channel of the game.
denied-unreadable = This game rests: I cannot read what was saved of it. Please ask the host to look at it with `brehon check`, or the GM to end it with `/{ name-game } { name-game-end }`.
denied-theme-missing = This game rests: its theme is missing or broken. Please ask the host to put it back, or the GM to end it with `/{ name-game } { name-game-end }`.

bad-input = That does not fit here. Please choose from what is offered; `/{ name-help }` shows what you may do now.
it-counts = It counts: please do not do it again. Only what came of it cannot be shown here; `/{ name-help }` shows what you may do now.
error = Something went wrong. Please look whether it was done before you try again; if it goes on, tell the host the reference { $reference }.

denied-nothing-unsent = Everything has arrived there; nothing is to be sent again.
denied-nothing-owed = Nothing waits to be sent there.
denied-just-tried = It was tried just now. Discord stops bots that insist; please try again after { $when }.
denied-not-reached = Discord does not let me write there now. All of it waits behind "My secrets".
denied-no-such-length = I can't read "{ $typed }" as a length of time. Try 5 min, 90 s, 2 h or 1 day.
denied-no-such-wait = A wait lasts from { $least } to { $most }. Please choose a time in between.
