### The manager's words. A game's words are in assets/games/<id>/words, in the same languages.
###
### How keys are named
###   button-…             the label of a button (aim at 34 characters, 80 at most)
###   <message>-…          lines of one kind of message: welcome, lobby, board, panel, picture, hand, end, log, games, rules …
###   declined-…           why the manager does not do what was asked: one sentence, what and why
###   refused-…            why the contract does not take a path (the games' own reasons are in their files)
###   permission-…         the platform's permissions as its own menus call them
###   setting-…            a choice of the table; setting-<name>-<value> its values
###   set-…                what a person sets for themselves; set-<name>-<value> its values
###   <command>-command, <command>-verb-<subcommand>, <command>-slot-<option>
###                        slash commands: .name and .description
### What a game of the slash command <command> must have besides its own messages
###   <command>-title, <command>-edition, <command>-button-own
###   <command>-how: how it is played, in half a page (1,200 characters at most)
###   <command>-command, <command>-verb-<verb>, <command>-slot-<slot>      with .name and .description
###   <command>-setting-<setting>, <command>-setting-<setting>-<value>
###   and may have <command>-final, <command>-final-<token>: what a last step does that can't be taken back
### How arguments are named
###   $who a mention or several · $name, $names one or several names · $game the title · $what words of a game
###   $seat names of seats; $seat-count (of any argument that names seats) how many they are, for the verb
###   $n a number that picks the plural form · $new, $close … a command that can be clicked

## Small parts

list-and = { $first } and { $last }
count-of = { $n } { $what }
language-name = English
level-easy = easy
level-normal = normal
level-strong = strong
page = page { $n } of { $of }
final = final

## Buttons

button-play = Play
button-missed = What did I miss?
button-undo = Undo
button-more = More
button-back = Back
button-close = Close
button-join = Join
button-leave = Leave
button-bot = Add bot
button-options = Options
button-start = Start
button-level-easy = Easy
button-level-normal = Normal
button-level-strong = Strong
button-keep = Keep { $what }
button-others = Choose others
button-chosen = Done
    .outcome = { $n } chosen
button-nothing = None of them
button-next = Next ›
button-previous = ‹ Previous
button-undo-step = Undo this step
button-undo-turn = Undo my whole turn
button-ask-them = Ask them
button-ask-step = Ask for this step
button-ask-turn = Ask for the whole turn
button-ask-undo = Ask to undo
button-log = Log
button-scores = Scores
button-rules = Rules
button-again = Board again
button-settings = Settings
button-nudge = Nudge
button-watch = Watch
button-unwatch = Stop watching
button-kick-yes = Take off the table
button-quiet = Quiet hours
button-away = Away
button-zone = Time zone
button-back-again = I'm back
button-board-new = { $board } · { $n } new
button-board = Show the board
button-whole-map = Whole map
button-new = Open a table
button-concede-yes = Give up
button-close-yes = Close the table for good
button-leave-game = Leave the game
button-leave-bot = A bot plays on for me
button-leave-bot-yes = Get up
button-give-up = Give up for good
button-take-seat = Take this seat
button-let-in = Let in
button-not-now = Not now
button-play-bots = Play on against bots
button-end-game = End the game
button-rematch = Rematch
button-open-again = Open again
button-stay = Leave it as it is
button-verify = Verify
button-result = Result as text
button-go = Go to the table
button-no-messages = No messages, please
button-messages = Messages again
button-agree = Agree
button-refuse = Refuse
button-yes = Yes
button-wait = Wait
button-wait-none = { button-wait }
button-wait-day = Wait 24 hours more
button-wait-three = Wait 3 days more
button-wait-week = Wait 7 days more
button-wait-evening = Wait 20 minutes more
button-bot-move = A bot makes this move
button-bot-seat = A bot takes the seat
button-day-pace = 24 hours a move from now on
button-check-again = Check again
button-play-here = Play here
button-sit = Sit down
button-no-thanks = No, thanks
button-move-here = Move it here
button-invite = Let me in
button-forget = Forget me
button-forget-yes = Forget me for good
button-stats-me = Me
button-stats-everywhere = Everywhere
button-stats-ladder = Ladder
button-stats-against = Against
button-stats-records = Records

## First contact

welcome = Guildhall is here. Open a table with { $new }. Games: { $games }.
    You play whenever you have a minute: I call you when it is your turn. Languages: English, magyar, polski.
open-below = Your table is open below.
open-there = Your table is open: { $where }
open-soon = Your table appears here as soon as I get through to Discord.
open-not = I can't write here, so there is no table. { $check } shows what I am lacking.
open-ask = Which game?
permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-attach-files = Attach Files
permission-read-history = Read Message History
permission-create-threads = Create Public Threads
check-head = What I may do in this channel:
check-has = { $permission }: yes
check-lacks = { $permission }: **no**
check-fine = Nothing is missing.
check-missing = Someone who manages this channel can allow what is missing.

## The lobby

