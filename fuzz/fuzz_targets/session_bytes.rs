//! A session driven by bytes, shared by the fuzz target and the test that replays its corpus: nothing panics, a
//! refused action changes nothing, checkers are conserved, and the log replays to the same state.

use pasch_rules::{
    Action, Agreement, OpeningThrow, Phase, Preset, Roll, Session, SessionKind, Side, Stake, Start, Step, Terms,
    Timing, VoidThrow,
};

/// Plays the bytes; as JSON too, if that is what they are.
pub fn check(bytes: &[u8]) {
    if let Ok(session) = serde_json::from_slice::<Session>(bytes) {
        let json = serde_json::to_string(&session).expect("a session can be written");
        assert_eq!(serde_json::from_str::<Session>(&json).expect("and read"), session);
    }
    let mut bytes = Bytes(bytes);
    let Some(mut session) = bytes.terms().and_then(|terms| Session::new(terms).ok()) else {
        return;
    };
    let checkers = |session: &Session| {
        let board = session.game().board();
        [board.white, board.black].map(|side| side.iter().map(|&n| u32::from(n)).sum::<u32>())
    };
    let each = checkers(&session);
    while let Some(action) = bytes.action(&session) {
        let before = session.clone();
        let checked = session.check(&action);
        let refusal = session.apply(action).err();
        assert_eq!(checked.err(), refusal, "asking and doing differ");
        if refusal.is_some() {
            assert_eq!(session, before, "a refused action changed something");
        }
        assert_eq!(checkers(&session), each);
        assert!(session.game().board().check().is_ok());
    }
    let replayed = Session::replay(session.terms().clone(), session.log().to_vec());
    assert_eq!(replayed.expect("the log replays"), session);
}

struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> Option<u8> {
        let (&first, rest) = self.0.split_first()?;
        self.0 = rest;
        Some(first)
    }

    fn terms(&mut self) -> Option<Terms> {
        let (preset, kind, agreed, start) = (self.next()?, self.next()?, self.next()?, self.next()?);
        let preset = Preset::ALL[usize::from(preset) % Preset::ALL.len()];
        let bit = |number: u8| agreed & (1 << number) != 0;
        Some(Terms {
            rulebook: preset.into(),
            session: match kind % 5 {
                0 => SessionKind::SingleGame,
                1 => SessionKind::RunningTotal,
                2 => SessionKind::Match {
                    points: u32::from(kind) / 5,
                },
                3 => SessionKind::Money,
                _ => SessionKind::Games {
                    count: u32::from(kind) / 5,
                },
            },
            start: match start % 4 {
                0 => Start::Standard,
                1 => Start::Jacquet,
                2 => Start::Nackgammon,
                _ => Start::Hypergammon,
            },
            agreement: Agreement {
                lower_starts: bit(0),
                cube: bit(1),
                automatic_double: bit(2),
                first_double: bit(7),
                jacoby: bit(3),
                beavers: bit(4),
                raccoons: bit(5),
            },
            real_board: bit(6),
            timing: match start / 4 % 4 {
                _ if bit(6) => Timing::None,
                0 => Timing::TOURNAMENT,
                1 => Timing::TEN_MINUTES,
                2 => Timing::Days { days: 3 },
                _ => Timing::None,
            },
        })
    }

    fn action(&mut self, session: &Session) -> Option<Action> {
        let code = self.next()?;
        let side = if code & 128 == 0 { Side::White } else { Side::Black };
        let turn = session.game().phase().turn().unwrap_or(side);
        Some(match code & 31 {
            0 | 1 => Action::OpeningThrow {
                side,
                throw: if code & 64 == 0 {
                    OpeningThrow::One(self.next()? % 8)
                } else {
                    OpeningThrow::Two(self.roll()?)
                },
            },
            2..=8 => Action::Roll {
                side: turn,
                roll: self.roll()?,
            },
            9..=15 => Action::Play {
                side: turn,
                steps: self.legal_steps(session)?,
            },
            16 => Action::Play {
                side,
                steps: self.steps()?,
            },
            17 => Action::Double { side },
            18 => Action::Take { side },
            19 => Action::Drop { side },
            20 => Action::Redouble { side },
            21 => Action::Beaver { side },
            22 => Action::Raccoon { side },
            23 => Action::Resign {
                side,
                stake: Stake::ALL[usize::from(self.next()?) % 3],
            },
            24 if code & 64 != 0 => Action::Flag { side },
            24 => Action::Accept { side },
            25 if code & 64 != 0 => Action::Claim { side },
            25 => Action::Decline { side },
            26 => Action::VoidThrow {
                side,
                why: VoidThrow::ALL[usize::from(self.next()?) % VoidThrow::ALL.len()],
            },
            27 => Action::WrongPlay {
                side: turn,
                steps: self.steps()?,
            },
            28 => Action::DemandCorrection { side },
            29 => Action::LiftDice { side },
            30 => Action::NextGame,
            _ => Action::Finish,
        })
    }

    fn roll(&mut self) -> Option<Roll> {
        let byte = self.next()?;
        Roll::new(byte % 6 + 1, byte / 6 % 6 + 1).ok()
    }

    fn steps(&mut self) -> Option<Vec<Step>> {
        let count = self.next()? % 20;
        (0..count)
            .map(|_| {
                Some(Step {
                    from: self.next()?,
                    to: self.next()?,
                    hit: false,
                })
            })
            .collect()
    }

    fn legal_steps(&mut self, session: &Session) -> Option<Vec<Step>> {
        let choice = usize::from(self.next()?);
        let Phase::ToPlay { roll, .. } = *session.game().phase() else {
            return Some(Vec::new());
        };
        let rules = session.terms().rulebook.checker;
        let plays = session.game().position().legal_plays(roll, &rules);
        Some(plays[choice % plays.len()].0.to_vec())
    }
}
