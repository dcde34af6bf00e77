//! A PostgreSQL server for tests, in a folder of its own: one a test process, and a schema a test. It ends with the process.

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use guildhall::store::migrate;

/// Serves until nobody is left who could write to it, which is when the process of the tests has ended, however it did.
/// What it wrote is thrown away, so nothing waits for a disk.
const SERVE: &str = r#"
    "$1/initdb" --no-sync -D "$2/data" -A trust -E UTF8 --locale=C.UTF-8 >"$2/log" 2>&1 || exit 1
    "$1/pg_ctl" -D "$2/data" -w -l "$2/log" -o "-F -k $2 -c listen_addresses= -c max_connections=400" start >&2 || exit 1
    echo ready
    while read -r word; do
        case "$word" in
            stop) "$1/pg_ctl" -D "$2/data" -w -m immediate stop >&2;;
            start) "$1/pg_ctl" -D "$2/data" -w -l "$2/log" -o "-F -k $2 -c listen_addresses=" start >&2;;
        esac
        echo ready
    done
    "$1/pg_ctl" -D "$2/data" -w -m immediate stop >&2
    rm -rf "$2"
"#;

/// A server.
pub struct Server {
    folder: PathBuf,
    programs: PathBuf,
    _shell: Child,
    /// Its standard input tells it what to do, and by its end that the tests have ended.
    tell: ChildStdin,
    said: BufReader<ChildStdout>,
}

impl Server {
    /// One that can be stopped, since nobody else has it.
    pub fn own() -> Server {
        start()
    }

    /// The address of its one database.
    pub fn address(&self) -> String {
        format!("postgres:///postgres?user=postgres&host={}", self.folder.display())
    }

    /// Kills it: nothing is written to its end, nobody is told.
    pub fn stop(&mut self) {
        self.tell("stop");
    }

    /// Begins it again.
    pub fn start(&mut self) {
        self.tell("start");
    }

    fn tell(&mut self, word: &str) {
        writeln!(self.tell, "{word}").unwrap();
        self.is_ready();
    }

    fn is_ready(&mut self) {
        let mut said = String::new();
        let heard = self.said.read_line(&mut said);
        let log = || std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        assert!(heard.is_ok() && said == "ready\n", "no PostgreSQL: {}", log());
    }
}

/// The address of a database of its own, brought up to date.
pub async fn database() -> String {
    let address = empty();
    migrate(&address, None).await.unwrap();
    address
}

/// The address of a database of its own in which nothing is.
pub fn empty() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let (server, name) = (server(), format!("test{}", NEXT.fetch_add(1, Ordering::Relaxed)));
    sql(&format!("CREATE SCHEMA {name}"));
    let folder = server.folder.display();
    format!("postgres:///postgres?user=postgres&host={folder}&options=-c%20search_path%3D{name}")
}

/// What connections are made to.
pub fn socket() -> PathBuf {
    server().folder.join(".s.PGSQL.5432")
}

/// A database of its own, brought up to date, whose address leads to a port of this machine: for whoever stands there, between.
pub async fn database_behind(port: u16) -> String {
    let folder = server().folder.display();
    database().await.replace(&format!("host={folder}"), &format!("host=127.0.0.1&port={port}"))
}

/// What belongs to the database of an address.
pub fn schema(address: &str) -> &str {
    address.rsplit_once("%3D").unwrap().1
}

/// Carries out a statement as whoever runs the server; what it gives, line by line.
pub fn sql(statement: &str) -> String {
    let server = server();
    let mut psql = Command::new(server.programs.join("psql"));
    psql.args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-U", "postgres", "-d", "postgres", "-c", statement]);
    let done = psql.arg("-h").arg(&server.folder).output().unwrap();
    assert!(done.status.success(), "{statement}: {}", String::from_utf8_lossy(&done.stderr));
    String::from_utf8(done.stdout).unwrap()
}

fn server() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(start)
}

fn start() -> Server {
    let programs = programs();
    let folder = tempfile::Builder::new().prefix("guildhall-postgres").tempdir().unwrap().keep();
    let mut shell = if is_root() {
        // It does not run as root.
        assert!(Command::new("chown").arg("postgres").arg(&folder).status().unwrap().success());
        let mut su = Command::new("setpriv");
        su.args(["--reuid=postgres", "--regid=postgres", "--clear-groups", "sh"]);
        su
    } else {
        Command::new("sh")
    };
    shell.args(["-c", SERVE, "serve"]).arg(&programs).arg(&folder).current_dir("/");
    let mut shell = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let (tell, said) = (shell.stdin.take().unwrap(), BufReader::new(shell.stdout.take().unwrap()));
    let mut server = Server { folder, programs, _shell: shell, tell, said };
    server.is_ready();
    server
}

/// Where the newest of its programs are, as Debian has them, or wherever else they are found.
fn programs() -> PathBuf {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions.map(|version| version.path().join("bin")).filter(|bin| bin.join("initdb").is_file()).max();
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let mut elsewhere = std::env::split_paths(&paths).filter(|folder| folder.join("initdb").is_file());
    newest.or_else(|| elsewhere.next()).expect("PostgreSQL, which .ci/run installs")
}

fn is_root() -> bool {
    std::os::unix::fs::MetadataExt::uid(&std::fs::metadata(Path::new("/proc/self")).unwrap()) == 0
}
