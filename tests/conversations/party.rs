//! Three people at a table in the sandbox, mostly of San Juan, served by the real manager, and how they play by what they see.

use std::sync::Arc;
use std::time::Duration;

use guildhall::chat::{Button, ChannelId, Id, Look, Mark, Post, Row, Target, To};
use guildhall::discord::{Access, Discord};
use guildhall::paint::Picture;
use guildhall::rules::{Chance, Dice, Seed};
use guildhall::sandbox::{Options, Sandbox};
use guildhall::store::{Stage as State, Store, TableRow};
use guildhall::tables::{Manager, Settings};
use serde_json::{Value, json};

use crate::driver::{Control, Outcome, Person, controls};
use crate::script::DOT;
use crate::stage::{Stage, access};

/// The game they mostly play.
pub const GAME: &str = "san_juan";
/// Nobody needs more presses for one move.
const PRESSES: usize = 200;

/// The people, the table, and the bot behind it.
pub struct Party {
    pub stage: Stage,
    pub store: Store,
    manager: Arc<Manager>,
    /// The channel or thread of the game.
    pub place: String,
}

/// Everything as always, but for pictures: painting is tested elsewhere, and takes its time unoptimised; nor is a
/// conversation waited for.
pub fn unpainted() -> Settings {
    let paint = |_: &guildhall::paint::Painter, _: &guildhall::scene::Scene| {
        Ok(Picture { png: DOT.to_vec(), width: 1, height: 1 })
    };
    Settings { paint, openings: Duration::ZERO, ..Settings::default() }
}

impl Party {
    /// Anna opens a table, `whereabouts` being `thread` or `channel`; Béla joins by a press and Cecylia by a command;
    /// Anna starts. The table speaks `language`.
    pub async fn playing(settings: Settings, whereabouts: &str, language: &str) -> Party {
        Party::at(GAME, settings, whereabouts, language).await
    }

    /// The same with another game.
    pub async fn at(game: &str, settings: Settings, whereabouts: &str, language: &str) -> Party {
        Party::empty(settings).await.seated(game, whereabouts, language).await
    }

    /// A game of three that has begun.
    pub async fn seated(mut self, game: &str, whereabouts: &str, language: &str) -> Party {
        let party = &mut self;
        let options = json!({"game": game, "seats": "3", "where": whereabouts, "language": language});
        let opened = party.stage.anna().command("games", "table new", options).await;
        assert_eq!(opened.state(), "answered", "{opened:?}");
        let lobby = party.lobby().await;
        let join = control(&lobby, "~join");
        assert_eq!(party.stage.bela().press(&lobby, &join).await.state(), "answered");
        assert_eq!(party.stage.cecylia().command("games", "table join", json!({})).await.state(), "answered");
        party.start(&lobby).await;
        if whereabouts == "thread" {
            party.place = party.thread().await;
        }
        party.board_after(None).await;
        self
    }

    /// Anna starts, once that is no longer greyed out.
    pub async fn start(&self, lobby: &Value) {
        let anna = self.stage.anna();
        let ready = || async {
            let lobby = anna.look(lobby).await;
            controls(&lobby).iter().any(|control| control.id.ends_with("~start") && control.enabled).then_some(lobby)
        };
        let lobby = self.stage.driver.until("enough people", ready).await;
        assert_eq!(anna.press(&lobby, &control(&lobby, "~start")).await.state(), "answered");
    }

    /// A message in #games with buttons that somebody might still press, or has made up.
    pub async fn forged(&self, ids: &[String]) -> Value {
        let button = |id: &String| Button {
            target: Target::Press(id.clone()),
            label: "x".into(),
            look: Look::Plain,
            enabled: true,
        };
        let rows = ids.chunks(5).map(|ids| Row::Buttons(ids.iter().map(button).collect())).collect();
        let channel = self.stage.channel("games").await;
        let nonce = format!("forged-{}", ids.len());
        self.stage.chat.post(channel, &Post { text: "x".into(), rows, ..Post::default() }, &nonce).await.unwrap();
        self.stage.anna().sees("games").await.pop().unwrap()
    }

    /// The manager is open and nobody is there.
    pub async fn empty(settings: Settings) -> Party {
        let sandbox = Sandbox::start(0, Options::default()).await.unwrap();
        let access = access(&sandbox);
        Party::by(sandbox, access, settings).await
    }

