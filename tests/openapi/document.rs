//! Discord's own description of its REST interface, and whether a request is what it describes.

use std::collections::BTreeMap;
use std::fs;

use jsonschema::Validator;
use serde_json::{Value, json};

/// The description, with a validator for each operation that has been met.
pub struct Document {
    document: Value,
    validators: BTreeMap<String, Validator>,
}

impl Document {
    /// Reads the description named by `DISCORD_OPENAPI`.
    pub fn from_environment() -> Document {
        let path = std::env::var("DISCORD_OPENAPI")
            .expect("set DISCORD_OPENAPI to Discord's openapi.json (published in discord/discord-api-spec on GitHub)");
        let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("DISCORD_OPENAPI={path}: {error}"));
        let mut document: Value = serde_json::from_str(&text).expect("DISCORD_OPENAPI names a JSON document");
        refuse_unknown_fields(&mut document["components"]["schemas"]);
        Document { document, validators: BTreeMap::new() }
    }

    /// Everything in which a request is not what the description allows. `path` is what follows `/api/v10`; `body` is
    /// the JSON, or the `payload_json` of a request with files.
    pub fn complaints(&mut self, method: &str, path: &str, body: Option<&Value>) -> Vec<String> {
        let method = method.to_lowercase();
        let Some(template) = self.template(&method, path) else {
            return vec![format!("{method} {path}: no such operation")];
        };
        let operation = &self.document["paths"][&template][&method];
        let schema = operation["requestBody"]["content"]["application/json"]["schema"].clone();
        match (schema.is_null(), body) {
            (true, None) => Vec::new(),
            (true, Some(body)) => vec![format!("{method} {path}: takes no body, got {body}")],
            (false, None) => vec![format!("{method} {path}: needs a body")],
            (false, Some(body)) => self.body_complaints(format!("{method} {template}"), schema, body),
        }
    }

    /// The path of the description that a path fits: the one with the fewest parts left open.
    fn template(&self, method: &str, path: &str) -> Option<String> {
        let path = path.split('?').next().unwrap_or_default();
        let parts: Vec<&str> = path.split('/').collect();
        let templates = self.document["paths"].as_object().expect("the description has paths");
        let fitting = templates.iter().filter(|(template, operations)| {
            let wanted: Vec<&str> = template.split('/').collect();
            let fits = |(wanted, part): (&&str, &&str)| wanted == part || (wanted.starts_with('{') && !part.is_empty());
            operations.get(method).is_some() && wanted.len() == parts.len() && wanted.iter().zip(&parts).all(fits)
        });
        fitting.map(|(template, _)| template).min_by_key(|template| template.matches('{').count()).cloned()
    }

    fn body_complaints(&mut self, operation: String, schema: Value, body: &Value) -> Vec<String> {
        let components = &self.document["components"];
        let validator = self.validators.entry(operation.clone()).or_insert_with(|| {
            let schema = json!({
                "$schema": "https://json-schema.org/draft/2020-12/schema",
                "components": components,
                "allOf": [schema],
            });
            jsonschema::validator_for(&schema).expect("the description is a valid schema")
        });
        validator.iter_errors(body).map(|error| format!("{operation}: {error} at {}", error.instance_path())).collect()
    }
}

/// Makes a schema refuse fields that it does not describe. Discord's description lets them pass; a misspelt field is
/// just what this check is to find.
fn refuse_unknown_fields(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            let is_open = fields.get("properties").is_some_and(Value::is_object)
                && !fields.contains_key("additionalProperties")
                && !fields.contains_key("allOf");
            if is_open {
                fields.insert("additionalProperties".to_owned(), json!(false));
            }
            fields.values_mut().for_each(refuse_unknown_fields);
        }
        Value::Array(items) => items.iter_mut().for_each(refuse_unknown_fields),
        _ => {}
    }
}
