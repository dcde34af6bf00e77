//! Drawing what is new over everything else, in layers, so that it hides no letter.

use super::fresh;
use super::signs::{LOST, doer, doer_radius, gain, gone, lost, ring};
use super::{Area, Doer, Fresh, Label, Mark, Marks, Outline, Point, Scene, What, aim, u};

/// So far from the middle of a letter nothing new is drawn.
const CLEAR: i32 = u(40);

impl Scene {
    /// What is new in it, before it is drawn.
    pub fn fresh(&self) -> Vec<Fresh> {
        let mut all = Vec::new();
        self.each(&mut |mark, _| {
            if let Mark::Fresh(fresh) = mark {
                all.push(fresh.clone());
            }
        });
        all
    }

    /// Draws what is new over everything else. `letters`: what stands in each seat's mark.
    pub fn tell(&mut self, letters: &[String]) {
        let mut news = Vec::new();
        take(&mut self.marks, Point::default(), &mut news);
        if news.is_empty() {
            return;
        }
        let mut taken = Taken::of(self);
        let [mut places, mut rings, mut marks, mut pills] = [const { Marks(Vec::new()) }; 4];
        for news in &news {
            let letter = letters.get(news.seat).map_or("", String::as_str);
            let what = match news.what {
                What::Left(at) => What::Gone { outline: Outline::Disc(at, u(25)), doer: Doer::Shown, bare: false },
                what => what,
            };
            let (mark, strong) = match what {
                What::Placed { outline, doer, halo } => {
                    let legal = taken.is_legal(outline.area());
                    if !legal && taken.clears_line(outline.area()) {
                        ring(&mut rings, outline, news.seat, news.strong, halo);
                    }
                    let strong = news.strong && !legal;
                    (taken.corner(outline.area(), strong).filter(|_| news.names(doer)), strong)
                }
                What::Gone { outline, doer, bare } if taken.is_free(outline.area()) => {
                    gone(&mut places, outline, news.strong, bare);
                    let middle = taken.mark(outline.area().centre(), news.strong);
                    (middle.filter(|_| news.names(doer)), news.strong)
                }
                What::Marked(at) => (taken.mark(at, news.strong), news.strong),
                What::Lost(at) => {
                    let minus = fresh::pill(LOST, at.moved(-doer_radius(false) - u(5), 0), true);
                    // A mark without the minus would say the opposite.
                    let mark = taken.mark(at, false).filter(|_| taken.is_free(minus.grown(u(2))));
                    if mark.is_some() {
                        lost(&mut pills, minus);
                        taken.words.push(minus);
                    }
                    (mark, false)
                }
                What::Counted { gain: by, end, to_left } => {
                    let area = by.area(end, to_left);
                    if taken.is_free(area.grown(u(2))) {
                        gain(&mut pills, area, by);
                        taken.words.push(area);
                    }
                    continue;
                }
                What::Gone { .. } | What::Left(_) => continue,
            };
            if let Some(centre) = mark {
                doer(&mut marks, centre, news.seat, letter, strong);
                // No later sign hides its letter.
                taken.words.push(Area::round(centre, doer_radius(strong)));
            }
        }
        for layer in [places, rings, marks, pills] {
            self.marks.0.extend(layer.0);
        }
    }
}

/// Takes everything new out of the marks.
fn take(marks: &mut Marks, at: Point, news: &mut Vec<Fresh>) {
    marks.0.retain_mut(|mark| match mark {
        Mark::Fresh(found) => {
            news.push(found.clone().moved(at));
            false
        }
        Mark::Group(group) => {
            take(&mut group.marks, at.moved(group.at.x, group.at.y), news);
            true
        }
        _ => true,
    });
}

/// What gives way to nothing new: letters, the lines round what can be chosen, and words.
#[derive(Default)]
struct Taken {
    letters: Vec<Point>,
    words: Vec<Area>,
    aims: Vec<Area>,
}

impl Taken {
    fn of(scene: &Scene) -> Taken {
        let mut taken = Taken::default();
        scene.each(&mut |mark, at| {
            match mark {
                Mark::Label(Label { tag: true, area, .. }) => taken.letters.push(area.centre().moved(at.x, at.y)),
                Mark::Label(label) => taken.words.push(label.words().moved(at.x, at.y)),
                _ => {}
            }
            taken.aims.extend(aim(mark).map(|area| area.moved(at.x, at.y)));
        });
        taken
    }

    /// Whether a piece can be chosen.
    fn is_legal(&self, piece: Area) -> bool {
        // The line lies round the piece, so their middles are the same or nearly so.
        let near = Area::round(piece.centre(), piece.w.min(piece.h) / 4);
        self.aims.iter().any(|aim| near.holds(Area::round(aim.centre(), 0)) && aim.w < 2 * piece.w)
    }

    /// Whether the area is clear of all letters.
    fn clears(&self, area: Area) -> bool {
        self.letters.iter().all(|letter| !area.grown(CLEAR).holds(Area::round(*letter, 0)))
    }

