//! The table on the whole screen, played through a pseudo-terminal as a person would: by keys and by mouse.

use portable_pty::{CommandBuilder, MasterPty, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

/// How long a test waits for something that should come at once; a failing test ends, a passing one never waits it out.
const PATIENCE: Duration = Duration::from_secs(60);

/// A screen has at least one line and column.
fn lines(count: u16) -> NonZero<u16> {
    NonZero::new(count).expect("more than none")
}

struct Terminal {
    screen: vt100::Parser,
    output: Receiver<Vec<u8>>,
    keys: Box<dyn Write + Send>,
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn portable_pty::Child + Send + Sync>,
}

impl Terminal {
    fn open(args: &[&str], columns: u16, rows: u16) -> Terminal {
        let size = PtySize {
            rows,
            cols: columns,
            pixel_width: 0,
            pixel_height: 0,
        };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_pasch"));
        command.args(args);
        command.env("TERM", "xterm-256color");
        command.env("LANG", "C.UTF-8");
        command.env_remove("NO_COLOR");
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let keys = pair.master.take_writer().expect("its input");
        let (tell, output) = mpsc::channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                if tell.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Terminal {
            screen: vt100::Parser::new(lines(rows), lines(columns), 0),
            output,
            keys,
            master: pair.master,
            child,
        }
    }

    fn text(&self) -> String {
        self.screen.screen().contents()
    }

    fn send(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("it listens");
        self.keys.flush().expect("it listens");
    }

    /// Reads the screen until it shows what is wanted.
    fn until(&mut self, what: &str, shown: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let text = self.text();
            if shown(&text) {
                return text;
            }
            match self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(RecvTimeoutError::Timeout) => panic!("{what} never came; the screen is\n{text}"),
                Err(RecvTimeoutError::Disconnected) => panic!("it ended before {what}; the screen is\n{text}"),
            }
        }
    }

    fn until_text(&mut self, wanted: &str) -> String {
        self.until(wanted, |text| text.contains(wanted))
    }

    /// Throws to see who starts, as often as it takes.
    fn start(&mut self) {
        self.until_text("Enter Throw");
        let ties = |text: &str| text.matches("A tie").count();
        loop {
            let before = ties(&self.text());
            self.send("\r");
            let told = self.until("the throw", |text| text.contains("to play") || ties(text) > before);
            if told.contains("to play") {
                return;
            }
        }
    }

    /// Presses and lets go of the left button where a text stands.
    fn click(&mut self, wanted: &str) {
        let text = self.until_text(wanted);
        let (row, line) = text
            .lines()
            .enumerate()
            .find(|(_, line)| line.contains(wanted))
            .expect("it is there");
        let at = line.find(wanted).unwrap_or_default();
        let column = line[..at].chars().count() + 1;
        self.send(&format!(
            "\x1b[<0;{};{}M\x1b[<0;{};{}m",
            column + 1,
            row + 1,
            column + 1,
            row + 1
        ));
    }

    fn resize(&mut self, columns: u16, rows: u16) {
        let size = PtySize {
            rows,
            cols: columns,
            pixel_width: 0,
            pixel_height: 0,
        };
        self.master.resize(size).expect("it can be resized");
        self.screen.screen_mut().set_size(lines(rows), lines(columns));
    }

    /// Waits for its end and gives what stands on the ordinary screen.
    fn leave(mut self, keys: &str) -> (u32, String) {
        self.send(keys);
        let end = Instant::now() + PATIENCE;
        while let Ok(bytes) = self.output.recv_timeout(end.saturating_duration_since(Instant::now())) {
            self.screen.process(&bytes);
        }
        assert!(!self.screen.screen().alternate_screen(), "the old screen is back");
        (self.child.wait().expect("it ends").exit_code(), self.text())
    }
}

const LEAVE: &str = "\x1bOS";
const TAB: &str = "\t";

