//! The analysis in the terminal: the figures of both players side by side, and the worst errors.

use super::report::Report;
use crate::language::words;
use pasch_analysis::{Account, CubeError, Mark, Played, RatingWord, Share, Stage};
use pasch_rules::Side;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Errors that a summary lists for one match.
const LISTED: usize = 10;

/// The summary of one match, or a table of many.
pub fn text(reports: &[Report]) -> String {
    match reports {
        [] => String::new(),
        [only] => one(only),
        many => table(many),
    }
}

fn one(report: &Report) -> String {
    let mut text = format!("{}\n", report.path.display());
    let level = words().fill("analysis-level", &[("level", report.judged.thoroughness.name().into())]);
    let _ = writeln!(text, "{} ({level})\n", report.title());
    let mut rows = vec![["".to_owned(), report.name(Side::White), report.name(Side::Black)]];
    rows.extend(
        figures(report)
            .into_iter()
            .map(|(name, [white, black])| [name, white, black]),
    );
    text.push_str(&columns(&rows));
    for (caption, rows) in [("analysis-stages", stages(report)), ("analysis-games", games(report))] {
        let _ = writeln!(text, "\n{}", words().text(caption));
        let rows: Vec<_> = rows
            .into_iter()
            .map(|(name, [white, black])| [name, white, black])
            .collect();
        text.push_str(&columns(&rows));
    }
    let errors = report.judged.errors();
    let _ = writeln!(text, "\n{}", words().text("analysis-errors"));
    if errors.is_empty() {
        let _ = writeln!(text, "  {}", words().text("analysis-no-errors"));
    }
    for (index, decision, judgement) in errors.iter().take(LISTED) {
        let (made, best) = report.spoken_choices(decision, judgement);
        let sign = Mark::of(judgement.cost).map_or("", Mark::sign);
        let place = [("place-game", decision.game), ("place-move", decision.number)];
        let place = place.map(|(key, number)| words().fill(key, &[("number", number.to_string().into())]));
        let dice = decision
            .situation
            .standing
            .roll
            .map_or(String::new(), |roll| format!(" {roll}"));
        let _ = writeln!(
            text,
            "  -{:.3}{sign:3} {}, {}{dice}: {made} → {best}",
            judgement.cost,
            place.join(", "),
            report.name(decision.side)
        );
        for why in &report.judged.whys[*index] {
            let _ = writeln!(text, "           {}", report.said(&why.sentence(), decision.side));
        }
    }
    if errors.len() > LISTED {
        let more = words().fill("hint-more", &[("count", (errors.len() - LISTED).into())]);
        let _ = writeln!(text, "  {more}");
    }
    text.push_str(&remarks(report));
    text
}

/// What is wrong with the file, what was left out, and whether the work was cut short.
fn remarks(report: &Report) -> String {
    let mut text = String::new();
    let remarks = report.remarks();
    if !remarks.is_empty() {
        let _ = writeln!(text, "\n{}", words().text("analysis-faults"));
        for remark in remarks {
            let _ = writeln!(text, "  {remark}");
        }
    }
    let open = report.judged.open();
    if open > 0 {
        let all = report.judged.known.len();
        let variables = [("done", (all - open).into()), ("all", all.into())];
        let _ = writeln!(text, "\n{}", words().fill("analysis-interrupted", &variables));
    }
    text
}

/// The figures of both players, each with its name.
pub fn figures(report: &Report) -> Vec<(String, [String; 2])> {
    let sums = &report.judged.sums;
    let each = |figure: &dyn Fn(&Account) -> String| Side::BOTH.map(|side| figure(&sums.whole[side]));
    let said = |key: &str| words().text(key);
    let mut rows = vec![
        ("PR".to_owned(), each(&|account| number(account.pr(), 2))),
        (
            said("analysis-rating"),
            each(&|account| {
                account
                    .pr()
                    .map_or(String::new(), |pr| words().text(RatingWord::of(pr).key()))
            }),
        ),
    ];
    if let Some(theirs) = &report.judged.their_sums {
        let program = report.judged.reading.opinions.program.as_str();
        let name = words().fill("analysis-theirs", &[("program", program.into())]);
        let pr = Side::BOTH.map(|side| number(theirs.whole[side].pr(), 2));
        rows.push((format!("{name}: PR"), pr));
    }
    let in_match = report.judged.reading.record.length > 0;
    rows.push((
        said("analysis-decisions"),
        each(&|account| account.decisions().to_string()),
    ));
    rows.push((said("analysis-cost"), each(&|account| format!("{:.3}", account.cost()))));
    if in_match {
        rows.push((
            said("analysis-mwc"),
            each(&|account| format!("{:.2}", 100.0 * account.match_cost)),
        ));
    }
    let snowie = Side::BOTH.map(|side| number(sums.whole[side].snowie(&sums.whole[side.other()]), 2));
    rows.push((said("analysis-snowie"), snowie));
    let thousandths = |rate: Option<f64>| number(rate.map(|rate| 1000.0 * rate), 2);
    let gnubg = each(&|account| account.gnubg().map(thousandths).join(" / "));
    rows.push((said("analysis-gnubg"), gnubg));
    for (key, part) in [
        ("analysis-checker", (|account| account.checker) as fn(&Account) -> Share),
        ("analysis-double", |account| account.double),
        ("analysis-answer", |account| account.answer),
    ] {
        rows.push((said(key), each(&|account| share(part(account)))));
    }
    for (key, part) in [
        (
            "mark-doubtful",
            (|account| account.marks.doubtful) as fn(&Account) -> u32,
        ),
        ("mark-error", |account| account.marks.error),
        ("mark-blunder", |account| account.marks.blunder),
    ] {
        rows.push((said(key), each(&|account| part(account).to_string())));
    }
    for error in CubeError::ALL {
        let found = each(&|account| share(account.cube[error as usize]));
        if sums.whole.white.cube[error as usize].count + sums.whole.black.cube[error as usize].count > 0 {
            rows.push((said(error.key()), found));
        }
    }
    rows.push((said("analysis-luck"), each(&|account| format!("{:+.3}", account.luck))));
    if in_match {
        rows.push((
            said("analysis-luck-mwc"),
            each(&|account| format!("{:+.2}", 100.0 * account.match_luck)),
        ));
    }
    if sums.winner.is_some() {
        let adjusted = Side::BOTH.map(|side| number(sums.luck_adjusted(side).map(|chance| 100.0 * chance), 1));
        rows.push((said("analysis-adjusted"), adjusted));
    }
    rows
}

