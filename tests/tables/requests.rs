//! Every screen the manager makes, by pressing whatever there is to press: that an id is read as it was written, and asks
//! for something that is known, is checked of every message of every world ([`known`]); here, that every kind was there.

use std::collections::BTreeSet;

use guildhall::chat::{Id, Post, To, What};
use guildhall::games::GAMES;

use crate::presser::Whim;
use crate::world::*;

/// What changes the table, so that other screens would not be seen any more: pressed by nobody who only looks.
const DEEDS: [&str; 10] = [
    "join",
    "leave",
    "start",
    "start.here",
    "leave.bot.yes",
    "concede.yes",
    "shut.yes",
    "bot.easy",
    "bot.normal",
    "bot.strong",
];

/// What is asked for under every message of some kind in a game of two.
const KINDS: [&str; 31] = [
    "again",
    "ask",
    "board",
    "bot",
    "bot.easy",
    "close",
    "concede",
    "concede.yes",
    "join",
    "leave",
    "log",
    "messages",
    "missed",
    "more",
    "new",
    "options",
    "own",
    "play",
    "read",
    "result",
    "rules",
    "scores",
    "settings",
    "shut.yes",
    "silence",
    "start",
    "topic",
    "undo",
    "verify",
    "vote",
    "options.where",
];

/// The request of an id, as it stands there; none if it leads along a path.
fn request(id: &str) -> Option<String> {
    let Ok(Id { to: To::Word(request), .. }) = id.parse() else { return None };
    Some(request.to_string())
}

/// Everything that was pressed or could have been.
#[derive(Default)]
struct Seen(BTreeSet<String>);

impl Seen {
    /// Presses all there is under a message and under the answers, each once.
    async fn look(&mut self, world: &World, user: User, post: &Post) {
        let mut waiting = ids(post);
        while let Some(id) = waiting.pop() {
            let is_new = self.0.insert(id.clone());
            if !is_new
                || request(&id).is_none_or(|request| {
                    DEEDS.contains(&&*request)
                        || ["undo.", "ask.", "vote."].iter().any(|deed| request.starts_with(deed))
                })
            {
                continue;
            }
            waiting.extend(ids(&world.press(user, &id).await));
        }
    }

    /// Looks at all that stands in the channel, with the eyes of somebody seated and of somebody else.
    async fn look_around(&mut self, world: &World) {
        world.settled().await;
        for user in [ANNA, STRANGER] {
            for said in world.chat.messages(HERE) {
                self.look(world, user, &said.post).await;
            }
            for name in ["table undo", "table concede", "table close", "table log", "hand", "games", "rules"] {
                let answer = world.command(user, name, &[]).await;
                self.look(world, user, &answer).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_control_is_pressed() {
    let mut seen = Seen::default();
    for game in GAMES.iter().filter(|game| game.seats.contains(&2)) {
        let mut world = World::new().await;
        world.game = game.id;
        let which = What::Command { name: vec!["table".into(), "new".into()], options: vec![] };
        let asked = world.ask(world.incoming(ANNA, here(), which)).await;
        seen.0.extend(ids(&asked));
        let table = world.seated(&[ANNA], 0).await;
        seen.look_around(&world).await;
        let joined = world.press(BELA, &format!("{table}.0.~join")).await;
        seen.look(&world, BELA, &joined).await;
        world.press(ANNA, &format!("{table}.0.~start")).await;
        let mut whim = Whim::new(3);
        for _ in 0..4 {
            seen.look_around(&world).await;
            let Some(user) = world.awaited(&table, &[ANNA, BELA]).await.first().copied() else { continue };
            let done = world.move_by_pressing(&table, user, &mut whim).await;
            seen.look(&world, user, &done).await;
        }
        world.press(ANNA, &format!("{table}.0.~shut.yes")).await;
        seen.look_around(&world).await;
        if game.id == GAMES[0].id {
            world.play_to_the_end(&table, &[ANNA, BELA], &mut whim).await;
            seen.look_around(&world).await;
        }
        assert_eq!(world.chat.refused(), Vec::<String>::new());
    }
    let kinds: BTreeSet<String> = seen.0.iter().filter_map(|id| request(id)).collect();
    let is_there = |kind: &str| kinds.iter().any(|seen| seen == kind || seen.starts_with(&format!("{kind}.")));
    let missing: Vec<&str> = KINDS.into_iter().filter(|kind| !is_there(kind)).collect();
    assert_eq!(missing, Vec::<&str>::new());
}