#[test]
fn a_whole_game_by_keys() {
    let args = [
        "play", "--level", "beginner", "--seed", "7", "--match", "1", "--look", "plain", "--pause", "0",
    ];
    let mut table = Terminal::open(&args, 80, 24);
    table.until_text("Enter Throw");
    let mut turns = 0;
    loop {
        let text = table.until("a turn, or the end", |text| {
            ["Enter ", "White to play", "Still to play", "It is over"]
                .iter()
                .any(|wanted| text.contains(wanted))
        });
        if text.contains("It is over") {
            break;
        }
        let told = text.clone();
        if text.contains("to play") || text.contains("Still to play") {
            // Tab finds a checker that can move, Space takes it up; Tab finds a place for it, Space puts it down.
            table.send(&format!("{TAB} {TAB} "));
        } else {
            table.send("\r");
            turns += 1;
        }
        table.until("an answer", |now| now != told);
        assert!(turns < 400, "a game ends");
    }
    assert!(turns > 10, "{turns} turns are no game");
    let (code, last) = table.leave(LEAVE);
    assert_eq!(code, 0);
    assert!(last.contains("wins"), "{last}");
}

#[test]
fn a_checker_is_moved_by_mouse_and_taken_back() {
    let args = ["play", "--two", "--seed", "1", "--look", "plain", "--money"];
    let mut table = Terminal::open(&args, 80, 24);
    table.click("Enter Throw");
    table.until("the throw", |text| text.contains("to play") || text.contains("A tie"));
    if !table.text().contains("to play") {
        table.start();
    }
    let text = table.text();
    assert!(text.contains("[64]"), "the cube lies in the middle\n{text}");
    table.send(&format!("{TAB} "));
    let offered = table
        .until("places to go", |text| text.contains('[') && text.contains(']'))
        .clone();
    assert!(offered.contains("to play"), "{offered}");
    table.send(&format!("{TAB} "));
    table.until("a step made", |text| text.contains("Undo"));
    table.click("Undo");
    table.until("the step taken back", |text| !text.contains("Undo"));
    let (code, last) = table.leave(LEAVE);
    assert_eq!(code, 0);
    assert!(last.contains("not kept"), "{last}");
}

#[test]
fn what_is_typed_is_done_and_a_refusal_names_its_rule() {
    let args = [
        "play",
        "--two",
        "--rulebook",
        "german",
        "--single",
        "--seed",
        "3",
        "--look",
        "contrast",
    ];
    let mut table = Terminal::open(&args, 100, 30);
    table.send("roll\r");
    table.until_text("to play");
    table.send("24/1\r");
    let text = table.until("a refusal", |text| text.contains("German sheet, R9"));
    assert!(text.contains("to play"), "nothing has changed\n{text}");
    table.send("nonsense\r");
    table.until_text("is not understood");
    let (code, _) = table.leave("quit\r");
    assert_eq!(code, 0);
}

#[test]
fn a_hint_ranks_the_plays() {
    let args = ["play", "--two", "--seed", "1", "--look", "plain", "--money"];
    let mut table = Terminal::open(&args, 80, 24);
    table.start();
    table.send("\x1bOQ");
    table.until("plays in order", |text| text.contains("Hint") && text.contains("+0."));
    let (code, _) = table.leave(LEAVE);
    assert_eq!(code, 0);
}

#[test]
fn the_tutor_says_what_it_thinks_of_a_play() {
    let args = ["play", "--two", "--seed", "1", "--look", "plain", "--money"];
    let mut table = Terminal::open(&args, 110, 30);
    table.start();
    table.until_text("Tutor -");
    table.send("\x1b[24~");
    table.until_text("Tutor *");
    table.send(&format!("{TAB} {TAB} {TAB} {TAB} "));
    table.until_text("Enter Done");
    table.send("\r");
    table.until_text("Tutor: ");
    let (code, _) = table.leave(LEAVE);
    assert_eq!(code, 0);
}

#[test]
fn every_rulebook_in_every_language_fits_the_smallest_terminal() {
    let books = ["buffalo", "german", "danish", "jumbo", "ten-language", "tournament"];
    let languages = ["en", "de", "fr", "es", "it", "nl", "da", "sv", "pl", "ru"];
    for (language, book) in languages.into_iter().zip(books.into_iter().cycle()) {
        let args = [
            "play",
            "--two",
            "--lang",
            language,
            "--rulebook",
            book,
            "--look",
            "plain",
        ];
        let mut table = Terminal::open(&args, 80, 24);
        let before = table.until("the throw", offers_enter);
        table.send("\r");
        let text = table.until("what fell", |text| text != before && text.contains("F12 "));
        for key in ["F1 ", "F2 ", "F3 ", "F4 ", "F12 "] {
            assert!(text.contains(key), "{key} is missing in {language}\n{text}");
        }
        let (code, _) = table.leave(LEAVE);
        assert_eq!(code, 0);
    }
}

