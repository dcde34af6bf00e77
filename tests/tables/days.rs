//! What people set about their days: their time zone and quiet hours, and that no deadline of theirs ends in them.

use guildhall::chat::Post;
use guildhall::rules::{Game, Seat};
use guildhall::tables::Settings;
use guildhall::tables::hours::{Quiet, Zone};

use crate::support::trek::Trek;
use crate::world::*;

static TREK: &[Game] = &[Game::of::<Trek>()];
const HOUR: i64 = 3_600_000;

/// The quiet hours an instant falls into, when it is in the middle of them by the clock of Greenwich.
fn around(at: i64) -> (String, String) {
    let hour = (at / HOUR).rem_euclid(24);
    ((hour + 23).rem_euclid(24).to_string(), (hour + 3).rem_euclid(24).to_string())
}

fn options(post: &Post, select: usize) -> Vec<String> {
    selects(post)[select].options.iter().map(|option| option.value.clone()).collect()
}

/// W-68: what needs a zone asks for it before it is set, and is set as soon as it is known.
#[tokio::test(flavor = "multi_thread")]
async fn w_68_quiet_hours_ask_for_the_zone_first() {
    let world = World::new().await;
    let asked = world.command(ANNA, "settings quiet", &[("begin", "22"), ("end", "8")]).await;
    assert!(asked.text.starts_with("Which time zone? For example Europe/London: it is "), "{}", asked.text);
    assert_eq!(selects(&asked)[0].id, "-.0.~set.zone.quiet.22-8");
    let shown = world.command(ANNA, "settings show", &[]).await;
    assert!(shown.text.ends_with("Quiet hours: none"), "{}", shown.text);
    let set = world.press_in(here(), ANNA, &selects(&asked)[0].id, &["Europe/Berlin"]).await;
    assert!(set.text.starts_with("Noted. Quiet hours: 22 to 8\n**Your settings**"), "{}", set.text);
    assert!(set.text.contains("Quiet hours: 22 to 8, Europe/Berlin. No deadline"), "{}", set.text);
    let world = world.restarted(plain()).await;
    assert!(world.command(ANNA, "settings show", &[]).await.text.contains("22 to 8, Europe/Berlin"));
    let off = world.command(ANNA, "settings quiet", &[("begin", "7"), ("end", "7")]).await;
    assert!(off.text.starts_with("Noted. Quiet hours: none\n"), "{}", off.text);
}

#[tokio::test(flavor = "multi_thread")]
async fn w_103_quiet_hours_are_twelve_at_most() {
    let world = World::new().await;
    world.command(ANNA, "settings zone", &[("zone", "Europe/Budapest")]).await;
    let long = world.command(ANNA, "settings quiet", &[("begin", "20"), ("end", "9")]).await;
    assert_eq!(long.text, "Quiet hours can last 12 hours at most.");
    let strange = world.command(ANNA, "settings quiet", &[("begin", "dusk"), ("end", "dawn")]).await;
    assert!(strange.text.contains("dusk"), "{}", strange.text);
    assert!(world.command(ANNA, "settings show", &[]).await.text.contains("Quiet hours: none"));
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_lead_to_quiet_hours_zone_and_language() {
    let world = World::new().await;
    let shown = world.command(BELA, "settings show", &[]).await;
    let zone = world.press(BELA, &id_of(&shown, "Időzóna")).await;
    assert_eq!(options(&zone, 0)[0], "Europe/Budapest");
    world.press_in(here(), BELA, &selects(&zone)[0].id, &["Europe/Budapest"]).await;
    let quiet = world.press(BELA, &id_of(&shown, "Csendes órák")).await;
    assert_eq!((options(&quiet, 0).len(), options(&quiet, 1).len()), (25, 24));
    let set = world.press_in(here(), BELA, &selects(&quiet)[0].id, &["23"]).await;
    assert!(set.text.contains("Csendes órák: 23–9, Europe/Budapest"), "{}", set.text);
    let set = world.press_in(here(), BELA, &selects(&quiet)[1].id, &["7"]).await;
    assert!(set.text.contains("Csendes órák: 23–7, Europe/Budapest"), "{}", set.text);
    let set = world.press_in(here(), BELA, &selects(&quiet)[0].id, &["off"]).await;
    assert!(set.text.ends_with("Csendes órák: nincsenek"), "{}", set.text);
    let language = world.press(BELA, &id_of(&shown, "Nyelv")).await;
    assert_eq!(options(&language, 0), ["en", "hu", "pl"]);
    let back = world.press(BELA, &id_of(&language, "Vissza")).await;
    assert!(back.text.starts_with("**A beállításaid**"), "{}", back.text);
    world.press(BELA, &id_of(&back, "Bezárás")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn zones_are_found_as_people_call_them_and_no_other_is_set() {
    let world = World::new().await;
    let set = world.command(CECYLIA, "settings zone", &[("zone", "warszawa")]).await;
    assert!(set.text.starts_with("Zapisane. Strefa czasowa: Europe/Warsaw\n"), "{}", set.text);
    let none = world.command(CECYLIA, "settings zone", &[("zone", "Atlantyda")]).await;
    assert!(none.text.starts_with("Nie znam strefy czasowej"), "{}", none.text);
}

/// W-17, the deadline: in quiet hours it ends an hour after them, and the board says so; whoever is awake has their own.
#[tokio::test(flavor = "multi_thread")]
async fn w_17_a_deadline_in_quiet_hours_ends_an_hour_after_them() {
    let world = World::with(Settings { games: TREK, ..plain() }).await;
    let (begin, end) = around(world.clock.now());
    let people = [ANNA, DOROTA];
    let table = world.seated(&people, 0).await;
    for user in people {
        world.command(user, "settings zone", &[("zone", "UTC")]).await;
        world.command(user, "settings quiet", &[("begin", &begin), ("end", &end)]).await;
    }
    world.press_in(here(), ANNA, &format!("{table}.0.~options.pace"), &["day"]).await;
    let before = world.clock.now();
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let clocks = world.store.load(table.parse().expect("a name")).await.expect("readable").clocks;
    let first = world.awaited(&table, &people).await[0];
    let (_, clock) = clocks.into_iter().next().unwrap_or_else(|| panic!("no clock of {:?}", Seat(0)));
    let quiet = Zone::named("UTC").and_then(|zone| Quiet::new(zone, begin.parse().unwrap(), end.parse().unwrap()));
    let quiet = quiet.expect("quiet hours");
    assert_eq!(clock.due, quiet.rest(before + 24 * HOUR).expect("quiet").end + HOUR);
    let board = world.board().expect("a board").post.text;
    assert!(board.contains(&format!("Due <t:{}:R>.", clock.due / 1000)), "{board}");
    // Who changes their hours changes no deadline that was announced.
    world.command(first, "settings quiet", &[("begin", "0"), ("end", "0")]).await;
    let same = world.store.load(table.parse().expect("a name")).await.expect("readable").clocks;
    assert_eq!(same.into_iter().next().map(|(_, clock)| clock.due), Some(clock.due));
}
