//! All that a store can do at a table, once. Unit tests look at the plans of the statements with it, too.

use std::time::Duration;

use guildhall::chat::{Ballot, ChannelId, GuildId, InteractionId, MessageId, UserId};
use guildhall::record::{Entry, Header, Snapshot};
use guildhall::rules::{Seat, Seats, Seed};
use guildhall::store::*;
use guildhall::words::Language;
use serde_json::json;

fn item(surface: Surface, act: Act) -> NewItem {
    let channel = Some(ChannelId(7));
    NewItem { surface, act, channel, step: 1, payload: json!({"a": 1}), supersedes: true }
}

/// Calls everything once, and checks what comes back.
pub async fn everything_is_done_once(store: Store) {
    let anna = UserId(1);
    let bela = Sitter::Person { user: UserId(2), name: "Béla".into(), gone: None };
    let new = NewTable {
        game: "toy".into(),
        guild: Some(GuildId(9)),
        channel: ChannelId(7),
        host: anna,
        host_name: "Anna".into(),
        options: json!({}),
        seats: 3,
        language: Language::Hu,
        venue: Venue::Channel,
        bots: Vec::new(),
        rematch_of: None,
        opened: 0,
        old_at: i64::MAX,
    };
    let none = Along::default;
    let table = store.create(new.clone(), none()).await.unwrap();
    let commit = async |seen, changes, along| store.commit(Commit { table, seen, changes, along }).await;
    let lobby =
        |people: &[Option<u64>]| Seen::Lobby { people: people.iter().map(|user| user.map(UserId)).collect(), seats: 3 };
    let settled = vec![
        Change::Sitters(vec![bela.clone(), Sitter::Bot("easy".into())]),
        Change::Seats(3),
        Change::Options(json!({"o": 1})),
        Change::Venue(Venue::Thread),
        Change::Language(Language::Pl),
        Change::Host(UserId(2)),
    ];
    assert_eq!(commit(lobby(&[Some(1)]), settled, none()).await, Ok(()));
    let header = Header {
        game: "toy".into(),
        rules_version: 1,
        data: String::new(),
        options: json!({}),
        seats: 1,
        first: None,
        seed: Seed::from_number(1),
        dealt: None,
    };
    let start = vec![Change::Begun(header), Change::Sitters(vec![bela]), Change::Channel(ChannelId(8))];
    assert_eq!(commit(lobby(&[Some(2), None]), start, none()).await, Ok(()));
    let hand = Surface::Hand(UserId(2));
    let say = vec![item(Surface::Board, Act::Post), item(hand, Act::Edit), item(Surface::Notice, Act::Post)];
    let vote = Vote {
        number: 1,
        question: Question::Close,
        by: anna,
        name: "Anna".into(),
        seat: None,
        seats: Seats::only(Seat(0)),
        step: None,
        until: Some(9),
        pace: Some("day".into()),
        comer: Some((anna, "Anna".into())),
        entry: 1,
        opened: 7,
        reminded: Some(8),
        has_lapsed: true,
        choices: vec![(anna, Ballot::Yes)],
        outcome: Some(Outcome::Withdrawn),
    };
    let (seat, standing) = (Seat(0), Standing::Open);
    let claim = Claim { user: UserId(2), name: "Béla".into(), seat, since: 5, standing, is_kept: true };
    let (user, name, answer) = (UserId(4), "Dorota".into(), Answer::Declined);
    let invitation = Invitation { number: 1, user, name, at: 5, answer };
    let watcher = Watcher { user: UserId(5), shown: 5, is_closed: true };
    let turn_end = AlarmOf::table(AlarmKind::TurnEnd);
    let clock = SeatClock { call: 1, step: 1, due: 1_000, moved: None, state: ClockState::Late };
    let (call, step, at, reminders, nudges) = (1, 1, 7, 2, 1);
    let (nudged, said, alone, is_heralded) = (Some(8), 9, Some(8), true);
    let call = Call { call, step, at, reminders, nudges, nudged, said, alone, is_heralded };
    let unasked = Unasked { day: 7, said: 3, listed: 5, left_out: true, welcomed: 6, digested: 8 };
    let append = vec![
        Change::Entries(vec![Entry::Conceded { seat: Seat(0) }]),
        Change::Awaiting(Seats::only(Seat(0))),
        Change::Alarm(turn_end, Some(Alarm { at: 7, mark: 1 })),
        Change::Clock(Seat(0), Some(clock)),
        Change::Call(Seat(0), Some(call)),
        Change::Sitters(vec![Sitter::Bot("easy".into())]),
        Change::Claims(vec![claim.clone()]),
        Change::Barred([UserId(4)].into()),
        Change::HostSeen(9),
        Change::Moved(9),
        Change::Watchers(vec![watcher]),
        Change::Invitations(vec![invitation.clone()]),
        Change::Vote(vote.clone()),
        Change::Vote(Vote { number: 2, ..vote.clone() }),
        Change::Paused(Some(9)),
        Change::Broken(Some(9)),
        Change::Unasked(anna, unasked),
        Change::Snapshot(Snapshot { entries: 1, rules_version: 1, state: json!({}) }),
    ];
    let game = |entries| Seen::Game { entries };
    let along = Along { interaction: Some(InteractionId(5)), say };
    assert_eq!(commit(game(0), append, along).await, Ok(()));
    assert_eq!(store.load(table).await.unwrap().entries.len(), 1);
    assert_eq!(store.load(table).await.unwrap().claims, [claim]);
    assert_eq!(store.load(table).await.unwrap().barred, [UserId(4)].into());
    assert_eq!(store.load(table).await.unwrap().invitations, [invitation]);
    assert_eq!(store.load(table).await.unwrap().watchers, [watcher]);
    assert_eq!(store.rematch_of(table).await, Ok(None));
    assert_eq!(store.load(table).await.unwrap().calls.get(&Seat(0)), Some(&call));
    assert_eq!(store.table_in(ChannelId(8)).await.unwrap().unwrap().id, table);
    assert_eq!(store.table_in(ChannelId(7)).await, Ok(None));
    assert_eq!(store.tables_of(anna).await, Ok(vec![]));
    assert_eq!(store.running().await, Ok(vec![table]));
    store.is_alive(500).await.unwrap();
    assert_eq!(store.comes_back(700, 600, 0).await, Ok(0), "not away for long");
    assert_eq!(store.comes_back(60_700, 600, 0).await, Ok(1));
    assert_eq!(store.comes_back(60_701, 600, 0).await, Ok(0));
    let moved = SeatClock { due: 61_000, moved: Some((700, 60_700)), ..clock };
    assert_eq!(store.load(table).await.unwrap().clocks.get(&Seat(0)), Some(&moved));
    let due = store.due_alarms(7, 64).await.unwrap();
    assert_eq!(due, [DueAlarm { table, of: turn_end, alarm: Alarm { at: 7, mark: 1 } }]);
    store.put_off(due[0], 9).await.unwrap();
    store.put_off(due[0], 11).await.unwrap();
    assert_eq!((store.next_alarm().await, store.due_alarms(8, 64).await), (Ok(Some(9)), Ok(vec![])));
    let alarms = store.alarms_of(table).await.unwrap();
    assert_eq!(alarms.get(&turn_end), Some(&Alarm { at: 9, mark: 1 }));
    store.set_lost(table, true).await.unwrap();
    let there = store.live_in_server(GuildId(9)).await.unwrap();
    assert_eq!(there.iter().map(|row| (row.id, row.is_lost)).collect::<Vec<_>>(), [(table, true)]);
    assert_eq!(store.live_in_server(GuildId(8)).await, Ok(vec![]));
    let waiting = store.unsent().await.unwrap();
    assert_eq!(store.unsent_of(table).await.unwrap(), waiting);
    assert_eq!(store.sent(waiting[0].id, ChannelId(7), MessageId(1)).await, Ok(None));
    store.given_up(waiting[1].id, "gone".into()).await.unwrap();
    assert_eq!(store.forget_sent(Duration::ZERO).await, Ok(2));
    assert!(store.shown(table, Surface::Board).await.unwrap().is_some());
    assert_eq!(store.rename(GuildId(9), UserId(2), "Bela".into()).await, Ok(vec![]), "a bot has the seat now");
    assert!(store.written(table, 1).await.unwrap().is_some());
    let newest = Vote { number: 2, ..vote.clone() };
    assert_eq!(store.votes(table).await, Ok(vec![vote, newest.clone()]));
    assert_eq!(store.forget_votes(Duration::ZERO).await, Ok(1));
    assert_eq!(store.votes(table).await, Ok(vec![newest]), "the next one is not numbered as an old one was");
    assert_eq!((store.unasked(anna).await, store.unasked(UserId(8)).await), (Ok(unasked), Ok(Unasked::default())));
    assert_eq!(store.is_reminded_elsewhere(anna, table, 9).await, Ok(false));
    assert_eq!(store.set_away(anna, Some(9), 1).await, Ok(vec![]), "a bot has the seat now");
    store.keep_path(table, "k".into(), "a b".into()).await.unwrap();
    assert_eq!(store.path(table, "k".into()).await, Ok(Some("a b".into())));
    store.set_language_of(anna, Some(Language::Hu)).await.unwrap();
    store.set_direct(anna, Some(ChannelId(3))).await.unwrap();
    store.set_setting(anna, "confirm", json!("never")).await.unwrap();
    assert_eq!(store.preferences(anna).await.unwrap().direct, Some(ChannelId(3)));
    store.set_override(table, anna, "hand", Some("request"), true).await.unwrap();
    assert_eq!(store.overrides(table, anna).await, Ok(json!({ "hand": "request" })));
    assert_eq!(store.set_takes_direct(table, anna, false).await, Ok(true));
    assert_eq!(store.takes_direct(table, anna).await, Ok(Some(false)));
    let again = Along { interaction: Some(InteractionId(5)), say: Vec::new() };
    assert_eq!(commit(game(1), Vec::new(), again).await, Err(StoreError::Repeated));
    assert_eq!(store.forget_interactions(Duration::ZERO).await, Ok(1));
    let settings = ServerSettings { channels: vec![ChannelId(7)], ..ServerSettings::default() };
    store.set_server(GuildId(9), settings.clone()).await.unwrap();
    assert_eq!(store.servers().await, Ok(vec![GuildId(9)]));
    store.set_server_gone(GuildId(9), Some(5)).await.unwrap();
    assert_eq!(store.server(GuildId(9)).await, Ok(settings));
    assert_eq!(store.forget_servers(6, Duration::ZERO).await, Ok(1));
    assert_eq!(store.server(GuildId(9)).await, Ok(ServerSettings::default()));
    assert_eq!(store.old_tables(Duration::ZERO, Some(Duration::ZERO)).await, Ok(vec![]));
    assert_eq!(store.delete_table(table).await, Err(StoreError::Moved(table)));
    store.set_note("commands", "abc".into()).await.unwrap();
    assert_eq!(store.note("commands").await, Ok(Some("abc".into())));
    assert_eq!(store.vitals(0).await.map(|vitals| vitals.playing), Ok(1));
    let learner = Learner {
        game: "toy".into(),
        step: "first".into(),
        picks: vec![("first".into(), vec!["a".into()])],
        wrong: 1,
        sign: "a".into(),
        presses: 1,
        is_finished: true,
    };
    assert_eq!(store.knows(anna, "toy").await, Ok(false));
    assert_eq!(store.set_lesson(anna, learner.clone(), 5).await, Ok(true));
    assert_eq!(store.set_lesson(anna, learner.clone(), 6).await, Ok(false), "another press came first");
    assert_eq!(store.lessons(anna).await, Ok(vec![learner]));
    assert_eq!(store.knows(anna, "toy").await, Ok(true));
    store.set_review(table, 1, "[]".into()).await.unwrap();
    assert_eq!(store.review(table, 1).await, Ok(Some("[]".into())));
    assert_eq!(store.review(table, 2).await, Ok(None), "found in another way");
    let close = || {
        vec![
            Change::Stage(Stage::Closed),
            Change::Alarm(turn_end, None),
            Change::Clock(Seat(0), None),
            Change::Call(Seat(0), None),
            Change::NoAlarms,
        ]
    };
    assert_eq!(commit(Seen::Live, close(), none()).await, Ok(()));
    assert_eq!(commit(Seen::Live, close(), none()).await, Err(StoreError::Moved(table)));
}
