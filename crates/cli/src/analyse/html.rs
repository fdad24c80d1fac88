//! The report as one page that opens anywhere: figures, curves, and every error with its board.
//!
//! Everything is inside the file: pictures, style, and the few lines that filter the errors. Without scripts all
//! errors are shown.

use super::report::Report;
use super::summary::{Overview, figures, games, overview, stages};
use crate::eval::chance_line;
use crate::language::words;
use crate::picture_words::captioned;
use pasch_analysis::{Decision, DecisionKind, Finding, Judgement, Mark, Matter, TurnedOn};
use pasch_draw::{Diagram, DiagramWords, Plot, Scheme, Series};
use pasch_engine::Probabilities;
use pasch_notation::{Chances, Xgid};
use pasch_rules::{Side, Situation, Step, Turning, Waiting};
use std::fmt::Write as _;

const STYLE: &str = include_str!("report.css");
const SCRIPT: &str = include_str!("report.js");

/// The page about all matches.
pub fn page(reports: &[Report]) -> String {
    let title = match reports {
        [only] => only.title(),
        _ => said("analysis-title"),
    };
    let mut text = String::new();
    let language = words().language();
    let _ = write!(
        text,
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n",
        safe(&title)
    );
    if reports.len() > 1 {
        all_matches(&mut text, reports);
    }
    for report in reports {
        one_match(&mut text, report);
    }
    let _ = write!(text, "<script>\n{SCRIPT}</script>\n</body>\n</html>\n");
    text
}

/// What stands before many matches: a line for each, and the totals by player.
fn all_matches(text: &mut String, reports: &[Report]) {
    let Overview {
        matches,
        totals,
        left_out,
    } = overview(reports);
    let _ = write!(
        text,
        "<main>\n<header><h1>{}</h1></header>\n",
        safe(&said("analysis-title"))
    );
    for (caption, rows) in [("analysis-total", totals), ("analysis-matches", matches)] {
        let mut rows = rows.iter();
        let cells = |row: &[String; 6], tag: &str| -> String {
            row.iter()
                .map(|cell| format!("<{tag}>{}</{tag}>", safe(cell)))
                .collect()
        };
        let head = rows.next().map_or(String::new(), |row| cells(row, "th"));
        let body: String = rows.map(|row| format!("<tr>{}</tr>", cells(row, "td"))).collect();
        let _ = writeln!(
            text,
            "<table class=\"overview\"><caption>{}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>",
            safe(&said(caption))
        );
    }
    if let Some(left_out) = left_out {
        let _ = writeln!(text, "<p>{}</p>", safe(&left_out));
    }
    text.push_str("</main>\n");
}

fn one_match(text: &mut String, report: &Report) {
    let level = words().fill("analysis-level", &[("level", report.judged.thoroughness.name().into())]);
    let _ = write!(
        text,
        "<main>\n<header><p class=\"kind\">{} · {} · {}</p><h1>{}</h1></header>\n",
        safe(&said("analysis-title")),
        safe(&words().preset(report.judged.reading.record.rulebook)),
        safe(&level),
        safe(&report.title())
    );
    remarks(text, report);
    let names = Side::BOTH.map(|side| report.name(side));
    text.push_str("<div class=\"figures\">\n");
    table(text, None, &names, &figures(report));
    text.push_str("<div>\n");
    table(text, Some("analysis-stages"), &names, &stages(report));
    table(text, Some("analysis-games"), &names, &games(report));
    text.push_str("</div>\n</div>\n");
    let _ = writeln!(
        text,
        "<div class=\"curves\">{}{}</div>",
        chances_curve(report),
        luck_curve(report)
    );
    errors(text, report, &names);
    text.push_str("</main>\n");
}

