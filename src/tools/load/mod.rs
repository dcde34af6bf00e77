//! What many people at once cost: a bot of its own in a process of its own, a sandbox beside it, and people who press
//! buttons at many tables, so many times a second, whatever is answered. Then one person alone presses as fast as can
//! be, while another waits for an answer.

mod bot;
mod crowd;
mod driver;
mod figures;
mod learners;

use serde::Serialize;

use super::ToolError;
use crate::sandbox::{Options, Sandbox};
use bot::{Bot, Memory};
use crowd::Crowd;
use driver::Driver;
use figures::{Calm, Times};
use learners::Learners;

impl ToolError {
    /// A failure of something outside, which says itself what it is.
    fn usage(error: impl std::fmt::Display) -> ToolError {
        ToolError::Usage(error.to_string())
    }
}

/// What is to be done to the bot.
#[derive(Clone, Debug)]
pub struct Order {
    /// How many tables.
    pub tables: usize,
    /// At how many of them one person plays against strong bots alone.
    pub thinking: usize,
    /// How many lessons somebody presses on in meanwhile.
    pub learning: usize,
    /// How many clicks a second, over all tables.
    pub clicks: u32,
    /// For how many seconds.
    pub seconds: u32,
    /// How many presses one person makes in a row while another waits.
    pub presses: usize,
    /// The game of all tables; every game in turn, if none is named.
    pub game: Option<String>,
}

/// What came of it. Times are milliseconds, memory is kilobytes.
#[derive(Debug, Serialize)]
pub struct Report {
    tables: usize,
    thinking: usize,
    learning: usize,
    clicks: usize,
    /// How many clicks were made a second; fewer than ordered where this machine cannot make more.
    clicks_a_second: f64,
    /// How the clicks ended, by the word for it.
    states: std::collections::BTreeMap<String, usize>,
    /// From a click to its first answer.
    acknowledged: Times,
    /// From a press in a lesson to its next step with its picture.
    learnt: Times,
    /// From the last click to the last picture that the bot sent.
    last_picture_after: u64,
    /// How many pictures it sent while it was clicked at, and after.
    pictures: usize,
    /// What one person waited for an answer while another pressed: the longest of several.
    second_person_waits: f64,
    /// The same while nobody pressed.
    second_person_waits_in_calm: f64,
    /// The processor time of the bot while it was clicked at, and after.
    bot_cpu: u64,
    /// The memory of the bot when it was idle, with all tables open, after the clicks, and after all.
    memory: [Memory; 4],
}

/// Does what is ordered.
///
/// # Errors
/// When the bot cannot be started, or does not do what it should.
pub fn run(order: &Order) -> Result<Report, ToolError> {
    if order.tables < 2 || order.clicks == 0 || order.seconds == 0 {
        return Err(ToolError::Usage("there must be two tables or more, and clicks, and time for them".to_owned()));
    }
    if order.thinking > order.tables {
        return Err(ToolError::Usage("bots cannot think at more tables than there are".to_owned()));
    }
    if order.learning > learners::most() {
        return Err(ToolError::Usage(format!("at most {} lessons can be learnt at once", learners::most())));
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(ToolError::usage)?;
    runtime.block_on(async {
        let sandbox = Sandbox::start(0, unlimited()).await.map_err(ToolError::usage)?;
        let driver = Driver::new(sandbox.url());
        let bot = Bot::start(&sandbox.url())?;
        let report = measure(order, &driver, &bot).await;
        bot.stop();
        sandbox.stop().await;
        report
    })
}

async fn measure(order: &Order, driver: &Driver, bot: &Bot) -> Result<Report, ToolError> {
    driver.online().await?;
    let idle = bot.memory()?;
    let crowd = Crowd::gather(driver, order).await?;
    Calm::of(driver, 0).await?;
    let opened = bot.memory()?;
    let (since, cpu) = (driver.traffic_ends().await?, bot.cpu()?);
    let learners = Learners::begin(driver, order).await?;
    let clicked = crowd.click(order).await?;
    let learnt = learners.end().await?;
    let calm = Calm::of(driver, since).await?;
    let bot_cpu = bot.cpu()? - cpu;
    let after_clicks = bot.memory()?;
    let second_person_waits_in_calm = crowd.wait(0).await?;
    let second_person_waits = crowd.wait(order.presses).await?;
    Calm::of(driver, since).await?;
    let (acknowledged, states) = clicked.ends(driver).await?;
    Ok(Report {
        tables: order.tables,
        thinking: order.thinking,
        learning: order.learning,
        clicks: clicked.made.len(),
        clicks_a_second: clicked.a_second,
        states,
        acknowledged,
        learnt,
        last_picture_after: calm.last_picture.saturating_sub(clicked.last_at),
        pictures: calm.pictures,
        second_person_waits,
        second_person_waits_in_calm,
        bot_cpu,
        memory: [idle, opened, after_clicks, bot.memory()?],
    })
}

/// A sandbox that does not hold the bot back: measured is the bot, not Discord's limits.
fn unlimited() -> Options {
    Options { requests_a_second: u32::MAX, most_openings: usize::MAX, ..Options::default() }
}
