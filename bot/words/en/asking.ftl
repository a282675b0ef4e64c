### A player's question to the GM, the answer, and the GM's own words.

button-ask = Ask the GM
button-reply = Answer
button-rule = Answer to all
button-speak = Say something

card-questions = Questions to the GM go to

## The player

ask-title = Ask the GM
ask-label = Your question
ask-note = Only GMs who don't play read it. It changes nothing in the game.
asked = The GM has your question. { $answered ->
        [dm] The answer comes by DM, and is also behind "My secrets".
       *[answers] You'll find the answer behind "My secrets".
    }
answer-title = The GM's answer
ruling-title = The GM's ruling
own-remarks-title = You and the GM
own-question = **You asked:**
own-answer = **The GM answered:**
own-ruling = **The GM answered to all:**
own-words = **The GM wrote to you:**
own-words-in-thread = **The GM wrote in your private thread:**
picture-beside = (with a picture: { $description })

sheets-given =
    { $knows ->
        [yes] The game as tables: for spreadsheets (.csv), and for programs (.jsonl). Only you get these files.
       *[no] The public votes and counts as tables: for spreadsheets (.csv), and for programs (.jsonl). The rest comes when who was who is revealed. Only you get these files.
    }
own-replay = The game again, from every seat, with what you and the GM have written to each other. Only you get this file.

## The GM

gm-question = { $name } asks you in **{ $game }**, { $room }:
gm-question-title = A question
gm-question-note = Only GMs who don't play know of it. "Answer" goes to this player alone; "Answer to all" is posted as a ruling, without their name.
reply-title = Answer { $name }
reply-note = Only this player reads it
rule-title = Answer to all
rule-note = Posted for everybody, without the asker's name
reply-label = Your answer
replied = { $name } gets your answer, and nobody else does.
ruled = I'm posting your ruling for everybody, without the asker's name.

inbox-title = Inbox: { $game }
inbox-empty = Nobody has asked you anything yet.
inbox-question = { $name } asked { $when }: { $text }
inbox-open = ● { $name } asked { $when }, and is waiting: { $text }
inbox-answer = ↳ Answered to them alone: { $text }
inbox-ruling = ↳ Answered to all: { $text }
inbox-choose = Choose a question to answer
inbox-choice = { $name }: { $text }

## The GM's own words

words-title = From the GM, in their own words
words-to-you-title = From the GM to you alone
speak-title = Say something
speak-text = What you say
speak-note = It's marked as yours. It changes nothing in the game.
speak-to = Who reads it
speak-to-all = Everybody, in the channel
speak-to-seat = { $name } alone, by DM
speak-to-thread = In private: { $thread }
thread-spectators = The spectators' thread
speak-when = When
speak-news = news
speak-when-note = Empty: at once. "{ speak-news }": just before my next news there. Or a time: "fri 20:00", "in 3 days".
spoken =
    { $to ->
        [all] { $when ->
            [now] I'm posting it in { $name }.
            [time] I'll post it in { $name } { $at }, unless the game is over by then.
           *[news] I'll post it in { $name } just before the next news, in a week at the latest.
        }
        [thread] { $when ->
            [now] I'm posting it in private, for those who are there and nobody else: { $name }.
            [time] I'll post it in private { $at }, for those who are there then, unless the game is over: { $name }.
           *[news] I'll post it in private just before the next news there, in a week at the latest: { $name }.
        }
       *[seat] { $when ->
            [now] I'm sending it to { $name }, and to nobody else.
            [time] I'll send it to { $name } alone { $at }, unless the game is over by then.
           *[news] I'll send it to { $name } alone, just before my next news for them, in a week at the latest.
        }
    }
words-lost =
    { $why ->
        [thread] The private thread in { $room } (**{ $game }**) for which you wrote this has gone, so nobody has read it; say it elsewhere if it still matters.
        [left] The player in { $room } (**{ $game }**) for whom you wrote this has left their seat, so nobody has read it; write to their successor if they should know.
       *[over] **{ $game }** in { $room } was over before its time came, so nobody has read it; you can still post it there yourself.
    }

## Pictures

picture-label = A picture
picture-note = PNG, JPEG, GIF or WebP, at most 8 MB. I show it still, and keep nothing of the file but what you see.
picture-description = What the picture shows
picture-description-note = Screen readers read it to people who can't see the picture.
picture-undescribed = A picture from the GM, without a description

## What waits to be said

desk-turn-waiting = Still to be said
button-unsay = Withdraw it
button-say-now = Say it now
waiting-title = Still to be said: { $game }
waiting-none = Nothing that you wrote is waiting.
waiting-choose = Choose a text to see or withdraw
waiting-thread-gone = a private thread that has gone
waiting-place =
    { $when ->
        [time] I'll say this { $at }
       *[news] I'll say this with the next news there, { $at } at the latest
    }, { $to ->
        [all] in { $name }.
        [thread] in private: { $name }.
       *[seat] to { $name } alone.
    }
waiting-words =
    { $when ->
        [time] { $at }
       *[news] With the next news
    }, { $to ->
        [all] in { $name }
        [thread] in private ({ $name })
       *[seat] to { $name } alone
    }{ $picture ->
        [yes] , with a picture
       *[no] { "" }
    }: { $text }
words-withdrawn = I've withdrawn it, and nobody has read it.
words-said-now = I'm saying it now.
