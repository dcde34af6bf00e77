//! What people press first between turns, by thumb and in each language: settings, undo by consent, a vote when time is
//! up. The shipped program serves its own page.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::browser::{Browser, ENTER};

/// What is looked for on the page of one language.
struct Words {
    code: &'static str,
    locale: &'static str,
    settings: &'static str,
    only_the_last: &'static str,
    zone: &'static str,
    quiet: &'static str,
    barred: &'static str,
    asked: &'static str,
    undone: &'static str,
    late: &'static str,
    noted: &'static str,
    settled: &'static str,
    by_bot: &'static str,
}

const ENGLISH: Words = Words {
    code: "en",
    locale: "en-US",
    settings: "/settings show",
    only_the_last: "only the last",
    zone: "Europe/London",
    quiet: "Quiet hours: 22 to 8",
    barred: "You can't take this back alone",
    asked: "asks to take back ·",
    undone: "Undone ·",
    late: "time is up. Nothing happens by itself.",
    noted: "Noted: A bot makes this move.",
    settled: "Decided: Bot",
    by_bot: "(by Bot",
};

const HUNGARIAN: Words = Words {
    code: "hu",
    locale: "hu",
    settings: "/beállítások mutasd",
    only_the_last: "csak az utolsó",
    zone: "Europe/Budapest",
    quiet: "Csendes órák: 22–8",
    barred: "Ezt egyedül nem vonhatod vissza",
    asked: "ezt vonná vissza ·",
    undone: "Visszavonva ·",
    late: "lejárt az idő. Magától nem történik semmi.",
    noted: "Feljegyeztem: Ezt lépje meg egy bot.",
    settled: "A döntés:",
    by_bot: "(helyette Bot",
};

const POLISH: Words = Words {
    code: "pl",
    locale: "pl",
    settings: "/ustawienia pokaż",
    only_the_last: "tylko ostatnie",
    zone: "Europe/Warsaw",
    quiet: "Godziny ciszy: 22–8",
    barred: "Nie cofniesz tego bez zgody innych",
    asked: "prosi o cofnięcie ·",
    undone: "Cofnięto ·",
    late: "czas minął. Nic nie stanie się samo.",
    noted: "Zapisane: Ten ruch zrobi bot.",
    settled: "Decyzja: ten ruch wykona",
    by_bot: "(ruch: ",
};

const PEOPLE: [&str; 3] = ["anna", "bela", "cecylia"];

/// The program with its sandbox, in a process of its own; it ends with the test.
struct Program {
    child: Child,
    url: String,
    _folder: TempDir,
}

