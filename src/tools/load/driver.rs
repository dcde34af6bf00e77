//! The sandbox as any script reaches it.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::super::ToolError;

/// How long the bot may take to connect.
const PATIENCE: Duration = Duration::from_secs(30);

/// The way to a sandbox.
#[derive(Clone)]
pub struct Driver {
    base: String,
    client: reqwest::Client,
}

impl Driver {
    /// The way to the sandbox at that address.
    pub fn new(base: String) -> Driver {
        Driver { base, client: reqwest::Client::new() }
    }

    /// Looks something up.
    pub async fn get(&self, path: &str) -> Result<Value, ToolError> {
        answer(self.client.get(format!("{}/driver/{path}", self.base))).await
    }

    /// Does something.
    pub async fn post(&self, path: &str, body: &Value) -> Result<Value, ToolError> {
        answer(self.client.post(format!("{}/driver/{path}", self.base)).body(body.to_string())).await
    }

    /// A person presses a button, and waits so many milliseconds for what comes of it.
    pub async fn press(&self, who: &str, message: &str, button: &str, wait: u64) -> Result<Value, ToolError> {
        self.post("press", &json!({ "as": who, "message": message, "button": button, "wait": wait })).await
    }

    /// Waits until the bot is connected and has registered its commands.
    pub async fn online(&self) -> Result<(), ToolError> {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            let state = self.get("state").await?;
            if state["bot"]["online"] == true && state["commands"].as_u64() > Some(0) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        Err(ToolError::Usage("the bot does not connect to the sandbox".to_owned()))
    }

    /// The number of the next entry of the traffic.
    pub async fn traffic_ends(&self) -> Result<u64, ToolError> {
        Ok(self.get("traffic?limit=0").await?["next"].as_u64().unwrap_or_default())
    }
}

async fn answer(request: reqwest::RequestBuilder) -> Result<Value, ToolError> {
    let response = request.send().await.map_err(ToolError::usage)?;
    let is_done = response.status().is_success();
    let text = response.text().await.map_err(ToolError::usage)?;
    let body: Value = serde_json::from_str(&text).map_err(ToolError::usage)?;
    if is_done { Ok(body) } else { Err(ToolError::Usage(format!("the sandbox refuses: {}", body["error"]))) }
}
