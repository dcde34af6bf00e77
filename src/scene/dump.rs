//! A scene as text: a line a mark, stable, so that two pictures can be compared where people read differences.

use std::fmt::{self, Display, Formatter, Write};

use super::{Align, Area, Fit, Group, Ink, Label, Mark, Marks, Point, Scene, Stroke};

impl Display for Scene {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "scene {}x{}", self.width, self.height)?;
        writeln!(f, "backdrop")?;
        lines(f, &self.backdrop, 1)?;
        writeln!(f, "marks")?;
        lines(f, &self.marks, 1)
    }
}

fn lines(f: &mut Formatter<'_>, marks: &Marks, depth: usize) -> fmt::Result {
    for mark in &marks.0 {
        write!(f, "{:1$}", "", depth * 2)?;
        line(f, mark)?;
        f.write_char('\n')?;
        if let Mark::Group(Group { marks, .. }) = mark {
            lines(f, marks, depth + 1)?;
        }
    }
    Ok(())
}

fn line(f: &mut Formatter<'_>, mark: &Mark) -> fmt::Result {
    match mark {
        Mark::Rect(area, radius, style) => {
            write!(f, "rect {area}")?;
            if *radius > 0 {
                write!(f, " r{radius}")?;
            }
            write!(f, "{style}")
        }
        Mark::Disc(centre, radius, style) => write!(f, "disc {centre} r{radius}{style}"),
        Mark::Polygon(points, style) => {
            f.write_str("polygon")?;
            points.iter().try_for_each(|point| write!(f, " {point}"))?;
            write!(f, "{style}")
        }
        Mark::Line(points, stroke) => {
            f.write_str("line")?;
            points.iter().try_for_each(|point| write!(f, " {point}"))?;
            write!(f, "{stroke}")
        }
        Mark::Sprite { icon, centre, size, tones: [own, ground] } => {
            write!(f, "sprite {icon} {centre} size {size} {own:?} on {ground:?}")
        }
        Mark::Label(label) => write!(f, "{label}"),
        Mark::Group(Group { name, at, stamp: Some(area), .. }) => write!(f, "stamp {name} at {at} in {area}"),
        Mark::Group(Group { name, at, .. }) => write!(f, "group {name} at {at}"),
        Mark::Fresh(fresh) => write!(f, "{fresh:?}"),
        Mark::Named(named) => write!(f, "{named:?}"),
    }
}

impl Display for Label {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "label {:?} {} {:?} {} {:?}", self.text, self.area, self.style, self.size, self.colour)?;
        match self.align {
            Align::Left => {}
            Align::Centre => f.write_str(" centred")?,
            Align::Right => f.write_str(" right")?,
        }
        match self.fit {
            Fit::Shrink => {}
            Fit::Wrap(most) => write!(f, " wrap {most} leading {}", self.leading)?,
            Fit::Cut => f.write_str(" cut")?,
            Fit::Break(most) => write!(f, " break {most} leading {}", self.leading)?,
        }
        f.write_str(if self.top { " from top" } else { "" })
    }
}

impl Display for Point {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl Display for Area {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{},{} {}x{}", self.x, self.y, self.w, self.h)
    }
}

impl Display for Ink {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(fill) = self.fill {
            write!(f, " {fill:?}")?;
        }
        self.stroke.map_or(Ok(()), |stroke| write!(f, "{stroke}"))
    }
}

impl Display for Stroke {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, " edge {:?} {}", self.colour, self.width)?;
        self.dash.map_or(Ok(()), |dash| write!(f, " dash {}/{}", dash.on, dash.off))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Colour, Style};
    use super::*;

    #[test]
    fn every_mark_has_its_line() {
        let mut scene = Scene::new(1000, 500);
        scene.backdrop.rect(Area::new(0, 0, 1000, 500), 0, Ink::fill(Colour::Table));
        scene.marks.group("corner", Point::new(10, 20), |m| {
            m.rect(Area::new(1, 2, 3, 4), 5, Ink::edge(Colour::Gold, 20).dashed(2, 8));
            m.disc(Point::new(5, 6), 7, Ink::fill(Colour::Ink).edged(Colour::White, 4));
            m.polygon(vec![Point::new(0, 1), Point::new(2, 3)], Ink::fill(Colour::Fold));
            m.line(vec![Point::new(0, 1), Point::new(2, 3)], Stroke { colour: Colour::Line, width: 3, dash: None });
            m.sprite("key", Point::new(8, 9), 64, [Colour::Gold, Colour::BandViolet]);
            m.label(Label::new("Ő", Area::new(0, 0, 9, 9), Style::Name).centred().lines(2, 100).from_top());
        });
        assert_eq!(
            scene.to_string(),
            "scene 1000x500\n\
             backdrop\n  rect 0,0 1000x500 Table\n\
             marks\n  group corner at 10,20\n    \
             rect 1,2 3x4 r5 edge Gold 20 dash 2/8\n    \
             disc 5,6 r7 Ink edge White 4\n    \
             polygon 0,1 2,3 Fold\n    \
             line 0,1 2,3 edge Line 3\n    \
             sprite key 8,9 size 64 Gold on BandViolet\n    \
             label \"Ő\" 0,0 9x9 Name 440 Ink centred wrap 2 leading 100 from top\n"
        );
    }
}
