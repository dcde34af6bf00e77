//! Saved positions changed at random, in ways that a slip of the hand would and in ways that keep sums as they are.
//! Knows nothing of any game: places are named by their JSON pointer, with `*` for every number in it.

use std::collections::BTreeMap;

use guildhall::rules::{Dice, Guide};
use serde_json::Value;

/// So many different values are kept of every place.
const SEEN_EACH: usize = 80;
/// A number no game comes near, and the ends of the narrow types.
const LARGE: [u64; 6] = [7, 100, 255, 256, 1_000, 60_000];

/// What was seen in the positions of one game.
pub struct Seen {
    positions: Vec<Value>,
    /// The values of every place.
    values: BTreeMap<String, Vec<Value>>,
}

impl Seen {
    pub fn of(positions: Vec<Value>) -> Seen {
        let mut values: BTreeMap<String, Vec<Value>> = BTreeMap::new();
        for position in &positions {
            for (way, value) in ways(position) {
                let kept = values.entry(place(&way)).or_default();
                if kept.len() < SEEN_EACH && !kept.contains(value) {
                    kept.push(value.clone());
                }
            }
        }
        Seen { positions, values }
    }

    pub fn positions(&self) -> &[Value] {
        &self.positions
    }

    fn values(&self, place: &str) -> &[Value] {
        self.values.get(place).map_or(&[], Vec::as_slice)
    }
}

/// Every value in a position with its pointer, but for the whole.
fn ways(position: &Value) -> Vec<(String, &Value)> {
    fn walk<'a>(way: &str, value: &'a Value, found: &mut Vec<(String, &'a Value)>) {
        let parts: Vec<(String, &Value)> = match value {
            Value::Array(items) => items.iter().enumerate().map(|(at, item)| (at.to_string(), item)).collect(),
            Value::Object(fields) => fields.iter().map(|(name, field)| (name.clone(), field)).collect(),
            _ => return,
        };
        for (name, part) in parts {
            let way = format!("{way}/{name}");
            found.push((way.clone(), part));
            walk(&way, part, found);
        }
    }
    let mut found = Vec::new();
    walk("", position, &mut found);
    found
}

/// A pointer with `*` in the place of numbers.
fn place(way: &str) -> String {
    let part = |part: &str| if part.parse::<u32>().is_ok() { "*".to_owned() } else { part.to_owned() };
    way.split('/').map(part).collect::<Vec<_>>().join("/")
}

/// A kind of JSON value.
fn kind(value: &Value) -> u8 {
    match value {
        Value::Null => 0,
        Value::Bool(_) => 1,
        Value::Number(_) => 2,
        Value::String(_) => 3,
        Value::Array(_) => 4,
        Value::Object(_) => 5,
    }
}

fn any<'a, T>(of: &'a [T], whim: &mut Dice) -> Option<&'a T> {
    of.get(whim.one(of.len()))
}

/// Changes a position in one way. Says what was changed, and where; nothing where the change would be none.
pub fn mutate(position: &mut Value, seen: &Seen, whim: &mut Dice) -> Option<String> {
    let before = position.clone();
    let (way, value) = target(&before, whim)?;
    let said = match whim.one(8) {
        0 => {
            Some((way.clone(), any(seen.values(&place(&way)), whim)?.clone())).map(|(to, new)| set(position, &to, new))
        }
        1 => swap(position, &before, &way, value, whim),
        2 => copy(position, &way, seen, whim),
        _ => match value {
            Value::Number(number) => count(position, &before, &way, number.as_i64()?, whim),
            Value::Array(items) => list(position, &before, &way, items, seen, whim),
            Value::Bool(flag) => Some(set(position, &way, Value::Bool(!flag))),
            _ => any(seen.values(&place(&way)), whim).map(|other| set(position, &way, other.clone())),
        },
    };
    said.filter(|_| *position != before)
}

