//! Acting as people in the sandbox and seeing what they see, over its HTTP interface, as any script would.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// How long something that is on its way may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// The sandbox as a script reaches it.
#[derive(Clone)]
pub struct Driver {
    base: String,
    client: reqwest::Client,
}

impl Driver {
    pub fn new(base: String) -> Driver {
        Driver { base, client: reqwest::Client::new() }
    }

    pub fn person(&self, name: &'static str) -> Person {
        Person { name, driver: self.clone() }
    }

    /// Asks for something.
    pub async fn get(&self, path: &str, query: &[(&str, &str)]) -> Value {
        let request = self.client.get(format!("{}/driver/{path}", self.base)).query(query);
        answer(request, path).await
    }

    /// Does something; a call that is refused fails the test.
    pub async fn post(&self, path: &str, body: Value) -> Value {
        answer(self.client.post(format!("{}/driver/{path}", self.base)).json(&body), path).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Value {
        answer(self.client.patch(format!("{}/driver/{path}", self.base)).json(&body), path).await
    }

    pub async fn delete(&self, path: &str) -> Value {
        answer(self.client.delete(format!("{}/driver/{path}", self.base)), path).await
    }

    /// Causes a fault, with the fields of `docs/sandbox.md`.
    pub async fn fault(&self, fault: Value) {
        self.post("faults", fault).await;
    }

    /// Disturbs the gateway.
    pub async fn gateway(&self, order: Value) {
        self.post("gateway", order).await;
    }

    /// People, channels and the bot.
    pub async fn state(&self) -> Value {
        self.get("state", &[]).await
    }

    /// Every request the bot has made, in order.
    pub async fn requests(&self) -> Vec<Value> {
        self.traffic("rest").await
    }

    /// Everything of a kind, `rest` or `gateway`, that went between the bot and the sandbox.
    pub async fn traffic(&self, kind: &str) -> Vec<Value> {
        let listed = self.get("traffic", &[("kind", kind), ("limit", "20000")]).await;
        listed["entries"].as_array().cloned().unwrap_or_default()
    }

    /// All notifications so far.
    pub async fn pings(&self) -> Vec<Value> {
        self.get("pings", &[]).await["pings"].as_array().cloned().unwrap_or_default()
    }

    /// Waits until `look` gives something; a test that waits in vain fails, and says what for.
    pub async fn until<T, F: Future<Output = Option<T>>>(&self, what: &str, mut look: impl FnMut() -> F) -> T {
        let begun = Instant::now();
        loop {
            if let Some(found) = look().await {
                return found;
            }
            assert!(begun.elapsed() < PATIENCE, "waited in vain: {what}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until the bot is connected and has identified or resumed so often in all.
    pub async fn online(&self, connections: u64) {
        self.until("the bot is online", || async {
            let bot = self.state().await["bot"].clone();
            let made = bot["identifies"].as_u64().unwrap_or(0) + bot["resumes"].as_u64().unwrap_or(0);
            (bot["online"] == true && made >= connections).then_some(())
        })
        .await;
    }
}

async fn answer(request: reqwest::RequestBuilder, what: &str) -> Value {
    let response = request.send().await.unwrap_or_else(|error| panic!("{what}: {error}"));
    let status = response.status();
    let body: Value = response.json().await.unwrap_or_default();
    assert!(status.is_success(), "{what}: {status} {body}");
    body
}

/// One of the people of the sandbox.
#[derive(Clone)]
pub struct Person {
    pub name: &'static str,
    driver: Driver,
}

impl Person {
    /// Runs a command, such as `table new`.
    pub async fn command(&self, channel: &str, command: &str, options: Value) -> Outcome {
        let body = json!({"as": self.name, "channel": channel, "command": command, "options": options});
        Outcome(self.driver.post("command", body).await)
    }

    /// What is suggested while `typed` stands in an option.
    pub async fn typing(&self, channel: &str, command: &str, focused: &str, options: Value) -> Outcome {
        let body = json!({"as": self.name, "channel": channel, "command": command, "focused": focused,
            "options": options});
        Outcome(self.driver.post("autocomplete", body).await)
    }

    /// Presses a button, named by its custom id.
    pub async fn press(&self, message: &Value, button: &str) -> Outcome {
        let body = json!({"as": self.name, "message": message["id"], "button": button});
        Outcome(self.driver.post("press", body).await)
    }

    /// Presses a button that may be gone by then: what came of it, if it was still there.
    pub async fn press_if_there(&self, message: &Value, button: &str) -> Option<Outcome> {
        let body = json!({"as": self.name, "message": message["id"], "button": button});
        let request = self.driver.client.post(format!("{}/driver/press", self.driver.base)).json(&body);
        let response = request.send().await.expect("the sandbox answers");
        let is_there = response.status().is_success();
        let body = response.json().await.unwrap_or_default();
        is_there.then_some(Outcome(body))
    }

    /// Chooses in a select, named by its custom id.
    pub async fn choose(&self, message: &Value, select: &str, values: &[String]) -> Outcome {
        let body = json!({"as": self.name, "message": message["id"], "select": select, "values": values});
        Outcome(self.driver.post("choose", body).await)
    }

    /// What stands in a channel for this person, newest last; `dm` is the conversation with the bot.
    pub async fn sees(&self, channel: &str) -> Vec<Value> {
        let query = [("as", self.name), ("channel", channel), ("limit", "1000")];
        self.driver.get("messages", &query).await["messages"].as_array().cloned().unwrap_or_default()
    }

    /// A message as it stands now.
    pub async fn look(&self, message: &Value) -> Value {
        let id = message["id"].as_str().expect("a message");
        self.driver.get(&format!("messages/{id}"), &[("as", self.name)]).await
    }

    pub async fn locale(&self, locale: &str) {
        self.driver.patch(&format!("users/{}", self.name), json!({"locale": locale})).await;
    }

    pub async fn direct_messages(&self, open: bool) {
        self.driver.patch(&format!("users/{}", self.name), json!({"dms_open": open})).await;
    }
}

/// What came of a command or a press.
#[derive(Clone, Debug)]
pub struct Outcome(pub Value);

impl Outcome {
    /// The message that answers, if there is one.
    pub fn message(&self) -> &Value {
        self.0["messages"].as_array().and_then(|list| list.last()).unwrap_or(&Value::Null)
    }

    /// Its text.
    pub fn text(&self) -> &str {
        self.message()["content"].as_str().unwrap_or_default()
    }

    /// Where the interaction stands: `answered`, `failed`, …
    pub fn state(&self) -> &str {
        self.0["interaction"]["state"].as_str().unwrap_or_default()
    }

    /// How many milliseconds the first answer took.
    pub fn acknowledged_ms(&self) -> f64 {
        self.0["interaction"]["answered_after_ms"].as_f64().unwrap_or(f64::INFINITY)
    }

    /// The names of the suggestions.
    pub fn suggestions(&self) -> Vec<String> {
        self.choices("name")
    }

    /// What the suggestions fill in.
    pub fn values(&self) -> Vec<String> {
        self.choices("value")
    }

    fn choices(&self, field: &str) -> Vec<String> {
        let choices = self.0["interaction"]["choices"].as_array().cloned().unwrap_or_default();
        choices.iter().filter_map(|choice| choice[field].as_str().map(str::to_owned)).collect()
    }
}

/// A button or a select of a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    pub id: String,
    pub label: String,
    pub enabled: bool,
    /// The values of a select with the least and the greatest number of answers; none for a button.
    pub choice: Option<(Vec<String>, usize, usize)>,
}

/// The buttons and selects of a message that can be pressed or chosen in; links are left out.
pub fn controls(message: &Value) -> Vec<Control> {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let parts = list(&message["components"]).iter().flat_map(|row| list(&row["components"])).collect::<Vec<_>>();
    let controls = parts.iter().filter(|part| part["custom_id"].is_string()).map(|part| {
        let count = |name: &str| part[name].as_u64().unwrap_or(1) as usize;
        let values = list(&part["options"]).iter().map(|option| text(&option["value"])).collect();
        let is_select = part["type"] == 3;
        Control {
            id: text(&part["custom_id"]),
            label: text(&part["label"]),
            enabled: part["disabled"] != true,
            choice: is_select.then(|| (values, count("min_values"), count("max_values"))),
        }
    });
    controls.collect()
}
