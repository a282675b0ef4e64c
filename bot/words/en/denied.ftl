### What the bot itself denies, before any rule is asked, and what it says when something goes wrong.

denied-seat-gone = Somebody else has taken this seat. `/{ name-game } { name-game-join }` puts you on the waiting list, so you hear when one is free.
denied-seat-not-offered = This seat isn't on offer, or not any more. `/{ name-game } { name-game-join }` puts you on the waiting list, so you hear when one is free.
denied-offer-over = This offer is already over, so there's nothing to withdraw.

denied-no-such-theme = There's no such game; please choose one from the list.
denied-channel-taken = This channel already has a game; please use another channel, or a thread.
denied-wrong-channel = A game needs a text channel, an announcement channel, a public thread or a forum post; please use one of those.
denied-missing-permissions = I need these permissions here: { $permissions }. Please give them to my role and try again.
denied-seated-already = You're already at this table.
denied-table-full = All { $most } seats are taken now; press Join again for the waiting list.
denied-seat-free = A seat is free now; press Join again to take it.
denied-waits-already = You're on the waiting list already, and I'll tell you when a seat is free.
denied-knows-secrets = You lead, watch or have already been in this game, so you may know its secrets and can't take a seat in it.
denied-rematch-not-over = This game isn't over yet; when it is, you can ask for a rematch.
denied-rematch-new = This game can't be played again here; please open another with `/{ name-game } { name-game-new }`.
denied-rematch-waits = Who was who isn't revealed yet; when it is, you can ask for a rematch.
denied-rematch-stranger = Only those who played or led this game can ask for a rematch; you can open your own with `/{ name-game } { name-game-new }`.
denied-rematch-there = Please ask for a rematch in { $room }, where the game was played.
denied-nobody-to-ask = Nobody has joined yet, so there's nobody to ask.
denied-not-asked-ready = Time for that is up; the GM can ask again.
denied-nobody-absent = Everybody is ready, or has left.
denied-bench-full = This game's waiting list is full; please try again later.
denied-not-seated = You have no seat in this game; `/{ name-help }` shows what you can do.
denied-no-such-game = I don't know this game any more; `/{ name-help }` shows what you can do.
denied-not-anonymous = This game isn't anonymous; please write in its channel yourself.
denied-say-no-game = I'd post what you write to me in an anonymous game, but you aren't in one. `/{ name-help }` shows what you can do.
denied-say-not-posted = { $why } So your message wasn't posted, and no vote in it counts.
denied-nothing-to-name = This game has nothing to name; under aliases nothing is named, because a name could tell who you are.
denied-bad-name-of-thing = A name has at most { $most } letters and digits, with single spaces, hyphens or apostrophes between them. Nothing has changed.
denied-webhook-scheme = An outgoing webhook needs an address that begins with https://, such as { $example }; nothing has changed.
denied-webhook-host = I send only to a host with a public name, such as { $example }; nothing has changed.
denied-webhook-unreadable = I can't read that address. Please give one such as { $example }, without a name, password or #; nothing has changed.
denied-webhook-long = That address is longer than { $most } characters, so nothing has changed; please give a shorter one.
denied-no-spoken-votes = This table takes no votes aloud. Please vote with the buttons, or by command.
denied-say-nothing = There's no text in this, so nothing was posted; please write something.
denied-say-text-only = I post only text, because a file or sticker may give you away; nothing was posted.
denied-say-too-long = That's { $given } characters, and the limit is { $most }; nothing was posted.
denied-say-too-fast = Some of your messages are still waiting to be posted; please send this one again in a moment.
denied-say-left = You aren't in this game's server any more, so I don't post there for you; nothing was posted. You can still make your moves here in the DM.
denied-say-timed-out = You're timed out in this game's server, so I don't post there for you until that's over; nothing was posted. You can still make your moves here in the DM.
denied-say-unsure = Discord isn't telling me whether you're still in this game's server; nothing was posted. Please try again in a minute.
denied-say-gone = That message is gone, so nothing was posted.
denied-cannot-post = I can't write in this game's channel right now, so nothing was posted; the GM knows.
denied-no-replay-yet = Who was who isn't revealed yet; when it is, you can get your replay.
denied-no-sheets = This game has no tables for a spreadsheet; "My replay" after the end has all of it.
denied-sheets-not-yet = While who was who isn't revealed yet, only a GM gets spreadsheets; afterwards everybody does.
denied-no-replay = There's no page of this game, perhaps because it is too long for one; the record has all of it.
denied-nobody-answers = Nobody can answer you: every GM of this game plays in it, so please ask at the table.
denied-asked-too-much = Some of your questions are still waiting for an answer; please ask this one when you've got it.
denied-remark-empty = There's no text in this, so nothing was sent; please write something.
denied-remark-too-long = That's { $given } characters, and the limit is { $most }, so nothing was sent; please shorten it.
denied-question-answered = This question is answered already, so nothing was sent; the inbox at the desk shows the answer.
denied-asker-left = The player who asked this has left their seat, so nothing was sent; you can still answer to all.
denied-not-begun = The game hasn't begun yet; please wait until the GM starts it.
denied-not-begun-gm = The game hasn't begun yet. Start it first, with `/{ name-game } { name-game-start }` or the button on the card.
denied-poll-of-so-many = A vote needs { $fewest } to { $most } different times; please write each on its own line.
denied-words-thread-news = I post no news in that thread, so please choose a time or leave the box empty; nothing was sent.
denied-too-many-pictures = You've sent { $most } pictures in this game, which is as many as I keep, so nothing was sent; please send this one without.
denied-too-many-waiting = { $most } texts are waiting to be said in this game, and more can't, so nothing was sent; please withdraw one at the desk first.
denied-words-said = That isn't waiting any more: it was said or withdrawn.
denied-thread-gone = Nobody is in that private thread any more, so nothing was sent; please open the form again.
denied-picture-none = That file isn't a picture that I can show, and nothing was sent or saved; please send a PNG, JPEG, GIF or WebP file.
denied-picture-large = That file is larger than { $most } MB, and nothing was sent or saved; please send a smaller picture.
denied-picture-pixels = That picture has more than { $most } million pixels, and nothing was sent or saved; please send a smaller one.
denied-picture-gone = I couldn't fetch that picture from Discord, and nothing was sent or saved; please send it again.
denied-words-too-far = You can write at most { $days } days ahead; please choose an earlier time.
denied-start-or-poll = Please write either one start, or times to vote on.
denied-start-too-far = A start can be at most { $days } days ahead; please choose an earlier time.
denied-begun-already = The game has begun, so it's too late for that.
denied-over = This game is over.
denied-gone-on = The game has moved on, so nothing was taken back; please choose again with `/{ name-gm } { name-gm-undo }`.
denied-held = The GM is looking over the result; the game goes on as soon as it's published.
denied-held-changed = This result has changed since; my last message has it as it stands now, and so does "GM" on the card.
denied-held-gm = The result is still waiting for you. Publish it first, or take it back: the buttons are in my DM, and behind "GM" on the card.
denied-held-paused = The game is paused. Resume it first; then you can publish the result.
denied-nothing-held = No result is waiting any more: it was published, or taken back.
denied-end-stands = This game is over, and its end stands: it could only be taken back before the reveal of who was who.
denied-end-channel-taken = Another game is on in this channel now, so this one can't go on there, and its end stands.
sure-to-give-up = If you give up, you can't take it back. Do you mean it?
denied-not-asked = This isn't possible right now; "What may I do?" shows what is.
denied-stale = This question is settled. Please use the game's newest message, or "What may I do?".
denied-busy = The game is busy just now; please try again.
denied-unsaved = I couldn't save that in time. Check in a minute whether it counted, and try again if it didn't.
denied-no-game-here = No game is on in this channel; please use your game's channel.
denied-which-game = You're in several games; please name one in the option `{ name-game-status.game }`, or use the game's channel.
denied-which-desk = You're in several games; please use this one's channel, or "{ button-speak }" at the desk, which `/{ name-gm } { name-gm-desk }` opens for the game that you name.
denied-gms-changed = This game's GMs have changed since you opened the form; please open it again.
denied-gm-only = Only the GM can do that{ $gm ->
        [nobody] , and this game has no GM any more.
       *[other] ; please ask { $gm }.
    }
