//! Tests of the painter: what is drawn, how sharp, how large.

use image::{ImageReader, Rgba};

use super::*;
use crate::scene::{Area, By, Colour, Frame, Ink, Label, Marks, News, Player, Point, Style, Turn, WIDTH, hexagon, u};

fn pixel(image: &RgbaImage, x: u32, y: u32) -> [u8; 3] {
    let Rgba([r, g, b, _]) = *image.get_pixel(x, y);
    [r, g, b]
}

#[test]
fn marks_are_painted_where_they_are() {
    let mut scene = Scene::new(u(100), u(60));
    scene.backdrop.rect(Area::units(0, 0, 100, 60), 0, Ink::fill(Colour::Table));
    scene.marks.group("moved", Point::new(u(50), u(10)), |m| {
        m.rect(Area::units(0, 0, 20, 20), 0, Ink::fill(Colour::Gold));
        m.disc(Point::new(u(40), u(10)), u(8), Ink::fill(Colour::Ink));
    });
    let painter = Painter::new().unwrap();
    let image = painter.draw(&scene, 1.0).unwrap();
    assert_eq!(image.dimensions(), (100, 60));
    assert_eq!(pixel(&image, 10, 10), Colour::Table.rgb());
    assert_eq!(pixel(&image, 51, 11), Colour::Gold.rgb());
    assert_eq!(pixel(&image, 90, 20), Colour::Ink.rgb());
    assert_eq!(painter.draw(&scene, 0.5).unwrap().dimensions(), (50, 30));
}

#[test]
fn a_png_shows_what_was_drawn() {
    let mut scene = Scene::new(WIDTH, Frame::height(u(200)));
    let player = Player { seat: 2, name: "Győző 🐈".into(), initial: "G".into() };
    let frame = Frame {
        title: "Toy".into(),
        emblem: "key",
        band: Colour::BandViolet,
        pills: vec![],
        turn: Turn::Asked { players: vec![player], what: "szerepet választ".into(), hint: String::new() },
        news: vec![News { by: By::Table, words: "漢字 \u{202e} \0".into() }],
        reference: "Lámpás · 3".into(),
    };
    frame.draw(&mut scene);
    let painter = Painter::new().unwrap();
    let image = painter.draw(&scene, 1.0).unwrap();
    let picture = painter.paint(&scene, 1.0).unwrap();
    let decoded = ImageReader::new(std::io::Cursor::new(&picture.png)).with_guessed_format().unwrap().decode().unwrap();
    let decoded = decoded.to_rgba8();
    assert_eq!(decoded.dimensions(), (picture.width, picture.height));
    let apart = |a: &Rgba<u8>, b: &Rgba<u8>| a.0.iter().zip(b.0).map(|(a, b)| a.abs_diff(b)).max().unwrap_or(0);
    let worst = image.pixels().zip(decoded.pixels()).map(|(a, b)| apart(a, b)).max();
    assert!(worst < Some(40), "{worst:?}");
    assert_eq!(pixel(&decoded, 1300, 40), Colour::BandViolet.rgb());
    assert!(picture.png.len() < 60_000);
}

#[test]
fn the_same_scene_gives_the_same_bytes_whatever_was_painted_before() {
    let mut scene = Scene::new(u(300), u(300));
    scene.backdrop.rect(Area::units(0, 0, 300, 300), 0, Ink::fill(Colour::Table));
    for i in 0..150 {
        scene.backdrop.disc(Point::new(u(i * 2), u(150)), u(20), Ink::fill(Colour::Paper).edged(Colour::Ink, 15));
    }
    scene.marks.label(Label::new("Kőműves", Area::units(20, 20, 200, 60), Style::Name));
    scene.marks.sprite("palace", Point::new(u(200), u(200)), 573, [Colour::Gold, Colour::Ink]);
    let painter = Painter::new().unwrap();
    let first = painter.paint(&scene, 1.0).unwrap();
    assert_eq!(painter.paint(&scene, 1.0).unwrap(), first, "with the backdrop painted once more, and kept");
    assert_eq!(painter.paint(&scene, 1.0).unwrap(), first, "from the backdrop that was kept");
    assert_eq!(Painter::new().unwrap().paint(&scene, 1.0).unwrap(), first, "by a painter who never painted");
}

