//! The few calls of the WebDriver protocol (W3C) that the page's test needs, over plain HTTP.

use std::time::Duration;

use reqwest::{Client, Method};
use serde_json::{Value, json};

/// The key under which WebDriver names an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// A session with a browser.
pub struct Session {
    client: Client,
    url: String,
}

/// An element on the page.
pub struct Element(String);

impl Session {
    /// Opens a browser, as soon as the driver at this port listens.
    pub async fn open(port: u16, options: Value) -> Session {
        let client = Client::new();
        let url = format!("http://127.0.0.1:{port}/session");
        let wanted = json!({ "capabilities": { "alwaysMatch": { "goog:chromeOptions": options } } });
        for _ in 0..400 {
            match client.post(&url).body(wanted.to_string()).send().await {
                Ok(response) => {
                    let answer: Value = response.json().await.expect("JSON");
                    let id = answer["value"]["sessionId"].as_str().unwrap_or_else(|| panic!("no browser: {answer}"));
                    return Session { client, url: format!("{url}/{id}") };
                }
                Err(_) => tokio::time::sleep(Duration::from_millis(50)).await,
            }
        }
        panic!("chromedriver does not answer");
    }

    async fn call(&self, method: Method, path: &str, body: Value) -> Result<Value, Value> {
        let mut request = self.client.request(method.clone(), format!("{}{path}", self.url));
        if method == Method::POST {
            request = request.body(body.to_string());
        }
        let answer: Value = request.send().await.expect("the driver").json().await.expect("JSON");
        let value = answer["value"].clone();
        if value.get("error").is_some() { Err(value) } else { Ok(value) }
    }

    pub async fn go(&self, url: &str) {
        self.call(Method::POST, "/url", json!({ "url": url })).await.expect("the page");
    }

    pub async fn find_all(&self, css: &str) -> Vec<Element> {
        let wanted = json!({ "using": "css selector", "value": css });
        let found = self.call(Method::POST, "/elements", wanted).await.unwrap_or_default();
        let ids = found.as_array().into_iter().flatten().filter_map(|one| one[ELEMENT].as_str());
        ids.map(|id| Element(id.to_owned())).collect()
    }

    /// The text as shown; `None` when the element has gone.
    pub async fn text(&self, element: &Element) -> Option<String> {
        let text = self.call(Method::GET, &format!("/element/{}/text", element.0), Value::Null).await;
        text.ok()?.as_str().map(str::to_owned)
    }

    /// Clicks; refused when the element has gone or something lies over it.
    pub async fn click(&self, element: &Element) -> Result<(), Value> {
        self.call(Method::POST, &format!("/element/{}/click", element.0), json!({})).await.map(|_| ())
    }

    /// Types into what has the focus.
    pub async fn keys(&self, keys: &str) {
        let active = self.call(Method::GET, "/element/active", Value::Null).await.expect("a focus");
        let id = active[ELEMENT].as_str().expect("an element");
        let typed = self.call(Method::POST, &format!("/element/{id}/value"), json!({ "text": keys })).await;
        typed.expect("typing");
    }

    /// What a script in the page returns.
    pub async fn eval(&self, script: &str) -> Value {
        let asked = json!({ "script": script, "args": [] });
        self.call(Method::POST, "/execute/sync", asked).await.expect("a script")
    }

    /// The window as PNG in base64.
    pub async fn shot(&self) -> String {
        let picture = self.call(Method::GET, "/screenshot", Value::Null).await.expect("a picture");
        picture.as_str().expect("text").to_owned()
    }

    pub async fn close(&self) {
        self.call(Method::DELETE, "", Value::Null).await.expect("a closed browser");
    }
}
