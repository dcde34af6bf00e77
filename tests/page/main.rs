//! The sandbox's web page in real Chromium, on a phone and on a desk.

mod bot;
mod browser;
mod webdriver;

use browser::Browser;
use guildhall::sandbox::{Options, Sandbox};

struct Stage {
    sandbox: Sandbox,
    bot: tokio::task::JoinHandle<()>,
    browser: Browser,
}

impl Stage {
    async fn start(width: u32, height: u32) -> Stage {
        let options = Options { answer_within: std::time::Duration::from_millis(1500), ..Options::default() };
        let sandbox = Sandbox::start(0, options).await.expect("a free port");
        let bot = bot::connect(&sandbox).await;
        let browser = Browser::start(width, height).await;
        browser.session.go(&sandbox.url()).await;
        browser.holds("return document.getElementById('online').textContent === 'bot online'").await;
        Stage { sandbox, bot, browser }
    }

    async fn stop(self) {
        self.browser.stop().await;
        self.bot.abort();
        self.sandbox.stop().await;
    }
}

async fn open_table(browser: &Browser) {
    browser.press("#compose-text").await;
    browser.keys("/tab").await;
    browser.find_text(".picker-item", "/table new").await;
    browser.shot("commands").await;
    browser.keys(browser::ENTER).await;
    browser.find_text(".picker-item", "San Juan · 2 to 4").await;
    browser.shot("options").await;
    browser.press_text(".picker-item", "San Juan").await;
    browser.press("#compose .send").await;
    browser.find_text(".ephemeral .content", "Your table is open below.").await;
    browser.find(".message .picture img[alt='The board: two towns.']").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_and_played_on_a_desk() {
    let stage = Stage::start(1280, 860).await;
    let browser = &stage.browser;
    open_table(browser).await;
    browser.shot("desk").await;
    browser.press_text(".control", "Play").await;
    browser.find_text(".ephemeral .content", "Pick a role.").await;
    browser.press_text(".select", "Which goods").await;
    browser.shot("desk-select").await;
    stage.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_and_played_on_a_phone() {
    let stage = Stage::start(390, 844).await;
    let browser = &stage.browser;
    open_table(browser).await;
    browser.shot("phone").await;
    browser.press_text(".control", "Play").await;
    browser.find_text(".ephemeral .content", "Pick a role.").await;
    browser.shot("phone-panel").await;
    browser.press_text(".select", "Which goods").await;
    browser.shot("phone-select").await;
    stage.stop().await;
}
