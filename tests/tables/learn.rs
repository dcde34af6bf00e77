//! Learning a game: what a learner is shown, wherever they press, and that it concerns nobody else.

use std::path::PathBuf;

use guildhall::chat::{Ack, Host, Id, Learn, Onward, Post, Request, Row, Target, To, What, faults};
use guildhall::lessons::{self, Lesson};
use guildhall::store::Learner;
use guildhall::tables::Settings;

use crate::presser::Whim;
use crate::world::*;

/// Whoever learns in each language.
const LEARNERS: [User; 3] = [ANNA, BELA, CECYLIA];

impl World {
    /// A press in the message that stands there, which the answer changes.
    async fn led(&self, user: User, id: &str, values: &[String]) -> Post {
        let what = What::Press { id: id.to_owned(), values: values.to_vec() };
        let mut incoming = self.incoming(user, here(), what);
        incoming.reply.ack = Ack::Update;
        let post = self.ask(incoming).await;
        assert_eq!(faults(&post), Vec::<String>::new(), "{}", post.text);
        post
    }

    async fn learn(&self, user: User, lesson: &Lesson) -> Post {
        self.command(user, "learn", &[("game", lesson.game.id)]).await
    }

    async fn learner(&self, user: User, lesson: &Lesson) -> Option<Learner> {
        let known = self.store.lessons(user.id).await.expect("readable");
        known.into_iter().find(|learner| learner.game == lesson.game.id)
    }

    /// Nothing was said but answers to whoever learns, and no table was opened.
    fn said_nothing(&self) {
        assert_eq!(self.chat.all().len(), 0, "{:?}", self.chat.all());
    }
}

fn to(id: &str) -> Option<Onward> {
    match id.parse() {
        Ok(Id { to: To::Word(Request::Learn(Learn::At(_, _, to))), .. }) => Some(to),
        _ => None,
    }
}

/// The control of that kind, if there is one.
fn control(post: &Post, wanted: impl Fn(&Onward) -> bool) -> Option<String> {
    ids(post).into_iter().find(|id| to(id).is_some_and(|to| wanted(&to)))
}

/// Every way to press: controls, and of a select each line.
fn ways(post: &Post) -> Vec<(String, Vec<String>)> {
    let lines = |row: &Row| match row {
        Row::Buttons(buttons) => buttons
            .iter()
            .map(|button| match &button.target {
                Target::Press(id) => (id.clone(), Vec::new()),
                Target::Link(address) => panic!("{address}"),
            })
            .collect::<Vec<_>>(),
        Row::Select(select) => {
            let values = select.options.iter().map(|option| option.value.clone()).collect::<Vec<_>>();
            let several = |from: usize| values.iter().cycle().skip(from).take(select.min.max(1)).cloned().collect();
            (0..values.len()).map(|from| (select.id.clone(), several(from))).collect()
        }
    };
    post.rows.iter().flat_map(lines).collect()
}

/// A message as it is read.
fn told(post: &Post) -> String {
    let row = |row: &Row| match row {
        Row::Buttons(buttons) => {
            let label = |button: &guildhall::chat::Button| match button.look {
                guildhall::chat::Look::Main => format!("[*{}]", button.label),
                _ => format!("[{}]", button.label),
            };
            buttons.iter().map(label).collect::<Vec<_>>().join(" ")
        }
        Row::Select(select) => {
            let labels: Vec<&str> = select.options.iter().map(|option| option.label.as_str()).collect();
            format!("{{{}: {}}}", select.placeholder, labels.join(" | "))
        }
    };
    let rows = post.rows.iter().map(row).collect::<Vec<_>>().join("\n");
    // Of what the picture shows, what is said first: what is in focus.
    let first = |alt: &str| alt.split(". ").next().unwrap_or_default().to_owned();
    let picture = post.picture.as_ref().map(|picture| format!("{}: {}", picture.name, first(&picture.alt)));
    format!("{}\n{{{}}}\n{rows}\n", post.text, picture.as_deref().unwrap_or("no picture"))
}

