//! Pictures as data: nothing lies outside, everything can be read in all languages, and a change of any mark
//! in positions that are kept is seen, a few of them as text. `UPDATE_GOLDEN=1` writes that anew, and `GUILDHALL_PICTURES`
//! names a folder that gets the pictures themselves. What is kept of a game stands in `gallery/<game>.rs`.

#![cfg(test)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use gallery::{GALLERIES, Gallery, Kept, LARGEST};
use guildhall::chat::panel::{Asks, Desk, Panel, Stand, Turn};
use guildhall::chat::{Id, Row, Target, To};
use guildhall::games::GAMES;
use guildhall::paint::{Painter, WORTH_KEEPING};
use guildhall::record::Play;
use guildhall::rules::{
    Asked, Dice, Fingerprint, Footer, Menu, Seat, Seed, Setting, Sheet, Surveyed, Table, Text, Tongue, Viewer,
};
use guildhall::scene::{Area, Colour, Ink, Label, Mark, Marks, Point, Scene, SeatLook, Style, hexagon};
use guildhall::tools::picture::random_play;
use guildhall::words::{Language, Speaker};
use support::pictures::{contrast, faults};

mod gallery;
mod support {
    pub mod pictures;
}

const NAMES: [&str; 4] = ["Anna", "Béla", "Cecylia", "Győző"];

fn names() -> Vec<String> {
    NAMES.map(str::to_owned).to_vec()
}

/// What the frame of a game's pictures says: of a game that keeps none nothing has happened.
fn footer(game: &str, step: usize) -> Footer {
    let gallery = GALLERIES.iter().find(|gallery| gallery.game == game);
    let told = gallery.map(|gallery| (gallery.told)()).unwrap_or_default();
    Footer { told, table: "k7q".into(), step, ..Footer::default() }
}

/// The tokens that are offered after a path, each with a letter.
fn lettered(table: &dyn Table, seat: Seat, path: &[String]) -> Vec<(char, String)> {
    let tokens = |menu: Menu| ('A'..='Z').zip(menu.offers.into_iter().map(|offer| offer.token)).collect();
    match table.ask(seat, path) {
        Asked::One(menu) | Asked::Several { menu, .. } => tokens(menu),
        Asked::Ready | Asked::No(_) => Vec::new(),
    }
}

/// Everything that can be seen of a position: each viewer's sheets, and the sheet of each question that is asked
/// first, and on the way of the move that is made next.
fn pictures(table: &dyn Table, language: Language, footer: &Footer, way: Option<(Seat, &[String])>) -> Vec<Scene> {
    let tongue = Speaker::new(language, names());
    let scene = |viewer, sheet, path: &[_], offers: &[_]| table.scene(viewer, sheet, path, offers, footer, &tongue);
    let close = Footer { close: true, ..footer.clone() };
    let asked = |seat, path: &[String]| {
        let (sheet, offers) = (table.sheet(seat, path), lettered(table, seat, path));
        table.scene(Viewer::Seat(seat), sheet, path, &offers, &close, &tongue)
    };
    let mut scenes =
        vec![scene(Viewer::Public, Sheet::Board(0), &[], &[]), scene(Viewer::Public, Sheet::Board(1), &[], &[])];
    for seat in (0..table.seats()).map(Seat) {
        scenes.push(scene(Viewer::Public, Sheet::Of(seat), &[], &[]));
        scenes.push(scene(Viewer::Seat(seat), Sheet::Own, &[], &[]));
        if table.awaiting().has(seat) {
            let verbs = lettered(table, seat, &[]);
            let paths = verbs.into_iter().map(|(_, verb)| vec![verb]).chain([Vec::new()]);
            scenes.extend(paths.map(|path| asked(seat, &path)));
        }
    }
    if let Some((seat, path)) = way {
        scenes.extend((2..=path.len()).map(|end| asked(seat, &path[..end])));
    }
    scenes
}

