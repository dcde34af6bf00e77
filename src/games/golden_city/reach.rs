//! Where a seat may build, and what a house costs there (GC-35 to GC-49). Of the places, everybody can see which a
//! seat's roads, free harbours and keys allow; which of them its hand can pay is its own business.

use smallvec::SmallVec;

use super::held::Terrains;
use super::place::{Kind, Place};
use super::places::Places;
use super::sites::of_land;
use super::state::GoldenCity;
use super::terrain::Terrain;
use crate::rules::Seat;

/// What a place costs in terrain cards: which kind, and how many.
pub fn cost(place: Place) -> (Terrain, u8) {
    match place.kind() {
        Kind::Harbour => (Terrain::Coast, 1),
        Kind::Suburb | Kind::Outer | Kind::Inner => (place.terrain(), 2),
    }
}

/// Whether a key is needed besides (GC-46).
pub fn needs_key(place: Place) -> bool {
    place.kind() == Kind::Inner
}

/// What everybody sees of where a seat can build.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// Where its houses stand.
    own: Places,
    /// Where everybody's do.
    all: Places,
    /// How many houses it has left.
    pub(super) left: u8,
    /// Its keys.
    keys: u8,
}

impl Reach {
    /// The places still open to the seat, keys and cards aside: free harbours, and what a road joins to an own house
    /// (GC-35, GC-36, GC-Q2), unless it is taken (GC-38, GC-39).
    pub(super) fn open(self) -> Places {
        Places::HARBOURS.or(self.own.near()).without(self.all.and(Places::SINGLE)).without(self.own)
    }

    /// Those that its keys and so many cards do not rule out: what everybody can see to be possible.
    pub(super) fn possible(self, cards: usize) -> Places {
        if self.left == 0 {
            return Places::NONE;
        }
        let keyless = if self.keys == 0 { Places::INNER } else { Places::NONE };
        let poor = match cards {
            0 => return Places::NONE,
            1 => Places::CITY.or(Places::SINGLE).without(Places::HARBOURS),
            _ => Places::NONE,
        };
        self.open().without(keyless).without(poor)
    }

    /// Those that a hand can also pay for.
    pub(super) fn buildable(self, hand: Terrains) -> Places {
        let harbours = if payable(hand, Terrain::Coast, 1) { Places::HARBOURS } else { Places::NONE };
        let lands = Terrain::LANDS.into_iter().filter(|land| payable(hand, *land, 2));
        self.possible(hand.len()).and(lands.fold(harbours, |all, land| all.or(of_land(land))))
    }
}

impl GoldenCity {
    /// What everybody sees of where a seat can build.
    pub(super) fn reach(&self, seat: Seat) -> Reach {
        let player = self.player(seat);
        Reach { own: player.houses, all: self.houses(), left: self.left(seat), keys: player.keys }
    }

    /// The places that everybody sees to be possible for a seat with the cards that it has.
    pub(super) fn possible(&self, seat: Seat) -> Places {
        self.reach(seat).possible(self.player(seat).hand.len())
    }

    /// Whether the seat still has houses and no place is open to it, whatever its cards and keys (GC-82, GC-Q20).
    pub(super) fn is_stuck(&self, seat: Seat) -> bool {
        let reach = self.reach(seat);
        reach.left > 0 && reach.open().is_empty()
    }
}

/// How many cards of any kind two cards of a kind can stand for, but for that kind itself.
fn jokers(hand: Terrains, kind: Terrain) -> u8 {
    Terrain::ALL.iter().filter(|other| **other != kind).map(|other| hand.count(*other) / 2).sum()
}

/// Whether a hand can pay so many cards of a kind.
fn payable(hand: Terrains, kind: Terrain, count: u8) -> bool {
    hand.count(kind).min(count) + jokers(hand, kind) >= count
}

/// Ways to pay for a house.
pub type Payments = SmallVec<[Terrains; 8]>;

