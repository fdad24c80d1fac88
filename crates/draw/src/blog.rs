//! A position as a piece of a web page: the picture, its XGID, and what was thought of it as a table.
//!
//! It stands alone: no script, no style sheet, nothing loaded from elsewhere.

use crate::board::{Diagram, DiagramWords};
use crate::scheme::Scheme;
use pasch_notation::{Chances, JudgedPosition, Worth, Xgid, format_play};
use std::fmt::Write as _;

/// The words of the piece, in somebody's language.
pub struct BlogWords {
    /// The light player and the dark one.
    pub names: [String; 2],
    /// What stands in the picture.
    pub picture: DiagramWords,
    /// Not doubling.
    pub no_double: String,
    /// Doubling, and it is taken.
    pub double_take: String,
    /// Doubling, and it is passed.
    pub double_pass: String,
}

/// Writes the piece; `None` if the checkers make no sense.
pub fn blog_figure(judged: &JudgedPosition, words: &BlogWords) -> Option<String> {
    let position = judged.situation.position().ok()?;
    let mut text = String::from("<figure class=\"backgammon\">\n");
    let [light, dark] = &words.names;
    let picture = Diagram::new(&judged.situation).scheme(Scheme::Paper);
    let picture = picture.names(light, dark).words(words.picture.clone()).svg();
    // A column of text is often narrower than the picture.
    text.push_str(&picture.replacen("<svg ", "<svg style=\"max-width:100%;height:auto\" ", 1));
    text.push('\n');
    if let Some(xgid) = Xgid::of(&judged.situation) {
        let _ = writeln!(text, "<figcaption><code>{xgid}</code></figcaption>");
    }
    if let Some(cube) = &judged.opinion.cube {
        let rows = [
            (&words.no_double, cube.no_double),
            (&words.double_take, cube.double_take),
            (&words.double_pass, cube.double_pass),
        ];
        text.push_str(TABLE);
        for (name, worth) in rows {
            let _ = writeln!(text, "<tr><td>{}</td><td>{}</td></tr>", escaped(name), number(worth));
        }
        if let Some(chances) = cube.chances {
            let _ = writeln!(text, "<tr><td colspan=\"2\">{}</td></tr>", percent(chances));
        }
        text.push_str("</table>\n");
    }
    if let Some(play) = &judged.opinion.play {
        text.push_str(TABLE);
        for (index, candidate) in play.candidates.iter().enumerate() {
            let written = format_play(&candidate.steps.iter().copied().take(4).collect(), &position);
            let written = escaped(&written);
            let written = if play.played == Some(index) {
                format!("<b>{written}</b>")
            } else {
                written
            };
            let _ = writeln!(
                text,
                "<tr><td>{}</td><td>{written}</td><td>{}</td><td>{}</td></tr>",
                index + 1,
                number(candidate.equity),
                candidate.chances.map(percent).unwrap_or_default(),
            );
        }
        text.push_str("</table>\n");
    }
    if !judged.program.is_empty() {
        let _ = writeln!(text, "<p><small>{}</small></p>", escaped(&judged.program));
    }
    text.push_str("</figure>\n");
    Some(text)
}

/// The columns of a table stand apart.
const TABLE: &str = "<table style=\"border-spacing:0.6em 0\">\n";

fn number(worth: Worth) -> String {
    match worth {
        Worth::Equity(equity) => format!("{equity:+.3}"),
        Worth::MatchChance(chance) => format!("{:.2}&nbsp;%", 100.0 * chance),
    }
}

/// Won, gammons and backgammons of both players.
fn percent(chances: Chances) -> String {
    let all = [
        chances.win,
        chances.win_gammon,
        chances.win_backgammon,
        1.0 - chances.win,
        chances.lose_gammon,
        chances.lose_backgammon,
    ];
    let [win, gammon, backgammon, lose, lost_gammon, lost_backgammon] =
        all.map(|chance| format!("{:.1}", 100.0 * chance));
    format!("{win} {gammon} {backgammon} – {lose} {lost_gammon} {lost_backgammon}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
