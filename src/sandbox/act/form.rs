//! Forms (modals) filled in and sent off, or put away.

use serde_json::{Map, Value, json};

use super::super::interaction::Kind;
use super::super::snowflake::Id;
use super::super::world::World;
use super::{Acted, Beginning, Refused};

/// The text field of a row: alone in it, or below a label.
fn input(row: &Value) -> &Value {
    if row["type"] == 18 { &row["component"] } else { &row["components"][0] }
}

impl World {
    /// The form that an interaction of this person has opened.
    fn form_of(&self, user: Id, interaction: Id) -> Result<Value, Refused> {
        let found = self.interactions.get(&interaction).filter(|interaction| interaction.user == user);
        match found.and_then(|interaction| interaction.open_modal()) {
            Some(form) => Ok(form.clone()),
            None => Refused::because("No such form is open."),
        }
    }

    /// Sends off a form; the values go by the custom ids of its fields, a field left out keeps its first value.
    pub(crate) fn submit(&mut self, user: Id, interaction: Id, values: &Map<String, Value>) -> Acted {
        let form = self.form_of(user, interaction)?;
        let rows = form["components"].as_array().cloned().unwrap_or_default();
        if let Some(unknown) = values.keys().find(|key| !rows.iter().any(|row| input(row)["custom_id"] == ***key)) {
            return Refused::because(format!("The form has no field {unknown}."));
        }
        let mut filled = Vec::new();
        for row in &rows {
            let field = input(row);
            let id = field["custom_id"].as_str().unwrap_or_default();
            let value = values.get(id).or(field.get("value")).and_then(Value::as_str).unwrap_or_default();
            check(field, value)?;
            let part = json!({ "type": 4, "id": 2, "custom_id": id, "value": value });
            filled.push(match row["type"].as_u64() {
                Some(18) => json!({ "type": 18, "id": 1, "component": part }),
                _ => json!({ "type": 1, "id": 1, "components": [part] }),
            });
        }
        self.close_form(user, interaction)?;
        let Some(opener) = self.interactions.get(&interaction).cloned() else {
            return Refused::because("No such form is open.");
        };
        self.check_can_act(user, opener.channel)?;
        let title = form["title"].as_str().unwrap_or("form").to_owned();
        let data = json!({ "custom_id": form["custom_id"], "components": filled });
        let source = opener.source;
        self.begin(Beginning {
            kind: Kind::Modal,
            user,
            channel: opener.channel,
            title,
            source,
            opener: Some(interaction),
            data,
        })
    }

    /// Puts an open form away.
    pub(crate) fn close_form(&mut self, user: Id, interaction: Id) -> Result<(), Refused> {
        self.form_of(user, interaction)?;
        if let Some(opener) = self.interactions.get_mut(&interaction) {
            opener.completed = true;
        }
        self.touch();
        Ok(())
    }
}

fn check(field: &Value, value: &str) -> Result<(), Refused> {
    let name = field["label"].as_str().or(field["custom_id"].as_str()).unwrap_or_default();
    let length = value.chars().count() as u64;
    if length == 0 {
        let required = field["required"] != false;
        return if required { Refused::because(format!("{name}: this field is required.")) } else { Ok(()) };
    }
    let least = field["min_length"].as_u64().unwrap_or(0);
    let most = field["max_length"].as_u64().unwrap_or(4000);
    let fits = (least..=most).contains(&length);
    if fits { Ok(()) } else { Refused::because(format!("{name}: takes {least} to {most} characters.")) }
}
