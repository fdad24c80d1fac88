//! Positions for blogs and for books: every checker is drawn, and what was thought is told.

use pasch_draw::{BlogWords, DiagramWords, blog_figure, tikz};
use pasch_notation::{JudgedPosition, read_position_report};

const REPORT: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:7:10

    1. 3-ply       8/5 6/5                      eq:+0.169
      Player:   55.30% (G:17.10% B:1.10%)
      Opponent: 44.70% (G:12.60% B:0.60%)

*   2. 3-ply       24/23 13/10                  eq:-0.011 (-0.180)

Judged by <Somebody>";

const CUBE: &str = "XGID=a-BBBBC-------BB--bbbbbbb-:0:0:-1:00:0:0:0:0:10

Analyzed in 3-ply
Player Winning Chances:   70.00% (G:10.00% B:0.00%)
Opponent Winning Chances: 30.00% (G:5.00% B:0.00%)

       No double:     +0.600
       Double/Take:   +0.800 (-0.200)
       Double/Pass:   +1.000 (+0.200)";

fn judged(text: &str) -> JudgedPosition {
    read_position_report(text).expect("a position").remove(0)
}

fn words() -> BlogWords {
    BlogWords {
        names: ["Blanc".to_owned(), "Noir".to_owned()],
        picture: DiagramWords {
            caption: "Blanc doit jouer 3-1".to_owned(),
            ..DiagramWords::default()
        },
        no_double: "no double".to_owned(),
        double_take: "double, take".to_owned(),
        double_pass: "double, pass".to_owned(),
    }
}

#[test]
fn a_blog_shows_the_plays_and_the_cube() {
    let figure = blog_figure(&judged(REPORT), &words()).expect("a figure");
    for wanted in [
        "<svg",
        ">Noir<",
        ">Blanc doit jouer 3-1<",
        "XGID=-b----E-C---eE---c-e----B-",
        "<td>8/5 6/5</td><td>+0.169</td><td>55.3 17.1 1.1 – 44.7 12.6 0.6</td>",
        "<b>24/23 13/10</b>",
        "&lt;Somebody&gt;",
    ] {
        assert!(figure.contains(wanted), "{wanted} is not in\n{figure}");
    }
    assert!(!figure.contains("White"), "{figure}");
    assert!(!figure.contains("<script") && !figure.contains("src="), "{figure}");
    let figure = blog_figure(&judged(CUBE), &words()).expect("a figure");
    assert!(figure.contains("<td>double, take</td><td>+0.800</td>"), "{figure}");
}

#[test]
fn a_book_shows_every_checker() {
    let picture = tikz(&judged(REPORT)).expect("a picture");
    let count = |style: &str| picture.matches(&format!("\\path[{style}]")).count();
    // Stacks of five are the highest at the start, so that every checker is drawn.
    assert_eq!((count("white checker"), count("black checker")), (15, 15), "{picture}");
    assert_eq!(count("light point") + count("dark point"), 24);
    assert_eq!(picture.matches("begin{tikzpicture}").count(), 1);
    let braces = picture.matches('{').count();
    assert_eq!(braces, picture.matches('}').count(), "{picture}");
    // One on the bar, and no dice before the roll.
    let picture = tikz(&judged(CUBE)).expect("a picture");
    assert!(picture.contains("\\path[black checker] (6.5,6.7) circle"), "{picture}");
}