/// Words that something lies on in part are found; a piece on all the words of its place in the backdrop is none.
#[test]
fn hidden_words_are_found() {
    let painter = Painter::new().unwrap();
    let place = Area::units(100, 100, 100, 40);
    let word = || Label::new("Well", place, Style::Figure).centred();
    let hexes = |m: &mut Marks, centre: Point| m.polygon(hexagon(centre, 600), Ink::fill(Colour::Paper));
    let count = |below: bool, centre: Point| {
        let mut scene = Scene::new(4000, 4000);
        if below { &mut scene.backdrop } else { &mut scene.marks }.label(word());
        hexes(&mut scene.marks, centre);
        faults(&scene, &painter, &[]).len()
    };
    let (middle, aside, away) = (place.centre(), place.centre().moved(700, 0), place.centre().moved(0, 800));
    assert_eq!([count(false, middle), count(false, aside), count(false, away)], [1, 1, 0]);
    assert_eq!([count(true, middle), count(true, aside), count(true, away)], [0, 1, 0]);
}

#[test]
fn nothing_lies_outside_or_cannot_be_read_in_any_position_of_random_games() {
    let painter = Painter::new().unwrap();
    for game in GAMES {
        for seats in game.seats.clone() {
            let seed = Seed::from_number(70 + u64::from(seats));
            // Each number of seats plays with other settings.
            let setting = |it: &Setting| (it.name.to_owned(), it.values[usize::from(seats) % it.values.len()].into());
            let options = serde_json::Value::Object(game.settings.iter().map(setting).collect());
            let mut play = Play::open(game, &options, seats, seed).unwrap();
            let mut guide = Dice::for_step(seed, u64::MAX);
            loop {
                let next = play.table().awaiting().first();
                let way = next.map(|seat| (seat, play.table().wander(seat, &mut guide).unwrap()));
                if way.is_none() || play.step().is_multiple_of(17) {
                    let way = way.as_ref().map(|(seat, path)| (*seat, &path[..]));
                    // One language a position; what is kept is looked at in all of them.
                    let language = Language::ALL[play.step() / 17 % Language::ALL.len()];
                    let footer = play.footer(Viewer::Public, play.step(), "k7q");
                    for scene in pictures(play.table(), language, &footer, way) {
                        let faults = faults(&scene, &painter, &names());
                        assert!(faults.is_empty(), "{} {seats} {language:?} {faults:#?}", play.step());
                    }
                }
                let Some((seat, path)) = way else { break };
                play.play(seat, &path, false).unwrap();
            }
        }
    }
}

/// A tongue that says message keys and arguments, so that the kept texts do not depend on anybody's wording.
struct Keys;

impl Tongue for Keys {
    fn say(&self, text: &Text) -> String {
        let args = text.args.iter().map(|(name, arg)| format!(" {name}={arg:?}"));
        format!("{}{}", text.key, args.collect::<String>())
    }

    fn name(&self, seat: Seat) -> String {
        NAMES[seat.index()].to_owned()
    }
}

/// A kept position as it is seen; its words in the language of the list, or as keys.
fn seen(gallery: &Gallery, (name, viewer, sheet, path, language): Kept, keys: bool) -> (String, Scene) {
    let table = gallery.position(name);
    let path: Vec<String> = path.iter().map(|token| (*token).to_owned()).collect();
    let asked = viewer.map(Seat).or(table.awaiting().first());
    let offers = asked.filter(|_| !path.is_empty()).map(|seat| lettered(&*table, seat, &path)).unwrap_or_default();
    let looks = viewer.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
    let speaker = Speaker::new(language, names());
    let tongue: &dyn Tongue = if keys { &Keys } else { &speaker };
    let footer = Footer { close: true, ..footer(gallery.game, 43) };
    let scene = table.scene(looks, sheet, &path, &offers, &footer, tongue);
    let who = viewer.map_or("public".to_owned(), |seat| seat.to_string());
    // Of several boards only the first one goes without saying.
    let board = if let Sheet::Board(board @ 1..) = sheet { format!("-board{board}") } else { String::new() };
    (format!("{name}-{who}{board}"), scene)
}

