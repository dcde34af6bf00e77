//! The people: they open tables, walk through the questions of their moves, and look at things meanwhile.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use futures_util::future::join_all;
use serde_json::{Value, json};
use tokio::sync::Mutex;

use super::super::{ToolError, game};
use super::Order;
use super::driver::Driver;
use super::figures::{Clicked, buttons};
use crate::chat::{Id, Request, To};
use crate::games::GAMES;

/// The people of the sandbox, in the order in which they sit down, at every second table. Two sit at most of them.
const PEOPLE: [[&str; 4]; 2] = [["anna", "cecylia", "bela", "dorota"], ["bela", "dorota", "cecylia", "anna"]];

/// How long something may take that is waited for, in milliseconds.
const PATIENCE: u64 = 60_000;

/// How many answers the second person waits for.
const WAITS: usize = 5;

/// Everybody.
pub struct Crowd {
    driver: Driver,
    tables: Vec<Arc<Mutex<Table>>>,
}

/// A table, and what was last pressed there.
struct Table {
    channel: String,
    people: Vec<&'static str>,
    /// The message with the newest board that was seen, and its buttons.
    board: (String, Vec<String>),
    /// Whom it calls.
    called: usize,
    /// What came of that person's last press can be seen under this number.
    last: Option<String>,
    /// Grows with each click and decides what is pressed next.
    turn: usize,
}

impl Crowd {
    /// Opens all tables, some at a time, and starts their games.
    pub async fn gather(driver: &Driver, order: &Order) -> Result<Crowd, ToolError> {
        let only = order.game.as_deref().map(game).transpose()?;
        let mut tables = Vec::new();
        let numbers: Vec<usize> = (0..order.tables).collect();
        for some in numbers.chunks(8) {
            let opened = some.iter().map(|n| {
                let game = only.unwrap_or(&GAMES[n % GAMES.len()]);
                // Games alternate within a pair of people, so that everybody plays each.
                let seats = &PEOPLE[(n + n / GAMES.len()) % PEOPLE.len()][..usize::from(*game.seats.start()).max(2)];
                let people = if *n < order.thinking { 1 } else { seats.len() };
                Table::open(driver, *n, (game.id, seats.len()), seats[..people].to_vec())
            });
            for table in join_all(opened).await {
                tables.push(Arc::new(Mutex::new(table?)));
            }
        }
        Ok(Crowd { driver: driver.clone(), tables })
    }

    /// Makes the clicks, each at its time, whatever became of those before.
    pub async fn click(&self, order: &Order) -> Result<Clicked, ToolError> {
        let count = order.clicks as usize * order.seconds as usize;
        let mut every = tokio::time::interval(Duration::from_secs(1) / order.clicks);
        let begun = Instant::now();
        let mut clicks = Vec::with_capacity(count);
        for n in 0..count {
            every.tick().await;
            let (driver, table) = (self.driver.clone(), self.tables[n % self.tables.len()].clone());
            clicks.push(tokio::spawn(async move { table.lock().await.click(&driver).await }));
        }
        let mut made = Vec::new();
        for click in clicks {
            made.extend(click.await.map_err(ToolError::usage)??);
        }
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let a_second = made.len() as f64 / begun.elapsed().as_secs_f64();
        Ok(Clicked { made, last_at: since.as_millis() as u64, a_second })
    }

    /// One person presses the same button so many times at once; what another, at another table, waits meanwhile for
    /// what lies before them: the longest of several waits.
    pub async fn wait(&self, presses: usize) -> Result<f64, ToolError> {
        let [one, other] = [&self.tables[0], &self.tables[self.neighbour().await]];
        let one = one.lock().await.look(&self.driver).await?;
        let other = other.lock().await.look(&self.driver).await?;
        let pressing = tokio::spawn({
            let driver = self.driver.clone();
            async move {
                let all = (0..presses).map(|_| driver.press(one.0, &one.1, &one.2, 0));
                join_all(all).await.into_iter().filter(Result::is_err).count()
            }
        });
        if presses > 0 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let mut longest: f64 = 0.0;
        for _ in 0..WAITS {
            let begun = Instant::now();
            self.driver.press(other.0, &other.1, &other.2, PATIENCE).await?;
            longest = longest.max(begun.elapsed().as_secs_f64() * 1000.0);
        }
        match pressing.await {
            Ok(0) => Ok(longest),
            Ok(refused) => Err(ToolError::Usage(format!("{refused} presses were refused"))),
            Err(error) => Err(ToolError::usage(error)),
        }
    }

    /// A table that somebody else opened than the first.
    async fn neighbour(&self) -> usize {
        let here = self.tables[0].lock().await.people[0];
        for (at, table) in self.tables.iter().enumerate() {
            if table.lock().await.people[0] != here {
                return at;
            }
        }
        0
    }
}

impl Table {
    /// Opens a table and starts its game; seats without a person get a strong bot.
    async fn open(
        driver: &Driver,
        n: usize,
        (game, seats): (&str, usize),
        people: Vec<&'static str>,
    ) -> Result<Table, ToolError> {
        let channel = driver.post("channels", &json!({ "name": format!("table-{n}") })).await?;
        let channel = channel["id"].as_str().unwrap_or_default().to_owned();
        let options = json!({ "game": game, "seats": seats.to_string(), "where": "channel", "language": "en" });
        let says = |command: &str, options: Value| {
            let said = json!({ "as": people[0], "channel": channel, "command": command, "options": options });
            async move { driver.post("command", &said).await }
        };
        says("table new", options).await?;
        for _ in people.len()..seats {
            says("table bot", json!({ "level": "strong" })).await?;
        }
        let mut table = Table { channel, people, board: Default::default(), called: 0, last: None, turn: n };
        for who in 1..table.people.len() {
            table.until(driver, &Request::Join).await?;
            table.press(driver, who, &Request::Join, PATIENCE).await?;
        }
        table.until(driver, &Request::Start).await?;
        table.press(driver, 0, &Request::Start, PATIENCE).await?;
        table.until(driver, &Request::Play).await?;
        Ok(table)
    }