fn remarks(text: &mut String, report: &Report) {
    let mut lines = report.remarks();
    let open = report.judged.open();
    if open > 0 {
        let all = report.judged.known.len();
        let variables = [("done", (all - open).into()), ("all", all.into())];
        lines.push(words().fill("analysis-interrupted", &variables));
    }
    if lines.is_empty() {
        return;
    }
    let _ = write!(
        text,
        "<details class=\"remarks\" open><summary>{}</summary><ul>",
        safe(&said("analysis-faults"))
    );
    for line in lines {
        let _ = write!(text, "<li>{}</li>", safe(&line));
    }
    text.push_str("</ul></details>\n");
}

/// A figure a row, a player a column.
fn table(text: &mut String, caption: Option<&str>, names: &[String; 2], rows: &[(String, [String; 2])]) {
    text.push_str("<table>");
    if let Some(caption) = caption {
        let _ = write!(text, "<caption>{}</caption>", safe(&said(caption)));
    }
    let [white, black] = names.each_ref().map(|name| safe(name));
    let _ = write!(
        text,
        "<thead><tr><td></td><th scope=\"col\">{white}</th><th scope=\"col\">{black}</th></tr></thead><tbody>"
    );
    for (name, [white, black]) in rows {
        let _ = write!(
            text,
            "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td></tr>",
            safe(name),
            safe(white),
            safe(black)
        );
    }
    text.push_str("</tbody></table>\n");
}

/// How the match stood before each decision, for the first player.
fn chances_curve(report: &Report) -> String {
    let in_match = report.judged.reading.record.length > 0;
    let name = report.name(Side::White);
    let key = if in_match {
        "analysis-chance-curve"
    } else {
        "analysis-equity-curve"
    };
    let points = report.judged.judged().map(|(index, decision, judgement)| {
        let own = decision.side == Side::White;
        let worth = match judgement.worth.match_chance {
            Some(chance) => 100.0 * if own { chance } else { 1.0 - chance },
            None if own => judgement.worth.equity,
            None => -judgement.worth.equity,
        };
        (index as f64 + 1.0, worth)
    });
    let title = words().fill(key, &[("name", name.as_str().into())]);
    let series = Series {
        name,
        points: points.collect(),
    };
    let plot = Plot::new(&title, &said("analysis-decision-axis"), "").with(series);
    figure(&plot.svg(Scheme::Felt))
}

/// The luck of both, added up.
fn luck_curve(report: &Report) -> String {
    let mut plot = Plot::new(&said("analysis-luck-curve"), &said("analysis-decision-axis"), "");
    for side in Side::BOTH {
        let mut total = 0.0;
        let mut points = vec![(0.0, 0.0)];
        for (index, decision, judgement) in report.judged.judged() {
            if let Some(luck) = judgement.luck.filter(|_| decision.side == side) {
                total += luck.equity;
                points.push((index as f64 + 1.0, total));
            }
        }
        plot = plot.with(Series {
            name: report.name(side),
            points,
        });
    }
    figure(&plot.svg(Scheme::Felt))
}

/// A picture that takes the width it is given.
fn figure(svg: &str) -> String {
    format!("<figure>{svg}</figure>")
}

fn errors(text: &mut String, report: &Report, names: &[String; 2]) {
    let _ = write!(
        text,
        "<section class=\"errors\">\n<h2>{}</h2>\n",
        safe(&said("analysis-errors"))
    );
    let errors = report.judged.errors();
    if errors.is_empty() {
        let _ = write!(text, "<p>{}</p>\n</section>\n", safe(&said("analysis-no-errors")));
        return;
    }
    filters(text, names);
    text.push_str("<div class=\"cards\">\n");
    for (index, decision, judgement) in errors {
        card(text, report, index, decision, judgement);
    }
    text.push_str("</div>\n</section>\n");
}