/// Every screen on the lesson's own line; in the first language with an answer to something else and with what is pointed
/// out.
async fn transcript(world: &World, lesson: &'static Lesson, user: User) -> String {
    let mut post = world.learn(user, lesson).await;
    let mut all = Vec::new();
    loop {
        all.push(told(&post));
        if let Some(next) = control(&post, |to| *to == Onward::Next) {
            post = world.led(user, &next, &[]).await;
            continue;
        }
        let Some(show) = control(&post, |to| *to == Onward::Show) else { break };
        // What leads on is pressed at once where the other languages were walked through in full.
        let does = show.replace(".show", ".do");
        if user != LEARNERS[0] {
            post = world.led(user, &does, &[]).await;
            continue;
        }
        let other = ways(&post)
            .into_iter()
            .rev()
            .find(|(id, _)| to(id).is_some_and(|to| matches!(to, Onward::Along(..) | Onward::Guess(_))));
        if let Some((id, values)) = other {
            let step = world.learner(user, lesson).await.expect("begun").step;
            let answered = world.led(user, &id, &values).await;
            let now = world.learner(user, lesson).await.expect("begun").step;
            all.push(format!("> {}\n{}", id.split('\'').next().unwrap_or_default(), told(&answered)));
            if now != step {
                post = answered;
                continue;
            }
        }
        let shown = world.led(user, &show, &[]).await;
        assert_eq!(control(&shown, |to| *to == Onward::Do).as_ref(), Some(&does), "it can be given");
        all.push(format!("> {show}\n{}", told(&shown)));
        post = world.led(user, &does, &[]).await;
    }
    all.join("\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn every_lesson_reads_as_it_is_written_down_in_every_language() {
    let world = World::with(Settings { games: guildhall::games::GAMES, ..plain() }).await;
    for lesson in lessons::all() {
        for user in LEARNERS {
            let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
            let path = path.join(format!("tests/lessons/{}.{}.txt", lesson.game.id, user.language.code()));
            let written = transcript(&world, lesson, user).await;
            if std::env::var_os("UPDATE_GOLDEN").is_some() {
                std::fs::create_dir_all(path.parent().unwrap()).unwrap();
                std::fs::write(&path, &written).unwrap();
            }
            let kept = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(kept == written, "{} differs; UPDATE_GOLDEN=1 writes it anew:\n{written}", path.display());
            assert!(world.learner(user, lesson).await.is_some_and(|learner| learner.is_finished));
        }
    }
    world.said_nothing();
}

/// Whoever presses anything, stops, comes again and is there when the program is restarted comes to the end.
#[tokio::test(flavor = "multi_thread")]
async fn a_learner_who_presses_at_random_comes_to_the_end() {
    let settings = || Settings { games: guildhall::games::GAMES, ..plain() };
    let mut world = World::with(settings()).await;
    for (seed, lesson) in lessons::all().iter().enumerate() {
        let (user, mut whim) = (LEARNERS[seed % 3], Whim::new(seed as u64 + 1));
        let mut post = world.learn(user, lesson).await;
        let mut presses = 0;
        while !world.learner(user, lesson).await.expect("begun").is_finished {
            presses += 1;
            assert!(presses < 400, "{}: {}", lesson.game.id, post.text);
            let ways = ways(&post);
            let does = control(&post, |to| matches!(to, Onward::Next | Onward::Do));
            let show = control(&post, |to| *to == Onward::Show);
            post = match (whim.below(12), does.or(show)) {
                (0, _) => world.learn(user, lesson).await,
                (1, _) if presses % 7 == 0 => {
                    world = world.restarted(settings()).await;
                    world.learn(user, lesson).await
                }
                (2..=6, Some(id)) => world.led(user, &id, &[]).await,
                _ if ways.is_empty() => world.learn(user, lesson).await,
                _ => {
                    let (id, values) = whim.one(&ways);
                    world.led(user, &id, &values).await
                }
            };
        }
    }
    world.said_nothing();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_press_is_answered_with_the_step_where_the_learner_is() {
    let world = World::with(Settings { games: guildhall::games::GAMES, ..plain() }).await;
    let lesson = lessons::of("san_juan").unwrap();
    let goal = world.learn(ANNA, lesson).await;
    let next = control(&goal, |to| *to == Onward::Next).unwrap();
    let press = || {
        let mut incoming = world.incoming(ANNA, here(), What::Press { id: next.clone(), values: Vec::new() });
        incoming.reply.ack = Ack::Update;
        incoming
    };
    // Two at once lead on one step.
    let (first, second) = (press(), press());
    let interactions = [first.reply.interaction, second.reply.interaction];
    tokio::join!(world.manager.serve(first), world.manager.serve(second));
    for interaction in interactions {
        assert!(world.answer(interaction).await.text.contains("step 2 of 13"));
    }
    let stale = world.led(ANNA, &next, &[]).await;
    assert!(stale.text.contains("That button belongs to an earlier step. You are here:"), "{}", stale.text);
    assert_eq!(world.learner(ANNA, lesson).await.unwrap().step, "builder");
    // A language switched midway changes the words and nothing else.
    world.command(ANNA, "settings language", &[("language", "pl")]).await;
    let polish = world.learn(ANNA, lesson).await;
    assert!(polish.text.contains("lekcja · krok 2 z 13") && polish.text.contains("Tu jesteś."), "{}", polish.text);
    // In a direct conversation it stays where it is, for weeks; a server hears nothing of it.
    assert_eq!(
        [true, false].map(|direct| world.manager.acknowledge_command("learn", direct)),
        [Ack::Open, Ack::Private]
    );
    assert_eq!(world.manager.acknowledge(&next, false, true), Ack::Update);
    // Another lesson beside it is another place.
    let other = lessons::of("burgundy").unwrap();
    world.learn(ANNA, other).await;
    assert_eq!(world.learner(ANNA, lesson).await.unwrap().step, "builder");
    let list = world.command(ANNA, "learn", &[]).await;
    assert!(list.text.contains("San Juan: krok 2 z 13"), "{}", list.text);
    let nonsense = world.led(ANNA, "-.0.~learn.san_juan.builder.go.role.mayor", &[]).await;
    assert!(nonsense.text.contains("krok 2 z 13"), "{}", nonsense.text);
    let unknown = world.press(ANNA, "-.0.~learn.chess.x.next").await;
    assert!(!unknown.text.contains("krok"), "{}", unknown.text);
    world.said_nothing();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_that_was_changed_begins_the_part_anew_and_says_so() {
    let world = World::with(Settings { games: guildhall::games::GAMES, ..plain() }).await;
    let lesson = lessons::of("san_juan").unwrap();
    let mut post = world.learn(ANNA, lesson).await;
    for _ in 0..9 {
        let id = control(&post, |to| *to == Onward::Next).or(control(&post, |to| *to == Onward::Show)).unwrap();
        post = world.led(ANNA, &id, &[]).await;
        if let Some(does) = control(&post, |to| *to == Onward::Do) {
            post = world.led(ANNA, &does, &[]).await;
        }
    }
    let was = world.learner(ANNA, lesson).await.unwrap();
    assert_eq!(was.step, "five");
    let old = ids(&post);
    let changed = Learner { sign: "another".to_owned(), presses: was.presses + 1, ..was };
    assert!(world.store.set_lesson(ANNA.id, changed, 0).await.unwrap());
    let anew = world.led(ANNA, &old[0], &[]).await;
    assert!(anew.text.contains("This lesson has been improved meanwhile; we begin this part anew."), "{}", anew.text);
    assert_eq!(world.learner(ANNA, lesson).await.unwrap().step, "two");
}

/// That somebody has come to the end of a lesson.
async fn learnt(world: &World, user: User, lesson: &Lesson) {
    let end = lesson.steps.last().unwrap().id.clone();
    let game = lesson.game.id.to_owned();
    let sign = String::new();
    let done = Learner { game, step: end, picks: Vec::new(), wrong: 0, sign, presses: 1, is_finished: true };
    assert!(world.store.set_lesson(user.id, done, 0).await.unwrap());
}

fn labels(post: &Post) -> Vec<String> {
    buttons(post).into_iter().map(|button| button.label).collect()
}

/// Whoever does not know the game is offered its lesson in the lobby, when they sit down and in their panel; a panel stays
/// where the lesson comes.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_new_is_offered_the_lesson() {
    let world = World::with(Settings { games: guildhall::games::GAMES, ..plain() }).await;
    let lesson = lessons::of("san_juan").unwrap();
    learnt(&world, ANNA, lesson).await;
    let table = world.seated(&[ANNA], 1).await;
    let lobby = world.chat.messages(HERE).pop().expect("a lobby").post;
    assert_eq!(labels(&lobby).last().unwrap(), "New to this game?");
    let new = id_of(&lobby, "New to this game?");
    let goal = world.press(BELA, &new).await;
    assert!(goal.text.starts_with("-# San Juan · lecke · 1/13"), "{}", goal.text);
    world.press(ANNA, &format!("{table}.0.~leave")).await;
    let table = world.seated(&[ANNA, BELA], 0).await;
    let again = world.press(BELA, &format!("{table}.0.~leave")).await;
    assert!(!again.text.contains("/learn"), "{}", again.text);
    let joined = world.press(BELA, &format!("{table}.0.~join")).await;
    assert!(joined.text.contains("Új neked ez a játék: San Juan? Tíz perc, csak neked: "), "{}", joined.text);
    world.press(ANNA, &format!("{table}.0.~start")).await;
    world.settled().await;
    for user in [ANNA, BELA] {
        let mut whim = Whim::new(3);
        for _ in 0..20 {
            if world.awaited(&table, &[user]).await == [user] {
                break;
            }
            let other = if user == ANNA { BELA } else { ANNA };
            world.move_by_pressing(&table, other, &mut whim).await;
        }
        let panel = world.press(user, &format!("{table}.0.~play")).await;
        let is_offered = labels(&panel).iter().any(|label| label == "Új neked ez a játék?");
        assert_eq!(is_offered, user == BELA, "{:?}", labels(&panel));
        assert_eq!(faults(&panel), Vec::<String>::new());
    }
    // From the panel, the lesson comes in a message beside it.
    let mut incoming = world.incoming(BELA, here(), What::Press { id: new, values: Vec::new() });
    incoming.reply.ack = Ack::Update;
    let interaction = incoming.reply.interaction;
    world.manager.serve(incoming).await;
    world.settled().await;
    assert!(world.chat.followed().contains(&interaction), "the panel stays");
    let more = world.press(ANNA, &format!("{table}.0.~more")).await;
    assert!(labels(&more).contains(&"Learn".to_owned()), "{:?}", labels(&more));
}

/// Where the lesson ends, the game goes on in the direct conversation against easy bots, and counts for nobody.
#[tokio::test(flavor = "multi_thread")]
async fn the_game_of_a_lesson_is_played_on_among_bots() {
    for lesson in lessons::all() {
        let world = World::with(Settings { games: guildhall::games::GAMES, ..plain() }).await;
        learnt(&world, ANNA, lesson).await;
        let end = world.learn(ANNA, lesson).await;
        let rest = id_of(&end, "Play the rest · 2 easy bots");
        world.chat.close_direct(ANNA.id, true);
        if lesson.game.id == "san_juan" {
            let shut = world.led(ANNA, &rest, &[]).await;
            assert!(shut.text.starts_with("I'd keep that game in a direct message"), "{}", shut.text);
        }
        world.chat.close_direct(ANNA.id, false);
        world.led(ANNA, &rest, &[]).await;
        world.settled().await;
        let tables = world.store.tables_of(ANNA.id).await.unwrap();
        let [only] = tables.as_slice() else { panic!("{}", tables.len()) };
        let table = only.table.id.to_string();
        assert_eq!((only.table.guild, only.table.stage), (None, guildhall::store::Stage::Playing));
        let said = world.chat.direct_messages(ANNA.id);
        assert!(said.iter().any(|said| said.post.text.contains("Goes on from where the lesson ended.")), "{said:?}");
        assert!(!said.iter().any(|said| said.post.text.contains("by lot")), "everybody sits where they sat");
        assert!(world.chat.messages(HERE).is_empty(), "nothing in the channel");
        let again = world.led(ANNA, &rest, &[]).await;
        assert!(again.text.starts_with("A game of yours is still open"), "{}", again.text);
        if lesson.game.id == "san_juan" {
            world.play_to_the_end(&table, &[ANNA], &mut Whim::new(5)).await;
            world.settled().await;
            assert_eq!(world.store.games_of(ANNA.id, None).await.unwrap().len(), 0, "it counts for nobody");
        } else {
            world.led(ANNA, &format!("{table}.0.~shut.yes"), &[]).await;
        }
        world.settled().await;
        world.led(ANNA, &rest, &[]).await;
        world.settled().await;
        let open = world.store.tables_of(ANNA.id).await.unwrap();
        assert!(open.iter().any(|waiting| waiting.table.id.to_string() != table), "another one after that");
    }
}
