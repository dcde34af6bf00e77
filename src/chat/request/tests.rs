//! That requests come back as they were written, and that what was sent once keeps its meaning.

use proptest::prelude::*;
use proptest::sample::select;

use super::*;
use crate::chat::stats::{Page, Wanted};
use crate::chat::{Mark, Moment, Onward, UserId};
use crate::rules::{Seat, Sheet, Viewer};

/// Any request that a control can carry.
fn requests() -> impl Strategy<Value = Request> {
    let nth = || ("[a-z_]{1,9}", prop::option::of(0usize..500));
    let which = select(vec![Which::Mine, Which::All, Which::Finished]);
    let wanted = prop::collection::vec(prop::option::of("[a-z0-9_]{1,9}"), 0..5);
    prop_oneof![
        select(PLAIN.to_vec()),
        select(Level::ALL.to_vec()).prop_map(|level| Request::Bot(Some(level))),
        "[a-z0-9_-]{1,9}".prop_map(Request::Set),
        "[a-z0-9_-]{1,9}".prop_map(Request::Of),
        "[a-z-]{1,9}(\\.[a-z0-9-]{1,9}){0,2}".prop_map(Request::Wish),
        (0usize..500).prop_map(Request::Settings),
        (0usize..500).prop_map(Request::Server),
        (0usize..500).prop_map(|page| Request::Missed(Some(page))),
        (0usize..500).prop_map(|step| Request::Undo(Some(step))),
        (0usize..500).prop_map(Request::Ask),
        (any::<u32>(), select(Ballot::ALL.to_vec())).prop_map(|(number, ballot)| Request::Vote(number, ballot)),
        (select(vec![From::Mine, From::Start]), 0usize..500).prop_map(|(from, page)| Request::Log(from, Some(page))),
        any::<u8>().prop_map(|board| Request::Board(Some(board))),
        any::<u8>().prop_map(Request::Seat),
        any::<u32>().prop_map(Request::NoThanks),
        "[a-z0-9_-]{1,9}".prop_map(Request::Kick),
        (any::<u8>(), any::<u16>()).prop_map(|(seat, mark)| Request::KickSurely(seat, mark)),
        prop::option::of((which, 0usize..500)).prop_map(Request::Games),
        wanted.prop_map(Request::New),
        nth().prop_map(|(game, nth)| Request::Chapter(game, nth)),
        nth().prop_map(|(game, nth)| Request::Topic(game, nth)),
        (select(Moment::ALL.to_vec()), prop::option::of(0u8..4), prop::option::of(0u8..8)).prop_map(replay),
        stats(),
        any::<u8>().prop_map(Request::Forget),
        learn(),
        "[a-z-]{1,9}(\\.[a-z0-9_.-]{1,9})?".prop_map(|text| Request::read(&text)),
    ]
}

fn learn() -> impl Strategy<Value = Request> {
    let game = || "[a-z_]{1,9}";
    let path = || prop::collection::vec("[a-z0-9_+-]{1,9}", 0..4);
    let number = 0usize..9;
    let mark = prop_oneof![
        select(vec![Mark::Go, Mark::Back, Mark::Sure, Mark::Free, Mark::Rest]),
        number.clone().prop_map(Mark::Page),
        number.prop_map(Mark::Picked),
        any::<u8>().prop_map(Mark::Board),
    ];
    let onward = prop_oneof![
        select(vec![Onward::Next, Onward::Back, Onward::Show, Onward::Do, Onward::Later]),
        "[a-z0-9_-]{1,9}".prop_map(Onward::Guess),
        (path(), mark).prop_map(|(path, mark)| Onward::Along(path, mark)),
    ];
    let wanted = prop_oneof![
        game().prop_map(Learn::Open),
        game().prop_map(Learn::Beside),
        game().prop_map(Learn::Anew),
        game().prop_map(Learn::Rest),
        (game(), game(), onward).prop_map(|(game, step, to)| Learn::At(game, step, to)),
    ];
    wanted.prop_map(Request::Learn)
}

fn stats() -> impl Strategy<Value = Request> {
    let game = || prop::option::of("[a-z_]{1,9}");
    let page = prop_oneof![
        any::<bool>().prop_map(|everywhere| Page::Me { everywhere }),
        (game(), 0usize..500).prop_map(|(game, page)| Page::Ladder(game, page)),
        prop::option::of(any::<u64>()).prop_map(|user| Page::Against(user.map(UserId))),
        (game(), prop::option::of(any::<u8>())).prop_map(|(game, seats)| Page::Records(game, seats)),
    ];
    (select(Wanted::ALL.to_vec()), page).prop_map(|(wanted, page)| Request::Stats(Stats { wanted, page }))
}

fn replay((to, board, seat): (Moment, Option<u8>, Option<u8>)) -> Request {
    let eyes = seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
    Request::Replay(Replay { to, sheet: board.map_or(Sheet::Own, Sheet::Board), eyes })
}

proptest! {
    #[test]
    fn every_request_comes_back_as_it_was(request in requests()) {
        prop_assert_eq!(Request::read(&request.to_string()), request);
    }

    #[test]
    fn every_text_comes_back_as_it_was(text in "[a-z-]{1,9}(\\.[a-z0-9_.+-]{0,9}){0,3}") {
        prop_assert_eq!(Request::read(&text).to_string(), text);
    }
}