lobby-open = **{ $game }** · table open · { $n ->
    [0] every seat is taken
    [one] { $n } seat free
   *[other] { $n } seats free
}
lobby-seat = { $n }. { $name }
lobby-seat-host = { $n }. { $name } (host)
lobby-seat-bot = { $n }. { $name } ({ $level })
lobby-seat-free = { $n }. –
lobby-hint = Start when you like; an empty seat can be a bot.
lobby-hint-goes-on = Start when you like; bots take the empty places.
goes-on = Goes on from move { $n } of table { $table }. Whoever played there sits in their own place. Not rated, in no statistics.
goes-on-lesson = Goes on from where the lesson ended.
lobby-hint-full = Start when you like.
lobby-hint-few = { $n ->
    [one] One more is needed; an empty seat can be a bot.
   *[other] { $n } more are needed; an empty seat can be a bot.
}
lobby-started = **{ $game }** · started · { $names } → { $where }
lobby-started-here = **{ $game }** · started · { $names }
lobby-result = **{ $game }** · finished · { $scores } → { $where }
lobby-lots = Seats were drawn by lot.
lobby-fingerprint = Fingerprint of the random seed: { $hash }; the seed itself is shown at the end.
lobby-closed = **{ $game }** · closed before the start
lobby-old = **{ $game }** · closed after 7 quiet days
invite = { $who }, { $name } invites you: { $game }.
invite-done = { $name } has been invited.
invite-no = { $name } can't join this time.
moved-here = { $who }: { $game } goes on here.
moved-away = The table has moved: { $where }
moved-done = The table goes on in { $where }.
rematch = { $who }: once more? { $game }, same options.
thread-name = { $game }: { $names }
thread-name-plain = Guildhall { $table }
joined = You're in. **{ $own }** under the board shows what only you may see; if I can write to you, it also comes by direct message.
joined-open = You're in.
dm-closed = I can't send you direct messages. No harm: press **{ $own }** under the board at any time; only you see it.
digest-closed = I can't send you direct messages, so I call you in the channel again.
remind = { $game }: { $who }, the table is waiting for you: { $what }.
remind-last = { $game }: { $who }, only you are missing: { $what }.
remind-calm = There is no hurry.
remind-many = These tables are waiting for you:
remind-stopped = Reminders sent to { $name }: { $n }. I'll send no more. You can wait or replace the seat: { $replace }.
headsup = { $game }: { $name } is to move, and then you.
digest-head = Waiting for you today: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
away-notice = { $name } is away until { $when }; deadlines wait.
away-set = You're away until { $when }. Deadlines wait for you, and you can play all the same.
away-ask = How many days will you be away?
away-back = You're back. Waiting for you:
away-back-none = You're back. Nothing is waiting for you.
turn-direct = { $game } with { $names }. Your turn: { $what }.
called-here = { $who }, your turn: { $what }. I couldn't reach you directly.
nudge = { $game }: { $who }, { $name } asks whether you have a moment: { $what }.
nudge-done = Passed on to { $names }.
nudge-later = { $names }: quiet hours. I'll pass it on { $when }.
left = You no longer sit at this table.
start-done = The game has begun: { $where }
start-wanted = { $who }: { $name } would like to start.
start-asked = Only the host can start; I have asked.
host-new = You look after this table now.
kick-ask = Take somebody off
kick-sure = Take { $name } off this table?
kicked = { $name } no longer sits here.
bot-ask = Which bot sits down?
bot-sits = { $name } sits down.
options-head = Options of this table. The host ({ $name }) can change them until the start.
options-head-started = Options of this table.
option-line = { $setting }: { $value }
setting-where = The game goes on
setting-where-thread = in a thread of its own
setting-where-channel = in this channel
setting-language = Language
setting-pace = A move may take
pace-none = no deadline
pace-day = 24 hours a move
pace-three = 3 days a move
pace-week = 7 days a move
pace-evening = live: 20 minutes a move
setting-late = When time is up
setting-late-ask = the table decides
setting-late-bot = a bot makes the move
setting-advice = Advice on moves
setting-advice-alone = where only bots play along
setting-advice-on = for everybody
setting-advice-off = none
setting-first = Who begins
setting-first-lot = by lot
setting-seats = Seats

## The board

board-turn = { $who }, your turn: { $what }.
board-turn-many = { $who }: { $what }, all at once.
board-missing = Still to answer: { $names }.
board-missing-each = { $name } ({ $when })
board-due = Due { $when }.
board-late-bot = when time is up, a bot moves
lobby-advice = advice on moves
board-paused = The table rests until { $when }. You can play all the same.
board-resumed = The pause is over.
board-away = { $name } is away until { $when }.
board-outage = I was out of reach for a while ({ $from } to { $to }); deadlines have moved by as much.
board-small = { $game } · { $stage } · move { $n }
board-since = Since your last move
board-line = · { $what }
board-more = and { $n } more: *{ $missed }*
board-no-picture = I lack **{ permission-attach-files }** here, so there is no picture.
board-company = -# At the table: { $who }
board-did-many = Everybody has answered.
board-taken-back = Taken back: { $name } moves again. The board that counts is below.
board-again = The board is at the bottom of { $where }.

## The panel: one question after another, seen by one person

panel-done = Done. { $what }. You can take it back until { $name } moves.
panel-done-many = Done. { $what }. You can take it back until someone else answers.
panel-done-final = Done. { $what }.
panel-done-fixed = Done. { $what }. You can't take it back.
tip = Tip: { $what }
tips-off = No more tips. { $settings } brings them back.
panel-away = You're away until { $when }, and you can play all the same.
button-tips-off = No more tips
button-hint = Hint
button-learn = New to this game?
button-learn-more = Learn
button-learn-back = ‹ Back
button-learn-play = Learn it by playing
button-learn-show = Show me
button-learn-later = Later
button-learn-rest = Play the rest · 2 easy bots
button-learn-stop = End that game
button-learn-again = Once more
hint-head = **What the strong bot would do next in your place**
hint-line = { $n }. **{ $move }** · { $brings }
hint-ahead = you'd be { $n }.{ $tenth } points ahead a few turns on
hint-behind = you'd be { $n }.{ $tenth } points behind a few turns on
hint-level = you'd be level a few turns on
hint-less = −{ $n }.{ $tenth } points
hint-same = just as good
hint-small = Reckoned from what you can know, by playing on in mind. No promise.
hint-only = There is only one move: **{ $move }**.
hint-stale = The game moved on while I was thinking about that.
panel-final = { $what }. This draws or shows something new, so you can't take it back alone afterwards.
panel-final-label = { $label } · { $final }
panel-sure = That would be: { $what }.
panel-keep-one = Which one do you keep?
panel-keep-some = Which ones do you keep ({ $n })?
panel-select = Choose
panel-select-some = Choose { $min ->
    [one] one
   *[other] { $min }
}
panel-select-range = Choose { $min } to { $max }
panel-again = Your turn again: { $what }.
panel-gone = This question is settled.
panel-ends = Your turn ends by itself { $when }.
panel-closed = Closed. **{ button-play }** opens it again.
waiting-for = { $names }: { $what }

