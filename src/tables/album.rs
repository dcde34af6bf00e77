//! Pictures that were painted, in a file without a name: far more of them than memory should hold, for whoever looks at
//! something again that has not changed since.
//!
//! A picture is found by all that is drawn and by who may see it, so nobody learns, not even by being answered sooner,
//! what somebody else has looked at.

use std::collections::{HashMap, VecDeque};
use std::fs::File;
use std::hash::{Hash, Hasher};
use std::io::{self, Read, Seek, SeekFrom, Write};

use sha2::{Digest, Sha256};

use crate::rules::Viewer;
use crate::scene::Scene;

/// How many bytes of pictures are kept: a thousand boards or so.
const ROOM: u64 = 96 << 20;

/// What a picture is found by: who may see it, and the SHA-256 of all that is drawn and of the table's name, so that no two
/// scenes are ever taken for each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    drawn: [u8; 32],
    seat: Option<u8>,
}

impl Key {
    /// The key of what `viewer` sees at this table.
    pub fn of(table: &str, viewer: Viewer, scene: &Scene) -> Key {
        let mut written = Written::default();
        (table, scene).hash(&mut written);
        Key { drawn: Sha256::digest(written.0).into(), seat: viewer.seat().map(|seat| seat.0) }
    }

    /// The key of the same where everybody sees it.
    pub const fn for_everybody(self) -> Key {
        Key { seat: None, ..self }
    }
}

/// All that is hashed, in one piece: a digest takes that in far sooner than its thousands of parts.
#[derive(Default)]
struct Written(Vec<u8>);

impl Hasher for Written {
    fn write(&mut self, bytes: &[u8]) {
        self.0.extend_from_slice(bytes);
    }

    fn finish(&self) -> u64 {
        self.0.len() as u64
    }
}

/// Where a picture lies in the file.
#[derive(Clone, Copy)]
struct Place {
    at: u64,
    length: u64,
}

/// The pictures. The file has no name, so nothing is left of it when the program ends, however it ends.
pub struct Album {
    room: u64,
    /// None before the first picture, and for good where no file can be had: then everything is painted.
    file: Option<File>,
    refused: bool,
    /// Where the next picture goes; from the end of the room on to its beginning, over the oldest ones.
    end: u64,
    places: HashMap<Key, Place>,
    /// The same, the oldest first.
    order: VecDeque<(Key, Place)>,
}

impl Default for Album {
    fn default() -> Self {
        Album::of(ROOM)
    }
}

impl Album {
    /// An album for so many bytes.
    fn of(room: u64) -> Album {
        Album { room, file: None, refused: false, end: 0, places: HashMap::new(), order: VecDeque::new() }
    }

    /// The picture under this key.
    pub fn find(&mut self, key: Key) -> Option<Vec<u8>> {
        let Place { at, length } = *self.places.get(&key)?;
        let file = self.file.as_mut()?;
        let mut png = vec![0; usize::try_from(length).ok()?];
        file.seek(SeekFrom::Start(at)).and_then(|_| file.read_exact(&mut png)).ok()?;
        Some(png)
    }

    /// Keeps a picture, over the oldest ones where there is no more room. Where the file cannot be written, nothing is
    /// kept, and the log says so once.
    pub fn keep(&mut self, key: Key, png: &[u8]) {
        let length = png.len() as u64;
        if self.refused || length > self.room || self.places.contains_key(&key) {
            return;
        }
        if self.end + length > self.room {
            self.forget_while(|place, end| place.at >= end);
            self.end = 0;
        }
        self.forget_while(|place, end| place.at >= end && place.at < end + length);
        if let Err(error) = self.write(png) {
            tracing::warn!(%error, "pictures can't be kept in a temporary file, so each is painted when it is wanted");
            self.refused = true;
            return;
        }
        let place = Place { at: self.end, length };
        self.places.insert(key, place);
        self.order.push_back((key, place));
        self.end += length;
    }

    /// Forgets the oldest pictures as long as they lie in the way of what begins at `end`.
    fn forget_while(&mut self, in_the_way: impl Fn(Place, u64) -> bool) {
        while let Some((key, place)) = self.order.front().copied()
            && in_the_way(place, self.end)
        {
            self.order.pop_front();
            self.places.remove(&key);
        }
    }

    fn write(&mut self, png: &[u8]) -> io::Result<()> {
        let file = match &mut self.file {
            Some(file) => file,
            none => none.insert(tempfile::tempfile()?),
        };
        file.seek(SeekFrom::Start(self.end))?;
        file.write_all(png)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Seat;

    fn scene(width: i32) -> Scene {
        Scene::new(width, 10)
    }

    #[test]
    fn what_is_found_is_what_was_kept_last_under_that_key_or_nothing() {
        let mut album = Album::of(1000);
        for n in 0..500_usize {
            let png = vec![n as u8; 30 + n * 37 % 190];
            album.keep(Key::of("k7p", Viewer::Public, &scene(n as i32)), &png);
            let found: Vec<bool> = (0..=n)
                .map(|n| {
                    let found = album.find(Key::of("k7p", Viewer::Public, &scene(n as i32)));
                    found.inspect(|png| assert_eq!(*png, vec![n as u8; 30 + n * 37 % 190])).is_some()
                })
                .collect();
            // The latest are all there, as many as fit; the older ones are all gone.
            let kept = found.iter().filter(|found| **found).count();
            assert!(found[n + 1 - kept..].iter().all(|found| *found), "after {n}: {found:?}");
            assert!(kept >= 4.min(n + 1), "after {n} only {kept}");
        }
        album.keep(Key::of("k7p", Viewer::Public, &scene(-1)), &[7; 1001]);
        assert_eq!(album.find(Key::of("k7p", Viewer::Public, &scene(-1))), None);
    }

    #[test]
    fn another_reader_table_or_mark_is_another_picture() {
        let key = Key::of("k7p", Viewer::Seat(Seat(0)), &scene(10));
        assert_eq!(key, Key::of("k7p", Viewer::Seat(Seat(0)), &scene(10)));
        for other in [
            Key::of("k7p", Viewer::Seat(Seat(1)), &scene(10)),
            Key::of("k7p", Viewer::Public, &scene(10)),
            Key::of("k7q", Viewer::Seat(Seat(0)), &scene(10)),
            Key::of("k7p", Viewer::Seat(Seat(0)), &scene(11)),
        ] {
            assert_ne!(key, other);
        }
    }
}
