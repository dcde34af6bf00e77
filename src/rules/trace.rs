//! What is new on a board, and whose doing it was: found from what everybody saw before each turn and sees now. Nothing else
//! goes into it, so it cannot tell what only some may know.

use super::{Public, Rules, Seat, Text, Tongue, Turn, Window};
use crate::scene::{self, Doer, Fresh, Gain, Marks, Outline, Point, What, u};

/// No more signs than this are drawn, and no more pills.
const MOST: usize = 24;

/// How a place or a counter changed.
#[derive(Clone, Debug, PartialEq)]
pub enum Sign<S> {
    /// A piece came to a place that was empty.
    Placed,
    /// A piece came in the place of another one.
    Replaced,
    /// A piece was taken away.
    Gone,
    /// What had happened there is no news any more: the table laid out the place anew.
    Renewed,
    /// A piece went from one place to another, by way of others; without a way it jumped.
    Moved(S, Vec<S>),
    /// A counter went up or down.
    Count(i32),
    /// Victory points went up or down.
    Points(i32),
}

/// A change from one view to another.
#[derive(Clone, Debug, PartialEq)]
pub struct Change<S> {
    /// Where.
    pub spot: S,
    /// What.
    pub sign: Sign<S>,
    /// The seat to which the thing belongs, if it belongs to one.
    pub of: Option<Seat>,
}

impl<S> Change<S> {
    /// A change of something that belongs to nobody.
    pub const fn at(spot: S, sign: Sign<S>) -> Self {
        Change { spot, sign, of: None }
    }

    /// A change of something that belongs to a seat.
    pub const fn of(seat: Seat, spot: S, sign: Sign<S>) -> Self {
        Change { spot, sign, of: Some(seat) }
    }
}

/// The changes of a counter, which are none where it is as it was.
pub fn counted(before: impl Into<i64>, after: impl Into<i64>) -> Option<i32> {
    i32::try_from(after.into() - before.into()).ok().filter(|by| *by != 0)
}

/// Whether a piece stands in a place before and after, as a change.
pub const fn stood<S>(before: bool, after: bool) -> Option<Sign<S>> {
    match (before, after) {
        (false, true) => Some(Sign::Placed),
        (true, false) => Some(Sign::Gone),
        _ => None,
    }
}

/// All that is new at one spot.
#[derive(Clone, Debug, PartialEq)]
struct Net<S> {
    spot: S,
    sign: Sign<S>,
    /// Whose doing it was last; where all did it at once, whose thing it is.
    seat: Option<Seat>,
    /// Whether it was the doing of all at once.
    shared: bool,
    /// The last turn that changed it, counted from the oldest.
    turn: usize,
}

/// What is new on the boards of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Trace<S> {
    news: Vec<Net<S>>,
    /// The newest turn, which is shown strong.
    newest: usize,
    /// Whether all is shown weak and without pills: somebody is asked here.
    faint: bool,
    /// The cards that came to the hand of whoever looks, which only they know of.
    came: Vec<S>,
}

impl<S> Default for Trace<S> {
    fn default() -> Self {
        Trace { news: Vec::new(), newest: 0, faint: false, came: Vec::new() }
    }
}

