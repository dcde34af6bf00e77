//! What is read off afterwards: times of many clicks, and when the last picture came.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;
use serde_json::Value;

use super::super::ToolError;
use super::driver::Driver;

/// So long nothing may be sent for the bot to count as calm.
const CALM: Duration = Duration::from_secs(2);

/// Times in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Times {
    /// Half of them are shorter.
    pub p50: f64,
    /// One of a hundred is longer.
    pub p99: f64,
    /// The longest.
    pub most: f64,
}

impl Times {
    /// Of these times, in any order.
    pub fn of(mut times: Vec<f64>) -> Times {
        times.sort_by(f64::total_cmp);
        let at = |part: usize| times.get((times.len().saturating_sub(1)) * part / 100).copied().unwrap_or_default();
        Times { p50: at(50), p99: at(99), most: at(100) }
    }
}

/// The clicks that were made.
pub struct Clicked {
    /// Their interactions.
    pub made: Vec<String>,
    /// When the last was made, in milliseconds since 1970.
    pub last_at: u64,
    /// How many there were a second.
    pub a_second: f64,
}

impl Clicked {
    /// How long each waited for its first answer, and how many ended how.
    pub async fn ends(&self, driver: &Driver) -> Result<(Times, BTreeMap<String, usize>), ToolError> {
        let (mut times, mut states) = (Vec::new(), BTreeMap::new());
        for id in &self.made {
            let seen = driver.get(&format!("interactions/{id}?wait=0")).await?;
            let story = &seen["interaction"];
            times.extend(story["answered_after_ms"].as_f64());
            *states.entry(story["state"].as_str().unwrap_or_default().to_owned()).or_default() += 1;
        }
        Ok((Times::of(times), states))
    }
}

/// The bot has nothing left to send.
pub struct Calm {
    /// When the last picture came, in milliseconds since 1970.
    pub last_picture: u64,
    /// How many pictures came.
    pub pictures: usize,
}

impl Calm {
    /// Waits for it, reading the traffic from an entry on.
    pub async fn of(driver: &Driver, since: u64) -> Result<Calm, ToolError> {
        let mut calm = Calm { last_picture: 0, pictures: 0 };
        let mut next = since;
        let mut quiet = Duration::ZERO;
        let pause = Duration::from_millis(250);
        while quiet < CALM {
            tokio::time::sleep(pause).await;
            let seen = driver.get(&format!("traffic?since={next}&kind=rest&limit=20000")).await?;
            let entries = seen["entries"].as_array().map(Vec::as_slice).unwrap_or_default();
            for entry in entries.iter().filter(|entry| entry["files"].as_array().is_some_and(|files| !files.is_empty()))
            {
                calm.pictures += 1;
                calm.last_picture = entry["at_ms"].as_u64().unwrap_or_default().max(calm.last_picture);
            }
            quiet = if entries.is_empty() { quiet + pause } else { Duration::ZERO };
            next = seen["next"].as_u64().unwrap_or(next);
        }
        Ok(calm)
    }
}

/// The custom ids under a message that can be pressed.
pub fn buttons(message: &Value) -> Vec<String> {
    let rows = message["components"].as_array().map(Vec::as_slice).unwrap_or_default();
    let parts = rows.iter().filter_map(|row| row["components"].as_array()).flatten();
    let pressable = parts.filter(|part| part["type"] == 2 && part["disabled"] != true);
    pressable.filter_map(|part| part["custom_id"].as_str().map(str::to_owned)).collect()
}