#[test]
fn a_scene_of_no_size_or_of_far_too_much_is_refused() {
    let painter = Painter::new().unwrap();
    for (width, height, scale) in [(0, 10, 1.0), (10, -5, 1.0), (1000, 1000, f32::NAN), (1000, 1000, 1e9)] {
        assert!(matches!(painter.draw(&Scene::new(width, height), scale), Err(PaintError::Size(..))));
    }
}

#[test]
fn an_icon_that_does_not_exist_leaves_its_place_empty() {
    let mut scene = Scene::new(u(50), u(50));
    scene.marks.sprite("no such icon", Point::new(u(25), u(25)), u(40), [Colour::Ink, Colour::Paper]);
    let painter = Painter::new().unwrap();
    assert!(painter.draw(&scene, 1.0).unwrap().pixels().all(|pixel| pixel.0[3] == 0));
    assert!(painter.has_icon("palace") && !painter.has_icon("no such icon"));
}

/// The pixels of one picture are used for the next: nothing of the one may shine through the other, whatever their sizes.
#[test]
fn nothing_of_a_picture_is_left_in_the_next() {
    let scene = |width, height, ink: Option<Colour>| {
        let mut scene = Scene::new(u(width), u(height));
        scene.marks.rect(Area::units(5, 5, 10, 10), 0, Ink::fill(Colour::Gold));
        if let Some(ink) = ink {
            scene.backdrop.rect(Area::units(0, 0, width, height), 0, Ink::fill(ink));
        }
        scene
    };
    let used = Painter::new().unwrap();
    for (width, height, ink) in
        [(90, 60, Some(Colour::Ink)), (30, 30, None), (120, 80, None), (90, 60, Some(Colour::Table)), (90, 60, None)]
    {
        let scene = scene(width, height, ink);
        let fresh = Painter::new().unwrap().paint(&scene, 1.0).unwrap();
        assert_eq!(used.paint(&scene, 1.0).unwrap(), fresh, "{width} by {height}, {ink:?}");
    }
}

/// What is laid down again lies where it would have been painted, to within what rounding does to a tone.
#[test]
fn a_stamp_looks_as_if_it_had_been_painted_there() {
    let draw = |m: &mut Marks| {
        m.polygon(hexagon(Point::default(), u(30)), Ink::fill(Colour::TileMine).edged(Colour::Ink, 15));
        m.label(Label::new("4", Area::round(Point::default(), u(20)), Style::Figure).centred());
        m.sprite("key", Point::new(u(4), u(12)), u(20), [Colour::Ink, Colour::TileMine]);
    };
    let spots = [(u(40), u(40)), (u(123), u(55)), (905, 1407), (u(190), u(185))].map(|(x, y)| Point::new(x, y));
    let painted = |is_stamp: bool, scale: f32| {
        let mut scene = Scene::new(u(200), u(200));
        scene.backdrop.rect(Area::units(0, 0, 200, 200), 0, Ink::fill(Colour::Table));
        for at in spots {
            match is_stamp {
                true => scene.marks.stamp("hexagon", at, Area::round(Point::default(), u(32)), draw),
                false => scene.marks.group("hexagon", at, draw),
            }
        }
        Painter::new().unwrap().draw(&scene, scale).unwrap()
    };
    for (scale, most) in [(1.0, 3), (0.5, 40)] {
        let (stamped, plain) = (painted(true, scale), painted(false, scale));
        let apart = |(a, b): (&u8, &u8)| a.abs_diff(*b);
        let worst = stamped.as_raw().iter().zip(plain.as_raw()).map(apart).max().unwrap();
        assert!(worst <= most, "{scale}: {worst}");
    }
}
