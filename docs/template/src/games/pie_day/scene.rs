//! The pictures: the table for everybody, and the hand for its owner.

use super::data::{Fruit, Pie};
use super::moves::{Pick, pieces};
use super::state::PieDay;
use super::view::{SeatView, View};
use crate::rules::{Asking, Change, Drawing, Footer, Public, Seat, Sheet, Text, Tongue, Trace};
use crate::scene::*;

/// A pie on the table.
const CARD: Area = Area::units(0, 0, 326, 130);
/// A seat's line.
const SEAT: i32 = u(96);
/// A piece of fruit in a hand.
const PIECE: Area = Area::units(0, 0, 212, 150);
const GAP: i32 = u(16);

impl Drawing for PieDay {
    type Spot = ();

    fn changes(_: &Public<Self>, _: &Public<Self>) -> Vec<Change<()>> {
        Vec::new()
    }

    fn scene(
        view: &View,
        sheet: Sheet,
        _: Option<&Asking<Self>>,
        offers: &[(char, Pick)],
        footer: &Footer,
        _: &Trace<()>,
        tongue: &dyn Tongue,
    ) -> Scene {
        let names: Vec<_> = (0..view.seats.len()).map(|i| plain_name(&tongue.name(Seat(i as u8)), i)).collect();
        let stage = Stage { view, offers, footer, tongue, initials: initials(&names), names };
        match sheet {
            Sheet::Own => stage.hand(),
            Sheet::Of(seat) if seat.index() < view.seats.len() => stage.table(&[seat.index()]),
            Sheet::Of(_) | Sheet::Board(_) => stage.table(&(0..view.seats.len()).collect::<Vec<_>>()),
        }
    }
}

/// All that a picture is made from.
struct Stage<'a> {
    view: &'a View,
    offers: &'a [(char, Pick)],
    footer: &'a Footer,
    tongue: &'a dyn Tongue,
    names: Vec<String>,
    initials: Vec<String>,
}

