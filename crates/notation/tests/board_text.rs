//! The board in letters: every checker is there, under its label, in every numbering.

use pasch_notation::BoardText;
use pasch_rules::{Board, Numbering, Position, Side};
use proptest::prelude::*;

/// Counts the checkers in the column of a label: letters, or the number at the tip of a pile.
fn counted(text: &str, label: &str, top: bool) -> (u8, Option<char>) {
    let lines: Vec<&str> = text.lines().collect();
    let labels = lines[if top { 0 } else { 14 }];
    let padded = format!("{label:>4}");
    let (start, _) = labels
        .char_indices()
        .find(|&(at, _)| {
            labels[at..].starts_with(&padded) && (at + 4 == labels.len() || labels[at + 4..].starts_with(' '))
        })
        .expect("the label is printed");
    let rows = if top { &lines[2..7] } else { &lines[8..13] };
    let cells: Vec<&str> = rows.iter().map(|row| row[start..start + 4].trim()).collect();
    let letter = cells
        .iter()
        .find_map(|cell| cell.chars().next().filter(|c| c.is_alphabetic()));
    let piled = cells.iter().find_map(|cell| cell.parse::<u8>().ok());
    let letters = cells.iter().filter(|cell| !cell.is_empty()).count() as u8;
    (piled.unwrap_or(letters), letter)
}

#[test]
fn the_opening_by_the_usual_numbers() {
    let text = BoardText::new(Board::from_view(Side::White, &Position::starting()), Numbering::EachOwn).to_string();
    let expected = "
   13  14  15  16  17  18        19  20  21  22  23  24
+-------------------------+---+-------------------------+
|   O               X     |   |   X                   O |
|   O               X     |   |   X                   O |
|   O               X     |   |   X                     |
|   O                     |   |   X                     |
|   O                     |   |   X                     |
|                         |bar|                         |
|   X                     |   |   O                     |
|   X                     |   |   O                     |
|   X               O     |   |   O                     |
|   X               O     |   |   O                   X |
|   X               O     |   |   O                   X |
+-------------------------+---+-------------------------+
   12  11  10   9   8   7         6   5   4   3   2   1
white O: 167 pips   black X: 167 pips";
    assert_eq!(text, expected.trim_start_matches('\n'));
}

#[test]
fn piles_the_bar_and_checkers_off_are_told() {
    let mut board = Board {
        white: [0; 26],
        black: [0; 26],
    };
    (board.white[6], board.white[25], board.white[0]) = (7, 6, 2);
    (board.black[1], board.black[25], board.black[0]) = (3, 1, 11);
    let text = BoardText::new(board, Numbering::DownWithWhite).to_string();
    assert_eq!(counted(&text, "6", false), (7, Some('O')));
    assert_eq!(counted(&text, "24", true), (3, Some('X')));
    let lines: Vec<&str> = text.lines().collect();
    assert!(
        lines[2].ends_with("| 11 off") && lines[12].ends_with("| 2 off"),
        "{text}"
    );
    assert!(
        lines[2].contains("| X |") && lines[8].contains("| 6 |") && lines[12].contains("| O |"),
        "{text}"
    );
}

proptest! {
    #[test]
    fn every_point_is_drawn_under_its_label(
        places in prop::collection::vec((1..=24usize, any::<bool>(), 1..=15u8), 0..24),
        numbering in prop::sample::select(vec![
            Numbering::EachOwn, Numbering::UpWithWhite, Numbering::DownWithBlack, Numbering::DownWithWhite,
            Numbering::TwoRows,
        ]),
        black_at_the_bottom in any::<bool>(),
        mirrored in any::<bool>(),
    ) {
        let mut board = Board { white: [0; 26], black: [0; 26] };
        for (point, white, count) in places {
            (board.white[point], board.black[25 - point]) = if white { (count, 0) } else { (0, count) };
        }
        let bottom = if black_at_the_bottom { Side::Black } else { Side::White };
        let text = BoardText { bottom, mirrored, ..BoardText::new(board, numbering) }.to_string();
        for point in 1..=24u8 {
            let at = usize::from(point);
            let (own, theirs) = (board.side(bottom)[at], board.side(bottom.other())[25 - at]);
            let label = numbering.label(bottom, point);
            let (count, letter) = counted(&text, &label, point > 12);
            prop_assert_eq!(count, own + theirs, "{}", text);
            let side = if own > 0 { bottom } else { bottom.other() };
            prop_assert_eq!(letter, (count > 0).then(|| BoardText::letter(side)));
        }
    }
}