/// Every kept position of every game.
fn kept() -> impl Iterator<Item = (&'static Gallery, Kept)> {
    GALLERIES.iter().flat_map(|gallery| gallery.kept.iter().map(move |kept| (gallery, *kept)))
}

/// Of what is not kept as text there is a fingerprint in `pictures.txt`. What changed is written whole to `target/tmp`.
#[test]
fn kept_positions_look_as_they_did() {
    let mut changed = Vec::new();
    for gallery in GALLERIES {
        let pictures = gallery.kept.iter().map(|kept| seen(gallery, *kept, true));
        let pictures = pictures.map(|(name, scene)| (name, scene.to_string()));
        let (read, others): (Vec<_>, Vec<_>) = pictures.partition(|(name, _)| gallery.read.contains(&&**name));
        let line = |(name, text): &(_, String)| format!("{name} {}\n", Fingerprint::of(&text.clone().into()));
        let prints: String = others.iter().map(line).collect();
        if std::env::var_os("UPDATE_GOLDEN").is_some() {
            read.iter().for_each(|(name, text)| std::fs::write(gallery.file(&format!("{name}.txt")), text).unwrap());
            std::fs::write(gallery.file("pictures.txt"), prints).unwrap();
            continue;
        }
        let golden = |file: &str| std::fs::read_to_string(gallery.file(file)).unwrap_or_default();
        let before = golden("pictures.txt");
        assert!(prints.lines().count() == before.lines().count(), "{} keeps other pictures", gallery.game);
        let read = read.iter().filter(|(name, text)| golden(&format!("{name}.txt")) != *text);
        for (name, text) in read.chain(others.iter().filter(|picture| !before.contains(&line(picture)))) {
            changed.push(PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}-{name}.txt", gallery.game)));
            std::fs::write(changed.last().unwrap(), text).unwrap();
        }
    }
    assert!(changed.is_empty(), "these look otherwise than before: {changed:#?}");
}

#[test]
fn kept_positions_have_no_faults_in_any_language() {
    let painter = Painter::new().unwrap();
    for (gallery, (name, ..)) in kept() {
        let table = gallery.position(name);
        for language in Language::ALL {
            for scene in pictures(&*table, language, &footer(gallery.game, 43), None) {
                let faults = faults(&scene, &painter, &names());
                assert!(faults.is_empty(), "{} {name} {language:?} {faults:#?}", gallery.game);
            }
        }
    }
}

#[test]
fn kept_positions_are_small_pictures_of_the_usual_width() {
    let painter = Painter::new().unwrap();
    for (gallery, kept) in kept() {
        let (name, scene) = seen(gallery, kept, false);
        let picture = painter.paint(&scene, 1.0).unwrap();
        assert!(picture.png.len() < LARGEST, "{} {name} has {} bytes", gallery.game, picture.png.len());
        assert!(picture.width == 1400 && picture.height <= 1700, "{name} is {} high", picture.height);
        shown(&format!("{}-{name}.png", gallery.game), &picture.png);
    }
}

/// Puts a picture into the folder for pictures, if there is one.
fn shown(file: &str, png: &[u8]) {
    if let Some(folder) = std::env::var_os("GUILDHALL_PICTURES") {
        std::fs::write(PathBuf::from(folder).join(file), png).unwrap();
    }
}

