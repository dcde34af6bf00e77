//! Dividing an area into equal parts: columns, rows, grids.

use super::Area;

impl Area {
    /// The area as `count` columns of equal width with a gap between them, from the left.
    pub fn columns(self, count: i32, gap: i32) -> impl Iterator<Item = Area> {
        let width = (self.w - gap * (count - 1)) / count.max(1);
        (0..count).map(move |i| Area::new(self.x + i * (width + gap), self.y, width, self.h))
    }

    /// The area as `count` rows of equal height with a gap between them, from the top.
    pub fn rows(self, count: i32, gap: i32) -> impl Iterator<Item = Area> {
        let height = (self.h - gap * (count - 1)) / count.max(1);
        (0..count).map(move |i| Area::new(self.x, self.y + i * (height + gap), self.w, height))
    }

    /// Places of the size of this area, line by line from where it lies, `per_line` in a line.
    pub fn tiled(self, per_line: i32, gap: i32) -> impl Iterator<Item = Area> {
        (0..).map(move |i| self.moved(i % per_line * (self.w + gap), i / per_line * (self.h + gap)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_fill_the_area_and_leave_the_gaps() {
        let area = Area::units(0, 0, 100, 40);
        let columns: Vec<_> = area.columns(4, 80).collect();
        assert_eq!(columns[0], Area::units(0, 0, 19, 40));
        assert_eq!(columns[3].right(), area.right());
        let rows: Vec<_> = area.rows(2, 100).collect();
        assert_eq!(rows[1], Area::units(0, 25, 100, 15));
    }

    #[test]
    fn tiles_go_on_in_the_next_line() {
        let places: Vec<_> = Area::units(5, 5, 10, 20).tiled(3, 10).take(4).collect();
        assert_eq!(places[2], Area::units(27, 5, 10, 20));
        assert_eq!(places[3], Area::units(5, 26, 10, 20));
    }
}