    /// Waits for a message with such a button.
    async fn until(&mut self, driver: &Driver, button: &Request) -> Result<(), ToolError> {
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_millis(PATIENCE) {
            if self.find(driver, button).await? {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Err(ToolError::Usage(format!("no button {button} in {}", self.channel)))
    }

    /// Finds the newest message that has such a button.
    async fn find(&mut self, driver: &Driver, button: &Request) -> Result<bool, ToolError> {
        let path = format!("messages?as={}&channel={}&limit=20", self.people[0], self.channel);
        let seen = driver.get(&path).await?;
        let messages = seen["messages"].as_array().map(Vec::as_slice).unwrap_or_default();
        for message in messages.iter().rev().filter(|message| message["ephemeral"] != true) {
            let ids = buttons(message);
            if ids.iter().any(|id| asks(id, button)) {
                self.called = self.first_called(message);
                self.board = (message["id"].as_str().unwrap_or_default().to_owned(), ids);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Which of them a board calls first.
    fn first_called(&self, message: &Value) -> usize {
        let name = message["mentions"][0]["name"].as_str().unwrap_or_default().to_lowercase();
        let plain = |name: &str| name.replace('é', "e");
        self.people.iter().position(|person| *person == plain(&name)).unwrap_or_default()
    }

    async fn press(&self, driver: &Driver, who: usize, button: &Request, wait: u64) -> Result<Value, ToolError> {
        let id = self.board.1.iter().find(|id| asks(id, button));
        let id = id.ok_or_else(|| ToolError::Usage(format!("no button {button}")))?;
        driver.press(self.people[who], &self.board.0, id, wait).await
    }

    /// One more click: of those who must move, along the questions of their move; of the others, to look at something.
    /// None where the table has nothing to press.
    async fn click(&mut self, driver: &Driver) -> Result<Option<String>, ToolError> {
        self.turn += 1;
        let (looks, called) = (self.turn.is_multiple_of(4), self.called);
        if !looks && let Some(pressed) = self.along(driver).await? {
            self.last = Some(pressed.clone());
            return Ok(Some(pressed));
        }
        if !self.find(driver, &Request::Play).await? {
            return Ok(None);
        }
        let (who, button) = if looks || self.is_waiting(driver).await? {
            let button = if self.turn.is_multiple_of(8) { &Request::Missed(None) } else { &Request::Own };
            ((called + 1) % self.people.len(), button)
        } else {
            (self.called, &Request::Play)
        };
        // The board may have gone while it was looked at, as it may for a person.
        let pressed = self.press(driver, who, button, 0).await.ok();
        let id = pressed.and_then(|pressed| pressed["interaction"]["id"].as_str().map(str::to_owned));
        if !looks {
            self.last.clone_from(&id);
        }
        Ok(id)
    }

    /// Presses one of the answers to the question that lies before the person who was called, if one does.
    async fn along(&self, driver: &Driver) -> Result<Option<String>, ToolError> {
        let Some(last) = &self.last else { return Ok(None) };
        let seen = driver.get(&format!("interactions/{last}?wait=0")).await?;
        let messages = seen["messages"].as_array().map(Vec::as_slice).unwrap_or_default();
        let Some(panel) = messages.last() else { return Ok(None) };
        // What goes on along a path has a path in its id; words such as "back to the board" have not.
        let mut paths = buttons(panel);
        paths.retain(|id| matches!(id.parse(), Ok(Id { to: To::Path(..) | To::Kept(..), .. })));
        if paths.is_empty() {
            return Ok(None);
        }
        let user = seen["interaction"]["user"].as_str().unwrap_or_default();
        let button = &paths[(self.turn * 7) % paths.len()];
        // It may have gone while it was looked at, as it may for a person.
        let pressed = driver.press(user, panel["id"].as_str().unwrap_or_default(), button, 0).await;
        Ok(pressed.ok().and_then(|pressed| pressed["interaction"]["id"].as_str().map(str::to_owned)))
    }

    /// Whether what was pressed last has not been answered.
    async fn is_waiting(&self, driver: &Driver) -> Result<bool, ToolError> {
        let Some(last) = &self.last else { return Ok(false) };
        let state = driver.get(&format!("interactions/{last}?wait=0")).await?["interaction"]["state"].clone();
        Ok(["waiting", "thinking", "acknowledged"].iter().any(|word| state == *word))
    }

    /// Who looks at their own things here, and how: under the board that is the newest now.
    async fn look(&mut self, driver: &Driver) -> Result<(&'static str, String, String), ToolError> {
        self.find(driver, &Request::Own).await?;
        let own = self.board.1.iter().find(|id| asks(id, &Request::Own)).cloned().unwrap_or_default();
        Ok((self.people[0], self.board.0.clone(), own))
    }
}

/// Whether a button asks for that.
fn asks(id: &str, request: &Request) -> bool {
    id.parse().is_ok_and(|id: Id| id.to == To::Word(request.clone()))
}
