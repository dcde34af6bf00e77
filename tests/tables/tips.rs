//! Tips in somebody's first games: at most one a turn, each once, for them alone, until they know the game or want no more.

use std::collections::BTreeSet;

use guildhall::chat::Post;
use guildhall::games::GAMES;
use guildhall::store::{Learner, Stage};
use guildhall::tables::Settings;

use crate::presser::{Whim, onward};
use crate::world::*;

/// The tip that an answer gives.
fn tip(post: &Post) -> Option<String> {
    post.text.lines().find_map(|line| line.strip_prefix("-# Tip: ")).map(str::to_owned)
}

impl World {
    /// San Juan, of one person and a bot.
    async fn first_game() -> (World, String) {
        let world = World::with(Settings { games: &GAMES[..1], ..plain() }).await;
        let table = world.playing(&[ANNA], 1).await;
        (world, table)
    }

    /// Opens the panel.
    async fn panel(&self, table: &str) -> Post {
        let entries = self.row(table).await.entries;
        self.press(ANNA, &format!("{table}.{entries}.~play")).await
    }

    /// Waits until Anna has to decide; whether she has to at all.
    async fn is_asked(&self, table: &str) -> bool {
        while self.row(table).await.stage == Stage::Playing {
            if self.awaited(table, &[ANNA]).await == [ANNA] {
                return true;
            }
            tokio::time::sleep(std::time::Duration::from_millis(2)).await;
        }
        false
    }

    /// Plays a table to its end; the tips that were given, as they changed.
    async fn tipped(&self, table: &str, whim: &mut Whim) -> Vec<String> {
        let mut given: Vec<String> = Vec::new();
        while self.is_asked(table).await {
            let entries = self.row(table).await.entries;
            let mut shown = self.panel(table).await;
            let mut in_move = BTreeSet::new();
            while self.row(table).await.entries == entries {
                in_move.extend(tip(&shown));
                assert_eq!(tip(&shown).is_some(), buttons(&shown).iter().any(|it| it.label == "No more tips"));
                let (id, values) = onward(&shown, whim).expect("a way on");
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                shown = self.press_in(here(), ANNA, &id, &values).await;
            }
            assert!(in_move.len() < 2, "two in one move: {in_move:?}");
            given.extend(in_move.into_iter().filter(|tip| given.last() != Some(tip)).collect::<Vec<_>>());
        }
        given
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tips_come_one_a_turn_and_once_in_the_first_two_games() {
    let (world, mut table) = World::first_game().await;
    let mut whim = Whim::new(11);
    let first = world.tipped(&table, &mut whim).await;
    assert!(first.len() > 3 && first.iter().any(|tip| tip.starts_with("Before you pick a role,")), "{first:?}");
    table = world.playing(&[ANNA], 1).await;
    let second = world.tipped(&table, &mut whim).await;
    let all: BTreeSet<&String> = first.iter().chain(&second).collect();
    assert_eq!(all.len(), first.len() + second.len(), "one came twice: {first:?} {second:?}");
    // Even one that she has not seen.
    let role = (GAMES[0].tips)()[0].0;
    world.store.set_setting(ANNA.id, role, false.into()).await.expect("stored");
    table = world.playing(&[ANNA], 1).await;
    for _ in 0..8 {
        assert!(world.is_asked(&table).await);
        assert_eq!(tip(&world.panel(&table).await), None, "she knows the game");
        world.move_by_pressing(&table, ANNA, &mut whim).await;
    }
    let said: Vec<Post> = world.chat.all().iter().flat_map(World::versions).collect();
    assert!(said.iter().all(|post| !post.text.contains("Tip:")), "no board tells a tip");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_lesson_has_taught_is_no_tip() {
    let world = World::new().await;
    let tips = (GAMES[0].tips)();
    let unseen = || async { world.store.seen_tips(ANNA.id, "san_juan", tips.clone()).await.expect("stored").1 };
    assert_eq!(unseen().await, (1 << tips.len()) - 1);
    world.store.set_setting(ANNA.id, tips[0].0, true.into()).await.expect("stored");
    assert_eq!(unseen().await, (1 << tips.len()) - 2, "she has seen the first");
    let end = Learner {
        game: "san_juan".to_owned(),
        step: "rest".to_owned(),
        picks: Vec::new(),
        wrong: 0,
        sign: String::new(),
        presses: 1,
        is_finished: true,
    };
    assert!(world.store.set_lesson(ANNA.id, end, 7).await.expect("stored"));
    let left = tips.iter().zip(0..).filter(|((_, is_taught), _)| !is_taught);
    assert_eq!(unseen().await, left.fold(0, |all, (_, nth)| all | 1 << nth));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tip_comes_again_until_it_was_answered_and_none_comes_after_no_more_tips() {
    let (world, table) = World::first_game().await;
    let mut whim = Whim::new(5);
    let panel = loop {
        assert!(world.is_asked(&table).await);
        let panel = world.panel(&table).await;
        if tip(&panel).is_some() {
            break panel;
        }
        world.move_by_pressing(&table, ANNA, &mut whim).await;
    };
    assert_eq!(tip(&world.panel(&table).await), tip(&panel), "it was only replaced");
    let off = world.press(ANNA, &id_of(&panel, "No more tips")).await;
    assert!(off.text.starts_with("No more tips. ") && off.text.contains("settings tips"), "{}", off.text);
    assert_eq!(tip(&off), None);
    for _ in 0..8 {
        assert!(world.is_asked(&table).await);
        assert_eq!(tip(&world.panel(&table).await), None);
        world.move_by_pressing(&table, ANNA, &mut whim).await;
    }
    let settings = world.command(ANNA, "settings show", &[]).await;
    assert!(settings.text.contains("Tips: off"), "{}", settings.text);
    world.command(ANNA, "settings tips", &[("how", "on")]).await;
    let settings = world.command(ANNA, "settings show", &[]).await;
    assert!(settings.text.contains("Tips: in first games"), "{}", settings.text);
}
