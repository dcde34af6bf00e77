//! What each viewer may know ("Who knows what" in `docs/rules/san_juan.md`), and nothing else.

use serde::Serialize;

use super::cards::{Kind, Prices};
use super::limits::hand_limit;
use super::moves::Move;
use super::scoring::Score;
use super::state::{Mined, Phase, Player, SanJuan};
use crate::rules::{Seat, Viewer};

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The round, from 1.
    pub round: u16,
    /// Who has the Governor card.
    pub governor: Seat,
    /// What is being done.
    pub phase: Phase,
    /// Who picks a role or picked the one being carried out.
    pub picker: Seat,
    /// Who must decide now, in action order.
    pub awaiting: Vec<Seat>,
    /// Who picked which role in this round, in the order of [`super::moves::Role::ALL`].
    pub roles: [Option<Seat>; 5],
    /// How many roles have been picked in this round, and how many will be.
    pub picks: [u8; 2],
    /// Whether the picker uses a Library with the role being carried out.
    pub library: bool,
    /// Whether the Governor of a two-player game has used the Library in this round.
    pub library_spent: bool,
    /// How many cards the draw pile has.
    pub draw: usize,
    /// How many cards the discard pile has.
    pub discard: usize,
    /// The prices of the turned tile, in a Trader phase.
    pub prices: Option<Prices>,
    /// The four cards a Gold Mine has turned up, sorted, while its owner chooses.
    pub mine: Vec<Kind>,
    /// What a Gold Mine brought last, until the next role is picked.
    pub mined: Option<Mined>,
    /// The seats in seat order.
    pub seats: Vec<SeatView>,
    /// The viewer's own things.
    pub own: Option<Own>,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatView {
    /// The uncovered buildings in the order in which they were built.
    pub buildings: Vec<BuildingView>,
    /// How many cards the hand has.
    pub hand: usize,
    /// How many cards were drawn to choose from.
    pub drawn: usize,
    /// The points that everybody knows of; once the game is over, all.
    pub score: Score,
    /// What was hidden, once the game is over.
    pub shown: Option<Shown>,
}

/// A building as everybody sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BuildingView {
    /// Which one.
    pub kind: Kind,
    /// Its number among the seat's buildings of that kind, from 1; with the kind it is the pick.
    pub copy: u8,
    /// Whether it carries a good.
    pub good: bool,
    /// What it covers, the lowest first.
    pub covered: Vec<Kind>,
}

/// A seat's secrets at the end.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shown {
    /// The cards in hand, sorted.
    pub hand: Vec<Kind>,
    /// The cards under the Chapel, sorted.
    pub chapel: Vec<Kind>,
}

/// What only the viewer knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Own {
    /// Where the viewer sits.
    pub seat: Seat,
    /// The cards in hand, sorted.
    pub hand: Vec<Kind>,
    /// The cards drawn to choose from, sorted.
    pub drawn: Vec<Kind>,
    /// The cards under the Chapel, sorted.
    pub chapel: Vec<Kind>,
    /// What the viewer decided in a phase that all decide at once, while others are still to decide.
    pub answer: Option<Move>,
}

impl View {
    /// What a seat shows.
    pub fn seat(&self, seat: Seat) -> &SeatView {
        &self.seats[seat.index()]
    }

    /// Who looks, if it is a seat.
    pub fn viewer(&self) -> Option<Seat> {
        self.own.as_ref().map(|own| own.seat)
    }
}

impl SeatView {
    /// Whether an uncovered building of that kind stands here.
    pub fn has(&self, kind: Kind) -> bool {
        self.buildings.iter().any(|building| building.kind == kind)
    }

    /// The most cards the hand may have at the start of a round (SJ-18, SJ-19).
    pub fn limit(&self) -> usize {
        hand_limit(self.has(Kind::Tower))
    }

    /// How many goods lie on the buildings.
    pub fn goods(&self) -> usize {
        self.buildings.iter().filter(|building| building.good).count()
    }
}

