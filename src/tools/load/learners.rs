//! People who learn a game meanwhile: each presses on through a lesson, once a second, and no table knows of it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::task::JoinSet;

use super::super::ToolError;
use super::Order;
use super::driver::Driver;
use super::figures::{Times, buttons};
use crate::chat::{Id, Learn, Onward, Request, To};
use crate::lessons;

/// The people of the sandbox; each may be in a lesson of every game.
const PEOPLE: [&str; 4] = ["anna", "bela", "cecylia", "dorota"];

/// How long an answer may take, in milliseconds.
const PATIENCE: u64 = 60_000;

/// So many can learn at the same time.
pub fn most() -> usize {
    PEOPLE.len() * lessons::all().len()
}

/// Everybody who learns.
pub struct Learners(JoinSet<Result<Vec<f64>, ToolError>>);

impl Learners {
    /// They open their lessons, and press on from now for as long as the clicks last.
    pub async fn begin(driver: &Driver, order: &Order) -> Result<Learners, ToolError> {
        let channel = driver.post("channels", &json!({ "name": "lessons" })).await?;
        let channel: Arc<str> = channel["id"].as_str().unwrap_or_default().into();
        let mut all = JoinSet::new();
        let places = lessons::all().iter().flat_map(|lesson| PEOPLE.map(|who| (who, lesson.game.id)));
        for (who, game) in places.take(order.learning) {
            let said = json!({ "as": who, "channel": &*channel, "command": "learn", "options": { "game": game },
                "wait": PATIENCE });
            let opened = driver.post("command", &said).await?;
            all.spawn(press_on(driver.clone(), who, opened, order.seconds));
        }
        Ok(Learners(all))
    }

    /// From a press to the next step with its picture, of all presses.
    pub async fn end(self) -> Result<Times, ToolError> {
        let all = self.0.join_all().await.into_iter().collect::<Result<Vec<_>, _>>()?;
        Ok(Times::of(all.concat()))
    }
}

/// Presses so many times what leads on, once a second, and says in milliseconds how long each answer took.
async fn press_on(driver: Driver, who: &str, opened: Value, times: u32) -> Result<Vec<f64>, ToolError> {
    let mut every = tokio::time::interval(Duration::from_secs(1));
    let (mut seen, mut took) = (opened, Vec::new());
    for _ in 0..times {
        every.tick().await;
        let step = seen["messages"].as_array().and_then(|messages| messages.last()).cloned().unwrap_or_default();
        let button = buttons(&step).into_iter().find(|id| leads_on(id));
        let button = button.ok_or_else(|| ToolError::Usage(format!("nothing leads on: {}", step["content"])))?;
        let begun = Instant::now();
        seen = driver.press(who, step["id"].as_str().unwrap_or_default(), &button, PATIENCE).await?;
        took.push(begun.elapsed().as_secs_f64() * 1000.0);
    }
    Ok(took)
}

/// Whether a button of a lesson leads on, or begins it once more at its end.
fn leads_on(id: &str) -> bool {
    let wanted = |learn: &Learn| match learn {
        Learn::At(_, _, to) => matches!(to, Onward::Next | Onward::Show | Onward::Do),
        Learn::Anew(_) => true,
        _ => false,
    };
    matches!(id.parse(), Ok(Id { to: To::Word(Request::Learn(learn)), .. }) if wanted(&learn))
}