/// Kinds of positions with the decisions and costs of both players, where there were any.
pub fn stages(report: &Report) -> Vec<(String, [String; 2])> {
    let mut rows = Vec::new();
    for stage in Stage::ALL {
        let shares = Side::BOTH.map(|side| report.judged.sums.whole[side].stages[stage as usize]);
        if shares.iter().any(|share| share.count > 0 || share.cost > 0.0) {
            rows.push((words().text(stage.key()), shares.map(share)));
        }
    }
    rows
}

/// The rating of each game.
pub fn games(report: &Report) -> Vec<(String, [String; 2])> {
    let games = report.judged.sums.games.iter().enumerate();
    games
        .map(|(game, accounts)| {
            let number = words().fill("analysis-game", &[("number", (game + 1).into())]);
            let [white, black] = report.judged.reading.record.games[game].score;
            let name = format!("{number} ({white}:{black})");
            let rating = |side: Side| {
                let account = &accounts[side];
                let pr = account.pr().map_or("–".to_owned(), |pr| format!("{pr:.2}"));
                format!("{pr} (-{:.3})", account.cost())
            };
            (name, Side::BOTH.map(rating))
        })
        .collect()
}

fn share(share: Share) -> String {
    match share.count == 0 && share.cost == 0.0 {
        true => "–".to_owned(),
        false => format!("{} (-{:.3})", share.count, share.cost),
    }
}

fn number(number: Option<f64>, digits: usize) -> String {
    number.map_or("–".to_owned(), |number| format!("{number:.digits$}"))
}

/// Many matches in the terminal.
fn table(many: &[Report]) -> String {
    let Overview {
        matches,
        totals,
        left_out,
    } = overview(many);
    let mut text = columns(&matches);
    let _ = writeln!(text, "\n{}", words().text("analysis-total"));
    text.push_str(&columns(&totals));
    if let Some(left_out) = left_out {
        let _ = writeln!(text, "  {left_out}");
    }
    for report in many {
        let remarks = remarks(report);
        if !remarks.is_empty() {
            let _ = write!(text, "\n{}{remarks}", report.path.display());
        }
    }
    text
}

/// Many matches as tables, the first row of each being its head.
pub struct Overview {
    /// A line for each player of each match.
    pub matches: Vec<[String; 6]>,
    /// The totals by player.
    pub totals: Vec<[String; 6]>,
    /// Which matches are no part of the totals.
    pub left_out: Option<String>,
}

/// Many matches: a line each, then the totals by player, in which matches that were abandoned do not count.
pub fn overview(many: &[Report]) -> Overview {
    let head = [
        "analysis-file",
        "analysis-player",
        "analysis-decisions",
        "analysis-cost",
        "analysis-luck",
    ];
    let [file, player, decisions, cost, luck] = head.map(|key| words().text(key));
    let head = [player, "PR".to_owned(), decisions, cost, luck];
    let mut matches: Vec<[String; 6]> = vec![with_first(file, head.clone())];
    let mut players: BTreeMap<String, (u32, Account)> = BTreeMap::new();
    let mut abandoned = 0_u32;
    for report in many {
        let is_abandoned = Played::from(&report.judged.reading.record).is_abandoned();
        abandoned += u32::from(is_abandoned);
        let file = report.path.file_name().unwrap_or_default().to_string_lossy();
        for side in Side::BOTH {
            let name = report.name(side);
            let account = &report.judged.sums.whole[side];
            matches.push(with_first(file.clone().into_owned(), line(&name, account)));
            if !is_abandoned {
                let (matches, total) = players.entry(name).or_default();
                *matches += 1;
                total.join(account);
            }
        }
    }
    let mut totals = vec![with_first(words().text("analysis-matches"), head)];
    for (name, (matches, account)) in &players {
        totals.push(with_first(matches.to_string(), line(name, account)));
    }
    Overview {
        matches,
        totals,
        left_out: (abandoned > 0).then(|| words().fill("analysis-unfinished", &[("count", abandoned.into())])),
    }
}

fn line(name: &str, account: &Account) -> [String; 5] {
    [
        name.to_owned(),
        number(account.pr(), 2),
        account.decisions().to_string(),
        format!("{:.3}", account.cost()),
        format!("{:+.3}", account.luck),
    ]
}

fn with_first(first: String, [a, b, c, d, e]: [String; 5]) -> [String; 6] {
    [first, a, b, c, d, e]
}

/// Rows with their cells under each other.
fn columns<const N: usize>(rows: &[[String; N]]) -> String {
    let mut widths = [0; N];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = (*width).max(cell.chars().count());
        }
    }
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(widths).map(|(cell, width)| format!("{cell:width$}"));
        let line = cells.collect::<Vec<_>>().join("  ");
        let _ = writeln!(text, "  {}", line.trim_end());
    }
    text
}