/// Whoever looks at a question reads that question, and not the first one of their turn.
#[test]
fn the_turn_line_follows_the_path() {
    let mut asked = BTreeSet::new();
    for game in GAMES {
        let mut play = Play::open(game, &serde_json::Value::Null, 3, Seed::from_number(5)).unwrap();
        let mut guide = Dice::for_step(Seed::from_number(5), u64::MAX);
        while let Some(seat) = play.table().awaiting().first() {
            let path = play.table().wander(seat, &mut guide).unwrap();
            let footer = play.footer(Viewer::Public, play.step(), "k7q");
            for end in 1..=path.len() {
                let (way, offers) = (&path[..end], lettered(play.table(), seat, &path[..end]));
                let sheet = play.table().sheet(seat, way);
                let scene = play.table().scene(Viewer::Seat(seat), sheet, way, &offers, &footer, &Keys);
                let mut turn = String::new();
                scene.each(&mut |mark, _| {
                    if let Mark::Label(label) = mark
                        && label.style == Style::Turn
                    {
                        turn = label.text.clone();
                    }
                });
                let is_decided = play.table().ask(seat, way) == Asked::Ready;
                assert_eq!(turn.starts_with("picture-sure"), is_decided, "{} {} {way:?}: {turn}", game.id, play.step());
                asked.insert(turn);
            }
            play.play(seat, &path, false).unwrap();
        }
    }
    let asks = |key: &&String| key.contains("-picture-asks-");
    assert!(asked.iter().filter(asks).count() > 40, "{asked:#?}");
}

/// Where all answers lie together on a map, the picture of the panel comes close to them, and a button leads to the whole map
/// with the same letters.
#[test]
fn the_whole_map_has_the_letters_of_its_part() {
    let (mut close, painter) = (BTreeMap::new(), Painter::new().unwrap());
    for game in GAMES {
        let (seed, speaker) = (Seed::from_number(2), Speaker::new(Language::Hu, names()));
        let mut play = Play::open(game, &serde_json::Value::Null, *game.seats.end(), seed).unwrap();
        let mut guide = Dice::for_step(seed, u64::MAX);
        while let Some(seat) = play.table().awaiting().first() {
            let table = play.shared();
            let way = table.wander(seat, &mut guide).unwrap();
            let desk = Desk {
                table: Surveyed::by(seat, &*table),
                speaker: &speaker,
                command: game.command,
                at: Stand::Table { id: "k7q".parse().unwrap(), step: play.step() },
                lead: game.lead,
                end: game.end,
                can_undo: true,
                just: None,
                asks: Asks::Never,
                again: 0,
            };
            for panel in (1..way.len()).filter_map(|end| desk.resume(&way[..end])) {
                let scene = |close: bool| {
                    let footer = Footer { close, ..Footer::default() };
                    desk.table.scene(panel.sheet, &panel.path, &panel.marks, &footer, &speaker)
                };
                let (part, whole) = (scene(panel.close), scene(false));
                assert_eq!(part.tags(), whole.tags());
                if panel.close {
                    assert!(part.height < whole.height, "{} {}", game.id, play.step());
                    let whole_map = speaker.word("button-whole-map");
                    let Turn::Show(other) = pressed(&desk, &panel, &whole_map) else { panic!("{:?}", panel.path) };
                    assert_eq!((other.close, &other.path, &other.marks), (false, &panel.path, &panel.marks));
                    let many = close.entry(game.id).or_insert(0);
                    *many += 1;
                    if *many % 8 == 1 {
                        shown(&format!("{}-close-{many}.png", game.id), &painter.paint(&part, 1.0).unwrap().png);
                    }
                }
            }
            play.play(seat, &way, false).unwrap();
        }
    }
    assert_eq!(close.keys().copied().collect::<Vec<_>>(), ["golden_city", "marco_polo"], "{close:?}");
}

/// Presses the button of a panel that is labelled so.
fn pressed(desk: &Desk, panel: &Panel, label: &str) -> Turn {
    let buttons =
        panel.rows.iter().filter_map(|row| if let Row::Buttons(buttons) = row { Some(buttons) } else { None });
    let button = buttons.flatten().find(|button| button.label == label).unwrap();
    let Target::Press(id) = &button.target else { panic!("{button:?}") };
    match id.parse::<Id>().unwrap().to {
        To::Path(path, mark) => desk.press(&path, mark, &[]),
        To::Kept(key, mark) => {
            let kept = panel.kept.iter().find(|(kept, _)| *kept == key).unwrap();
            desk.press(&kept.1, mark, &[])
        }
        To::Word(_) => panic!("{id}"),
    }
}

