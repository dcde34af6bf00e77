//! What people set for themselves: shown, noted, followed at once and after a restart, at all their tables.

use guildhall::chat::Post;
use guildhall::words::Language;
use serde_json::json;

use crate::presser::Whim;
use crate::world::*;

/// Whether an answer asks once more before a move.
fn asks(post: &Post) -> bool {
    ids(post).iter().any(|id| id.ends_with('!'))
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_are_shown_with_a_select_for_each() {
    let world = World::new().await;
    let shown = world.command(ANNA, "settings show", &[]).await;
    assert_eq!(
        shown.text,
        "**Your settings** · When it's my turn: in the channel · Reminders: the usual ones · \
         A word before my turn: no · My cards: by direct message · Ask before final moves: only big ones · Boards: as pictures · How I play: seen in this server · Tips: in first games · Language: English\nQuiet hours: none"
    );
    let chosen = |post: &Post| {
        let options = selects(post).into_iter().flat_map(|select| select.options);
        options.filter(|option| option.chosen).map(|option| option.value).collect::<Vec<_>>()
    };
    assert_eq!(chosen(&shown), ["channel", "normal", "direct", "big"]);
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let more = world.press(ANNA, &format!("{table}.0.~more")).await;
    let at_table = world.press(ANNA, &id_of(&more, "Settings")).await;
    assert_eq!(world.press(ANNA, &id_of(&at_table, "Your settings")).await, shown, "a button leads there, too");
    let set = world.press_in(here(), ANNA, "-.0.~set.confirm", &["always"]).await;
    assert!(set.text.starts_with("Noted. Ask before final moves: always\n**Your settings**"), "{}", set.text);
    assert_eq!(chosen(&set), ["channel", "normal", "direct", "always"]);
    let typed = world.command_in(direct(ANNA), ANNA, "settings hand", &[("how", "request")]).await;
    assert!(typed.text.starts_with("Noted. My cards: only when I ask\n"), "{}", typed.text);
    let world = world.restarted(plain()).await;
    assert_eq!(chosen(&world.command(ANNA, "settings show", &[]).await), ["channel", "normal", "request", "always"]);
    assert_eq!(
        chosen(&world.command(BELA, "settings show", &[]).await),
        ["channel", "normal", "direct", "big"],
        "of one person alone"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_set_changes_nothing() {
    let world = World::new().await;
    let refused = world.command(ANNA, "settings confirm", &[("how", "thrice")]).await;
    assert!(refused.text.contains("thrice") && refused.text.contains("Ask before final moves"), "{}", refused.text);
    for shown in [
        world.command(ANNA, "settings confirm", &[]).await,
        world.press_in(here(), ANNA, "-.0.~set.moon", &["full"]).await,
        world.press_in(here(), ANNA, "-.0.~set.hand", &[]).await,
    ] {
        assert!(shown.text.contains("only big ones") && !shown.text.contains("Noted"), "{}", shown.text);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_language_is_another_one_from_the_answer_on() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    world.playing(&people, 0).await;
    let set = world.command(ANNA, "settings language", &[("language", "hu")]).await;
    assert!(set.text.starts_with("Feljegyeztem. Nyelv: magyar\n**A beállításaid**"), "{}", set.text);
    assert_eq!(world.store.preferences(ANNA.id).await.expect("readable").language, Some(Language::Hu));
    assert!(world.command(ANNA, "hand", &[]).await.text.contains("asztaltársak"));
    let world = world.restarted(plain()).await;
    assert!(
        world.command(ANNA, "settings show", &[]).await.text.contains("magyar"),
        "though the client says otherwise"
    );
}

/// W-105: whoever wants to be asked never or always is; who gives up is asked all the same.
#[tokio::test(flavor = "multi_thread")]
async fn w_105_moves_are_asked_about_as_people_wish() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    let table = world.playing(&people, 0).await;
    let first = world.awaited(&table, &people).await[0];
    let draws = [("role", "councillor")];
    world.command(first, "settings confirm", &[("how", "always")]).await;
    let asked = world.command(first, "sanjuan role", &draws).await;
    assert!(asks(&asked) && world.awaited(&table, &people).await == [first], "{}", asked.text);
    world.command(first, "settings confirm", &[("how", "never")]).await;
    let before = world.row(&table).await.entries;
    assert!(!asks(&world.command(first, "sanjuan role", &draws).await));
    assert!(world.row(&table).await.entries > before);
    let concede = world.command(first, "table concede", &[]).await;
    assert!(ids(&concede).iter().any(|id| id.ends_with("~concede.yes")), "{concede:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_for_their_cards_gets_no_direct_message() {
    let world = World::new().await;
    let people = [ANNA, DOROTA];
    world.command(ANNA, "settings hand", &[("how", "request")]).await;
    let table = world.seated(&people, 0).await;
    world.command(DOROTA, "settings hand", &[("how", "request")]).await;
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    assert!(world.chat.opened().is_empty(), "one wished it before, one at the table");
    let own = world.press(ANNA, &format!("{table}.0.~own")).await;
    let again = ids(&own).into_iter().find(|id| id.ends_with("~messages")).expect("messages can be had here");
    world.press(ANNA, &again).await;
    world.settled().await;
    assert_eq!(world.chat.opened(), [ANNA.id], "at this table");
    let world = world.restarted(plain()).await;
    world.play_to_the_end(&table, &people, &mut Whim::new(2)).await;
    world.playing(&people, 0).await;
    let hands = people.map(|user| world.chat.direct_messages(user.id).len());
    assert_eq!(hands, [1, 0], "and at no other");
}

/// What a newer version of the program wrote, and this one does not know, counts as not set; what else is set stays.
#[tokio::test(flavor = "multi_thread")]
async fn settings_of_a_newer_version_count_as_not_set() {
    let world = World::new().await;
    for (name, value) in [("pings", json!("pigeon")), ("reminders", json!({ "every": 3 })), ("moon", json!("full"))] {
        world.store.set_setting(ANNA.id, name, value).await.expect("stored");
    }
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let shown = world.command(ANNA, "settings show", &[]).await.text;
    assert!(shown.contains("When it's my turn: in the channel · Reminders: the usual ones"), "{shown}");
    world.command(ANNA, "settings reminders", &[("how", "last")]).await;
    let user = world.awaited(&table, &[ANNA, DOROTA]).await[0];
    let steps = world.steps(&table).await;
    world.move_by_pressing(&table, user, &mut Whim::new(3)).await;
    assert!(world.steps(&table).await > steps);
    let world = world.restarted(plain()).await;
    let shown = world.command(ANNA, "settings show", &[]).await.text;
    assert!(shown.contains("in the channel · Reminders: only the last"), "{shown}");
}

/// 6.1: at one table a wish can be another than everywhere; it counts at once, there alone, and until the table ends.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_may_have_wishes_of_its_own() {
    let world = World::new().await;
    let table = world.playing(&[ANNA, DOROTA], 0).await;
    let more = world.press(ANNA, &format!("{table}.0.~more")).await;
    let shown = world.press(ANNA, &id_of(&more, "Settings")).await;
    let same = "as everywhere";
    assert_eq!(
        shown.text,
        format!(
            "**Your settings at this table** · When it's my turn: {same} · Reminders: {same} · My cards: {same} · Ask \
             before final moves: {same}"
        )
    );
    assert!(selects(&shown).iter().all(|select| select.options[0].value == "same" && select.options[0].chosen));
    let set = world.press_in(here(), ANNA, &format!("{table}.0.~set.confirm"), &["always"]).await;
    assert!(set.text.starts_with("Noted. Ask before final moves: always\n**Your settings at"), "{}", set.text);
    assert!(world.command(ANNA, "settings show", &[]).await.text.contains("Ask before final moves: only big ones"));
    world.press_in(here(), ANNA, &format!("{table}.0.~set.hand"), &["request"]).await;
    let chair = world.store.overrides(table.parse().unwrap(), ANNA.id).await.unwrap();
    assert_eq!(chair, serde_json::json!({ "confirm": "always", "hand": "request" }));
    // It outlives the program, and can be as everywhere again.
    let world = world.restarted(plain()).await;
    let shown = world.press(ANNA, &format!("{table}.0.~set")).await;
    assert!(shown.text.contains("My cards: only when I ask"), "{}", shown.text);
    let set = world.press_in(here(), ANNA, &format!("{table}.0.~set.hand"), &["same"]).await;
    assert!(set.text.starts_with("Noted. My cards: as everywhere\n"), "{}", set.text);
    let asked = world.press_in(here(), ANNA, &format!("{table}.0.~set.pings"), &["daily"]).await;
    assert!(asked.text.starts_with("Which time zone?"), "{}", asked.text);
    for (user, id, value) in [(STRANGER, "set.hand", "request"), (ANNA, "set.moon", "full"), (ANNA, "set.hand", "dove")]
    {
        let refused = world.press_in(here(), user, &format!("{table}.0.~{id}"), &[value]).await;
        assert!(!refused.text.contains("Noted"), "{}", refused.text);
    }
    for user in [ANNA, DOROTA] {
        world.press(user, &format!("{table}.0.~shut.yes")).await;
    }
    world.settled().await;
    assert_eq!(world.store.overrides(table.parse().unwrap(), ANNA.id).await.unwrap(), serde_json::json!(null));
}

/// 6.1: whoever wants no call at one table is called at the others.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_wished_at_a_table_is_followed_there() {
    let world = World::with(crate::weeks::toy()).await;
    let table = world.seated(&[ANNA, BELA], 0).await;
    world.press_in(here(), ANNA, &format!("{table}.0.~set.pings"), &["none"]).await;
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    let board = world.board().expect("a board").post;
    assert_eq!(board.mentions, [BELA.id], "{}", board.text);
    world.command(ANNA, "settings reminders", &[("how", "off")]).await;
    let shown = world.press(ANNA, &format!("{table}.0.~set")).await;
    assert!(shown.text.contains("When it's my turn: not at all · Reminders: as everywhere"), "{}", shown.text);
}