## Pictures

picture-focus = In focus: { $what }.
picture-asked = { $seat }: { $what }
picture-new = new
picture-news = New: { $what }
picture-sure = like this?
picture-begins = The game begins
picture-goes-on = The game goes on

## The private things of a seat

hand-head = { $game } with { $names }
hand-turn = your turn: { $what }
hand-wait = not your turn; now: { $names } ({ $what })
hand-not-now = not your turn
hand-over = the game is over
hand-open-again = From now on also by direct message.
hand-stopped = No more direct messages from this table. **{ $own }** under the board always works.
hand-which = Which table?

## Taking back, giving up, closing

undo-ask = Undo this step? { $what }.
undo-ask-turn = Or the whole turn so far? { $what }.
undone = Undone · { $what } · { $name } is to move.
concede-ask = Give up? A bot ({ $bot }) plays on in your seat to the end.
leave-ask = The game is running. { $bot } can play on for you, and you can come back whenever you like. Or you give up for good.
leave-sure = { $bot } takes your seat. You can come back at any time.
seat-left = { $name } gets up from the table; { $bot } plays on in that seat.
conceded-final = { $name } gives up; { $bot } plays that seat to the end.
seat-forgotten = A player has left for good, and I have forgotten who it was. { $bot } plays on in that seat.
seat-back = { $name } is back at the table.
seat-wanted = { $name } would like to sit down in place of { $bot }. { $who }: one yes is enough.
seat-taken = { $name } sits down in place of { $bot }.
seat-refused = For now { $bot } keeps the seat.
seat-asked = I've asked the table. The answer comes here, in the channel.
seat-hello = You're in. From now on you see what this seat sees; what it saw before stays with those who played it.
alone = { $who }, you are the last person at this table.
late-void = Settled: the game has gone on another way.
close-ask = Close this table for good? Its record is kept.
close-wanted = { $name } would close this table for good. { $who }: it closes only if you all agree.
closed = This table is closed. Its record is kept.
close-waiting = It closes when everybody seated agrees. Still to answer: { $names }.
close-refused = { $name } would rather play on. The table stays open.
close-agreed = Everybody agreed: this table is closed. Its record is kept.
close-withdrawn = { $name } no longer asks. The table stays open.
close-unanswered = Not everybody answered within 7 days. The table stays open.
close-void = Settled: the game is over.
undo-barred = You can't take this back alone: { $why }. This would go · { $what }
undo-why-new = something new was drawn or shown since
undo-why-moved = { $name } has moved since
undo-wanted = { $name } asks to take back · { $what } · { $who }: all right? Cards drawn and dice rolled come again the same.
undo-asked = I've asked { $names }.
undo-no = No undo: { $name } would rather play on.
undo-withdrawn = No undo: { $name } plays on after all.
undo-over = No undo: the game has gone on.
undo-over-time = No undo: not everybody answered.
tally-all = Agreed: { $names }. Still to answer: { $missing }.
vote-noted = Noted: { $choice }. You can change it until it is settled.
vote-over = That is settled already: { $what }
vote-need = { $of ->
    [1] You decide.
   *[other] { $need } of { $of } votes settle it.
}
vote-remind = { $game } · { $who }, the table is still waiting for your decision: { $names }. Without an answer from you the others decide { $when }.

## When time is up

late-vote = { $names }: time is up. Nothing happens by itself. { $who }: what now? { $need }
gone-vote = { $name } is no longer in this server. { $who }: what now? { $need }
gone-line = { $name } is no longer in this server.
gone-all = Nobody of this table is in this server any more. The table rests; the next move wakes it.
late-tally = Wait: { $wait } · A bot moves: { $move } · A bot takes the seat: { $third }
late-tally-evening = Wait: { $wait } · A bot moves: { $move } · 24 hours a move: { $third }
late-moved = Settled: { $name } has moved.
late-back = Settled: { $name } is here again.
late-wait = Decided: we wait. New deadline: { $when }.
late-wait-on = Decided: we wait.
late-bot-move = Decided: { $bot } makes this move for { $name }.
late-pace = Decided: { $pace } from now on. New deadline: { $when }.
late-all = Time is up for everybody. The table rests; the next move wakes it.
late-auto = { $name }: time is up. { $bot } makes this move, as agreed at this table.
late-yours = Your time was up, so { $bot } moved for you · { $what }.
seat-bot = Decided: { $bot } plays on in the seat of { $name }, who can come back at any time.
replace-ask = { $name } suggests: { $to } takes the seat of { $seat }. { $who }: all right? { $need }
replace-no = The seat stays as it is.
replace-sit = { $who }, this seat is yours if you like: { $game }.
watch-on = You follow this table by direct message, without a sound.
watch-off = You no longer follow this table.
watch-closed = I can't send you direct messages. You can follow the thread instead.
seat-by-bot = { $name } (by { $bot })

## The time of the table

pause-ask = { $name } would let the table rest until { $when }. { $who }: all right? { $need }
pause-no = No pause; the table plays on.
resume-ask = { $name } would go on now. { $who }: all right? { $need }
resume-no = The pause goes on until { $when }.
pace-ask = { $name } suggests another pace: { $pace }. { $who }: all right? { $need }
pace-set = From the next move on: { $pace }.
pace-no = The pace stays: { $pace }.
tally-yes = Yes: { $yes } · No: { $no }

## The end

