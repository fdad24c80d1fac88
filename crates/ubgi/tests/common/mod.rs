//! A dialogue with an engine that thinks at once, for the tests.
#![allow(dead_code)]

use pasch_analysis::{Judge, Known, Rollout, carry_out};
use pasch_engine::{Engine, Interrupt, Nets};
use pasch_ubgi::{Answer, Dialogue, Effect, Outside, Progress, Refusal, Task, think};
use std::cell::Cell;
use std::sync::{Arc, OnceLock};

pub fn judge() -> Judge {
    static ENGINE: OnceLock<Arc<Engine>> = OnceLock::new();
    Judge::new(Arc::clone(
        ENGINE.get_or_init(|| Arc::new(Engine::new(Nets::built_in()))),
    ))
}

/// Patient for so many questions, and a source of numbers that begins at the seed.
pub struct Quiet {
    pub patience: u64,
    pub asked: Cell<u64>,
    pub told: Vec<Progress>,
    chance: u64,
}

impl Quiet {
    pub fn new(patience: u64, seed: u64) -> Quiet {
        Quiet {
            patience,
            asked: Cell::new(0),
            told: Vec::new(),
            chance: seed,
        }
    }
}

impl Interrupt for Quiet {
    fn interrupted(&self) -> bool {
        self.asked.set(self.asked.get() + 1);
        self.asked.get() >= self.patience
    }
}

impl Outside for Quiet {
    fn even(&mut self) -> f32 {
        self.chance = self.chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.chance >> 40) as f32 / (1u64 << 24) as f32
    }

    fn roll_out(&mut self, plan: &Rollout, _threads: u16) -> Known {
        carry_out(plan, &mut judge(), self)
    }

    fn tell(&mut self, progress: Progress) {
        self.told.push(progress);
    }
}

/// Both sides of a dialogue.
pub struct Conversation {
    pub dialogue: Dialogue,
    pub judge: Judge,
    /// The last question, and its answer.
    pub last: Option<(Task, Result<Answer, Refusal>)>,
    pub over: bool,
}

impl Conversation {
    pub fn new() -> Conversation {
        let mut dialogue = Dialogue::default();
        dialogue.ready();
        Conversation {
            dialogue,
            judge: judge(),
            last: None,
            over: false,
        }
    }

    /// Says a line, and hears everything that comes of it.
    pub fn say(&mut self, line: &str) -> Vec<String> {
        let mut said = Vec::new();
        let mut effects = self.dialogue.hear(line);
        while !effects.is_empty() {
            let mut more = Vec::new();
            for effect in effects {
                match effect {
                    Effect::Say(line) => said.push(line),
                    Effect::Think(task) => {
                        let mut quiet = Quiet::new(u64::MAX, task.settings.seed.wrapping_add(task.stream));
                        let answer = think(&mut self.judge, &task, &mut quiet);
                        for progress in quiet.told {
                            more.extend(self.dialogue.told(progress, 0));
                        }
                        more.extend(self.dialogue.answered(answer.clone()));
                        self.last = Some((*task, answer));
                    }
                    Effect::Stop => {}
                    Effect::Quit => self.over = true,
                }
            }
            effects = more;
        }
        said
    }
}
