//! The other line protocol between programs and engines: gnubg's external player. A board goes one way in the form of FIBS,
//! a decision comes back in a word or a play.
//!
//! Our own board is always seen by the side on roll, also when that side has doubled and the other is asked. gnubg shows it as
//! its second player sees it, but for a double, which it shows as the one sees it who doubled. Its lines end with a
//! zero, which is no part of them.

use crate::answer::{Answer, play_text, word};
use crate::host::{Decision, Reply, Wanted};
use pasch_analysis::Choice;
use pasch_notation::{FibsBoard, MoveFault, ParseFault, read_play};
use pasch_rules::{BoardLaw, Cube, CubeOwner, Pair, Roll, Setup, Side, Situation, SituationFaults, Turning, Waiting};

/// By these names our own host can be told from gnubg, which names the players in an order of its own.
const NAMES: [&str; 2] = ["me", "opp"];

/// Why a line is no question.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoQuestion {
    /// It is no board.
    #[error("{0}")]
    Unreadable(#[from] ParseFault),
    /// The board cannot be.
    #[error("{0}")]
    Impossible(#[from] SituationFaults),
    /// There is nothing to decide.
    #[error("the game is over in this position")]
    Over,
}

/// The line that asks an external player; nothing for a board that cannot be.
pub fn question(wanted: &Wanted) -> Option<String> {
    let Wanted { situation, decision } = wanted;
    let position = situation.position().ok()?;
    let (own, opp) = (position.own(), position.opp());
    let mut board = vec![-i32::from(opp[25])];
    board.extend((1..=24).map(|point| i32::from(own[point]) - i32::from(opp[25 - point])));
    board.push(i32::from(own[25]));
    let board: Vec<String> = board.iter().map(i32::to_string).collect();
    let standing = &situation.standing;
    let side = standing.on_roll;
    // gnubg takes two noughts for a double that waits for its answer: in the Crawford game both may, and the last field tells.
    let may = |side: Side| {
        let owner = standing.cube.owner;
        u8::from(owner == CubeOwner::Centred || owner == CubeOwner::Held(side))
    };
    let [a, b] = match decision {
        Decision::Play(roll) => (*roll).into(),
        Decision::Double | Decision::Answer => [0, 0],
    };
    // A game for points has no score that matters.
    let points = |side| situation.length.map_or(0, |_| standing.score[side]);
    let one_away = Side::BOTH.into_iter().any(|side| situation.away(side) == Some(1));
    Some(format!(
        "board:{}:{}:{}:{}:{}:{}:1:{a}:{b}:{a}:{b}:{}:{}:{}:{}:1:-1:0:25:{}:{}:0:0:0:0:{}:{}",
        NAMES[0],
        NAMES[1],
        situation.length.unwrap_or(0),
        points(side),
        points(side.other()),
        board.join(":"),
        standing.cube.value,
        may(side),
        may(side.other()),
        u8::from(*decision == Decision::Answer),
        own[0],
        opp[0],
        u8::from(one_away && !situation.is_crawford_game()),
        u8::from(!situation.is_crawford_game()),
    ))
}

/// What a line asks. The side on roll is white.
pub fn read_question(line: &str) -> Result<Wanted, NoQuestion> {
    let line = line.trim_matches(['\0', ' ', '\r', '\n']);
    let read: FibsBoard = line.parse()?;
    let told = &read.situation.standing;
    let doubled = read.situation.waiting.is_some();
    let ours = [read.you.as_str(), read.opponent.as_str()] == NAMES;
    let fields: Vec<&str> = line.split(':').collect();
    let (is, second_on_roll) = (
        |place: usize, text: &str| fields.get(place) == Some(&text),
        is_second(&fields),
    );
    // FIBS has the one who is asked at the bottom; here that is the side on roll, whoever is asked.
    let (own, opp) = if ours || doubled || second_on_roll {
        (told.board.white, told.board.black)
    } else {
        (told.board.black, told.board.white)
    };
    let setup = Setup { own, opp, checkers: 15 };
    let mut situation = Situation::seen_by(Side::White, setup);
    situation.standing.score = if ours || second_on_roll == doubled {
        told.score
    } else {
        Pair {
            white: told.score.black,
            black: told.score.white,
        }
    };
    let (mine, theirs) = if ours || second_on_roll {
        (MAY, MAY + 1)
    } else {
        (MAY + 1, MAY)
    };
    situation.standing.cube = Cube {
        value: told.cube.value,
        owner: match (is(mine, "1"), is(theirs, "1")) {
            (true, false) => CubeOwner::Held(Side::White),
            (false, true) => CubeOwner::Held(Side::Black),
            _ => CubeOwner::Centred,
        },
    };
    situation.length = read.situation.length;
    let one_away = Side::BOTH.into_iter().any(|side| situation.away(side) == Some(1));
    situation.standing.crawford = one_away && is(NOT_CRAWFORD, "0");
    let decision = match (doubled, dice(&fields)) {
        (true, _) => {
            situation.waiting = Some(Waiting::Turned(Turning::Double));
            Decision::Answer
        }
        (false, Some(roll)) => Decision::Play(roll),
        (false, None) => Decision::Double,
    };
    if situation.check()?.is_over() {
        return Err(NoQuestion::Over);
    }
    Ok(Wanted { situation, decision })
}

/// The places of whose turn it is, of the dice, of who may double, and of whether this is not the Crawford game.
const TURN: usize = 32;
const DICE: usize = 33;
const MAY: usize = 38;
const NOT_CRAWFORD: usize = 52;

/// gnubg numbers its players. The sign of the turn says which of them is on roll, the first that may double is the second
/// player, and the first player is named first unless a double is to be answered.
fn is_second(fields: &[&str]) -> bool {
    fields.get(TURN) == Some(&"1")
}

/// The dice stand in the places of both players.
fn dice(fields: &[&str]) -> Option<Roll> {
    let die = |place: usize| fields.get(place)?.parse::<u8>().ok();
    Roll::new(die(DICE)?, die(DICE + 1)?).ok()
}

/// What an external player says to a question that was answered like this.
pub fn told(answer: &Answer) -> String {
    match answer {
        Answer::Play { steps, .. } | Answer::Turn { steps, .. } if steps.is_empty() => String::new(),
        Answer::Play { steps, .. } | Answer::Turn { steps, .. } => play_text(steps),
        Answer::Cube(Choice::NoDouble) => "roll".to_owned(),
        Answer::Cube(choice) => word(choice).to_owned(),
    }
}

/// What an external player's answer comes to, if it is one and the rules allow it.
pub fn read_answer(wanted: &Wanted, answer: &str) -> Result<Reply, Option<MoveFault>> {
    let Wanted { situation, decision } = wanted;
    let answer = answer.trim_matches(['\0', ' ', '\r', '\n']);
    match decision {
        Decision::Play(roll) => {
            let position = situation.position().map_err(|_| None)?;
            let rules = BoardLaw::from(situation.law.rulebook.answers()).plays;
            let read = read_play(answer, &position, *roll, &rules);
            read.map(|(play, after)| Reply::Play(play, after)).map_err(Some)
        }
        Decision::Double => match answer {
            "double" | "redouble" => Ok(Reply::Doubles(true)),
            "roll" | "no double" | "nodouble" => Ok(Reply::Doubles(false)),
            _ => Err(None),
        },
        Decision::Answer => match answer {
            "beaver" if situation.law.beavers => Ok(Reply::Answers(Choice::Beaver)),
            // Whoever would turn the cube on where that is not allowed takes it.
            "take" | "beaver" => Ok(Reply::Answers(Choice::Take)),
            "drop" | "pass" => Ok(Reply::Answers(Choice::Pass)),
            _ => Err(None),
        },
    }
}