end-winner = **Game over. Winner: { $name }**, { $n ->
    [one] { $n } point
   *[other] { $n } points
}. { $others }
end-shared = **Game over. Shared victory: { $names }**, { $n ->
    [one] { $n } point
   *[other] { $n } points
}. { $others }
end-score = { $name } { $n }
end-small = { $game } · { $n ->
    [one] { $n } move
   *[other] { $n } moves
} · seed { $seed } (its fingerprint was shown at the start)
end-advice = Advice on moves could be asked for at this table.
end-line = { $what }: { $values }
closing-places = Place
closing-won = wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}
closing-shared = win together with { $n ->
    [one] { $n } point each
   *[other] { $n } points each
}
closing-ahead = wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
}, { $by } ahead of { $names }
closing-tie = wins with { $n ->
    [one] { $n } point
   *[other] { $n } points
} · { $what }
closing-part = { $what } { $n }
closing-place = { $place }. { $seat } · { $n ->
    [one] { $n } point
   *[other] { $n } points
} ({ $parts })
closing-place-bare = { $place }. { $seat } · { $n ->
    [one] { $n } point
   *[other] { $n } points
}
closing-lost = { $place }. { $seat } · { $n ->
    [one] { $n } point
   *[other] { $n } points
}, but stuck and so lost
closing-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}
closing-days = { $moves } · { $n ->
    [one] { $n } day
   *[other] { $n } days
}
closing-players = { $names } · { $when }
closing-played = Played { $when }
closing-leap = Largest gain
closing-leap-what = Move { $n } · { $what }
closing-leap-bare = Move { $n }
closing-turning = Turning point
closing-lead-start = { $seat } was never behind
closing-lead-early = { $seat } never behind from move { $n } on
closing-lead-step = { $seat } never behind from move { $n } to the end
closing-lead-end = decided at the very end
closing-wait = Longest wait
closing-wait-what = before move { $n } · half of all under { $time }
closing-whole = The whole game
closing-whole-what = half of all waits under { $time }
closing-alt-leap = Largest gain · { $seat } +{ $by } (move { $n })
closing-alt-wait = { $what } · { $time } ({ $more })
closing-time-minutes = { $n } min
closing-time-hours = { $n } h
closing-time-days = { $n } d { $hours } h
seat-gave-up = { $bot } (for { $name }, gave up)
verified = { $n ->
    [one] { $n } move
   *[other] { $n } moves
} replayed from the seed: every draw and every roll matches.
verify-differs = Move { $n } does not come out the same when it is replayed from the seed. The record stays as it is; please show it to whoever keeps this bot.
verified-since = Moves { $from } to { $n } replayed from the seed: every draw and every roll matches. The { $older } before were played under earlier rules, which this program no longer has.
verify-older = This game was played under version { $noted } of its rules; this program has version { $here } and cannot replay it. An older program can.
rules-renewed = The rules of { $game } were improved in a new version of this bot. The game goes on from here by them; undo goes no further back.

## Looking back

replay-head = Move { $n } of { $of }
replay-alt = Replay, move { $n } of { $of }.
replay-picture = Replay
replay-picture-move = move { $n } of { $of }
replay-picture-step = { $n } of { $of }
replay-rounds = Go to a round
replay-eyes = With whose eyes
replay-table = Everybody at the table
replay-gone = That move was taken back. This is the last one.
replay-too-early = There is nothing to see before this move.
replay-too-late = There is no such move yet. This is the last one.
replay-shown = { $name } looks back, move { $n } of { $of }
replay-shown-there = Shown in { $where }.
replay-soon = Somebody showed a move a moment ago. Please wait a minute.
replay-lost = I can't write in this table's channel.
export-record = The record of this game, with the seed: `guildhall verify` checks it, `guildhall playthrough` tells it.
export-log = What everybody could read of this game so far. The record itself can be had when it is over.
review-head = **How { $game } was decided**
review-progress = Weighing the decisions. { $bar }
review-in-work = The review is being made. { $bar }
review-stopped = Stopped. What has been weighed is kept; ask again, and I go on from there.
review-stranger = The review is for those who played this game.
review-older = This game began under older rules, so I can't review it.
button-review = Review
button-review-stop = Stop
review-title = Review
review-remark = As a bot weighs it that looks a few turns ahead, from what each player could know
review-graph = Chance to win, in percent
review-percent = { $n } %
review-decisions = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
review-no-decisions = not weighed
review-points = What cost the most
review-none = No decision that certainly cost a point or more
review-made = Played
review-better = Better
review-untold = something that is told nowhere
review-tenths = { $whole }.{ $tenths }
review-skill = { $seat }: { $percent } of what the best moves bring, in { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}
review-point = { $n }. Move { $step } · { $seat } · −{ $loss } points. Played: { $made }. Better: { $better }
film-progress = Making the film. { $bar }
film-in-work = The film is being made.
film-there = The film of this game is in the channel.
film-post = **{ $game }** from beginning to end
film-alt = The whole game in { $n } pictures; most points for { $names } ({ $points }).
film-too-long = The film took too long, so I gave it up. Please try again later.
film-not-posted = I made the film, but could not post it in this table's channel.
button-film = Film
button-to-film = To the film
button-replay = Replay
button-replay-first = |◀
button-replay-back = ◀
button-replay-on = ▶
button-replay-last = ▶|
button-replay-mine = My last turn
button-replay-round = A round ago
button-replay-board = Board
button-replay-own = { $own } then
button-play-on = Play on from here
button-replay-show = Show everyone

## Looking things up

