//! What a table has chosen besides the options of its game, kept beside those under a name that none of them has.

use serde_json::Value;

/// Takes a choice out of the options it is kept with, if one is there that a token stands for.
pub fn unpack<T>(kept: &mut Value, name: &str, of: impl FnOnce(&str) -> Option<T>) -> Option<T> {
    let token = kept.as_object_mut().and_then(|kept| kept.remove(name));
    token.as_ref().and_then(Value::as_str).and_then(of)
}

/// Puts a choice to the options it is kept with; where there is none, they stay as they are.
pub fn pack(mut kept: Value, name: &str, token: Option<impl Into<Value>>) -> Value {
    if let Some((kept, token)) = kept.as_object_mut().zip(token) {
        kept.insert(name.to_owned(), token.into());
    }
    kept
}