/// Which errors are shown: by player, by kind, by cost. They appear with the script.
fn filters(text: &mut String, names: &[String; 2]) {
    let all = safe(&said("analysis-all"));
    let choose = |name: &str, label: &str, options: &[(String, String)]| {
        let options: String = options
            .iter()
            .map(|(value, label)| format!("<option value=\"{value}\">{label}</option>"))
            .collect();
        format!("<label>{label} <select name=\"{name}\"><option value=\"\">{all}</option>{options}</select></label>")
    };
    let players = [0, 1].map(|side: usize| (side.to_string(), safe(&names[side])));
    let kinds = DecisionKind::ALL.map(|kind| {
        let key = match kind {
            DecisionKind::Checker => "analysis-checker",
            DecisionKind::Double => "analysis-double",
            DecisionKind::Answer => "analysis-answer",
            DecisionKind::Resign => "analysis-resign",
        };
        (kind.name().to_owned(), safe(&said(key)))
    });
    let costs = [0.04, 0.08, 0.16].map(|cost: f64| (cost.to_string(), format!("{cost:.2}")));
    let _ = writeln!(
        text,
        "<form class=\"filters\" hidden>{}{}{}<output></output></form>",
        choose("side", &safe(&said("analysis-player")), &players),
        choose("kind", &safe(&said("analysis-decisions")), &kinds),
        choose("cost", &safe(&said("analysis-at-least")), &costs)
    );
}

/// An error: the board with both choices, what it cost, why, and what else there was.
fn card(text: &mut String, report: &Report, index: usize, decision: &Decision, judgement: &Judgement) {
    let mark = Mark::of(judgement.cost);
    let (made, best) = report.spoken_choices(decision, judgement);
    let place = [("place-game", decision.game), ("place-move", decision.number)];
    let place = place.map(|(key, number)| words().fill(key, &[("number", number.to_string().into())]));
    let in_match = judgement
        .match_cost
        .map_or(String::new(), |cost| format!(" · {:.2} %", -100.0 * cost));
    let _ = write!(
        text,
        "<article data-side=\"{}\" data-kind=\"{}\" data-cost=\"{}\" class=\"{}\">\n<h3>{}, {} <span class=\"cost\">{} -{:.3}{in_match}</span></h3>\n{}",
        u8::from(decision.side == Side::Black),
        decision.matter.kind().name(),
        judgement.cost,
        mark.map_or("", Mark::name),
        safe(&report.name(decision.side)),
        safe(&place.join(", ")),
        mark.map_or("", Mark::sign),
        judgement.cost,
        figure(&board(report, decision, judgement))
    );
    let _ = writeln!(
        text,
        "<dl><dt class=\"made\">{}</dt><dd>{}</dd><dt class=\"best\">{}</dt><dd>{}</dd></dl>",
        safe(&said("analysis-played")),
        safe(&made),
        safe(&said("analysis-best")),
        safe(&best)
    );
    let whys = report.judged.whys.get(index).into_iter().flatten();
    let sentences: Vec<String> = whys
        .map(|why| format!("<li>{}</li>", safe(&report.said(&why.sentence(), decision.side))))
        .collect();
    if !sentences.is_empty() {
        let _ = writeln!(text, "<ul class=\"whys\">{}</ul>", sentences.concat());
    }
    if let Some(theirs) = report.judged.theirs.get(index).and_then(Option::as_ref) {
        let program = report.judged.reading.opinions.program.as_str();
        let by = words().fill("analysis-theirs", &[("program", program.into())]);
        let best = report.spoken(&theirs.best, decision.side);
        let _ = writeln!(
            text,
            "<p class=\"theirs\">{}: {} (-{:.3})</p>",
            safe(&by),
            safe(&best),
            theirs.entry.cost
        );
    }
    choices(text, report, decision, judgement);
    let _ = writeln!(text, "<p class=\"how\">{}</p>", safe(&how(decision, judgement)));
    text.push_str("</article>\n");
}

/// How closely it was looked at, and the name of the position, for whoever wants to see it in another program.
fn how(decision: &Decision, judgement: &Judgement) -> String {
    let looked = match judgement.trials {
        0 => words().fill("study-plies", &[("plies", u32::from(judgement.plies).into())]),
        games => words().fill("study-played-out", &[("games", games.into())]),
    };
    match Xgid::of(&asked(decision)) {
        Some(id) => format!("{looked} · {id}"),
        None => looked,
    }
}