/// The position as that viewer knows it.
pub(super) fn view(game: &SanJuan, viewer: Viewer) -> View {
    let over = game.phase == Phase::Over;
    View {
        round: game.round,
        governor: game.governor,
        phase: game.phase,
        picker: game.picker,
        awaiting: game.order().filter(|seat| game.awaiting.has(*seat)).collect(),
        roles: game.roles,
        picks: [game.picks(), game.picks_a_round()],
        library: game.library,
        library_spent: game.library_spent,
        draw: game.draw.len(),
        discard: game.discard.len(),
        prices: game.house.prices(),
        mine: game.mine.iter().collect(),
        mined: game.mined,
        seats: game.players.iter().map(|player| seat(player, over)).collect(),
        own: viewer.seat().map(|seat| own(seat, game.player(seat))),
    }
}

fn seat(player: &Player, over: bool) -> SeatView {
    let copies = super::held::numbered(player.buildings.iter().map(|building| building.kind));
    let building = |(building, (kind, copy)): (&super::state::Building, (Kind, u8))| BuildingView {
        kind,
        copy,
        good: building.good.is_some(),
        covered: building.covered.clone(),
    };
    let shown = || Shown { hand: player.hand.iter().collect(), chapel: player.chapel.iter().collect() };
    SeatView {
        buildings: player.buildings.iter().zip(copies).map(building).collect(),
        hand: player.hand.len(),
        drawn: player.drawn.len(),
        score: Score::of(player, over),
        shown: over.then(shown),
    }
}