/// A value to change: first a place, each as likely, so that a field of its own is found among long lists.
fn target<'a>(position: &'a Value, whim: &mut Dice) -> Option<(String, &'a Value)> {
    let mut places: BTreeMap<String, Vec<(String, &Value)>> = BTreeMap::new();
    for (way, value) in ways(position) {
        places.entry(place(&way)).or_default().push((way, value));
    }
    let places: Vec<_> = places.into_values().collect();
    any(any(&places, whim)?, whim).cloned()
}

fn set(position: &mut Value, way: &str, new: Value) -> String {
    let short: String = new.to_string().chars().take(60).collect();
    if let Some(value) = position.pointer_mut(way) {
        *value = new;
    }
    format!("{way} = {short}")
}

/// Another value of the position: of the same place most often, else of the same kind.
fn other<'a>(position: &'a Value, way: &str, value: &Value, whim: &mut Dice) -> Option<(String, &'a Value)> {
    let near = whim.one(3) > 0;
    let fits = |(other, it): &(String, &Value)| {
        let apart = !other.starts_with(way) && !way.starts_with(&**other);
        apart && if near { place(other) == place(way) } else { kind(it) == kind(value) }
    };
    let others: Vec<_> = ways(position).into_iter().filter(fits).collect();
    any(&others, whim).cloned()
}

fn swap(position: &mut Value, before: &Value, way: &str, value: &Value, whim: &mut Dice) -> Option<String> {
    let (there, theirs) = other(before, way, value, whim)?;
    set(position, way, theirs.clone());
    set(position, &there, value.clone());
    Some(format!("{way} and {there} swapped"))
}

/// A field as it is in another position.
fn copy(position: &mut Value, way: &str, seen: &Seen, whim: &mut Dice) -> Option<String> {
    let theirs = any(seen.positions(), whim)?.pointer(way)?;
    Some(format!("{} (from another position)", set(position, way, theirs.clone())))
}

/// A number a little or much changed, or one more here and one less there.
fn count(position: &mut Value, before: &Value, way: &str, number: i64, whim: &mut Dice) -> Option<String> {
    let new = match whim.one(8) {
        0 => Value::from(0),
        1 => Value::from(*any(&LARGE, whim)?),
        2 | 3 => Value::from(number + 1),
        4 | 5 => Value::from(number - 1),
        _ => {
            let (there, theirs) = other(before, way, &Value::from(number), whim)?;
            let less = set(position, &there, Value::from(theirs.as_i64()? - 1));
            return Some(format!("{}, {less}", set(position, way, Value::from(number + 1))));
        }
    };
    Some(set(position, way, new))
}

/// A list with an item less, twice, from elsewhere, moved to another list or to another place.
fn list(
    position: &mut Value,
    before: &Value,
    way: &str,
    items: &[Value],
    seen: &Seen,
    whim: &mut Dice,
) -> Option<String> {
    let mut items = items.to_vec();
    let at = whim.one(items.len());
    let what = match whim.one(6) {
        0 => {
            items.get(at)?;
            format!("without {}", items.remove(at))
        }
        1 => {
            items.insert(at, items.get(at)?.clone());
            format!("with {} twice", items[at])
        }
        2 => {
            items.insert(at, any(seen.values(&format!("{}/*", place(way))), whim)?.clone());
            format!("with {} more", items[at])
        }
        3 => {
            let to = whim.one(items.len());
            items.get(at)?;
            items.swap(at, to);
            format!("with {at} and {to} swapped")
        }
        4 => {
            items.get(at)?;
            let item = items.remove(at);
            items.push(item);
            format!("with {at} last")
        }
        _ => {
            let (there, theirs) = other(before, way, &Value::Array(vec![]), whim)?;
            let mut theirs = theirs.as_array()?.clone();
            items.get(at)?;
            let item = items.remove(at);
            theirs.insert(whim.one(theirs.len() + 1), item.clone());
            set(position, &there, Value::Array(theirs));
            format!("{item} moved to {there}")
        }
    };
    set(position, way, Value::Array(items));
    Some(format!("{way} {what}"))
}