/// The situation as it lies before the one who decides: a double that is to be answered is turned.
fn asked(decision: &Decision) -> Situation {
    let mut situation = decision.situation.clone();
    if matches!(decision.matter, Matter::Answer(_)) && situation.waiting.is_none() {
        situation.waiting = Some(Waiting::Turned(Turning::Double));
    }
    situation
}

/// Everything there was to choose from, with its equity.
fn choices(text: &mut String, report: &Report, decision: &Decision, judgement: &Judgement) {
    let side = decision.side;
    text.push_str("<table class=\"choices\"><tbody>");
    let mut row = |name: &str, equity: f64, made: bool, chances: Option<&Chances>| {
        let class = if made { " class=\"made\"" } else { "" };
        let chances = chances.map_or(String::new(), |chances| {
            format!(
                "<div class=\"chances\">{}</div>",
                safe(&chance_line(&probabilities(chances)))
            )
        });
        let _ = write!(
            text,
            "<tr{class}><th scope=\"row\">{}{chances}</th><td>{equity:+.3}</td></tr>",
            safe(name)
        );
    };
    match &judgement.finding {
        Finding::Plays { plays, made, .. } => {
            for (at, play) in plays.iter().enumerate() {
                // Only the best and the one made were looked at closely enough for their chances.
                let made = at == *made as usize;
                row(
                    &report.spoken_play(&play.play, side),
                    play.equity,
                    made,
                    Some(&play.chances).filter(|_| made || at == 0),
                );
            }
        }
        Finding::Cube { advice, chances, .. } => {
            row(&said("eval-no-double"), advice.no_double, false, Some(chances));
            row(&said("eval-double-take"), advice.double_take, false, None);
            row(&said("eval-double-pass"), advice.double_pass, false, None);
        }
        Finding::TurnedOn(TurnedOn { take, pass }) => {
            row(&said("tutor-decision-take"), *take, false, None);
            row(&said("tutor-decision-pass"), *pass, false, None);
        }
        Finding::Resignation { playing_on, given } => {
            row(&said("analysis-play-on"), *playing_on, false, None);
            let settled = match decision.matter {
                Matter::Resign(_) => "analysis-resigned",
                _ => "analysis-accepted",
            };
            row(&said(settled), *given, false, None);
        }
    }
    text.push_str("</tbody></table>\n");
}

fn probabilities(chances: &Chances) -> Probabilities {
    let five = [
        chances.win,
        chances.win_gammon,
        chances.win_backgammon,
        chances.lose_gammon,
        chances.lose_backgammon,
    ];
    Probabilities::from_array(five.map(|chance| chance as f32))
}

/// The board before the decision, with the two choices as arrows.
fn board(report: &Report, decision: &Decision, judgement: &Judgement) -> String {
    let situation = asked(decision);
    let nothing: &[Step] = &[];
    let (made, best) = judgement
        .best_and_made()
        .map_or((nothing, nothing), |(best, made)| (&made.steps, &best.steps));
    let mover = situation.standing.on_roll;
    Diagram::new(&situation)
        .names(&report.name(Side::White), &report.name(Side::Black))
        .words(board_words(report, decision, &situation))
        .labels(|point| report.numbering.label(mover, point))
        .arrows(made, best)
        .svg()
}

fn board_words(report: &Report, decision: &Decision, situation: &Situation) -> DiagramWords {
    let name = report.name(decision.side);
    let named = ("name", name.as_str().into());
    let caption = match &decision.matter {
        Matter::Play { roll, .. } => words().fill("analysis-to-play", &[named, ("dice", roll.to_string().into())]),
        Matter::Double(_) => words().fill("analysis-to-double", &[named]),
        Matter::Answer(_) => words().fill("analysis-to-answer", &[named]),
        Matter::Resign(_) | Matter::Accept(_) | Matter::Decline(_) => words().fill("analysis-to-resign", &[named]),
    };
    captioned(situation, caption)
}

fn said(key: &str) -> String {
    words().text(key)
}

/// A text that HTML reads as it stands.
fn safe(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            other => safe.push(other),
        }
    }
    safe
}