    /// The same where the bot goes this way into a sandbox.
    pub async fn by(sandbox: Sandbox, access: Access, settings: Settings) -> Party {
        let discord = Arc::new(Discord::new(access).unwrap());
        let store = Store::in_memory().unwrap();
        let manager = Manager::start(store.clone(), discord.chat(), settings).await.unwrap();
        let stage = Stage::run(sandbox, discord, manager.clone()).await;
        Party { stage, store, manager, place: "games".to_owned() }
    }

    pub async fn close(self) {
        self.stage.close().await;
        self.manager.stop().await;
    }

    /// The message people join by.
    pub async fn lobby(&self) -> Value {
        let anna = self.stage.anna();
        self.stage.driver.until("a lobby", || async { newest_with(&anna.sees("games").await, "~join") }).await
    }

    async fn thread(&self) -> String {
        let found = || async {
            let channels = self.stage.driver.state().await["channels"].as_array().cloned().unwrap_or_default();
            let thread = channels.into_iter().find(|channel| channel["kind"] == "thread")?;
            thread["id"].as_str().map(str::to_owned)
        };
        self.stage.driver.until("a thread", found).await
    }

    /// The newest board, once there is one other than `former`.
    pub async fn board_after(&self, former: Option<&Value>) -> Value {
        let anna = self.stage.anna();
        let look = || async {
            let board = newest_with(&anna.sees(&self.place).await, "~play")?;
            (former.map(|former| &former["id"]) != Some(&board["id"])).then_some(board)
        };
        self.stage.driver.until("a board", look).await
    }

    /// The table as it is stored.
    pub async fn row(&self) -> TableRow {
        let channel = match self.place.parse() {
            Ok(id) => ChannelId(id),
            Err(_) => self.stage.channel(&self.place).await,
        };
        self.store.table_in(channel).await.unwrap().expect("a table")
    }

    /// Waits until nothing is left to be said.
    pub async fn settled(&self) {
        let calm = || async { self.store.unsent().await.unwrap().is_empty().then_some(()) };
        self.stage.driver.until("everything is said", calm).await;
    }

    /// Plays on, each move by somebody whom the newest board calls, until the game is over or `most` moves are made.
    pub async fn play(&self, whim: &mut Whim, most: usize) -> usize {
        let mut moves = 0;
        let mut idle = 0;
        while moves < most {
            idle += 1;
            self.settled().await;
            if self.row().await.stage == State::Over {
                break;
            }
            let board = self.board_after(None).await;
            assert!(idle < 100, "nobody can move: {}", board["content"]);
            let called = self.called(&board).await;
            for n in whim.order(called.len()) {
                if self.move_by(&called[n], &board, whim).await {
                    (moves, idle) = (moves + 1, 0);
                    break;
                }
            }
        }
        moves
    }

    /// Each of these commands by each person gets an answer for the own eyes, and changes nothing.
    pub async fn refuses(&self, typed: &[(&str, Value)]) {
        self.board_after(None).await;
        let entries = self.row().await.entries;
        for (name, options) in typed {
            for person in [self.stage.anna(), self.stage.bela(), self.stage.cecylia()] {
                let answer = person.command(&self.place, name, options.clone()).await;
                assert_eq!(answer.state(), "answered", "{name} {options}");
                let message = answer.message();
                assert!(!answer.text().is_empty() && message["ephemeral"] == true, "{name} {options}: {answer:?}");
                assert_eq!(self.row().await.entries, entries, "{name} {options}: {}", answer.text());
            }
        }
    }

    /// Whom a board calls, by its text.
    pub async fn called(&self, board: &Value) -> Vec<Person> {
        let text = board["content"].as_str().expect("a text");
        let mut called = Vec::new();
        for person in [self.stage.anna(), self.stage.bela(), self.stage.cecylia()] {
            let id = self.stage.user(person.name).await;
            called.extend(text.contains(&format!("<@{}>", id.0)).then_some(person));
        }
        called
    }