fn own(seat: Seat, player: &Player) -> Own {
    Own {
        seat,
        hand: player.hand.iter().collect(),
        drawn: player.drawn.iter().collect(),
        chapel: player.chapel.iter().collect(),
        answer: player.answer.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::given::{Position, given};
    use super::*;
    use crate::rules::{Dice, Of, Rules, Seed, Table};

    const PUBLIC: Viewer = Viewer::Public;
    const FIRST: Viewer = Viewer::Seat(Seat(0));
    const SECOND: Viewer = Viewer::Seat(Seat(1));

    fn json(at: &Position, viewer: Viewer) -> String {
        serde_json::to_string(&at.game().view(viewer)).unwrap()
    }

    /// SJ-120: how many cards a hand has everybody sees, which ones only its owner.
    #[test]
    fn hands_are_public_by_number() {
        let at = given(3).hand(0, "tower hero").hand(1, "well");
        for viewer in [PUBLIC, SECOND] {
            assert_eq!(at.game().view(viewer).seats.iter().map(|seat| seat.hand).collect::<Vec<_>>(), [2, 1, 0]);
            assert!(!json(&at, viewer).contains("hero"));
        }
        assert_eq!(at.game().view(FIRST).own.map(|own| own.hand), Some(vec![Kind::Tower, Kind::Hero]));
        assert_eq!(at.game().view(PUBLIC).own, None);
    }

    /// SJ-121, SJ-Q36: the piles are public by number.
    #[test]
    fn piles_are_public_by_number() {
        let at = given(2).pile("well well statue");
        assert_eq!((at.game().view(PUBLIC).draw, at.game().view(PUBLIC).discard), (3, 105));
    }

    /// SJ-44, SJ-122: the face of a good is seen by nobody, not even its owner.
    #[test]
    fn faces_of_goods_are_seen_by_nobody() {
        let at = given(2).pile("hero").play(0, "role producer").moves("0 produce, 1 pass");
        assert_eq!(at.game().player(Seat(0)).buildings[0].good, Some(Kind::Hero));
        for viewer in Viewer::all(2) {
            assert!(!json(&at, viewer).contains("hero"), "{viewer:?}");
            assert!(at.game().view(viewer).seats[0].buildings[0].good);
        }
    }

    /// SJ-90, SJ-124, SJ-Q18: how many and which cards lie under a Chapel only its owner sees; at the end all do.
    #[test]
    fn chapels_are_secret_until_the_end() {
        let at = given(2).row(0, "chapel").chapel(0, "palace hero");
        let without = given(2).row(0, "chapel");
        for viewer in [PUBLIC, SECOND] {
            let (with, without) = (at.game().view(viewer), without.game().view(viewer));
            assert_eq!((with.seats, with.own), (without.seats, without.own));
        }
        assert_eq!(at.game().view(FIRST).own.map(|own| own.chapel.len()), Some(2));
        let mut over = at.game().clone();
        over.phase = Phase::Over;
        let shown = over.view(SECOND).seats[0].shown.clone();
        assert_eq!(shown.map(|shown| shown.chapel), Some(vec![Kind::Hero, Kind::Palace]));
        assert_eq!(over.view(PUBLIC).seats[0].score.chapel, 2);
    }

    /// SJ-123: the cards of a Gold Mine are shown to everybody while its owner chooses, and so is what was taken.
    #[test]
    fn a_gold_mine_is_public() {
        let at = given(2).row(0, "gold_mine").pile("quarry smithy statue library hero").play(0, "role prospector");
        let at = at.play(0, "mine");
        let turned = at.game().view(PUBLIC).mine;
        assert!(turned.is_empty() || turned.len() == 4);
        if let Some(kind) = turned.first() {
            let taken = at.play(0, &format!("mine {kind}"));
            assert_eq!(taken.game().view(SECOND).mined.map(|mined| mined.card), Some(Some(*kind)));
        }
    }

    /// The table "Who knows what": the tile is shown in a Trader phase only.
    #[test]
    fn the_tile_is_shown_while_it_counts() {
        let at = given(2).laden(0).tile(4);
        assert_eq!(at.game().view(PUBLIC).prices, None);
        let at = at.play(0, "role trader");
        assert_eq!(at.game().view(PUBLIC).prices, Some([1, 2, 2, 3, 3]));
        assert_eq!(at.play(0, "sell").game().view(PUBLIC).prices, None);
    }

    /// SJ-Q8: what a seat has decided in a phase for all is known to nobody else before all have decided.
    #[test]
    fn decisions_are_secret_until_all_are_made() {
        let at = given(3).play(0, "role producer");
        let (made, passed) = (at.game().clone(), at.game().clone());
        let decide = |game: SanJuan, words: &str| {
            let mut table = Of(game);
            let path: Vec<String> = words.split(' ').map(str::to_owned).collect();
            table.play(Seat(1), &path, &mut Dice::for_step(Seed::from_number(1), 1)).unwrap();
            table.0
        };
        let (made, passed) = (decide(made, "produce indigo_plant"), decide(passed, "pass"));
        assert_eq!((made.view(PUBLIC), made.view(FIRST)), (passed.view(PUBLIC), passed.view(FIRST)));
        assert_ne!(made.view(SECOND), passed.view(SECOND));
        assert_eq!(made.view(PUBLIC).awaiting, [Seat(0), Seat(2)]);
    }

    /// SJ-51 and the table "Who knows what": which goods there are is public, whatever covers or carries.
    #[test]
    fn what_lies_on_the_table_is_public() {
        let at = given(2).row(0, "crane sugar_mill*").hand(0, "tobacco_storage well well").play(0, "role builder");
        let at = at.build(0, "tobacco_storage sugar_mill");
        let view = at.game().view(PUBLIC);
        let row: Vec<_> = view.seats[0].buildings.iter().map(|b| (b.kind, b.good, b.covered.len())).collect();
        let expected = [(Kind::IndigoPlant, false, 0), (Kind::Crane, false, 0), (Kind::TobaccoStorage, false, 1)];
        assert_eq!(row, expected);
        assert_eq!((view.roles[0], view.picker, view.picks), (Some(Seat(0)), Seat(1), [1, 3]));
    }
}