impl<S: Clone + PartialEq + 'static> Trace<S> {
    /// What is new now since the beginning of the window; `changes` says what is, from one view to another.
    pub fn of<G: Rules>(
        window: &Window,
        now: &Public<G>,
        changes: fn(&Public<G>, &Public<G>) -> Vec<Change<S>>,
    ) -> Self {
        let seen: Option<Vec<&Public<G>>> = window.turns.iter().map(|turn| turn.before.seen()).collect();
        let Some(seen) = seen else { return Trace::default() };
        let ends = seen.iter().skip(1).copied().chain([now]);
        let turns = window.turns.iter().zip(seen.iter().zip(ends));
        let told = turns.filter(|(turn, _)| turn.seat.is_none() || turn.seat != window.own);
        let told = told.map(|(turn, (before, after))| {
            let changes = changes(before, after).into_iter();
            (turn.seat, changes.map(|change| went(turn, change)).collect::<Vec<_>>())
        });
        Trace::folded(told.filter(|(_, changes)| !changes.is_empty()).collect(), window.most)
    }

    /// What is new after these turns, of which the last `most` are told.
    fn folded(turns: Vec<(Option<Seat>, Vec<Change<S>>)>, most: usize) -> Self {
        let skipped = turns.len().saturating_sub(most);
        let mut trace = Trace::default();
        for (turn, (seat, changes)) in turns.into_iter().skip(skipped).enumerate() {
            changes.into_iter().for_each(|change| trace.add(seat, turn, change));
        }
        trace.news.retain(|net| net.sign != Sign::Renewed);
        trace.newest = trace.news.iter().map(|net| net.turn).max().unwrap_or(0);
        let is_pill = |net: &Net<S>| matches!(net.sign, Sign::Count(_) | Sign::Points(_));
        for pills in [false, true] {
            let mut oldest = 0;
            while trace.news.iter().filter(|net| is_pill(net) == pills).count() > MOST && oldest < trace.newest {
                trace.news.retain(|net| is_pill(net) != pills || net.turn > oldest);
                oldest += 1;
            }
        }
        trace
    }

    /// One change, which a seat made just now.
    #[cfg(test)]
    pub(crate) fn only(seat: Seat, change: Change<S>) -> Self {
        Trace::folded(vec![(Some(seat), vec![change])], 1)
    }

    fn add(&mut self, doer: Option<Seat>, turn: usize, change: Change<S>) {
        let Change { spot, sign, of } = change;
        let known = self.news.iter().position(|net| net.spot == spot);
        let before = known.map(|at| self.news.remove(at));
        let sign = match before {
            Some(before) => joined(before.sign, sign),
            None => Some(sign),
        };
        if let Some(sign) = sign {
            self.news.push(Net { spot, sign, seat: doer.or(of), shared: doer.is_none(), turn });
        }
    }

    /// The same for whoever is asked something here: weak, without pills.
    #[must_use]
    pub fn faint(self) -> Self {
        Trace { faint: true, ..self }
    }

    /// The same for whoever holds these cards, and held those when they decided last.
    #[must_use]
    pub fn holding(self, now: Vec<S>, before: &[S]) -> Self {
        Trace { came: now.into_iter().filter(|card| !before.contains(card)).collect(), ..self }
    }

    /// How many things are new.
    pub fn len(&self) -> usize {
        self.news.len()
    }

    /// Whether nothing is new.
    pub fn is_empty(&self) -> bool {
        self.news.is_empty()
    }

    /// Every spot where something is new, and how it changed.
    pub fn spots(&self) -> impl Iterator<Item = (&S, &Sign<S>)> {
        self.news.iter().map(|net| (&net.spot, &net.sign))
    }

    /// Whether a piece came there in the newest turn, so that its place may say whose doing it was.
    pub fn is_newest(&self, spot: &S) -> bool {
        let is_so = |net: &Net<S>| net.turn == self.newest && !net.shared && !self.faint;
        self.find(spot).is_some_and(|net| is_so(net) && matches!(net.sign, Sign::Placed | Sign::Replaced))
    }

    fn find(&self, spot: &S) -> Option<&Net<S>> {
        self.news.iter().find(|net| net.spot == *spot)
    }

    fn tell(&self, m: &mut Marks, net: &Net<S>, what: What) {
        let strong = net.turn == self.newest && !self.faint;
        if let Some(seat) = net.seat {
            m.fresh(Fresh { what, seat: seat.index(), strong });
        }
    }

    /// Says of a piece that is drawn whether it came. What all did at once bears nobody's mark.
    pub fn piece(&self, m: &mut Marks, spot: &S, outline: Outline, doer: Doer) {
        self.stands(m, spot, outline, doer, false);
    }

    /// The same where neighbours may be dark.
    pub fn piece_among_dark(&self, m: &mut Marks, spot: &S, outline: Outline, doer: Doer) {
        self.stands(m, spot, outline, doer, true);
    }

    fn stands(&self, m: &mut Marks, spot: &S, outline: Outline, doer: Doer, halo: bool) {
        let Some(net) = self.find(spot).filter(|net| matches!(net.sign, Sign::Placed | Sign::Replaced)) else { return };
        let doer = if net.shared { Doer::Known } else { doer };
        self.tell(m, net, What::Placed { outline, doer, halo });
    }

    /// Says of an empty place that is drawn whether something was taken from it. `bare`: it lies on dark ground.
    pub fn place(&self, m: &mut Marks, spot: &S, outline: Outline, doer: Doer, bare: bool) {
        let Some(net) = self.find(spot).filter(|net| net.sign == Sign::Gone) else { return };
        let doer = if net.shared { Doer::Known } else { doer };
        self.tell(m, net, What::Gone { outline, doer, bare });
    }

    /// Everything that went from one place to another, with where it began and the places it came to.
    pub fn moved(&self) -> impl Iterator<Item = (&S, &S, &[S])> {
        self.news.iter().filter_map(|net| match &net.sign {
            Sign::Moved(from, way) => Some((&net.spot, from, &way[..])),
            _ => None,
        })
    }

    /// Draws the parts of the way on which something went, from where it began: below all that is drawn after it. What is
    /// broken of it, it jumped.
    pub fn route(&self, m: &mut Marks, spot: &S, parts: &[(Vec<Point>, bool)]) {
        let Some(net) = self.find(spot) else { return };
        let (Some(seat), Some(start)) = (net.seat, parts.first().and_then(|(part, _)| part.first())) else { return };
        for (part, broken) in parts.iter().filter(|(part, _)| part.len() > 1) {
            crate::scene::route(m, part, seat.index(), net.turn == self.newest && !self.faint, *broken);
        }
        m.fresh(Fresh { what: What::Left(*start), seat: seat.index(), strong: false });
    }

    /// Says of something that is drawn whether it has come there.
    pub fn arrived(&self, m: &mut Marks, spot: &S, outline: Outline) {
        if let Some(net) = self.find(spot).filter(|net| matches!(net.sign, Sign::Moved(..))) {
            self.tell(m, net, What::Placed { outline, doer: Doer::Known, halo: false });
        }
    }

    /// Says who has changed what lies in a place, by their mark alone.
    pub fn mark(&self, m: &mut Marks, spot: &S, at: Point) {
        if let Some(seat) = self.find(spot).filter(|net| !net.shared && net.sign != Sign::Gone).and_then(|net| net.seat)
        {
            m.fresh(Fresh { what: What::Marked(at), seat: seat.index(), strong: false });
        }
    }

    /// Says of a place from which a seat was driven whose it had been.
    pub fn lost(&self, m: &mut Marks, spot: &S, seat: Seat, at: Point) {
        // Without pills it would say the opposite.
        if !self.faint && self.find(spot).is_some_and(|net| net.sign == Sign::Gone) {
            m.fresh(Fresh { what: What::Lost(at), seat: seat.index(), strong: false });
        }
    }

    /// Says of a card in the viewer's hand whether it came there since they decided last, with its upper left corner there.
    pub fn came(&self, m: &mut Marks, card: &S, corner: Point, tongue: &dyn Tongue) {
        if self.came.contains(card) {
            scene::came(m, corner, &tongue.say(&Text::of("picture-new")));
        }
    }

    /// Says of a counter that is drawn how it changed; the pill's left end lies there.
    pub fn count(&self, m: &mut Marks, spot: &S, end: Point) {
        self.pill(m, spot, end, false);
    }

    /// The same; the pill's right end lies there. How much room it takes.
    pub fn count_to_left(&self, m: &mut Marks, spot: &S, end: Point) -> i32 {
        self.pill(m, spot, end, true)
    }

    fn pill(&self, m: &mut Marks, spot: &S, end: Point, to_left: bool) -> i32 {
        let Some(net) = self.find(spot).filter(|_| !self.faint) else { return 0 };
        let gain = match net.sign {
            Sign::Count(by) => Gain { by, points: false },
            Sign::Points(by) => Gain { by, points: true },
            _ => return 0,
        };
        // Whose doing a counter was, its place says.
        m.fresh(Fresh { what: What::Counted { gain, end, to_left }, seat: 0, strong: true });
        gain.area(end, to_left).grown(u(4)).w
    }
}

