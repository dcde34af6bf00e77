//! A review as a picture, and in words.

use super::{Review, TurningPoint, Verdict};
use crate::rules::{Seat, Text, Tongue, players, stations, without};
use crate::scene::{Frame, Graph, News, Player, ReviewSheet, Scene, Skill, Turn, Weighed};

impl Review {
    /// The picture of what was found.
    pub fn scene(&self, verdict: &Verdict, table: &str, tongue: &dyn Tongue) -> Scene {
        let say = |text: Text| tongue.say(&text);
        let word = |key: &'static str| say(Text::of(key));
        let (game, position) = (self.play.game(), self.play.table());
        let players = players(position.seats(), tongue);
        let turn = Turn::Told {
            player: None,
            title: word("review-title"),
            aside: say(Text::of("closing-moves").with("n", self.play.step())),
        };
        let frame = Frame {
            title: say(Text::of(format!("{}-title", game.command))),
            emblem: game.emblem,
            band: game.band,
            pills: Vec::new(),
            turn,
            news: vec![News::remark(word("review-remark"))],
            reference: table.to_owned(),
        };
        let notes = (1..).zip(&verdict.points).map(|(n, point): (usize, _)| (point.step, n.to_string())).collect();
        let order = position.standing().map(|standing| standing.order()).unwrap_or_default();
        let order: Vec<Player> = order.iter().map(|seat| players[seat.index()].clone()).collect();
        let skill = |player: &Player| {
            let skill = verdict.skills.get(player.seat).copied().flatten();
            let figure = skill.map_or("–".to_owned(), |skill| say(percent(skill.percent)));
            let words = skill.map_or(Text::of("review-no-decisions"), |skill| {
                Text::of("review-decisions").with("n", skill.decisions)
            });
            Skill { player: player.clone(), figure, words: say(words) }
        };
        let skills = order.iter().map(skill).collect();
        let rows = (1..).zip(&verdict.points).map(|(n, point): (usize, _)| Weighed {
            number: n.to_string(),
            player: players[point.seat.index()].clone(),
            when: say(Text::of("closing-leap-bare").with("n", point.step)),
            cost: format!("−{}", say(points(point.loss))),
            lines: ["review-made", "review-better"].map(word).into_iter().zip(point.lines(tongue)).collect(),
        });
        let title = if verdict.points.is_empty() { "review-none" } else { "review-points" };
        let graph = Graph { players: order.clone(), stations: stations(&verdict.course), notes };
        ReviewSheet { frame, graph: (word("review-graph"), graph), skills, title: word(title), rows: rows.collect() }
            .scene()
    }

    /// The same in words: how well each seat decided, in the order of places, and what cost the most.
    pub fn said(&self, verdict: &Verdict, tongue: &dyn Tongue) -> Vec<String> {
        let order = self.play.table().standing().map(|standing| standing.order()).unwrap_or_default();
        let skill = |seat: Seat| {
            let skill = verdict.skills.get(seat.index()).copied().flatten()?;
            let text = Text::of("review-skill").with("seat", seat).with("percent", percent(skill.percent));
            Some(tongue.say(&text.with("n", skill.decisions)))
        };
        let skills = order.into_iter().filter_map(skill);
        let points = (1..).zip(&verdict.points).map(|(n, point): (usize, _)| point.said(n, tongue));
        let none = verdict.points.is_empty().then(|| tongue.say(&Text::of("review-none")));
        skills.chain(points).chain(none).collect()
    }
}

impl TurningPoint {
    /// The number it has, when it was, what was done and what was better.
    pub fn said(&self, number: usize, tongue: &dyn Tongue) -> String {
        let [made, better] = self.lines(tongue);
        let text = Text::of("review-point").with("n", number).with("step", self.step).with("seat", self.seat);
        tongue.say(&text.with("loss", points(self.loss)).with("made", made).with("better", better))
    }

    /// What was done and what was better, without the name of whoever did it.
    fn lines(&self, tongue: &dyn Tongue) -> [String; 2] {
        [&self.made, &self.better].map(|told| {
            let told = told.clone().unwrap_or(Text::of("review-untold"));
            without(&tongue.say(&told), &tongue.name(self.seat)).trim_end_matches('.').to_owned()
        })
    }
}

/// So many tenths of a point.
fn points(tenths: i64) -> Text {
    Text::of("review-tenths").with("whole", tenths / 10).with("tenths", tenths % 10)
}

fn percent(percent: u8) -> Text {
    Text::of("review-percent").with("n", percent)
}