/// The key is called what it says on the keyboards of a language.
fn offers_enter(text: &str) -> bool {
    [" Enter ", " Entrée ", " Intro ", " Invio "]
        .iter()
        .any(|key| text.contains(key))
}

/// The help is longer than a small screen: it says so, and is read to its end and back.
#[test]
fn the_help_is_read_page_by_page() {
    let mut table = Terminal::open(&["play", "--two", "--lang", "en", "--look", "plain"], 80, 24);
    table.until_text("Enter Throw");
    table.send("\x1bOP");
    let first = table.until_text("Mouse: touch a");
    assert!(first.contains("PgDn: more"), "{first}");
    let mut pages = vec![first];
    while pages.last().is_some_and(|page| page.contains("PgDn: more")) {
        assert!(pages.len() < 20, "the help has no end");
        table.send("\x1b[6~");
        let before = pages.last().cloned().unwrap_or_default();
        pages.push(table.until("the next page", |text| *text != before));
    }
    assert!(
        pages.last().is_some_and(|page| page.contains("entry goes")),
        "{pages:?}"
    );
    table.send("\x1b[H");
    let top = table.until_text("Mouse: touch a");
    // What was written over may leave blanks at the ends of lines.
    let lines = |text: &str| text.lines().map(str::trim_end).collect::<Vec<_>>().join("\n");
    assert_eq!(lines(&top), lines(&pages[0]));
    let (code, _) = table.leave(LEAVE);
    assert_eq!(code, 0);
}

/// The longest line that there is: a match with a cube that nobody has. What there is no room for goes as a whole.
#[test]
fn the_standing_of_a_match_is_not_cut_off_in_any_language() {
    for language in ["en", "de", "fr", "es", "it", "nl", "da", "sv", "pl", "ru"] {
        let standing = |columns| {
            let mut table = Terminal::open(&["play", "--two", "--lang", language, "--look", "plain"], columns, 24);
            let text = table.until("the throw", offers_enter);
            let (code, _) = table.leave(LEAVE);
            assert_eq!(code, 0);
            text.lines().next().unwrap_or_default().trim_end().to_owned()
        };
        let (narrow, wide) = (standing(80), standing(160));
        let gone = wide.strip_prefix(&narrow);
        assert!(
            gone.is_some_and(|gone| gone.is_empty() || gone.starts_with(';')),
            "{narrow}\n{wide}"
        );
    }
}

#[test]
fn a_terminal_that_is_too_small_says_so_and_grows_again() {
    let args = ["play", "--two", "--lang", "de"];
    let mut table = Terminal::open(&args, 50, 12);
    table.until_text("zu klein");
    table.resize(120, 40);
    table.until_text("Enter Werfen");
    table.resize(80, 24);
    table.until("the board again", |text| text.contains("F4 Beenden"));
    let (code, _) = table.leave("\x03");
    assert_eq!(code, 0);
}

/// Whoever types while the window is drawn larger types into the table all the same: the last key is not held back.
#[test]
fn a_key_in_the_moment_of_a_resize_is_heard() {
    let mut table = Terminal::open(&["play", "--two", "--lang", "en"], 80, 24);
    table.until_text("Enter Throw");
    let mut typed = String::new();
    for step in 0..24 {
        table.resize(80 + step % 2 * 20, 24 + step % 2 * 6);
        table.send("x");
        typed.push('x');
        table.until("what was typed", |text| text.contains(&typed));
    }
    let (code, _) = table.leave("\x03");
    assert_eq!(code, 0);
}

#[test]
fn a_match_is_watched_to_its_end_and_back() {
    let folder = std::env::temp_dir().join(format!("pasch-watch-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("match.mat");
    let text = " 3 point match\n\n Game 1\n Anna : 0            Ben : 0\n  1) 31: 8/5 6/5        52: 13/8 13/11\n  \
                2)  Doubles => 2        Drops\n      Wins 1 point\n";
    std::fs::write(&file, text).expect("it is written");
    let name = file.display().to_string();
    let mut watched = Terminal::open(&["watch", &name, "--look", "plain"], 80, 24);
    watched.until_text("Anna 0");
    watched.send(" ");
    watched.until_text("Anna: 3-1: 8/5 6/5");
    watched.send("\x1b[F");
    watched.until_text("Ben: drops");
    watched.send("\x1b[H");
    watched.until("the beginning", |text| !text.contains("Ben: drops"));
    let (code, _) = watched.leave("q");
    assert_eq!(code, 0);
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}