/// The distinct ways in which a hand can pay so many cards, one or two, of a kind: those cards, or two alike of another
/// kind in place of each (GC-47, GC-48). Nothing is wasted, and two of the kind never stand for one of it (GC-Q16).
/// Those with fewer jokers come first.
pub fn payments(hand: Terrains, kind: Terrain, count: u8) -> Payments {
    let others = || Terrain::ALL.iter().copied().filter(move |other| *other != kind);
    let joker = |other: Terrain| Terrains::of(other, 2);
    let mut ways = Payments::new();
    let mut offer = |pay: Terrains| {
        if hand.without(pay).is_some() && !ways.contains(&pay) {
            ways.push(pay);
        }
    };
    offer(Terrains::of(kind, count));
    let rest = Terrains::of(kind, count.saturating_sub(1));
    others().for_each(|other| offer(rest.with(joker(other))));
    if count == 2 {
        for first in others() {
            others().filter(|second| *second >= first).for_each(|second| offer(joker(first).with(joker(second))));
        }
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::super::given::{Position, at as places, cards, given};
    use super::*;

    fn ids(open: Places) -> Vec<&'static str> {
        let mut ids: Vec<&str> = open.iter().map(Place::id).collect();
        ids.sort_unstable();
        ids
    }

    fn inland(at: &Position, seat: u8) -> Vec<&'static str> {
        ids(at.game().reach(Seat(seat)).open().without(Places::HARBOURS))
    }

    fn ways(hand: &str, kind: Terrain, count: u8) -> Vec<String> {
        payments(cards(hand), kind, count).iter().map(Terrains::to_string).collect()
    }

    /// GC-35, GC-Q3, GC-D3: any free harbour, without road and whatever land lies around; GC-37: so the first house of all
    /// stands in one.
    #[test]
    fn any_free_harbour_may_be_built_on() {
        let at = given(3).houses(1, "harbour-desert-4");
        assert_eq!((at.game().reach(Seat(0)).open().len(), inland(&at, 0).len()), (15, 0));
        let at = at.houses(0, "harbour-forest-1");
        let free = at.game().reach(Seat(0)).open().and(Places::HARBOURS);
        assert_eq!(free.len(), 14, "a second network may begin anywhere");
    }

    /// GC-36, GC-Q2, GC-D2: what a road joins directly to an own house, and nothing beyond a gap.
    #[test]
    fn roads_lead_on_from_own_houses_only() {
        let at = given(3).houses(0, "harbour-desert-1").houses(1, "harbour-desert-2 desert-c");
        assert_eq!(inland(&at, 0), ["desert-a"]);
        let at = at.houses(0, "desert-a");
        assert_eq!(inland(&at, 0), ["desert-b", "forest-s"], "not past the house of another");
        let at = at.hand(0, "forest forest").building(0);
        assert_eq!(at.refusal(0, "build outer-forest-2"), "gc-refuse-no-road");
    }

    /// GC-38, GC-Q37: one house in all in a harbour or suburb; GC-39, GC-D1, GC-Q1: one of each player in a district.
    #[test]
    fn suburbs_are_blocked_and_districts_are_not() {
        let at =
            given(3).houses(1, "harbour-desert-4 desert-s outer-desert-2").houses(0, "harbour-mountain-1 mountain-a");
        let at = at.houses(0, "mountain-b outer-mountain-1").hand(0, "desert desert coast").building(0);
        assert!(inland(&at, 0).contains(&"outer-desert-2") && !inland(&at, 0).contains(&"desert-s"));
        assert_eq!(at.refusal(0, "build desert-s"), "gc-refuse-taken");
        assert_eq!(at.refusal(0, "build harbour-desert-4"), "gc-refuse-taken");
        assert_eq!(at.refusal(0, "build outer-mountain-1"), "gc-refuse-yours");
        let at = at.build(0, "outer-desert-2");
        assert_eq!(at.game().builders("outer-desert-2".parse().unwrap()), 2);
    }

    /// GC-40: so a player can have three houses in a quarter and twelve in the city; GC-D21: the third builder in a district
    /// is let in for the roads that lead on.
    #[test]
    fn a_player_can_have_a_house_in_every_district() {
        let all: Vec<&str> = Places::CITY.iter().map(Place::id).collect();
        let at = given(3).houses(0, "harbour-desert-4 desert-s").keys(0, 2).houses(0, &all.join(" "));
        assert_eq!((at.player(0).houses.and(Places::CITY).len(), at.game().keys_gone), (12, 4));
        let at = given(3).houses(0, "harbour-desert-4 desert-s outer-desert-2");
        let at = at.houses(1, "harbour-mountain-1 mountain-a mountain-b outer-mountain-1 outer-desert-2");
        let at = at.houses(2, "harbour-desert-1 desert-a desert-b outer-desert-1 outer-desert-2");
        assert!(inland(&at, 2).contains(&"outer-mountain-1"));
    }

    /// GC-43: a harbour costs a coast card, which is not the place (GC-D15); GC-44: a suburb two cards of its terrain;
    /// GC-45: an outer district two of its quarter's; GC-46, GC-Q17, GC-D30: an inner one the same and a key.
    #[test]
    fn houses_cost_cards_by_place() {
        let price = |id: &str| (cost(id.parse().unwrap()), needs_key(id.parse().unwrap()));
        assert_eq!(price("harbour-desert-1"), ((Terrain::Coast, 1), false));
        assert_eq!(price("desert-s"), ((Terrain::Desert, 2), false));
        assert_eq!(price("outer-meadow-1"), ((Terrain::Meadow, 2), false));
        assert_eq!(price("inner-forest"), ((Terrain::Forest, 2), true));
    }

    /// GC-E2, with GC-D20 and GC-D30: houses in a desert harbour, a desert suburb and an outer district of the desert
    /// quarter.
    #[test]
    fn the_example_of_building() {
        let at = given(3).houses(0, "harbour-desert-4 desert-s outer-desert-2");
        let next =
            ["desert-e", "desert-g", "inner-desert", "mountain-a", "mountain-b", "outer-desert-1", "outer-mountain-1"];
        assert_eq!(inland(&at, 0), next);
        let at = at.hand(0, "coast desert desert mountain mountain").hand(1, "coast").building(0);
        assert_eq!(at.refusal(0, "build inner-desert"), "gc-refuse-no-key");
        let offered = at.offers(0, "build");
        assert!(offered.starts_with("outer-mountain-1 outer-desert-1 mountain-a"), "{offered}");
        assert_eq!(offered.matches("harbour-").count(), 15, "any free harbour for a coast card");
        assert_eq!(offered.split(' ').count(), 15 + 6);
        assert!(at.keys(0, 1).offers(0, "build").starts_with("inner-desert outer-"));
    }

    /// GC-47, GC-E3, GC-D10: two deserts for a forest, two coasts or two meadows for a mountain, and two of a land for a
    /// coast.
    #[test]
    fn two_cards_alike_stand_for_any_one() {
        assert_eq!(ways("desert desert forest", Terrain::Forest, 2), ["1forest-2desert"]);
        assert_eq!(ways("coast coast mountain", Terrain::Mountain, 2), ["2coast-1mountain"]);
        assert_eq!(ways("meadow meadow mountain", Terrain::Mountain, 2), ["2meadow-1mountain"]);
        assert_eq!(ways("meadow meadow", Terrain::Coast, 1), ["2meadow"]);
        assert_eq!(ways("desert mountain", Terrain::Coast, 1), [""; 0]);
    }

    /// GC-48, GC-D28: both cards may be replaced, and as often as one likes in a turn.
    #[test]
    fn both_cards_may_be_replaced() {
        assert_eq!(ways("coast coast meadow meadow", Terrain::Desert, 2), ["2coast-2meadow"]);
        assert_eq!(ways("coast coast coast coast", Terrain::Desert, 2), ["4coast"]);
        let at =
            given(3).houses(0, "harbour-desert-4").hand(0, "coast coast coast coast meadow meadow").hand(1, "coast");
        let at = at.building(0).moves("0 build desert-s 4coast, 0 build harbour-desert-1 2meadow");
        assert_eq!((at.holds(0), at.player(0).houses.len()), (cards(""), 3));
    }

    /// GC-49: no cards stand for a key.
    #[test]
    fn no_cards_stand_for_a_key() {
        let at = given(3)
            .houses(0, "harbour-desert-4 desert-s outer-desert-2")
            .hand(0, "desert desert coast coast coast coast");
        let at = at.building(0);
        assert!(!at.offers(0, "build").contains("inner"));
    }

    /// GC-Q16: all distinct ways, without waste: a pair of the kind itself never stands for one, and no card is in two
    /// pairs; a single way is still named by its token.
    #[test]
    fn payments_are_distinct_and_waste_nothing() {
        let hand = "coast coast coast forest forest desert desert";
        let all = ["2desert", "2coast-1desert", "2forest-1desert", "2coast-2forest"];
        assert_eq!(ways(hand, Terrain::Desert, 2), all);
        assert_eq!(ways("coast coast coast", Terrain::Coast, 1), ["1coast"]);
        assert_eq!(ways("desert desert desert desert", Terrain::Desert, 2), ["2desert"]);
        assert_eq!(ways("meadow meadow meadow", Terrain::Desert, 2), [""; 0]);
        let at = given(3).hand(0, "coast desert desert").building(0);
        assert_eq!(at.offers(0, "build harbour-desert-1"), "1coast 2desert");
        assert_eq!(at.refusal(0, "build harbour-desert-1 2forest"), "gc-refuse-payment");
        assert_eq!(at.refusal(0, "build desert-s"), "gc-refuse-no-road");
    }

    /// What can be paid by some way is what is offered, for every hand of up to four cards.
    #[test]
    fn what_is_payable_has_a_payment() {
        let four = (0..5 * 5 * 5 * 5usize).map(|n| [n % 5, n / 5 % 5, n / 25 % 5, n / 125].map(Terrain::nth));
        for hand in four.flat_map(|hand| (0..=4).map(move |len| hand.into_iter().take(len).collect::<Terrains>())) {
            for (kind, count) in [(Terrain::Coast, 1)].into_iter().chain(Terrain::LANDS.map(|land| (land, 2))) {
                let found = payments(hand, kind, count);
                assert_eq!(payable(hand, kind, count), !found.is_empty(), "{hand:?} {kind}");
                assert!(found.iter().all(|pay| hand.without(*pay).is_some()));
            }
        }
    }

    /// What everybody can see to be possible depends on roads, harbours, keys and the number of cards, not on which.
    #[test]
    fn what_is_possible_depends_on_nothing_secret() {
        let houses = "harbour-desert-4 desert-s outer-desert-2";
        let with = |hand: &str| given(3).houses(0, houses).hand(0, hand);
        let two = with("coast forest").game().possible(Seat(0));
        assert_eq!(two, with("desert desert").game().possible(Seat(0)));
        assert_eq!(ids(two.without(Places::HARBOURS)).len(), 6);
        assert_eq!(with("forest").game().possible(Seat(0)), Places::HARBOURS.without(places(houses).collect()));
        assert_eq!(with("").game().possible(Seat(0)), Places::NONE);
        assert!(with("coast forest").keys(0, 1).game().possible(Seat(0)).has("inner-desert".parse().unwrap()));
    }
}
