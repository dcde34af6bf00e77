//! The weights of a game as one row of numbers, and back, whatever they are called.

use serde_json::{Map, Value};

/// What is no weight, but says in which parts all others count.
const GRAIN: &str = "grain";

/// Where numbers belong.
#[derive(Clone, Debug)]
pub struct Row {
    shape: Value,
    /// The place of each number, as a JSON pointer.
    places: Vec<String>,
}

impl Row {
    /// Takes weights apart.
    pub fn of(weights: &Value) -> (Row, Vec<i64>) {
        let (mut places, mut numbers) = (Vec::new(), Vec::new());
        collect(weights, "", &mut |place, number| {
            if place.strip_prefix('/') != Some(GRAIN) {
                places.push(place.to_owned());
                numbers.push(number);
            }
        });
        (Row { shape: weights.clone(), places }, numbers)
    }

    /// In how many parts of a tenth of a point the numbers count.
    pub fn grain(&self) -> i64 {
        self.shape.get(GRAIN).and_then(Value::as_i64).unwrap_or(1)
    }

    /// Puts weights together of other numbers.
    pub fn with(&self, numbers: &[i64]) -> Value {
        let mut weights = self.shape.clone();
        for (place, number) in self.places.iter().zip(numbers) {
            if let Some(value) = weights.pointer_mut(place) {
                *value = (*number).into();
            }
        }
        weights
    }
}

/// Visits every number with its place.
fn collect(value: &Value, place: &str, visit: &mut dyn FnMut(&str, i64)) {
    match value {
        Value::Object(named) => {
            named.iter().for_each(|(name, value)| collect(value, &format!("{place}/{name}"), visit))
        }
        Value::Array(values) => {
            values.iter().enumerate().for_each(|(at, value)| collect(value, &format!("{place}/{at}"), visit));
        }
        value => value.as_i64().into_iter().for_each(|number| visit(place, number)),
    }
}

/// Weights as they are kept in the file of a game.
pub fn kept(weights: &Value) -> String {
    let mut lines = String::from("[normal]\n");
    let none = Map::new();
    write(weights.as_object().unwrap_or(&none), "", &mut lines);
    lines
}

fn write(named: &Map<String, Value>, before: &str, lines: &mut String) {
    for (name, value) in named {
        match value.as_object() {
            Some(named) => write(named, &format!("{before}{name}."), lines),
            None => *lines += &format!("{before}{name} = {}\n", value.to_string().replace(',', ", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;
    use crate::rules::Weights;
    use serde_json::json;

    #[test]
    fn weights_come_apart_and_together_again_but_for_the_grain() {
        let weights = json!({"grain": 10, "card": 4, "goods": [3, -5], "brings": {"well": 2}});
        let (row, numbers) = Row::of(&weights);
        assert_eq!((row.grain(), &*numbers), (10, &[2, 4, 3, -5][..]));
        let other = row.with(&[7, 8, 9, 10]);
        assert_eq!(other, json!({"grain": 10, "card": 8, "goods": [9, 10], "brings": {"well": 7}}));
        assert_eq!(kept(&other), "[normal]\nbrings.well = 7\ncard = 8\ngoods = [9, 10]\ngrain = 10\n");
    }

    #[test]
    fn every_game_takes_its_own_weights_again_and_no_others() {
        for game in GAMES {
            for weights in [Weights::Greedy, Weights::Normal] {
                let weights = (game.weights)(&weights);
                let (row, numbers) = Row::of(&weights);
                assert!(numbers.len() > 10, "{}: {weights}", game.id);
                assert_eq!(row.with(&numbers), weights);
                let tried = (game.weigh)(row.with(&numbers)).map(|tried| (game.weights)(&tried));
                assert_eq!(tried, Ok(weights));
            }
            assert!((game.weigh)(json!({"nonsense": 3})).is_err());
        }
    }
}