impl Stage<'_> {
    fn say(&self, key: impl Into<std::borrow::Cow<'static, str>>) -> String {
        self.tongue.say(&Text::of(key))
    }

    fn player(&self, seat: usize) -> Player {
        Player { seat, name: self.names[seat].clone(), initial: self.initials[seat].clone() }
    }

    /// The frame of every picture of this game, round a body of that height; the area of the body.
    fn framed(&self, body: i32) -> (Scene, Area) {
        let best = self.view.seats.iter().map(|seat| (seat.points, seat.hand)).max();
        let has_won = |at: &usize| Some((self.view.seats[*at].points, self.view.seats[*at].hand)) == best;
        let asked = |seat: Seat| Turn::Asked {
            players: vec![self.player(seat.index())],
            what: self.say("pd-picture-turn"),
            hint: String::new(),
        };
        let winners = || (0..self.view.seats.len()).filter(has_won).map(|at| self.player(at)).collect::<Vec<_>>();
        let over = || Turn::Over {
            what: self.tongue.say(&Text::of("pd-picture-won").with("n", winners().len())),
            winners: winners(),
        };
        let round = Text::of("pd-picture-round").with("round", self.view.round).with("of", self.view.rounds);
        let frame = Frame {
            title: self.say("pieday-title"),
            emblem: "market",
            band: Colour::BandGreen,
            pills: vec![Pill { text: self.tongue.say(&round), strong: true }],
            turn: self.footer.line(self.view.turn.map_or_else(over, asked), self.tongue),
            news: self.footer.news(self.tongue, |seat| self.player(seat.index())),
            reference: self.footer.reference(self.tongue),
        };
        let mut scene = Scene::new(WIDTH, Frame::height(body));
        let area = frame.draw(&mut scene);
        (scene, area)
    }

    /// The letter of what is offered there, if it is.
    fn mark(&self, m: &mut Marks, pick: Pick, area: Area) {
        if let Some((letter, _)) = self.offers.iter().find(|(_, offered)| *offered == pick) {
            legal(m, area, u(14));
            tag(m, Point::new(area.right() - u(30), area.y + u(30)), u(17), &letter.to_string());
        }
    }

    /// The open pies, and below them what the seats have.
    fn table(&self, seats: &[usize]) -> Scene {
        let rows = (self.view.open.len() as i32 + 3) / 4;
        let (pies, body) = (rows * (CARD.h + GAP), rows * (CARD.h + GAP) + seats.len() as i32 * (SEAT + GAP));
        let (mut scene, area) = self.framed(body);
        let m = &mut scene.marks;
        for (pie, place) in self.view.open.iter().zip(CARD.moved(area.x, area.y).tiled(4, GAP)) {
            self.pie(m, *pie, place);
        }
        for (at, seat) in seats.iter().enumerate() {
            let place = Area::new(area.x, area.y + pies + at as i32 * (SEAT + GAP), area.w, SEAT);
            self.seat(m, *seat, &self.view.seats[*seat], place);
        }
        scene
    }

    fn pie(&self, m: &mut Marks, pie: Pie, area: Area) {
        panel(m, area);
        let print = pie.print();
        let name = Area::new(area.x + u(18), area.y + u(6), area.w - u(80), u(56));
        m.label(Label::new(self.say(format!("pd-pie-{pie}")), name, Style::Text));
        cost(m, area.corner().moved(u(18), u(66)), u(52), &print.cost.to_string());
        shield(m, area.corner().moved(u(110), u(92)), u(58), &print.points.to_string());
        m.disc(area.corner().moved(u(170), u(92)), u(20), look(print.best));
        let best = Area::new(area.x + u(200), area.y + u(66), area.w - u(210), u(52));
        m.label(Label::new(self.say(format!("pd-fruit-{}", print.best)), best, Style::Second).colour(Colour::Soft));
        self.mark(m, Pick::Pie(pie), area);
    }

    fn seat(&self, m: &mut Marks, seat: usize, shown: &SeatView, area: Area) {
        panel(m, area);
        if self.view.turn == Some(Seat(seat as u8)) {
            playing(m, area, u(14), seat);
        }
        let middle = area.centre().y;
        seat_mark(m, Point::new(area.x + u(52), middle), u(25), seat, &self.initials[seat]);
        m.label(Label::new(&*self.names[seat], Area { x: area.x + u(96), w: u(250), ..area }, Style::Name));
        let hand = Point::new(area.x + u(366), middle - u(24));
        counter(m, hand, u(48), "hand", &shown.hand.to_string(), [Colour::Ink, Colour::Paper]);
        let pies = shown.pies.iter().map(|baked| self.say(format!("pd-pie-{}", baked.pie))).collect::<Vec<_>>();
        let words = Area { x: area.x + u(500), w: area.w - u(610), ..area };
        m.label(Label::new(pies.join(" · "), words, Style::Second).colour(Colour::Soft).lines(3, 114));
        shield(m, Point::new(area.right() - u(60), middle), u(70), &shown.points.to_string());
    }

    /// The viewer's fruit, piece by piece.
    fn hand(&self) -> Scene {
        let Some(own) = &self.view.own else { return self.framed(0).0 };
        let rows = (own.hand.len() as i32 + 5) / 6;
        let (mut scene, area) = self.framed(rows.max(1) * (PIECE.h + GAP));
        let m = &mut scene.marks;
        for (piece, place) in pieces(&own.hand).zip(PIECE.moved(area.x, area.y).tiled(6, GAP)) {
            panel(m, place);
            m.disc(Point::new(place.centre().x, place.y + u(58)), u(42), look(piece.fruit));
            let name = Area::new(place.x + u(10), place.bottom() - u(46), place.w - u(20), u(40));
            m.label(Label::new(self.say(format!("pd-fruit-{}", piece.fruit)), name, Style::Second).centred());
            self.mark(m, Pick::Piece(piece), place);
        }
        scene
    }
}

/// What a fruit looks like.
fn look(fruit: Fruit) -> Ink {
    let colour = match fruit {
        Fruit::Apple => Colour::GoodsRed,
        Fruit::Pear => Colour::Meadow,
        Fruit::Plum => Colour::GoodsPurple,
        Fruit::Cherry => Colour::Wine,
    };
    Ink::fill(colour).edged(Colour::Ink, 20)
}
