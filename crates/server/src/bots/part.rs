//! A bot's part in the dice: like a browser it keeps what it was told and gives what is wanted of it.

use super::{Bot, BotFault};
use pasch_dice::{Bytes, Line, RollPurpose, ShownThrow, Why, Witness, unhex};
use pasch_protocol::{LogEntry, LogKind, Request, Table, TablePhase};
use pasch_rules::{Phase, Side, Start};

impl Bot {
    /// Begins to follow the dice of a table at which it has a seat, or goes on after it was away.
    pub(super) async fn begin(&mut self, table: &Table) -> Result<(), BotFault> {
        let Some(side) = Side::BOTH.into_iter().find(|&side| table.seats[side].mine) else {
            return Ok(());
        };
        if table.terms.real_board {
            return Ok(());
        }
        let name = &table.table;
        if self.sent.contains_key(name) {
            return Ok(());
        }
        self.sent.insert(name.clone(), (0, 0, 0));
        let both = table.seats.white.mine && table.seats.black.mine;
        let witness = self
            .witnesses
            .entry(name.clone())
            .or_insert_with(|| Witness::new(side, both));
        let from = witness.log().count();
        self.ask_lines(name, from).await
    }

    async fn ask_lines(&mut self, table: &str, from: u32) -> Result<(), BotFault> {
        let table = table.to_owned();
        let id = self.send(Request::DiceLog { table, from }).await?;
        self.lines.insert(id, from);
        Ok(())
    }

    pub(super) async fn follow(
        &mut self,
        table: &str,
        (first, lines, head): (u32, &[String], &str),
        asked: Option<u32>,
    ) -> Result<(), BotFault> {
        let Some(witness) = self.witnesses.get_mut(table) else {
            return Ok(());
        };
        let head = Bytes(unhex(head).unwrap_or_default());
        let whole = match asked {
            Some(from) => witness.answered(from, first, lines, &head)?,
            None => witness.hear(first, lines, &head)?,
        };
        let count = witness.log().count();
        for line in lines {
            if let Ok(Line::Thrown { roll, dice }) = Line::read(line) {
                self.rolls.insert(roll, dice);
            }
        }
        if !whole {
            return self.ask_lines(table, count).await;
        }
        self.take_part(table).await
    }

    /// Does the table as last shown agree with the log of its dice? A link is given only if it does.
    fn agrees(&self, table: &str) -> Result<bool, BotFault> {
        let shown = self.table.as_ref().filter(|shown| shown.table == table);
        let (Some(shown), Some(witness)) = (shown, self.witnesses.get(table)) else {
            return Ok(false);
        };
        let lines = shown.proof.as_ref().map_or(0, |proof| proof.lines);
        Ok(witness.sees(shown.game, &throws(shown, witness.log().throws().count()), lines)?)
    }

    /// Gives what the dice of a table want of it, each once.
    pub(super) async fn take_part(&mut self, table: &str) -> Result<(), BotFault> {
        let chance = std::array::from_fn(|_| self.chance.below(256) as u8);
        let agrees = self.agrees(table)?;
        let (Some(witness), true) = (self.witnesses.get_mut(table), self.takes_part) else {
            return Ok(());
        };
        let (anchored, renewed, linked) = self.sent.entry(table.to_owned()).or_default();
        let name = table.to_owned();
        let part = if let Some(epoch) = witness.estranged().filter(|epoch| epoch != renewed) {
            witness.renew();
            *renewed = epoch;
            let (table, why) = (name, Why::Lost);
            Request::Renew { table, epoch, why }
        } else if witness.log().epoch().is_some_and(|epoch| epoch.number != *anchored)
            && let Some((epoch, anchor)) = witness.anchor(chance)
        {
            // An open roll is made with the new links.
            (*anchored, *linked) = (epoch, 0);
            let (table, anchor) = (name, anchor.to_string());
            Request::Anchor { table, epoch, anchor }
        } else if let Some((roll, link)) = witness.link().filter(|(roll, _)| roll != linked && agrees) {
            *linked = roll;
            let (table, link) = (name, link.to_string());
            Request::Link { table, roll, link }
        } else {
            return Ok(());
        };
        self.send(part).await.map(drop)
    }
}

/// The throws of the game that a table shows. `fallen` of them were thrown here; a play more is that of the opening dice, or of
/// a throw that the game was taken up with.
fn throws(table: &Table, fallen: usize) -> Vec<ShownThrow> {
    let told = |purpose, line: &LogEntry| {
        let (side, dice) = (line.side?, line.dice.clone()?);
        Some(ShownThrow { side, purpose, dice })
    };
    let of = |kind, purpose| {
        let lines = table.log.iter().filter(move |line| line.kind == kind);
        lines.filter_map(move |line| told(purpose, line))
    };
    let openings: Vec<ShownThrow> = of(LogKind::Opening, RollPurpose::Opening).collect();
    let purpose = RollPurpose::Move;
    let in_hand = match table.phase {
        TablePhase::Game(Phase::ToPlay { side, roll }) => {
            let dice = vec![roll.larger(), roll.smaller()];
            Some(ShownThrow { side, purpose, dice })
        }
        _ => None,
    };
    let mut moves: Vec<ShownThrow> = of(LogKind::Play, purpose).chain(in_hand).collect();
    let opened = match openings.as_slice() {
        [.., one, other] if one.dice.len() == 1 => {
            Some([one.dice[0].max(other.dice[0]), one.dice[0].min(other.dice[0])])
        }
        [] if moves.len() == fallen + 1 => match table.terms.start {
            Start::Middle(standing) => standing.roll.map(|roll| [roll.larger(), roll.smaller()]),
            _ => None,
        },
        _ => None,
    };
    if opened.is_some_and(|dice| moves.first().is_some_and(|first| first.dice == dice)) {
        moves.remove(0);
    }
    openings.into_iter().chain(moves).collect()
}