denied-gm-or-manager-only = Only the GM, or somebody with the permission Manage Server, can do that{ $gm ->
        [nobody] .
       *[other] ; please ask { $gm }.
    }
denied-gm-plays = You play in this game yourself, so this isn't for you; somebody without a seat can take the game over with `/{ name-gm } { name-gm-hand-over }`.
denied-needs-gm = In this set-up a GM does some things by hand, and nobody leads this game without a seat. { $alone ->
        [no] Please hand it over with `/{ name-gm } { name-gm-hand-over }` to somebody who doesn't play, or choose another set-up.
       *[yes] Please choose another set-up.
    }
denied-room-lost = I can't write in this game's channel any more. Please use `/{ name-gm } { name-gm-move }` in the channel or thread where it should go on.
denied-here-already = The game is in this channel already; please use `/{ name-gm } { name-gm-move }` in the channel where it should go on.
denied-other-server = The game belongs to another server; please use a channel there.
denied-still-in-games = You're in games that are still on, or not yet revealed ({ $games }). Leave them if they haven't begun, or wait until they're over; then you can be forgotten.
denied-no-past-game = That isn't a finished game here; `/{ name-game } { name-game-past }` lists them.
denied-which-rules = No game is on in this channel; please name one in the option `{ name-game-status.game }`.
denied-no-game-to-move = I can't tell which game you mean; please use the option `{ name-game-status.game }` to name one you lead.
denied-nobody-called = Nobody at this table is called { $name }; please choose from the list.
denied-several-called = "{ $name }" could be { $names }; please write the whole name.
denied-no-list-before = You haven't sent a list yet; please write one.
denied-votes-too-far = That's too far ahead; the votes can be closed for { $days } days at most.
denied-no-vote-now = You can't vote right now: only living players can, by day, once they've sent their list, and only while the votes are open.
denied-no-nights-here = This game has no night order; `/{ name-game } { name-game-rules }` explains how it's played.
denied-nothing-to-reveal = There's nothing to reveal: the game is still on, or everybody knows who was who.
denied-nothing-hidden = Nothing is hidden in this game: the card and `/{ name-game } { name-game-history }` show everything.
denied-dice-unreadable = I couldn't read these dice; please write their faces from 1 to 6 one after the other, such as 2 2 5.
denied-payment-unreadable = I couldn't read this payment; please write who pays how much, such as home: 2, Ann 2: 1.
denied-not-in-this-game = This game has no such move; `/{ name-help }` shows what you can do now.
denied-count-unreadable = I couldn't read "{ $line }"; please write a name and a number on each line, such as { $example }.
denied-nothing-to-write = This game doesn't ask you to write anything.
denied-no-seats-here = You don't sit at a round table now, so there's nothing to show; `/{ name-game } { name-game-status }` shows how the game stands.
denied-too-late = Sorry, time was up just before that, so it doesn't count.
denied-no-votes-here = There's no count of votes to see here; `/{ name-game } { name-game-history }` shows what everybody knows.
denied-manager-only = Only somebody with the permission Manage Server can do that; please ask one of them.
denied-host-roles = In this server only members with one of these roles can open games: { $roles }. Please ask one of them.
denied-host-managers = In this server only somebody with the permission Manage Server can open games; please ask one of them.
denied-too-many-games =
    { $most ->
        [one] This server allows one game at once, and one is on; please wait until it ends.
       *[other] This server allows { $most } games at once, and they're all on; please wait until one ends.
    }