log-head = What happened at this table
log-line = { $n }. { $what }
log-empty = Nothing has happened yet.
missed-head = Since your last move
missed-start = Since the start
missed-renewed = Since the rules were improved
missed-watching = The last moves
missed-nothing = Nothing has happened since your last move.
since-picture-moves = moves { $from } to { $to }
since-picture-move = move { $n }
since-picture-earlier = Before that
since-picture-all = Everybody
since-picture-now = For you now
since-alt = Since move { $n }.
scores-head = The public standing so far
read-head = The table in words
read-seat = { $seat }
button-as-text = As text
button-as-picture = As picture
games-yours = Your move: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
games-others = Waiting for others: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
games-finished = Finished: { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
games-line = { $game } with { $names }: { $what } → { $link }
games-called = called { $when }
games-due = due { $when }
games-line-alone = { $game }: { $what } → { $link }
games-opened = opened { $when }
games-ended = ended { $when }
games-broken = { $game }: this table needs its keeper; nothing is lost → { $link }
games-lobby = waiting for the start
games-none = You sit at no table. Open one with { $new }.
games-play = Play { $game }
rules-chapter = **{ $game } · { $chapter }**
rules-several = “{ $topic }” can be more than one thing. Choose one.
rules-hint = Look anything up by name with { $rules }, or here by chapter:
rules-title = **{ $title }**
language-set = This table speaks English from now on.
language-changed = { $name } has set this table to English.

## What people set for themselves

settings-head = Your settings
settings-table-head = Your settings at this table
settings-same = as everywhere
settings-saved = Noted. { $setting }: { $value }
set-pings = When it's my turn
set-pings-channel = in the channel
set-pings-direct = by direct message
set-pings-daily = once a day
set-pings-none = not at all
set-reminders = Reminders
set-reminders-normal = the usual ones
set-reminders-last = only the last
set-reminders-often = more often
set-reminders-off = none
set-headsup = A word before my turn
set-headsup-off = no
set-headsup-on = yes
set-digest = The daily list comes at
set-hand = My cards
set-hand-direct = by direct message
set-hand-request = only when I ask
set-confirm = Ask before final moves
set-confirm-big = only big ones
set-confirm-always = always
set-confirm-never = never
set-boards = Boards
set-boards-picture = as pictures
set-boards-text = in words
set-tips = Tips
set-tips-on = in first games
set-tips-off = off
set-stats = How I play
set-stats-shown = seen in this server
set-stats-hidden = hidden
set-quiet = Quiet hours: { $begin } to { $end }, { $zone }. No deadline of yours ends in them; the others see only the moved time.
set-quiet-off = Quiet hours: none
set-quiet-none = none
days = { $n ->
    [one] { $n } day
   *[other] { $n } days
}
set-quiet-hours = { $begin } to { $end }
set-zone-gone = I no longer know the time zone { $zone }; quiet hours rest until you choose one.
zone-ask = Which time zone? For example { $zone }: it is { $now } there now.
zone-now = { $zone } · now { $now }

## What was played, and how well

stats-head = Your games in this server
stats-head-everywhere = Your games in all servers
stats-none = You have finished no game here yet.
stats-none-everywhere = You have finished no game yet.
stats-best = Best with
stats-fared = · { $kind } ({ $game }) · { $won } of { $n } won
stats-turn = { $n ->
    [1] going first
    [2] going second
    [3] going third
   *[other] going fourth
}
stats-kind = { $kind }
stats-with = At the table with
stats-companion = · { $who } · { $n ->
    [one] 1 game
   *[other] { $n } games
} · { $ahead } ahead, { $behind } behind
stats-note = Only games that were played to their end. Games with bots count for points, not for the rating.
stats-someone = someone
former-player = a former player
stats-shown = { $name } shows how we play
stats-soon = Such a page was shown here a moment ago. Please wait a minute.
stats-not-shown = I can't write in this channel.
stats-game = { $game }: { $n ->
    [one] 1 game
   *[other] { $n } games
}, won { $won }; best { $best }, on average { $mean }
stats-rating = rating { $rating }
stats-rating-soon = rating from 5 games on, { $n } so far
stats-helped = Seats taken over for others: { $n }
ladder-head = Ladder · { $game }
ladder-line = { $place }.{ $trend } { $who } · { $rating } · { $n ->
    [one] 1 game
   *[other] { $n } games
}, won { $won }; best { $best }, on average { $mean }
ladder-none = Nobody has played 5 games that count yet.
ladder-end = The ladder ends before this page.
ladder-off = Those who manage this server want no ladders and records here. Your own card stays.
ladder-own = You are not listed here; { $figure }.
ladder-note = Games that began without a bot. Whoever hides what they play, or has left the server, is not listed.
against-whom = How do you do against whom?
against-head = { $first } and { $second }
against-score = Ahead { $first } : { $second } · { $n ->
    [one] 1 game
   *[other] { $n } games
} together
against-game = · { $game } · { $first } : { $second }
against-last = The last games
against-meeting = · { $when } · { $game } · { $first } : { $second } → { $who }
against-even = even
against-third = Most often with you · { $who } · { $n ->
    [one] 1 game
   *[other] { $n } games
}
against-note = Who was ahead goes by the places at the end.
against-you = That's you. Name somebody else.
against-bot = Bots are no opponents here. Name a person.
against-hidden = You hide how you play, so you can't compare yourself with others. `/stats privacy` changes it.
against-nobody = You have not yet finished a game here with anybody whose games can be seen.
against-none = Nothing to show of you and { $who }. It takes a game you finished together here, and both of you seen.
records-head = Records · { $game } · { $seats }
records-all = any number of seats
records-seats = { $n ->
    [one] 1 seat
   *[other] { $n } seats
}
records-line = · { $what } · { $who } · { $when }
records-table = table { $table }
records-points = Most points · { $n }
records-widest = Widest win · { $n } ahead
records-closest = Closest win · { $n } ahead
records-gain = Largest gain by one move · { $n }
records-own = { $what } · { $n }
records-streak = Most wins in a row · { $n }
records-together = Most games together · { $n }
records-shortest = Shortest game · { $n ->
    [one] 1 move
   *[other] { $n } moves
}
records-none = No such game was finished here yet under the rules as they are now.
records-note = Only games under the rules as they are now. Whoever hides what they play, or has left, is not named.
forget-ask = I can delete what I know of you. This goes: your results, ratings, settings and lessons, and your name and number at all tables, where you are “a former player” from then on. In games that are being played a bot has your seat for good, you get up from tables that have not begun, and your hands go from our conversation. This stays: the moves, since they belong to the others' games; the ratings of the others; and what stands in channels already.
forget-sure = { $tables ->
    [0] There is no way back, and nobody can bring it back. Shall I forget you?
    [one] You still sit at one table, and lose your seat there. There is no way back, and nobody can bring it back. Shall I forget you?
   *[other] You still sit at { $tables } tables, and lose your seats there. There is no way back, and nobody can bring it back. Shall I forget you?
}
forget-done = Forgotten. If you come back one day, you are new here.
forget-half = I could not finish. What is gone is gone; press again for the rest.
export-own = What is stored of you, as a file. Only you see it. Your moves and their times are not in it: they belong to the records of the games.
card-title = Guildhall
card-here = this server
card-everywhere = all servers
card-sum = { $n ->
    [one] 1 game finished
   *[other] { $n } games finished
}, { $won } won
card-games = { $n ->
    [one] 1 game
   *[other] { $n } games
}
card-place = { $n ->
    [1] won
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
card-best = best
card-mean = mean
card-more = Rating after { $n ->
    [one] 1 more game
   *[other] { $n } more games
}
card-last = { $change } last time
card-won = { $won } of { $n } won
card-with = { $n ->
    [one] 1 game
   *[other] { $n } games
} · { $ahead } ahead, { $behind } behind
ladder-title = Ladder
ladder-where = This server
ladder-rating = rating
ladder-games = games
ladder-won = won
against-together = { $n ->
    [one] 1 game together
   *[other] { $n } games together
}
records-title = Records
records-look = Look back at the table of a record
feat-points = Most points
feat-widest = Widest win, by so many points
feat-closest = Closest win, by so many points
feat-gain = Largest gain by one move
feat-streak = Most wins in a row
feat-together = Most games together
feat-shortest = Shortest game, in moves

## Lessons

learn-list = Learn a game, step by step, only for you. Stop whenever you like; I remember where you are.
learn-list-new = { $game }: about { $n } minutes
learn-list-open = { $game }: step { $n } of { $of }
learn-list-done = { $game }: done
learn-head = { $game } · lesson · step { $n } of { $of }
learn-waits = your move at a table: { $link }
learn-known = You know now: { $what }
learn-told = Meanwhile: { $what }
learn-other = Allowed too. For this lesson look for **{ $label }**.
learn-meant = Look for **{ $label }**.
learn-here = You were here.
learn-stale = That button belongs to an earlier step. You are here:
learn-rest-dm = I'd keep that game in a direct message, but I can't send you one. Allow it, or open a table: { $new }.
learn-rest-open = A game of yours is still open in our direct messages. End it first, or play it on there.
learn-later = Good. { $learn } goes on here, at step { $n } of { $of }.
learn-changed = This lesson has been improved meanwhile; we begin this part anew.
learn-joined = New to { $game }? Ten minutes, only for you: { $learn }.
learn-end =
    That was the lesson. You can play { $game }.
    The game you began isn't over: two easy bots would play it out with you. Nobody waits, nothing counts.
# A learner who is called like a companion.
learn-namesake = { $name } (you)
learn-companion-1 = Béla
learn-companion-2 = Cecylia

## Servers

server-head = Settings of this server
server-pace = Pace
server-place = New tables
server-language-opener = that of whoever opens the table
server-channels = Tables may be opened in: { $channels }
server-channels-all = Tables may be opened everywhere
server-channels-allow = allow
server-channels-forget = forget
server-channels-everywhere = everywhere
server-ladder = Ladders and records
server-ladder-on = shown
server-ladder-off = switched off
server-opening = Who may open tables: { $role }
server-opening-all = Who may open tables: everybody
server-opening-everyone = everybody
server-opening-role = one role
server-table = · { $table } { $game }: { $what } → { $link }
server-table-short = { $table } { $game } ({ $names })
server-lacks = In this channel I lack { $permissions }.
server-close-ask = Close { $table } for good? Its record is kept.
closed-server = This table was closed by those who manage the server. Its record is kept.
mark-lost = channel lost
mark-paused = paused until { $when }
mark-late = time is up
mark-vote = vote open
mark-broken = needs its keeper

## Why not

declined-not-your-turn = It's not your turn. Now: { $names } ({ $what }). I'll call you when it's yours.
declined-stale = The game has moved on since that button. Now it stands like this:
declined-stale-button = That button is from an earlier time and does nothing any more.
declined-stranger = You don't sit at this table, but you're welcome to watch.
declined-over = This game is over.
declined-not-over = This game is still going on.
declined-channel = In this server tables are opened in { $channels }.
declined-opening = In this server only { $role } may open tables. You can sit down at any of them.
declined-channels = At most { $n } channels can be named.
declined-no-such-table = No such table runs in this server.
declined-invite-blind = { $name } can't see this channel.
declined-invite-bot = { $name } is a bot of another kind; with **{ button-bot }** one of ours sits down.
declined-invite-often = { $name } has been asked already.
declined-invite-many = { $n } people have been asked today. You can ask more { $when }.
declined-invite-seated = { $name } sits here already.
declined-invite-full = No seat is free.
declined-invite-nobody = Say whom you would like to invite.
declined-move-where = Say to which other channel the table should move.
declined-move-lacks = I can't write there: I lack { $permissions }.
declined-move-you = You can't write there yourself.
declined-move-soon = The table moved a short while ago; again { $when }.
declined-move-kind = A table can be in a text channel or in a thread, not there.
declined-moved = Your table plays in { $where }; the command works there.
declined-no-table = There is no table in this channel. Open one with { $new }.
declined-taken = There is a table in this channel already: { $game } with { $names }. Finish or close it first, or play the new one in a thread.
declined-started = The game has already begun.
declined-goes-on = This game goes on from another one: only place, language and time can be chosen.
declined-not-finished = That game was never finished. Only a finished one can be played on.
declined-no-film = That game was never finished. Only a finished one becomes a film.
declined-no-advice = There is no advice at this table. The host decides that before the start.
declined-no-review = That game was never finished. Only a finished one can be reviewed.
declined-no-moment = There is no such move in that game.
declined-over-there = The game is over at this move. Go back some moves first.
declined-lost-moment = That moment can't be played on any more: this program no longer has its rules or its record.
declined-never-began = This table was closed before its game began.
declined-not-started = The game hasn't begun yet.
declined-full = Every seat is taken. You're welcome to watch.
declined-seated = You already sit at this table.
declined-not-seated = You don't sit at this table.
declined-not-host = Only the host ({ $name }) can do that before the start.
declined-too-few = { $game } needs at least { $n ->
    [one] { $n } player
   *[other] { $n } players
}; an empty seat can be a bot.
declined-no-bot = No seat is free for a bot.
declined-seats = { $game } is for { $min } to { $max } players.
declined-permissions = I can't open a table here: I lack { $permissions }. Someone who manages this channel can allow it; then try again.
declined-server-only = That works in a server's channel, not in a direct message.
declined-not-invited = Only my commands are in this server, and I am not: someone who manages it can let me in.
declined-not-let-in = I'm not in this private thread, so I can't write here. Mention me here once, that lets me in; then try again.
declined-undo-nothing = There is nothing of yours to take back.
declined-undo-new = You can't take that back alone: something new was drawn or shown since.
declined-undo-moved = You can't take that back alone: { $name } has moved since.
declined-undo-open = A request to take back is open · { $what }
declined-undo-asked = You have asked that already; ask again after the next move.
undo-all-away = The others are away, so nobody can agree now.
declined-vote-not-you = Only { $names } can decide that.
declined-vote-open = That question is being decided already; it is above in the channel.
declined-close-soon = You asked that a short while ago. You can ask again { $when }.
declined-nudge-you = The table is waiting for you: { $what }.
declined-nudge-soon = The next nudge is possible { $when }.
declined-nudge-enough = { $names } has been nudged twice for this move. Together you can decide more: { $replace }.
declined-nudge-paused = The table rests until { $when }.
declined-seat-known = You have held another seat of this game and know its cards, so only that one is open to you.
declined-seat-kept = This seat is kept for { $name }. You can ask for it { $when }.
declined-seat-gave-up = You gave this game up; you're welcome to watch.
declined-seat-soon = The table has said no for now. You can ask again { $when }.
declined-replace-early = { $name } still has time. The seat can be replaced { $when }.
declined-replace-idle = The table is not waiting for { $name }.
declined-replace-known = { $name } has held a seat of this game before, and this one is not open to them.
declined-watch-many = This table is followed by { $n } people already, and more are too many.
declined-kicked = The host has taken you off this table.
declined-zone = I know no time zone { $zone }. Choose one of the suggestions.
declined-quiet-long = Quiet hours can last 12 hours at most.
declined-unknown-command = I don't know the command { $command }. Nothing was changed.
declined-unknown-value = “{ $value }” is not a choice for { $option }. Nothing was changed.
declined-unclear = “{ $value }” can mean more than one { $option }: { $names }.
declined-not-asked = { $option } is not asked for here. Is this what you want?
declined-unknown-topic = I know nothing called “{ $topic }” in { $game }.
declined-other-game = This table plays { $game }, and that command is for another game.
declined-no-player = Nobody of that name sits at this table.
declined-soon = The board was shown a moment ago: { $link }
declined-no-thread = I can't open a thread here. The game can go on in this channel instead.
declined-no-threads-here = There are no threads in a channel of this kind. You can play in the channel itself.
declined-occupied = There is another table in that channel. Finish or close it first.
declined-no-language = Choose one of the languages.
keeper = This table needs its keeper. Nothing is lost, and the clock stands still.
declined-broken = This table needs its keeper. Nothing is lost.
fault = Something went wrong on my side. The table is whole, and nothing half done was kept. Please try once more.
lost = I can't write in our channel any more. The table is safe. To go on in another channel of the server, type { $move } there.
lost-locked = I can't write in our thread any more: it is locked. The table is safe. To go on in another channel of the server, type { $move } there.
refused-not-asked = It's not your turn to choose.
refused-unknown = I don't know that choice.
refused-not-offered = That can't be chosen now.
refused-count = { $min ->
    [0] Choose at most { $max }
   *[other] Choose { $min } to { $max }
}; you chose { $given }.
refused-count-exact = Choose exactly { $min }; you chose { $given }.
refused-twice = You chose the same thing twice.
refused-incomplete = The move isn't complete yet.
refused-too-long = Nothing more is asked after that.

## Suggestions while a command is typed

suggest-nothing = Nothing to choose here now
suggest-no-match = Nothing that can be chosen now begins like that
suggest-no-table = There is no table in this channel
suggest-not-you = It's not your turn
suggest-first = First choose { $option }
suggest-panel = Leave this empty: you are asked step by step
suggest-count = { $what } · { $n } of { $of } chosen
suggest-barred = { $label } · { $why }

## Slash commands

table-command =
    .name = table
    .description = Open a table, sit down, look after a game
table-verb-new =
    .name = new
    .description = Open a table here
table-verb-join =
    .name = join
    .description = Sit down at the table in this channel
table-verb-leave =
    .name = leave
    .description = Get up; in a running game a bot plays on
table-verb-bot =
    .name = bot
    .description = Add a bot
table-verb-options =
    .name = options
    .description = See or change the options before the start
table-verb-start =
    .name = start
    .description = Start the game
table-verb-board =
    .name = board
    .description = Show the board again at the bottom of the channel
table-verb-log =
    .name = log
    .description = What happened, only for you
table-verb-scores =
    .name = scores
    .description = The public standing so far
table-verb-undo =
    .name = undo
    .description = Take back what you have just done
table-verb-nudge =
    .name = nudge
    .description = Remind whoever is to move (every 12 hours at most)
table-verb-concede =
    .name = concede
    .description = Give up for good; a bot plays to the end
table-verb-close =
    .name = close
    .description = Close a table for good; everybody seated must agree
table-verb-rematch =
    .name = rematch
    .description = Same game, same people
table-verb-invite =
    .name = invite
    .description = Invite somebody to this table
table-verb-move =
    .name = move
    .description = Carry the table to another channel
table-verb-kick =
    .name = kick
    .description = Take somebody off the table before the start
table-verb-replace =
    .name = replace
    .description = Give a seat to another player or to a bot
table-verb-verify =
    .name = verify
    .description = Replay the record and check every draw and roll
table-verb-export =
    .name = export
    .description = What is stored of this game, as a file
table-verb-pace =
    .name = pace
    .description = Suggest another pace to the table
table-verb-pause =
    .name = pause
    .description = Ask the table to rest for some days
table-verb-language =
    .name = language
    .description = Language of this table
table-verb-check =
    .name = check
    .description = What I may do in this channel, and what I lack
table-slot-game =
    .name = game
    .description = Which game
table-slot-seats =
    .name = seats
    .description = How many seats (empty ones can be bots)
table-slot-where =
    .name = where
    .description = In this channel or in a thread of its own
table-slot-language =
    .name = language
    .description = Language
table-slot-days =
    .name = days
    .description = Days (1 to 60; 0 ends the pause)
table-slot-pace =
    .name = pace
    .description = How long a move may take
table-slot-channel =
    .name = channel
    .description = Which channel or thread
table-slot-level =
    .name = level
    .description = How well the bot plays
table-slot-seat =
    .name = seat
    .description = Whose seat
table-slot-player =
    .name = player
    .description = Which player
table-slot-text =
    .name = text
    .description = In words, for you alone
board-text-yes = yes
board-text-no = no
table-slot-from =
    .name = from
    .description = From which moment
log-from-mine = my last move
log-from-start = the start
hand-command =
    .name = hand
    .description = What is yours to see, only for you
hint-command =
    .name = hint
    .description = What the strong bot would do in your place, only for you
replay-command =
    .name = replay
    .description = The game as it was at any move, only for you
review-command =
    .name = review
    .description = How the finished game here was decided
replay-slot-move =
    .name = move
    .description = After which move
replay-slot-round =
    .name = round
    .description = At the beginning of which round
replay-slot-film =
    .name = film
    .description = The whole game as a film, in the channel
rules-command =
    .name = rules
    .description = Look something up: a card, a tile, a rule
rules-slot-game =
    .name = game
    .description = Which game
rules-slot-topic =
    .name = topic
    .description = A card, a tile or a word of the rules
learn-command =
    .name = learn
    .description = Learn a game in ten minutes, only for you
learn-slot-game =
    .name = game
    .description = Which game
games-command =
    .name = games
    .description = Your tables, those waiting for you first
games-slot-which =
    .name = which
    .description = Which tables
games-which-mine = waiting for me
games-which-all = all
games-which-finished = finished
stats-command =
    .name = stats
    .description = What you have played and how well
stats-verb-me =
    .name = me
    .description = Your games in this server, for you alone
stats-verb-ladder =
    .name = ladder
    .description = The best of this server in a game
stats-verb-against =
    .name = against
    .description = How it stands between you and somebody
stats-verb-records =
    .name = records
    .description = What nobody in this server has outdone
stats-verb-privacy =
    .name = privacy
    .description = Whether others see how you play
stats-slot-game =
    .name = game
    .description = Which game
stats-slot-person =
    .name = person
    .description = Whom to compare yourself with
stats-slot-seats =
    .name = seats
    .description = For how many seats
stats-slot-how =
    .name = how
    .description = How you would like it
settings-command =
    .name = settings
    .description = How I talk to you
settings-verb-show =
    .name = show
    .description = All your settings at a glance
settings-verb-pings =
    .name = pings
    .description = Where I call you: in the channel, by direct message, once a day, or not at all
settings-verb-reminders =
    .name = reminders
    .description = How often I remind you
settings-verb-headsup =
    .name = headsup
    .description = A word when I come next
settings-verb-hand =
    .name = hand
    .description = Hand by direct message, or only on request
settings-verb-confirm =
    .name = confirm
    .description = Ask before a move is final
settings-verb-boards =
    .name = boards
    .description = Boards as pictures, or in words for a screen reader
settings-verb-tips =
    .name = tips
    .description = Tips in your first games: on or off
settings-verb-quiet =
    .name = quiet
    .description = Hours without reminders
settings-verb-zone =
    .name = zone
    .description = Your time zone
settings-verb-digest =
    .name = digest
    .description = When the daily list comes
settings-verb-away =
    .name = away
    .description = You are away: deadlines wait for you
settings-verb-language =
    .name = language
    .description = Language of what only you see
settings-verb-export =
    .name = export
    .description = All that is stored of you, as a file
settings-verb-forget =
    .name = forget
    .description = Delete what is stored of you
settings-slot-how =
    .name = how
    .description = How you would like it
settings-slot-begin =
    .name = begin
    .description = First quiet hour (0 to 23)
settings-slot-end =
    .name = end
    .description = First loud hour again (0 to 23)
settings-slot-hour =
    .name = hour
    .description = The hour of the list (0 to 23)
settings-slot-zone =
    .name = zone
    .description = Your time zone
settings-slot-days =
    .name = days
    .description = Days (1 to 30; 0 when you are back)
settings-slot-language =
    .name = language
    .description = Language
server-command =
    .name = server
    .description = How I behave in this server
server-verb-show =
    .name = show
    .description = Settings and running tables
server-verb-pace =
    .name = pace
    .description = Pace of new tables
server-verb-language =
    .name = language
    .description = Language of new tables
server-verb-place =
    .name = place
    .description = New tables in threads or in the channel
server-verb-channels =
    .name = channels
    .description = Where tables may be opened
server-verb-opening =
    .name = opening
    .description = Who may open tables
server-verb-ladder =
    .name = ladder
    .description = Whether there are ladders and records
server-verb-close =
    .name = close
    .description = Close a table of this server for good
server-slot-pace =
    .name = pace
    .description = How long a move may take
server-slot-language =
    .name = language
    .description = Language
server-slot-where =
    .name = where
    .description = In the channel or in a thread of its own
server-slot-how =
    .name = how
    .description = Allow it, forget it, or allow all
server-slot-channel =
    .name = channel
    .description = Which channel (this one, if you name none)
server-slot-who =
    .name = who
    .description = Everybody, or one role
server-slot-role =
    .name = role
    .description = Which role
server-slot-shown =
    .name = shown
    .description = Shown or switched off
server-slot-table =
    .name = table
    .description = Which table
