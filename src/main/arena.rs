//! The arena on a terminal: a bar that moves, the first faults of each bot, and the result.

use std::collections::BTreeMap;

use guildhall::tools::ToolError;
use guildhall::tools::arena::{self, Fault, Kind, News, Order, Report};
use indicatif::{ProgressBar, ProgressStyle};

/// So many faults of each kind are told of each bot; all are counted.
const TOLD: u32 = 3;

/// Plays what was ordered. Only a terminal is shown a bar.
pub fn run(order: &Order) -> Result<Report, ToolError> {
    let bar = bar(order.games);
    let mut told: BTreeMap<(usize, Kind), u32> = BTreeMap::new();
    let report = arena::run(order, &mut |news| match news {
        News::Over(over, total) => {
            bar.set_length(total);
            bar.set_position(over);
        }
        News::Wrong(bot, Fault { kind, reason }) => {
            let told = told.entry((bot, kind)).or_default();
            *told += 1;
            if *told <= TOLD {
                let name = &order.bots[bot];
                bar.suspend(|| super::complain(&format!("{name}: {}: {reason}", kind.name())));
            }
        }
    });
    bar.finish_and_clear();
    report
}

/// A bar for so many games.
pub fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{wide_bar} {pos} of {len} games, {eta} to go") {
        bar.set_style(style);
    }
    bar
}