denied-too-many-sign-ups = You lead { $count } games that haven't begun yet: { $games }. Please start one of them, or cancel one with `/{ name-game } { name-game-end }` and its number, and then open this one.
denied-leads-already = { $gm } leads this game already; please choose somebody else.
denied-leads-not = { $gm } doesn't lead this game; please choose somebody who does.
denied-last-gm = Nobody else leads this game; please hand it over with `/{ name-gm } { name-gm-hand-over }`, or end it with `/{ name-game } { name-game-end }`.
denied-gms-enough = This game already has { $count } co-GMs, and that's the limit; one of them would have to stop first.
denied-player-or-person = Please name either a player or another person.
denied-bot-leads = A bot can't lead a game; please choose a person.
denied-stranger-leads = Please choose a member of this server, and use the command there.
denied-first-gm = { $gm } is the first GM, and only they can decide to stop; a manager of the server can take the game over.
denied-offer-void = This offer to lead the game isn't for you, or it's over. If you'd like to lead it, please ask its GM.
denied-player-stands-in = You play in this game, so somebody else who manages this server has to lead it.
denied-reads-threads = With your permission Manage Threads or Administrator you could read the spectators' thread, with all the secrets of this game, so you can't take a seat in it.
denied-player-watches = You play in this game; `/{ name-game } { name-game-secrets }` shows what you know.
denied-watch-asked = You've already asked; please wait until a GM agrees.
denied-nobody-is-informed = This table doesn't show its secrets to spectators; please just read along.
denied-nobody-agrees = The GM plays in this game, so nobody can show you its secrets; please just read along.
denied-alias-leads = You play in this game under an alias, so you can't be a co-GM: that would give you away.
denied-leads-enough = { $gm } leads { $count } games that haven't begun yet, and that's the limit; please hand this one to somebody else, or wait until one of them has begun.
denied-no-such-zone = There's no such time zone; please choose one from the list, such as Europe/Dublin.
denied-no-such-choice = That can't be chosen here any more; please use the command again.
denied-no-such-time = I couldn't read "{ $typed }" as a time; try 20:00, tomorrow 8pm, fri 20:00 CET, 24 dec or in 3 days.
denied-time-past = I read that as { $when } in your own time zone, which has already passed; please name a later time.
denied-time-ambiguous = That could be { $first } or { $second }; please write the month as a word, such as 24 dec.
denied-zone-ambiguous = { $typed } could be the time in several places ({ $zones }); please write the place instead.
denied-time-skipped = That time doesn't exist, because the clocks in { $zone } skip it that day; please name another.
denied-not-away = The table thinks you're here; to go away, say until when, such as fri 20:00 or 3 days.
denied-away-too-long = You can be away for at most { $days } days; please ask the GM for a substitute instead.
denied-until-paused = The game is paused, and so is its deadline; please resume the game first.
denied-until-same = The deadline is already { $when }; please name another time.
denied-until-past = That would end the wait { $when }, which has passed; please name a later time, or use `/{ name-gm } { name-gm-close }`.
denied-moves-while-paused = While the game is paused, its deadline can only move later; please resume the game first.
denied-no-such-times = I couldn't read these times of day; please write them as 20:00, or with days before them, as in mon-fri 20:00, sat sun 15:00.
denied-no-such-least = Please write a time from { $least } to { $most }, in whole hours, such as 12 h.
denied-no-such-quiet = I couldn't read these quiet hours; please write them as 23:00-08:00.
denied-quiet-too-long = Quiet hours can last at most { $hours } hours, and must end at another time than they begin; please choose others.
denied-time-in-quiet =
    { $grace ->
        [0] { $time } is in the quiet hours { $quiet }, when no wait ends; please choose another time, or other quiet hours.
       *[other] { $time }, or its grace, is in the quiet hours { $quiet }, when no wait ends; please choose another time, or other quiet hours.
    }