    /// One person opens the panel and goes on until a move is made; false if nothing is asked of them.
    pub async fn move_by(&self, person: &Person, board: &Value, whim: &mut Whim) -> bool {
        let entries = self.row().await.entries;
        let mut shown = person.press(board, &control(board, "~play")).await;
        if onward(shown.message()).is_empty() {
            return false;
        }
        if whim.below(3) == 0 {
            shown = self.by_command(person, shown.message(), whim).await;
        }
        for _ in 0..PRESSES {
            assert_eq!(shown.state(), "answered", "{shown:?}");
            assert_eq!(shown.message()["ephemeral"], true);
            let ways = onward(shown.message());
            if self.row().await.entries != entries || ways.is_empty() {
                break;
            }
            shown = take(person, shown.message(), &whim.one(&ways), whim).await;
        }
        assert_ne!(self.row().await.entries, entries, "{} gets nowhere: {}", person.name, shown.text());
        true
    }

    /// Answers the question of a panel by the game's command, with what is suggested for its first option.
    async fn by_command(&self, person: &Person, panel: &Value, whim: &mut Whim) -> Outcome {
        let way = whim.one(&onward(panel));
        let Ok(Id { to: To::Path(path, _), .. }) = way.id.parse::<Id>() else { panic!("{}", way.id) };
        let verb = path.first().or(way.choice.as_ref().and_then(|(values, ..)| values.first())).expect("a verb");
        let commands = self.stage.driver.get("commands", &[]).await;
        let all = commands["commands"].as_array().expect("commands");
        let game = guildhall::games::find(&self.row().await.game).expect("registered");
        let command = named(all, game.command).expect("a command");
        let name = format!("{} {verb}", command["name"].as_str().expect("a name"));
        let sub = named(command["options"].as_array().expect("subcommands"), verb).expect("the verb");
        let Some(option) = sub["options"][0]["name"].as_str() else {
            return person.command(&self.place, &name, json!({})).await;
        };
        let suggested = person.typing(&self.place, &name, option, json!({option: ""})).await;
        assert!((1..=25).contains(&suggested.suggestions().len()), "{name} {option}: {suggested:?}");
        let value = whim.one(&suggested.values());
        person.command(&self.place, &name, json!({option: value})).await
    }
}

fn named<'a>(list: &'a [Value], name: &str) -> Option<&'a Value> {
    list.iter().find(|one| one["name"] == name)
}

/// The newest message with a button whose id ends so.
pub fn newest_with(messages: &[Value], end: &str) -> Option<Value> {
    let has = |message: &&Value| controls(message).iter().any(|control| control.id.ends_with(end));
    messages.iter().rev().find(has).cloned()
}

/// The id of the button that ends so.
pub fn control(message: &Value, end: &str) -> String {
    let found = controls(message).into_iter().find(|control| control.id.ends_with(end));
    found.unwrap_or_else(|| panic!("no {end} below {message}")).id
}

/// The buttons and selects that lead on towards a move.
pub fn onward(message: &Value) -> Vec<Control> {
    let leads_on = |control: &Control| {
        control.enabled
            && matches!(
                control.id.parse(),
                Ok(Id { to: To::Path(_, mark) | To::Kept(_, mark), .. })
                    if !matches!(mark, Mark::Back | Mark::Board(_))
            )
    };
    controls(message).into_iter().filter(leads_on).collect()
}

/// Presses a button, or chooses as many as may be chosen.
pub async fn take(person: &Person, message: &Value, way: &Control, whim: &mut Whim) -> Outcome {
    let Some((values, least, most)) = &way.choice else { return person.press(message, &way.id).await };
    let mut chosen = values.clone();
    let count = least + whim.below(most - least + 1);
    while chosen.len() > count {
        chosen.remove(whim.below(chosen.len()));
    }
    person.choose(message, &way.id, &chosen).await
}

/// What people feel like doing: always the same from the same seed.
pub struct Whim(Dice);

impl Whim {
    pub fn new(seed: u64) -> Whim {
        Whim(Dice::for_step(Seed::from_number(seed), 1))
    }

    pub fn below(&mut self, n: usize) -> usize {
        self.0.below(n as u32) as usize
    }

    pub fn one<T: Clone>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())].clone()
    }

    fn order(&mut self, n: usize) -> Vec<usize> {
        let mut left: Vec<usize> = (0..n).collect();
        (0..n).map(|_| left.remove(self.0.below(left.len() as u32) as usize)).collect()
    }
}