#[test]
fn what_was_sent_once_keeps_its_meaning() {
    let some = |text: &str| Some(text.to_owned());
    for (text, request) in [
        ("join", Request::Join),
        ("leave", Request::Leave),
        ("bot", Request::Bot(None)),
        ("bot.easy", Request::Bot(Some(Level::Easy))),
        ("bot.normal", Request::Bot(Some(Level::Normal))),
        ("options", Request::Options),
        ("options.where", Request::Set("where".to_owned())),
        ("settings.2", Request::Settings(2)),
        ("here", Request::Here),
        ("no-thanks.2", Request::NoThanks(2)),
        ("server.2", Request::Server(2)),
        ("shut.server", Request::CloseByServer),
        ("start", Request::Start),
        ("start.here", Request::StartHere),
        ("play", Request::Play),
        ("own", Request::Own),
        ("missed", Request::Missed(None)),
        ("missed.1", Request::Missed(Some(1))),
        ("undo", Request::Undo(None)),
        ("undo.38", Request::Undo(Some(38))),
        ("more", Request::More),
        ("close", Request::Dismiss),
        ("log", Request::Log(From::Start, None)),
        ("log.start.3", Request::Log(From::Start, Some(3))),
        ("log.mine", Request::Log(From::Mine, None)),
        ("log.mine.3", Request::Log(From::Mine, Some(3))),
        ("scores", Request::Scores),
        ("rules", Request::Rules),
        ("board", Request::Board(None)),
        ("board.1", Request::Board(Some(1))),
        ("read", Request::Read(None)),
        ("read.2", Request::Read(Some(2))),
        ("again", Request::Again),
        ("of.2", Request::Of("2".to_owned())),
        ("leave.bot", Request::HandOver(false)),
        ("leave.bot.yes", Request::HandOver(true)),
        ("rematch", Request::Rematch),
        ("again-open", Request::OpenAgain),
        ("kick.2", Request::Kick("2".to_owned())),
        ("seat.2", Request::Seat(2)),
        ("concede", Request::Concede(false)),
        ("concede.yes", Request::Concede(true)),
        ("shut", Request::Close(false)),
        ("shut.yes", Request::Close(true)),
        ("vote.3.yes", Request::Vote(3, Ballot::Yes)),
        ("vote.3.no", Request::Vote(3, Ballot::No)),
        ("vote.3.wait", Request::Vote(3, Ballot::Wait)),
        ("vote.3.move", Request::Vote(3, Ballot::Move)),
        ("vote.3.seat", Request::Vote(3, Ballot::Seat)),
        ("vote.3.day", Request::Vote(3, Ballot::Day)),
        ("ask.38", Request::Ask(38)),
        ("nudge", Request::Nudge),
        ("watch", Request::Watch),
        ("unwatch", Request::Unwatch),
        ("chairs", Request::Chairs),
        ("off.2.4711", Request::KickSurely(2, 4711)),
        ("verify", Request::Verify),
        ("result", Request::Result),
        ("export", Request::Export),
        ("film", Request::Film),
        ("hint", Request::Hint),
        ("tips.off", Request::NoTips),
        ("review.all", Request::Review(Review::Whole)),
        ("review.stop", Request::Review(Review::Stop)),
        ("review.3", Request::Review(Review::Point(3))),
        ("replay.back.0.p", replay((Moment::Back, Some(0), None))),
        ("replay.show.own.3", replay((Moment::Shown, None, Some(3)))),
        ("silence", Request::Messages(false)),
        ("messages", Request::Messages(true)),
        ("games", Request::Games(None)),
        ("games.mine.1", Request::Games(Some((Which::Mine, 1)))),
        ("games.finished.2", Request::Games(Some((Which::Finished, 2)))),
        ("new", Request::New(Vec::new())),
        ("new.a_game.-.thread.en", Request::New(vec![some("a_game"), None, some("thread"), some("en")])),
        ("check", Request::Check),
        ("rules.a_game", Request::Chapter("a_game".to_owned(), None)),
        ("rules.a_game.0", Request::Chapter("a_game".to_owned(), Some(0))),
        ("topic.a_game.1", Request::Topic("a_game".to_owned(), Some(1))),
        ("set", Request::Wishes),
        ("set.confirm", Request::Wish("confirm".to_owned())),
        ("set.zone.quiet.22-8", Request::Wish("zone.quiet.22-8".to_owned())),
        ("zone", Request::Zone),
        ("quiet", Request::Quiet),
        ("language", Request::Tongue),
        ("stats.see.me.all", Request::Stats(Stats::see(Page::Me { everywhere: true }))),
        ("stats.see.ladder.a_game.2", Request::Stats(Stats::see(Page::Ladder(some("a_game"), 2)))),
        ("stats.see.against.42", Request::Stats(Stats::see(Page::Against(Some(UserId(42)))))),
        ("stats.see.records.-.3", Request::Stats(Stats::see(Page::Records(None, Some(3))))),
        ("forget.1", Request::Forget(1)),
        ("stats.words.me.here", Request::Stats(Stats { wanted: Wanted::Words, page: Page::Me { everywhere: false } })),
        ("stats.show.me.here", Request::Stats(Stats { wanted: Wanted::Shown, page: Page::Me { everywhere: false } })),
    ] {
        assert_eq!(Request::read(text), request, "{text}");
        assert_eq!(request.to_string(), text);
    }
}

#[test]
fn what_nothing_is_known_of_is_strange() {
    // The last two asked about closing before a vote had a number.
    for text in ["vote.3", "vote.3.maybe", "agree", "refuse"] {
        assert_eq!(Request::read(text), Request::Strange(text.to_owned()));
    }
    for text in [
        "dance",
        "undo.x",
        "missed.01",
        "concede.no",
        "play.2",
        "settings",
        "log.start",
        "bot.random",
        "replay",
        "replay.on.0",
    ] {
        assert_eq!(Request::read(text), Request::Strange(text.to_owned()));
    }
}