#[test]
fn the_score_sheet_is_told_in_words_too() {
    let table = Gallery::of("san_juan").position("over4");
    let tongue = Speaker::new(Language::En, names());
    let alt: Vec<_> = table.describe(Viewer::Public, Sheet::Board(0)).iter().map(|text| tongue.say(text)).collect();
    assert_eq!(alt[0], "1. Cecylia · 35 points (Buildings 16 and City hall 8)");
    assert_eq!(alt[1], "2. Béla · 18 points (Buildings 12 and Guild hall 6)");
    assert_eq!(alt.len(), 4, "{alt:#?}");
}

#[test]
fn names_of_any_kind_can_be_painted() {
    let painter = Painter::new().unwrap();
    let odd = ["", "漢字かな", "W".repeat(80).leak(), "a\u{301}\u{202e}🐈‍⬛ Zoë"].map(str::to_owned);
    let (tongue, written) = (Speaker::new(Language::Hu, odd.clone()), ["#1", "#2", odd[2].as_str(), "a\u{301} Zoë"]);
    for (gallery, (name, _, sheet, ..)) in kept() {
        let table = gallery.position(name);
        let scene = table.scene(Viewer::Public, sheet, &[], &[], &footer(gallery.game, 1), &tongue);
        let faults = faults(&scene, &painter, &written.map(str::to_owned));
        assert!(faults.is_empty(), "{} {name} {faults:#?}", gallery.game);
        let mut words = Vec::new();
        scene.each(&mut |mark, _| {
            if let Mark::Label(label) = mark {
                words.push(label.text.clone());
            }
        });
        let seats = usize::from(table.seats());
        let all = written[..seats].iter().filter(|name| words.iter().any(|word| word == *name)).count();
        assert!(all == seats || matches!(sheet, Sheet::Of(_) | Sheet::Own), "{} {name}: {words:?}", gallery.game);
    }
}

#[test]
fn every_style_can_be_read_on_every_ground_it_is_used_on() {
    use guildhall::scene::Colour::*;
    let mut pairs =
        vec![(Ink, Paper), (Ink, Table), (Ink, Fold), (Soft, Paper), (Soft, Table), (Soft, Fold), (Ink, Gold)];
    pairs.push((White, Ink));
    pairs.extend((0..4).map(SeatLook::of).map(|look| (look.on, look.colour)));
    pairs.extend(GALLERIES.iter().flat_map(|gallery| gallery.words_on));
    for (words, ground) in pairs {
        assert!(contrast(words, ground) >= 4.5, "{words:?} on {ground:?}: {:.2}", contrast(words, ground));
    }
    // What is to be read without a tap is at least 9.5 pixels high on a phone, where a picture is 390 wide.
    for style in [Style::Title, Style::Name, Style::Turn, Style::Figure] {
        assert!(style.size() * 390 / 1400 >= 94, "{style:?}");
    }
}

/// What lies below all that happens on a board stays the same: it is painted once for all tables of a kind and language.
/// A few marks are painted again sooner than looked up.
#[test]
fn what_lies_below_a_board_stays_the_same() {
    for game in GAMES {
        for language in Language::ALL {
            let backdrops = |step: usize, names: Vec<String>| {
                let play = random_play(game, *game.seats.end(), Seed::from_number(step as u64), step).unwrap();
                let footer = Footer { table: "k7q".into(), step, ..Footer::default() };
                let tongue = Speaker::new(language, names);
                let boards = 0..play.table().boards().len().max(1) as u8;
                let scene = |board| play.table().scene(Viewer::Public, Sheet::Board(board), &[], &[], &footer, &tongue);
                boards
                    .map(|board| scene(board).backdrop)
                    .filter(|below| below.count() >= WORTH_KEEPING)
                    .collect::<Vec<_>>()
            };
            let fresh = backdrops(0, vec![String::new(); 4]);
            assert!([9, 60].into_iter().all(|step| backdrops(step, names()) == fresh), "{}", game.id);
        }
    }
}