denied-until-quiet = That's in this table's quiet hours, when no wait ends; please name { $when } or a later time.
denied-until-later = A deadline can move by at most { $length }; please name a closer time.
denied-dm-alone = You play this game alone with the house, so that isn't possible here; for a game with others, please open one in a server.
denied-dm-options = In our DM you play alone with the house, without times of day, aliases or a cover; please leave out the options `{ name-game-new.times }`, `{ name-game-new.quiet }`, `{ name-game-new.late }`, `{ name-game-new.anonymous }` and `{ name-game-new.picture }`.
denied-dm-off = The host of this bot offers no games in DMs; please open one in a server.
denied-dm-full =
    { $most ->
        [one] Somebody else is playing alone in a DM with me, and that's the limit; please try again later, or open a game in a server.
       *[other] { $most } people play alone in a DM with me just now, and that's the limit; please try again later, or open a game in a server.
    }
denied-dm-taken = You already have a game here; please play it to its end, or end it with `/{ name-game } { name-game-end }`.
denied-dm-enough = You've opened { $most } games here within a day, and that's the limit; please try again tomorrow.
denied-dm-closed = I can't write to you here; please allow DMs from me, or add me to your apps, and try again.
denied-dm-not-here = I'm not in this server; please use this command in your DM with me, or ask this server's managers to add me.
denied-guild-only = This only works in a server; please use it in the game's channel.
denied-unreadable = This game is on hold, because I can't read its saved data. Please ask the host to look at it with `brehon check`, or the GM to end it with `/{ name-game } { name-game-end }`.
denied-theme-missing = This game is on hold, because its theme is missing or broken. Please ask the host to put it back, or the GM to end it with `/{ name-game } { name-game-end }`.

bad-input = That doesn't fit here. Please choose from the list; `/{ name-help }` shows what you can do now.
it-counts = It counts, so please don't do it again. I just can't show you the result here; `/{ name-help }` shows what you can do now.
error = Something went wrong. Please check whether it was done before you try again. If it keeps happening, tell the host this reference: { $reference }.

denied-nothing-unsent = Everything has arrived there, so there's nothing to send again.
denied-nothing-owed = Nothing is waiting to be sent there.
denied-just-tried = I tried just now, and Discord blocks bots that keep trying; please try again after { $when }.
denied-not-reached = Discord won't let me write there now. Everything is behind "{ $mine }".
denied-no-such-length = I couldn't read "{ $typed }" as a length of time. Try 5 min, 90 s, 2 h or 1 day.
denied-no-such-wait = A wait lasts from { $least } to { $most }. Please choose a time in between.
