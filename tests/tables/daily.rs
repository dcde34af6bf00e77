//! What people wish to hear besides reminders: that they come next, and once a day which tables wait for them. The case
//! numbers are those of the specification of weeks of play.

use std::time::Duration;

use guildhall::chat::Post;
use guildhall::store::AlarmKind;

use crate::support::fake::FakeChat;
use crate::weeks::*;
use crate::world::*;

const HOUR: Duration = Duration::from_secs(3600);

impl World {
    /// What was said directly to a person with that in it, oldest first.
    fn told_of(&self, user: User, part: &str) -> Vec<Post> {
        let said = self.chat.direct_messages(user.id).into_iter().map(|said| said.post);
        said.filter(|post| post.text.contains(part)).collect()
    }

    /// Somebody wishes something, in a zone that is known.
    async fn wishes(&self, user: User, wish: &str, value: &str) {
        self.command(user, "settings zone", &[("zone", "Europe/Budapest")]).await;
        self.command(user, &format!("settings {wish}"), &[("how", value)]).await;
    }

    /// Time goes by until the next alarm of that kind; gives which it was.
    async fn pass_to(&self, table: &str, kind: AlarmKind) -> i64 {
        let alarms = self.alarms(table).await;
        let at = alarms.iter().filter(|(of, _)| of.kind == kind).map(|(_, alarm)| alarm.at).min().expect("it is set");
        let wait = at - self.clock.now() + 1000;
        self.pass(Duration::from_millis(wait.max(0).cast_unsigned())).await;
        at
    }

    async fn is_there(&self, table: &str, kind: AlarmKind) -> bool {
        self.alarms(table).await.keys().any(|of| of.kind == kind)
    }

    /// A trek of two without a deadline; gives whose turn it is, and who comes next.
    async fn trek_of_two(&self) -> (String, User, User) {
        let table = self.paced(&TWO, "none").await;
        let first = self.awaited(&table, &TWO).await[0];
        (table, first, if first == ANNA { BELA } else { ANNA })
    }

    async fn end_turns_of(&self, table: &str, user: User) {
        while self.awaited(table, &TWO).await == [user] {
            for path in ["walk.p1", "walk.p2", "walk.p3", "end"] {
                self.play(table, user, path).await;
            }
            self.settled().await;
        }
    }
}

/// W-67: the list comes once a day, names what waits, and where nothing does there is none.
#[tokio::test(flavor = "multi_thread")]
async fn w_67_the_daily_list_comes_where_something_waits() {
    let world = World::with(trek()).await;
    for user in TWO {
        world.wishes(user, "pings", "daily").await;
    }
    let (table, first, other) = world.trek_of_two().await;
    let head = if first == ANNA { "**Waiting for you today: 1 table**" } else { "**Ma rád vár: 1 asztal**" };
    let board = world.board().expect("a board").post;
    assert!(board.mentions.is_empty() && world.told_of(first, "toy-").is_empty(), "{}", board.text);
    let at = world.pass_to(&table, AlarmKind::Digest).await;
    let lists = world.told_of(first, head);
    assert_eq!(lists.len(), 1, "{:?}", world.chat.direct_messages(first.id));
    assert!(buttons(&lists[0]).iter().any(|button| button.label.contains("Play") || button.label.contains("Lép")));
    let lines = |post: &Post| post.text.lines().skip(1).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(lines(&lists[0]).len(), 1);
    assert_eq!(world.told_of(other, "**").len(), 0, "nothing waits for them");
    // The next one a day later, by the clocks where they live.
    let next = world.pass_to(&table, AlarmKind::Digest).await;
    assert!((23..=25).contains(&((next - at) / 3_600_000)), "{at} {next}");
    assert_eq!(world.told_of(first, head).len(), 2);
    // Only the last of three reminders comes besides.
    world.pass(3 * DAY).await;
    let reminded = world.told_of(first, "the table is waiting").len() + world.told_of(first, "rád vár az asztal").len();
    assert_eq!(reminded, 1);
    world.end_turns_of(&table, first).await;
    let said = world.told_of(first, head).len();
    world.pass(2 * DAY).await;
    assert_eq!(world.told_of(first, head).len(), said);
}

/// Of several tables, all of which wait, there is one list a day; what stood in the one of the day before says since when.
#[tokio::test(flavor = "multi_thread")]
async fn one_list_tells_of_all_tables() {
    let world = World::with(toy()).await;
    world.wishes(ANNA, "pings", "daily").await;
    let first = world.paced(&THREE, "week").await;
    let place = guildhall::chat::Place { channel: guildhall::chat::ChannelId(71), ..here() };
    let options = [("seats", "2"), ("where", "channel"), ("pace", "week"), ("language", "en")];
    world.new_in(place.clone(), &options).await;
    world.settled().await;
    let lobby = world.chat.messages(place.channel).pop().expect("a lobby").post;
    let second = ids(&lobby)[0].split('.').next().expect("a table").to_owned();
    world.press_in(place.clone(), BELA, &format!("{second}.0.~join"), &[]).await;
    world.press_in(place, ANNA, &format!("{second}.0.~start"), &[]).await;
    world.settled().await;
    world.pass_to(&first, AlarmKind::Digest).await;
    let lists = world.told_of(ANNA, "**Waiting for you today: 2 tables**");
    assert_eq!(lists.len(), 1, "{:?}", world.chat.direct_messages(ANNA.id));
    assert!(lists[0].text.contains("due <t:") && !lists[0].text.contains("called"), "{}", lists[0].text);
    world.pass_to(&second, AlarmKind::Digest).await;
    let lists = world.told_of(ANNA, "**Waiting for you today: 2 tables**");
    assert_eq!(lists.len(), 2);
    assert_eq!(lists[1].text.matches(" · called <t:").count(), 2, "{}", lists[1].text);
}