    /// Whether nothing in the area hides words or lies near a letter.
    fn is_free(&self, area: Area) -> bool {
        self.clears(area) && !self.words.iter().any(|words| words.meets(area))
    }

    /// Whether the line round the area is clear of all letters.
    fn clears_line(&self, area: Area) -> bool {
        let inside = |letter: &Point| area.w > 2 * CLEAR && area.grown(-CLEAR).holds(Area::round(*letter, 0));
        self.letters.iter().all(|letter| inside(letter) || !area.grown(CLEAR).holds(Area::round(*letter, 0)))
    }

    /// The place for a mark, if it hides nothing there.
    fn mark(&self, at: Point, strong: bool) -> Option<Point> {
        Some(at).filter(|at| self.is_free(Area::round(*at, doer_radius(strong) + u(4))))
    }

    /// The corner of a piece where the mark of whoever did it lies: the lower right one, unless a letter is near it.
    fn corner(&self, piece: Area, strong: bool) -> Option<Point> {
        let (dx, dy) = ((piece.w / 2 - u(8)).max(u(25)), (piece.h / 2 - u(6)).max(u(25)));
        let corners = [(dx, dy), (-dx, dy), (-dx, -dy), (dx, -dy)].map(|(x, y)| piece.centre().moved(x, y));
        let clear = corners.into_iter().filter_map(|corner| self.mark(corner, strong));
        if self.mark(corners[0], strong).is_some() {
            return Some(corners[0]);
        }
        let nearest = |corner: &Point| self.letters.iter().map(|letter| squared(*letter, *corner)).min();
        // Of equal ones the first.
        clear.rev().max_by_key(nearest)
    }
}

/// How far two places are apart, squared.
fn squared(a: Point, b: Point) -> i64 {
    i64::from(a.x - b.x).pow(2) + i64::from(a.y - b.y).pow(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Gain, legal, tag};

    fn placed(area: Area) -> Fresh {
        let what = What::Placed { outline: Outline::Rect(area, 0), doer: Doer::Shown, halo: false };
        Fresh { what, seat: 0, strong: true }
    }

    fn stamps(scene: &Scene) -> Vec<(&'static str, Point)> {
        let groups = scene.marks.0.iter().filter_map(|mark| match mark {
            Mark::Group(group) => group.stamp.map(|extent| (group.name, extent.moved(group.at.x, group.at.y).centre())),
            _ => None,
        });
        groups.collect()
    }

    #[test]
    fn nothing_new_leaves_a_picture_as_it_is() {
        let mut scene = Scene::new(u(400), u(400));
        tag(&mut scene.marks, Point::new(u(50), u(50)), u(21), "A");
        let before = scene.clone();
        scene.tell(&[]);
        assert_eq!(scene, before);
    }

    #[test]
    fn what_is_new_is_found_in_groups_and_lies_above_everything_else() {
        let mut scene = Scene::new(u(400), u(400));
        scene.marks.group("seat", Point::new(u(100), u(50)), |m| m.fresh(placed(Area::units(0, 0, 166, 117))));
        scene.marks.rect(Area::units(100, 50, 166, 117), 0, crate::scene::Ink::default());
        assert_eq!(scene.fresh().len(), 1);
        scene.tell(&["A".to_owned()]);
        assert_eq!(scene.fresh(), []);
        let names: Vec<_> = stamps(&scene).iter().map(|stamp| stamp.0).collect();
        assert_eq!(names, ["ring", "doer"]);
        assert!(squared(stamps(&scene)[1].1, Point::new(u(258), u(161))) < 50);
        assert!(matches!(scene.marks.0.last(), Some(Mark::Group(_))));
    }

    #[test]
    fn what_can_be_chosen_has_no_ring_and_its_mark_keeps_away_from_the_letter() {
        let piece = Area::units(100, 100, 166, 117);
        let mut scene = Scene::new(u(400), u(400));
        legal(&mut scene.marks, piece, u(10));
        tag(&mut scene.marks, Point::new(piece.right(), piece.bottom()), u(21), "A");
        scene.marks.fresh(placed(piece));
        scene.tell(&["A".to_owned()]);
        let [(name, at)] = stamps(&scene)[..] else { panic!("a mark alone") };
        assert_eq!(name, "doer");
        assert!(at.x < piece.centre().x && at.y < piece.centre().y, "the corner farthest from the letter: {at:?}");
    }

    #[test]
    fn nothing_new_lies_on_a_letter() {
        let piece = Area::units(100, 100, 40, 40);
        let gone = Fresh {
            what: What::Gone { outline: Outline::Rect(piece, 0), doer: Doer::Shown, bare: false },
            ..placed(piece)
        };
        let gain = What::Counted { gain: Gain { by: 3, points: false }, end: piece.corner(), to_left: false };
        for news in [placed(piece), gone, Fresh { what: gain, ..placed(piece) }] {
            let mut scene = Scene::new(u(400), u(400));
            tag(&mut scene.marks, piece.centre(), u(21), "A");
            scene.marks.fresh(news);
            scene.tell(&["A".to_owned()]);
            assert_eq!(stamps(&scene), []);
        }
    }
}
