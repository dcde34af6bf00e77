//! The picture on a terrain card: the drawings of the map, larger.

use super::super::terrain::Terrain;
use super::look;
use crate::scene::{Area, Colour, Drawing, Ink, Marks, Point, flowing};

/// A landscape in an area.
pub(super) fn draw(m: &mut Marks, area: Area, kind: Terrain) {
    let (full, ground, mark) = look::land(kind);
    let canvas = Canvas { area };
    m.rect(area, 0, Ink::fill(ground));
    match kind {
        Terrain::Forest => {
            canvas.hill(m, &[(0, 62), (30, 50), (65, 60), (100, 48)], mark);
            canvas.each(m, Drawing::Tree, full, &[(16, 40, 170), (45, 34, 200), (80, 36, 180)]);
            canvas.each(m, Drawing::Tree, full, &[(30, 64, 230), (64, 66, 260)]);
        }
        Terrain::Meadow => {
            m.disc(canvas.at(76, 24), area.w * 11 / 100, Ink::fill(Colour::Gold));
            canvas.hill(m, &[(0, 50), (50, 42), (100, 52)], full);
            let ears = [(16, 66, 160), (46, 60, 160), (76, 68, 160), (30, 86, 140), (62, 87, 140)];
            canvas.each(m, Drawing::Ears, Colour::MeadowDark, &ears);
        }
        Terrain::Mountain => {
            canvas.each(m, Drawing::Peak, mark, &[(32, 50, 220), (66, 54, 210)]);
            canvas.hill(m, &[(0, 84), (20, 74), (50, 82), (80, 72), (100, 80)], full);
            canvas.each(m, Drawing::Peak, full, &[(48, 66, 300)]);
        }
        Terrain::Desert => {
            m.disc(canvas.at(72, 24), area.w * 12 / 100, Ink::fill(Colour::Gold));
            canvas.hill(m, &[(0, 60), (30, 42), (60, 62), (100, 50)], Colour::Sand);
            canvas.hill(m, &[(0, 80), (35, 74), (68, 60), (100, 78)], mark);
            m.sprite("palm", canvas.at(28, 50), area.w * 36 / 100, [Colour::PalmMark, Colour::Sand]);
        }
        Terrain::Coast => {
            let sea = area.y + area.h * 46 / 100;
            m.rect(Area { y: sea, h: area.bottom() - sea, ..area }, 0, Ink::fill(full));
            m.sprite("ship", canvas.at(54, 38), area.w * 52 / 100, [Colour::BandBlue, ground]);
            let waves = [(20, 60, 130), (74, 64, 130), (44, 76, 130), (84, 82, 100)];
            canvas.each(m, Drawing::Wave, Colour::Paper, &waves);
            let beach = [(0, 84), (30, 86), (55, 96), (70, 100)].map(|(x, y)| canvas.at(x, y));
            let mut beach = flowing(&beach, 6, false);
            beach.push(canvas.at(0, 100));
            m.polygon(beach, Ink::fill(Colour::Desert));
        }
    }
}

/// Places in an area by hundredths of its width and height.
struct Canvas {
    area: Area,
}

impl Canvas {
    const fn at(&self, x: i32, y: i32) -> Point {
        Point::new(self.area.x + self.area.w * x / 100, self.area.y + self.area.h * y / 100)
    }

    /// The land below a line.
    fn hill(&self, m: &mut Marks, line: &[(i32, i32)], colour: Colour) {
        let through: Vec<Point> = line.iter().map(|(x, y)| self.at(*x, *y)).collect();
        let mut hill = flowing(&through, 6, false);
        hill.extend([self.at(100, 100), self.at(0, 100)]);
        m.polygon(hill, Ink::fill(colour));
    }

    /// A drawing at places, with its size in hundredths on a card of usual width.
    fn each(&self, m: &mut Marks, drawing: Drawing, colour: Colour, places: &[(i32, i32, i32)]) {
        for (x, y, size) in places {
            drawing.draw(m, self.at(*x, *y), size * self.area.w / 1610, colour);
        }
    }
}