/// W-68: where no zone is known, it is asked first, and what was wanted is set with the answer.
#[tokio::test(flavor = "multi_thread")]
async fn w_68_a_daily_list_asks_for_the_zone_first() {
    let world = World::with(toy()).await;
    let asked = world.command(ANNA, "settings pings", &[("how", "daily")]).await;
    assert!(asked.text.starts_with("Which time zone?"), "{}", asked.text);
    assert!(world.command(ANNA, "settings show", &[]).await.text.contains("When it's my turn: in the channel"));
    let select = &selects(&asked)[0];
    let set = world.press_in(here(), ANNA, &select.id, &[&select.options[0].value]).await;
    assert!(set.text.starts_with("Noted. When it's my turn: once a day\n"), "{}", set.text);
    assert!(set.text.contains(" · The daily list comes at: 18:00"), "{}", set.text);
    let asked = world.command(BELA, "settings digest", &[("hour", "7")]).await;
    let select = &selects(&asked)[0];
    let set = world.press_in(here(), BELA, &select.id, &[&select.options[0].value]).await;
    assert!(set.text.starts_with("Feljegyeztem. A napi lista ekkor jön: 7:00"), "{}", set.text);
    let set = world.command(ANNA, "settings digest", &[("hour", "7")]).await;
    assert!(set.text.starts_with("Noted. The daily list comes at: 7:00"), "{}", set.text);
    assert!(world.command(ANNA, "settings digest", &[("hour", "25")]).await.text.contains("25"));
}

/// 2.5: whoever takes no direct messages is called in the channel again, and reads so with the next answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_daily_list_that_is_refused_is_wished_no_more() {
    let world = World::with(toy()).await;
    world.wishes(ANNA, "pings", "daily").await;
    world.chat.close_direct(ANNA.id, true);
    let table = world.paced(&THREE, "week").await;
    world.pass_to(&table, AlarmKind::Digest).await;
    assert!(world.chat.messages(FakeChat::direct_channel(ANNA.id)).is_empty());
    let answer = world.press(ANNA, &format!("{table}.0.~scores")).await;
    assert!(
        answer.text.ends_with("I can't send you direct messages, so I call you in the channel again."),
        "{}",
        answer.text
    );
    assert!(world.command(ANNA, "settings show", &[]).await.text.contains("When it's my turn: in the channel"));
    assert!(!world.is_there(&table, AlarmKind::Digest).await);
}

/// 2.5: who wants to is told when the person before them is to move and nobody else, once a call and never in the channel.
#[tokio::test(flavor = "multi_thread")]
async fn who_comes_next_is_told_once() {
    let world = World::with(trek()).await;
    let (table, first, other) = world.trek_of_two().await;
    assert!(!world.is_there(&table, AlarmKind::HeadsUp).await, "it is off by default");
    let next = if other == ANNA { " is to move, and then you." } else { " jön, utána te." };
    world.wishes(other, "headsup", "on").await;
    world.pass(Duration::from_secs(1)).await;
    assert_eq!(world.told_of(other, next).len(), 1, "a change counts for what is not said yet");
    world.press(first, &format!("{table}.0.~scores")).await;
    world.play(&table, first, "walk.p1").await;
    world.pass(HOUR).await;
    assert_eq!(world.told_of(other, next).len(), 1, "once a call");
    world.end_turns_of(&table, first).await;
    assert_eq!(world.told_of(first, "then you").len() + world.told_of(first, "utána te").len(), 0, "only who wants it");
    world.end_turns_of(&table, other).await;
    world.pass(Duration::from_secs(1)).await;
    assert_eq!((world.told_of(other, next).len(), world.said("then you")), (2, 0));
}

/// Where several are to decide nobody comes next; and a list that was refused makes no heads-up in the channel.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_comes_next_while_several_decide() {
    let world = World::with(toy()).await;
    world.wishes(ANNA, "headsup", "on").await;
    let table = world.paced(&THREE, "day").await;
    world.pass(Duration::from_secs(1)).await;
    assert_eq!(world.told_of(ANNA, "then you").len(), 0);
    let seat = world.seat_of(&table, ANNA).await.0;
    let before = [BELA, CECYLIA];
    let mut last = before[0];
    for user in before {
        if world.seat_of(&table, user).await.0 == (seat + 2) % 3 {
            last = user;
        }
    }
    let others: Vec<User> = THREE.into_iter().filter(|user| *user != last).collect();
    world.keep(&table, &others).await;
    world.pass(Duration::from_secs(1)).await;
    let said = world.told_of(ANNA, " is to move, and then you.");
    assert!(said.len() == 1 && said[0].mentions.is_empty(), "{said:?}");
    assert_eq!(buttons(&said[0]).len(), 1);
}