impl Program {
    fn start() -> Program {
        let folder = tempfile::tempdir().expect("a folder");
        let mut command = Command::new(env!("CARGO_BIN_EXE_guildhall"));
        command.arg("sandbox").current_dir(folder.path()).stdout(Stdio::piped());
        command.env("GUILDHALL_PORT", "0").env("GUILDHALL_DB", "games.db").env("GUILDHALL_LOG", "error");
        let mut child = command.spawn().expect("the program");
        let mut greeting = String::new();
        BufReader::new(child.stdout.take().expect("an output")).read_line(&mut greeting).expect("a greeting");
        let url = greeting.split_whitespace().find(|word| word.starts_with("http://"));
        let url = url.unwrap_or_else(|| panic!("no address in {greeting:?}")).to_owned();
        Program { child, url, _folder: folder }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A phone that shows the page of the program, held by one person after the other.
struct Phone {
    browser: Browser,
    words: &'static Words,
    _program: Program,
}

impl Phone {
    async fn start(words: &'static Words) -> Phone {
        let program = Program::start();
        let browser = Browser::start(390, 844).await;
        browser.session.go(&program.url).await;
        browser.holds("return document.getElementById('online').textContent === 'bot online'").await;
        let phone = Phone { browser, words, _program: program };
        for person in PEOPLE {
            phone.asks("PATCH", &format!("users/{person}"), json!({ "locale": words.locale })).await;
        }
        phone
    }

    /// Asks the sandbox for what is not pressed on the page here.
    async fn asks(&self, method: &str, path: &str, body: Value) -> Value {
        let body = if method == "GET" { String::new() } else { format!("body: JSON.stringify({body})") };
        let headers = "headers: { 'content-type': 'application/json' }";
        let asked = format!("method: '{method}', {headers}, {body}");
        self.browser.eval(&format!("return fetch('/driver/{path}', {{ {asked} }}).then(a => a.json())")).await
    }

    /// Somebody takes the phone and looks at #games.
    async fn held_by(&self, person: &str) {
        self.browser.eval(&format!("location.hash = '{person}/games'")).await;
        self.browser.find(&format!(".person.current[data-user={person}]")).await;
        self.browser.find(".channel.current[data-channel=games]").await;
    }

    /// Presses the newest control whose custom id ends so.
    async fn press(&self, end: &str) {
        self.browser.press_newest(&format!(".control[data-custom-id$='{end}']:not(:disabled)")).await;
    }

    /// Presses the newest control whose custom id holds this.
    async fn press_any(&self, part: &str) {
        self.browser.press_newest(&format!(".control[data-custom-id*='{part}']:not(:disabled)")).await;
    }

    async fn chooses(&self, select: &str, value: &str) {
        self.press(select).await;
        self.browser.press(&format!(".menu-item[data-value='{value}']")).await;
    }

    async fn shot(&self, name: &str) {
        self.browser.check_page(true).await;
        self.browser.shot(&format!("weeks-{}-{name}", self.words.code)).await;
    }

    async fn messages(&self) -> Vec<Value> {
        let listed = self.asks("GET", "messages?as=anna&channel=games", Value::Null).await;
        listed["messages"].as_array().cloned().unwrap_or_default()
    }

    /// Whom the newest Board calls, as soon as there is another one than before.
    async fn called(&self, former: &str) -> (String, String) {
        for _ in 0..400 {
            let board = self.messages().await.into_iter().rev().find(|message| {
                message["components"].to_string().contains("~play") && message["pinged"][0]["name"].is_string()
            });
            if let Some(board) = board.filter(|board| board["id"] != former) {
                let name = board["pinged"][0]["name"].as_str().expect("a name").to_lowercase().replace('é', "e");
                return (name, board["id"].as_str().expect("an id").to_owned());
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        panic!("nobody is called: {:#?}", self.messages().await);
    }

    /// Béla looks at the settings, wants fewer reminders and quiet nights.
    async fn settings(&self) {
        let (browser, words) = (&self.browser, self.words);
        self.held_by("bela").await;
        browser.press("#compose-text").await;
        browser.keys(words.settings).await;
        browser.find_text(".picker-item", words.settings).await;
        browser.keys(ENTER).await;
        browser.press("#compose .send").await;
        browser.find(".ephemeral .control[data-custom-id$='~set.reminders']").await;
        self.shot("1-settings").await;
        self.chooses("~set.reminders", "last").await;
        browser.find_text(".ephemeral .content", words.only_the_last).await;
        self.press("~quiet").await;
        self.chooses("~set.quiet-begin", "22").await;
        self.chooses("~set.zone.quiet-begin.22", words.zone).await;
        browser.find_text(".ephemeral .content", words.quiet).await;
        self.shot("2-quiet").await;
    }

    /// A table of three is begun; who is called, by which Board.
    async fn begins(&self) -> (String, String) {
        let options =
            json!({ "game": "san_juan", "seats": 3, "where": "channel", "pace": "day", "language": self.words.code });
        let opened = json!({ "as": "anna", "channel": "games", "command": "table new", "options": options });
        self.asks("POST", "command", opened).await;
        for person in ["bela", "cecylia"] {
            self.held_by(person).await;
            self.press("~join").await;
        }
        self.held_by("anna").await;
        self.press("~start").await;
        self.called("").await
    }

    /// Who is called draws a card, regrets it, and the others agree.
    async fn undo(&self, called: &str, board: &str) -> (String, String) {
        let (browser, words) = (&self.browser, self.words);
        self.held_by(called).await;
        self.press("~play").await;
        self.press("role.prospector").await;
        let (_, next) = self.called(board).await;
        self.press("~undo").await;
        browser.find_text(".ephemeral .content", words.barred).await;
        self.shot("3-barred").await;
        self.press_any("~ask.").await;
        browser.find_text(".content", words.asked).await;
        for other in PEOPLE.iter().filter(|person| **person != called) {
            self.held_by(other).await;
            browser.find_text(".mentioned .content", words.asked).await;
            self.shot("4-asked").await;
            self.press(".yes").await;
        }
        let again = self.called(&next).await;
        assert_eq!(again.0, called, "the same person is called again");
        browser.find_text(".content", words.undone).await;
        self.shot("5-undone").await;
        again
    }

    /// The time of who is called runs out, and the others let a bot move.
    async fn vote(&self, called: &str, board: &str) {
        let (browser, words) = (&self.browser, self.words);
        browser.press("#side-open").await;
        browser.holds("return document.getElementById('side').getAnimations().length === 0").await;
        browser.press_text(".clock .plain-button", "+1 day").await;
        browser.press_text(".clock .plain-button", "+12 h").await;
        browser.press("#side-close").await;
        let others: Vec<&str> = PEOPLE.into_iter().filter(|person| *person != called).collect();
        for (other, answer) in others.into_iter().zip([words.noted, words.settled]) {
            self.held_by(other).await;
            browser.find_text(".mentioned .content", words.late).await;
            self.shot("6-late").await;
            self.press(".move").await;
            browser.find_text(".ephemeral .content", answer).await;
        }
        browser.gone(".control[data-custom-id*='~vote.']").await;
        browser.find_text(".content", words.by_bot).await;
        assert_ne!(self.called(board).await.1, board);
        self.shot("7-settled").await;
    }

    async fn stop(self) {
        self.browser.stop().await;
    }
}

async fn week(words: &'static Words) {
    let phone = Phone::start(words).await;
    phone.settings().await;
    let (called, board) = phone.begins().await;
    let (called, board) = phone.undo(&called, &board).await;
    phone.vote(&called, &board).await;
    phone.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_undo_and_a_vote_by_thumb_in_english() {
    week(&ENGLISH).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_undo_and_a_vote_by_thumb_in_hungarian() {
    week(&HUNGARIAN).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_undo_and_a_vote_by_thumb_in_polish() {
    week(&POLISH).await;
}