/// The change, and where something moved, by which way it did, as far as that was told.
fn went<S: Clone + PartialEq + 'static>(turn: &Turn, mut change: Change<S>) -> Change<S> {
    if let Sign::Moved(_, way) = &mut change.sign {
        let told = turn.way(&change.spot);
        // Where something else moved it on, it is not told by which way.
        if !told.is_empty() && told.last() == way.last() {
            *way = told;
        }
    }
    change
}

/// What two changes of one spot come to; nothing where it is as it was.
fn joined<S>(before: Sign<S>, after: Sign<S>) -> Option<Sign<S>> {
    let stands = |sign: &Sign<S>| match sign {
        Sign::Placed => Some((false, true)),
        Sign::Replaced => Some((true, true)),
        Sign::Gone => Some((true, false)),
        _ => None,
    };
    match (before, after) {
        (Sign::Renewed, after) | (_, after @ Sign::Renewed) => Some(after),
        (Sign::Count(a), Sign::Count(b)) => Some(a + b).filter(|by| *by != 0).map(Sign::Count),
        (Sign::Points(a), Sign::Points(b)) => Some(a + b).filter(|by| *by != 0).map(Sign::Points),
        (Sign::Moved(from, mut way), Sign::Moved(_, on)) => {
            way.extend(on);
            Some(Sign::Moved(from, way))
        }
        (before, after) => match (stands(&before), stands(&after)) {
            (Some((false, _)), Some((_, false))) => None,
            (Some((true, _)), Some((_, true))) => Some(Sign::Replaced),
            (Some((false, _)), Some((_, true))) => Some(Sign::Placed),
            _ => Some(after),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ANNA: Option<Seat> = Some(Seat(0));
    const BEN: Option<Seat> = Some(Seat(1));

    /// A turn: whose, and what it changed.
    type Taken<'a> = (Option<Seat>, &'a [(u8, Sign<u8>)]);

    fn folded(turns: &[Taken]) -> Vec<(u8, Sign<u8>, Option<Seat>)> {
        let change = |(spot, sign): &(u8, Sign<u8>)| Change::at(*spot, sign.clone());
        let turns = turns.iter().map(|(seat, changes)| (*seat, changes.iter().map(change).collect()));
        let trace = Trace::folded(turns.collect(), 4);
        trace.news.into_iter().map(|net| (net.spot, net.sign, net.seat)).collect()
    }

    #[test]
    fn what_came_and_went_again_is_no_news_unless_something_stood_there_before() {
        assert_eq!(folded(&[(ANNA, &[(1, Sign::Placed)]), (BEN, &[(1, Sign::Gone)])]), []);
        let left = folded(&[(ANNA, &[(1, Sign::Gone)]), (BEN, &[(1, Sign::Placed)]), (ANNA, &[(1, Sign::Gone)])]);
        assert_eq!(left, [(1, Sign::Gone, ANNA)]);
        assert_eq!(folded(&[(ANNA, &[(1, Sign::Gone)]), (BEN, &[(1, Sign::Placed)])]), [(1, Sign::Replaced, BEN)]);
        assert_eq!(folded(&[(ANNA, &[(1, Sign::Placed)]), (BEN, &[(1, Sign::Replaced)])]), [(1, Sign::Placed, BEN)]);
    }

    #[test]
    fn counters_tell_what_they_come_to() {
        let turns: [(_, &[_]); 2] =
            [(ANNA, &[(1, Sign::Count(3)), (2, Sign::Points(4))]), (BEN, &[(1, Sign::Count(-3))])];
        assert_eq!(folded(&turns), [(2, Sign::Points(4), ANNA)]);
    }

    #[test]
    fn what_was_laid_out_anew_forgets_what_was_taken_before() {
        let turns: [(_, &[_]); 3] =
            [(ANNA, &[(1, Sign::Gone), (2, Sign::Gone)]), (BEN, &[(1, Sign::Renewed)]), (ANNA, &[(1, Sign::Gone)])];
        assert_eq!(folded(&turns), [(2, Sign::Gone, ANNA), (1, Sign::Gone, ANNA)]);
        assert_eq!(folded(&turns[..2]), [(2, Sign::Gone, ANNA)]);
    }

    #[test]
    fn a_way_goes_on_where_it_ended() {
        let turns: [(_, &[_]); 2] =
            [(ANNA, &[(1, Sign::Moved(5, vec![6, 7]))]), (ANNA, &[(1, Sign::Moved(7, vec![8]))])];
        assert_eq!(folded(&turns), [(1, Sign::Moved(5, vec![6, 7, 8]), ANNA)]);
    }

    #[test]
    fn the_oldest_turns_lose_their_signs_first_and_whole() {
        let many: Vec<_> = (0..20).map(|spot| (spot, Sign::Placed)).collect();
        let more: Vec<_> = (20..40).map(|spot| (spot, Sign::Placed)).collect();
        let pills: Vec<_> = (40..50).map(|spot| (spot, Sign::Count(1))).collect();
        let left = folded(&[(ANNA, &pills), (ANNA, &many), (BEN, &more)]);
        assert_eq!(left.iter().map(|news| news.0).collect::<Vec<_>>(), (40..50).chain(20..40).collect::<Vec<_>>());
        let turns: Vec<(_, &[_])> = (0..6).map(|_| (ANNA, &pills[..])).collect();
        assert_eq!(folded(&turns)[0].1, Sign::Count(4), "the last four turns");
    }
}
