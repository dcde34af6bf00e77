//! What happened since somebody looked last, turn by turn and at a glance: things in a row beside the words in which it is
//! told.

use super::{Drawing, Footer, Public, Seat, Text, Tongue, Trace, Viewer, doers, walked};
use crate::scene::{Deed, Now, Player, Scene, SinceSheet, Strip, Turn, TurnRow, initials, plain_name};

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub struct Act {
    /// How it is told.
    pub told: Text,
    /// The same as things in a row.
    pub icons: Strip,
}

/// A move told again.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Again {
    /// What happened.
    pub acts: Vec<Act>,
    /// The points of each seat after it, as far as everybody knows them.
    pub points: Vec<i32>,
}

/// To whom a move is told again, and in which language; to nobody where it is played on the way to others.
pub type Reader<'a> = Option<(Viewer, &'a dyn Tongue)>;

/// A turn told again.
#[derive(Clone, Debug, PartialEq)]
pub struct Retold {
    /// Whose turn it was; nobody's where all did it at once.
    pub seat: Option<Seat>,
    /// What happened in it.
    pub acts: Vec<Act>,
    /// The points of each seat before it and after it, as far as everybody knows them.
    pub points: [Vec<i32>; 2],
}

/// Turns told again, and the steps of which they are.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Since {
    /// The turns, the oldest first.
    pub turns: Vec<Retold>,
    /// The first of the steps, and the last.
    pub steps: [usize; 2],
}

/// No more lines than this of what the table did; what it did before stands where it happened.
const TABLE: usize = 3;

/// What happened, as far as everybody is told of it.
pub(super) fn again<G: Drawing>(game: &G, events: &[G::Event], viewer: Viewer, tongue: &dyn Tongue) -> Again {
    let (players, public) = (players(game.seats(), tongue), game.view(Viewer::Public));
    let acts = events.iter().filter_map(|event| act::<G>(event, viewer, &players, tongue));
    let points = (0..game.seats()).map(|seat| G::points(&public, Seat(seat)));
    Again { acts: acts.collect(), points: points.collect::<Option<_>>().unwrap_or_default() }
}

/// Everybody at the table, as pictures name them.
pub(crate) fn players(seats: u8, tongue: &dyn Tongue) -> Vec<Player> {
    let names: Vec<_> = (0..seats).map(|seat| plain_name(&tongue.name(Seat(seat)), seat.into())).collect();
    let player = |(seat, (name, initial))| Player { seat, name, initial };
    initials(&names).into_iter().zip(names).map(|(initial, name)| (name, initial)).enumerate().map(player).collect()
}

/// What happened in an event of which everybody is told, as the viewer is told of it.
fn act<G: Drawing>(event: &G::Event, viewer: Viewer, players: &[Player], tongue: &dyn Tongue) -> Option<Act> {
    let told = G::tell(event, Viewer::Public).and_then(|_| G::tell(event, viewer))?;
    Some(Act { icons: G::icons(event, viewer, players, tongue), told })
}

/// The picture of what happened, for a seat or for whoever watches.
pub(super) fn scene<G: Drawing>(
    game: &G,
    viewer: Viewer,
    since: &Since,
    footer: &Footer,
    tongue: &dyn Tongue,
) -> Scene {
    let view = game.view(viewer);
    let sheet = Retelling { players: players(game.seats(), tongue), tongue };
    let [from, to] = since.steps;
    let aside = match from < to {
        true => Text::of("since-picture-moves").with("from", from).with("to", to),
        false => Text::of("since-picture-move").with("n", to),
    };
    let player = viewer.seat().map(|seat| sheet.player(seat));
    let title = if player.is_some() { "missed-head" } else { "missed-watching" };
    let turn = Turn::Told { player, title: tongue.say(&Text::of(title)), aside: tongue.say(&aside) };
    let (table, turns) = sheet.parted(&since.turns);
    let now = viewer.seat().map(|seat| {
        let (things, fact) = G::now(&view, seat);
        let fact = fact.map(|fact| tongue.say(&fact)).unwrap_or_default();
        Now { title: tongue.say(&Text::of("since-picture-now")), things, fact }
    });
    let now = now.filter(|now| !now.things.is_empty() || !now.fact.is_empty());
    let earlier = tongue.say(&Text::of("since-picture-earlier"));
    let public = Public::of(game);
    let map = G::map(&public, None, &[], &Trace::of(&footer.window, &public, G::changes), tongue);
    let sheet = SinceSheet { frame: G::frame(&view, turn, footer, tongue), map, turns, earlier, table, now };
    walked::told(sheet.scene(), game.seats(), tongue)
}

/// How turns are told again.
struct Retelling<'a> {
    players: Vec<Player>,
    tongue: &'a dyn Tongue,
}

impl Retelling<'_> {
    fn player(&self, seat: Seat) -> Player {
        self.players[seat.index()].clone()
    }

    /// What the table did, and the turns without it: what is nobody's doing and has no icons.
    fn parted(&self, turns: &[Retold]) -> (Vec<String>, Vec<TurnRow>) {
        let is_table = |act: &Act| doers(&act.told).is_empty() && act.icons.is_empty();
        let all = turns.iter().flat_map(|turn| &turn.acts).filter(|act| is_table(act)).count();
        let (mut table, mut rows) = (Vec::new(), Vec::new());
        let mut before = all.saturating_sub(TABLE);
        for turn in turns {
            let mut deeds = Vec::new();
            for act in &turn.acts {
                if is_table(act) && before == 0 {
                    table.push(self.tongue.say(&act.told));
                    continue;
                }
                before -= usize::from(is_table(act));
                deeds.push(self.deed(turn.seat, act));
            }
            // A turn of which nothing is told is none that was missed.
            rows.extend((!deeds.is_empty()).then(|| self.row(turn, deeds)));
        }
        (table, rows)
    }

    fn row(&self, turn: &Retold, deeds: Vec<Deed>) -> TurnRow {
        let points = turn.seat.and_then(|seat| {
            let [before, after] = turn.points.each_ref().map(|points| points.get(seat.index()));
            Some([*after? - *before?, *after?])
        });
        let player = turn.seat.map(|seat| self.player(seat));
        let all = || self.tongue.say(&Text::of("since-picture-all"));
        let name = player.as_ref().map_or_else(all, |player| player.name.clone());
        TurnRow { player, name, points, deeds }
    }

    /// What was done, with the marks of those who did it where the row does not say so.
    fn deed(&self, whose: Option<Seat>, act: &Act) -> Deed {
        let words = self.tongue.say(&act.told);
        let doers = doers(&act.told);
        if let ([doer], Some(seat)) = (&doers[..], whose)
            && *doer == seat
        {
            return Deed { icons: act.icons.clone(), words: without(&words, &self.tongue.name(seat)) };
        }
        let mut marks = Strip::default();
        doers.iter().for_each(|seat| marks.mark(&self.players[seat.index()]));
        let words = match &doers[..] {
            [doer] => without(&words, &self.tongue.name(*doer)),
            _ => words,
        };
        Deed { icons: act.icons.clone().led_by(marks), words }
    }
}

/// A line without the name with which it begins: whose doing it was, is said beside it.
pub(crate) fn without(line: &str, name: &str) -> String {
    let rest = line.strip_prefix(name).filter(|rest| rest.starts_with([' ', ':', ',']));
    rest.map_or(line, |rest| rest.trim_start_matches([' ', ':', ','])).to_owned()
}
