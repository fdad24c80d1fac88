//! The school: rounds of labelling and fitting, until a schedule is through.
//!
//! A round plays with the averaged nets, labels what it meets, and fits the nets to a buffer of recent labels. Every
//! piece of a round has its own seed, so that a run repeats exactly on any number of threads.

use crate::float_net::{Adam, FloatNet, Sample, entropy};
use crate::games::{Labels, exact_labels, lambda_labels};
use pasch_engine::{Evaluator, Kind, Law, Net, NetFault, Nets, OneSided, Probabilities};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rayon::prelude::*;
use std::sync::Arc;

/// How labels are made in a stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// Outcomes softened by judgements; lambda falls from the first to the second number.
    Lambda(f32, f32),
    /// One ply ahead over all rolls, so many plays a roll.
    Exact {
        /// Plays a roll that are judged in full.
        keep: usize,
        /// How much of later corrections is passed back, at the start and at the end.
        lambda: (f32, f32),
    },
}

/// A stage's schedule.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// How labels are made.
    pub stage: Stage,
    /// Labels of a round: the nets that play are refreshed after each.
    pub round: usize,
    /// Learning rate at the start and at the end.
    pub rate: (f32, f32),
    /// How many recent labels are kept, for each net.
    pub buffer: usize,
    /// How often a label is used.
    pub reuse: f32,
    /// Samples a step.
    pub batch: usize,
    /// Memory of the running average.
    pub memory: f32,
}

/// Why training cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum TrainFault {
    /// The weights have left the range the engine can hold.
    #[error("the trained weights do not make a net: {0}")]
    Net(#[from] NetFault),
    /// A checkpoint that does not fit.
    #[error("the checkpoint is damaged or from another version: {0}")]
    Checkpoint(String),
}

/// A net that learns, with its optimiser and its recent labels.
struct Pupil {
    net: FloatNet,
    adam: Adam,
    buffer: Vec<Sample>,
    next: usize,
}

/// All nets that learn together.
pub struct School {
    contact: Pupil,
    race: Pupil,
    prune: Pupil,
    bearoff: Arc<OneSided>,
    seed: u64,
    rounds: u64,
    labels_made: u64,
}

/// What a round showed.
#[derive(Clone, Copy, Debug)]
pub struct Report {
    /// Labels made so far in this stage.
    pub labels: usize,
    /// Root mean square error in equity on fresh contact labels, before learning from them.
    pub contact_error: f64,
    /// The same on contact labels it has learnt from: a gap between the two calls for more labels, none for more steps.
    pub known_error: f64,
    /// The same as the first for races.
    pub race_error: f64,
    /// The same for the first cut.
    pub prune_error: f64,
    /// Loss beyond the least possible, on the contact labels learnt from.
    pub loss: f64,
    /// The learning rate in force.
    pub rate: f32,
}

impl Pupil {
    fn new(net: FloatNet) -> Pupil {
        let adam = Adam::new(net.params());
        Pupil {
            net,
            adam,
            buffer: Vec::new(),
            next: 0,
        }
    }

    fn averaged(&self) -> Result<Net, NetFault> {
        let mut net = self.net.clone();
        net.params_mut().copy_from_slice(&self.adam.average);
        Net::from_weights(&net.weights())
    }

    fn remember(&mut self, samples: Vec<Sample>, capacity: usize) {
        for sample in samples {
            if self.buffer.len() < capacity {
                self.buffer.push(sample);
            } else {
                self.buffer[self.next % capacity] = sample;
            }
            self.next = (self.next + 1) % capacity;
        }
    }

    /// A stretch of what it has learnt from, with the oldest labels first.
    fn glance(&self) -> &[Sample] {
        const STRETCH: usize = 20_000;
        let from = self.next.min(self.buffer.len().saturating_sub(STRETCH));
        &self.buffer[from..self.buffer.len().min(from + STRETCH)]
    }

    /// Fits to random batches from the buffer; gives the mean loss beyond entropy.
    fn fit(&mut self, steps: usize, batch: usize, rate: f32, memory: f32, seed: u64) -> f64 {
        if self.buffer.is_empty() || steps == 0 {
            return 0.0;
        }
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut gradient = vec![0.0f32; self.net.params().len()];
        let mut loss = 0.0;
        for _ in 0..steps {
            let picks: Vec<usize> = (0..batch).map(|_| rng.random_range(0..self.buffer.len())).collect();
            let samples = picks.iter().map(|&pick| &self.buffer[pick]);
            loss += self.net.backward(samples.clone(), &mut gradient);
            loss -= samples
                .map(|sample| entropy(&Probabilities::from_array(sample.target)))
                .sum::<f64>();
            // The gradient is a sum over the batch; Adam does not mind the scale.
            self.adam.step(self.net.params_mut(), &mut gradient, rate, memory);
        }
        loss / (steps * batch) as f64
    }
}

impl School {
    /// Untrained nets of these hidden widths (contact, race, prune).
    pub fn new(hidden: [&[usize]; 3], seed: u64, bearoff: Arc<OneSided>) -> School {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut pupil = |kind, hidden| Pupil::new(FloatNet::random(kind, hidden, &mut rng));
        School {
            contact: pupil(Kind::Contact, hidden[0]),
            race: pupil(Kind::Race, hidden[1]),
            prune: pupil(Kind::Prune, hidden[2]),
            bearoff,
            seed,
            rounds: 0,
            labels_made: 0,
        }
    }

    /// Goes on from finished nets, with a fresh optimiser.
    pub fn from_nets(nets: &Nets, seed: u64, bearoff: Arc<OneSided>) -> School {
        let pupil = |net: &Net| Pupil::new(FloatNet::from_weights(&net.weights()));
        School {
            contact: pupil(&nets.contact),
            race: pupil(&nets.race),
            prune: pupil(&nets.prune),
            bearoff,
            seed,
            rounds: 0,
            labels_made: 0,
        }
    }

    /// Widens the hidden layers of the contact net without changing what it says; says no if they would shrink.
    pub fn widen_contact(&mut self, hidden: &[usize]) -> bool {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed ^ self.rounds);
        let mut net = self.contact.net.clone();
        net.params_mut().copy_from_slice(&self.contact.adam.average);
        let Some(wide) = net.widened(hidden, &mut rng) else {
            return false;
        };
        let buffer = std::mem::take(&mut self.contact.buffer);
        let next = self.contact.next;
        self.contact = Pupil {
            buffer,
            next,
            ..Pupil::new(wide)
        };
        true
    }

    /// The averaged nets, ready to play.
    pub fn evaluator(&self) -> Result<Evaluator, TrainFault> {
        Ok(Evaluator {
            contact: Arc::new(self.contact.averaged()?),
            race: Arc::new(self.race.averaged()?),
            prune: Arc::new(self.prune.averaged()?),
            bearoff: Some(self.bearoff.clone()),
            two_sided: None,
            law: Law::TOURNAMENT,
        })
    }

    /// Runs a stage until `pace`, asked with the labels made so far, says 1 (it gives the part that is done, by labels
    /// or by the clock). After every round `on_round` hears how it went and may stop the stage.
    pub fn run(
        &mut self,
        settings: &Settings,
        mut pace: impl FnMut(usize) -> f32,
        mut on_round: impl FnMut(&School, &Report) -> bool,
    ) -> Result<(), TrainFault> {
        let mut done = 0;
        let mut evaluator = self.evaluator()?;
        let mut labels = label(settings, &evaluator, pace(0), self.seed, self.rounds);
        loop {
            let progress = pace(done);
            if progress >= 1.0 {
                return Ok(());
            }
            done += labels.len();
            self.labels_made += labels.len() as u64;
            let mut report = Report {
                labels: done,
                contact_error: error(&labels.contact, |s| evaluator.contact.evaluate(&s.rows)),
                known_error: error(self.contact.glance(), |s| evaluator.contact.evaluate(&s.rows)),
                race_error: error(&labels.race, |s| evaluator.race.evaluate(&s.rows)),
                prune_error: error(&labels.contact, |s| evaluator.prune.evaluate(&checkers_only(s).rows)),
                loss: 0.0,
                rate: settings.rate.0 * (settings.rate.1 / settings.rate.0).powf(progress),
            };
            // One thread fits while the others make the next labels, with the nets as they were before the fit.
            let (seed, rounds) = (self.seed, self.rounds + 1);
            let ((), next) = rayon::join(
                || self.learn(settings, labels, &mut report),
                || label(settings, &evaluator, progress, seed, rounds),
            );
            labels = next;
            self.rounds = rounds;
            evaluator = self.evaluator()?;
            if !on_round(self, &report) {
                return Ok(());
            }
        }
    }

    fn learn(&mut self, settings: &Settings, labels: Labels, report: &mut Report) {
        let seed = self.seed ^ (self.rounds << 8);
        let steps = |count: usize, reuse: f32| (count as f32 * reuse / settings.batch as f32).ceil() as usize;
        let (contact, race) = (labels.contact.len(), labels.race.len());
        let cheap: Vec<Sample> = labels.contact.iter().chain(&labels.race).map(checkers_only).collect();
        self.prune.remember(cheap, settings.buffer / 4);
        self.contact.remember(labels.contact, settings.buffer);
        self.race.remember(labels.race, settings.buffer);
        let Settings { batch, memory, .. } = *settings;
        let rate = report.rate;
        report.loss = self
            .contact
            .fit(steps(contact, settings.reuse), batch, rate, memory, seed + 1);
        // Races are few and their net is small: it can afford to look at them more often.
        self.race
            .fit(steps(race, 4.0 * settings.reuse), batch, rate, memory, seed + 2);
        self.prune
            .fit(steps(contact + race, 1.5), batch, rate, memory, seed + 3);
    }

    /// Everything needed to go on later, but for the buffers, which fill again.
    pub fn checkpoint(&self) -> Vec<u8> {
        let mut bytes = b"PASCHSCHOOL1".to_vec();
        for number in [self.seed, self.rounds, self.labels_made] {
            bytes.extend(number.to_le_bytes());
        }
        for pupil in [&self.contact, &self.race, &self.prune] {
            bytes.push(pupil.net.hidden().len() as u8);
            pupil
                .net
                .hidden()
                .iter()
                .for_each(|&width| bytes.extend((width as u32).to_le_bytes()));
            bytes.extend(pupil.adam.steps.to_le_bytes());
            bytes.extend((pupil.net.params().len() as u64).to_le_bytes());
            for list in [
                pupil.net.params(),
                &pupil.adam.momentum,
                &pupil.adam.scale,
                &pupil.adam.average,
            ] {
                list.iter().for_each(|x| bytes.extend(x.to_le_bytes()));
            }
        }
        bytes
    }

    /// Goes on from a checkpoint.
    pub fn resume(bytes: &[u8], bearoff: Arc<OneSided>) -> Result<School, TrainFault> {
        let mut left = bytes;
        let fault = |what: &str| TrainFault::Checkpoint(what.to_owned());
        let mut take = |count: usize| -> Result<&[u8], TrainFault> {
            let (taken, rest) = left.split_at_checked(count).ok_or_else(|| fault("it ends early"))?;
            left = rest;
            Ok(taken)
        };
        if take(12)? != b"PASCHSCHOOL1" {
            return Err(fault("it does not begin with PASCHSCHOOL1"));
        }
        let word = |bytes: &[u8]| bytes.try_into().map(u64::from_le_bytes).unwrap_or_default();
        let (seed, rounds, labels_made) = (word(take(8)?), word(take(8)?), word(take(8)?));
        let mut pupils = Vec::new();
        for kind in [Kind::Contact, Kind::Race, Kind::Prune] {
            let layers = usize::from(take(1)?[0]);
            let mut hidden = Vec::new();
            for _ in 0..layers {
                hidden.push(take(4)?.try_into().map(u32::from_le_bytes).unwrap_or_default() as usize);
            }
            let steps = word(take(8)?);
            let count = word(take(8)?) as usize;
            let mut lists = Vec::new();
            for _ in 0..4 {
                let raw = take(count.checked_mul(4).ok_or_else(|| fault("impossible size"))?)?;
                let list: Vec<f32> = raw
                    .chunks_exact(4)
                    .map(|x| x.try_into().map(f32::from_le_bytes).unwrap_or_default())
                    .collect();
                lists.push(list);
            }
            let [params, momentum, scale, average]: [Vec<f32>; 4] =
                lists.try_into().map_err(|_| fault("lists are missing"))?;
            let net = FloatNet::from_params(kind, &hidden, params).ok_or_else(|| fault("layer sizes do not fit"))?;
            let adam = Adam {
                momentum,
                scale,
                average,
                steps,
            };
            pupils.push(Pupil {
                net,
                adam,
                buffer: Vec::new(),
                next: 0,
            });
        }
        let [contact, race, prune]: [Pupil; 3] = pupils.try_into().map_err(|_| fault("nets are missing"))?;
        Ok(School {
            contact,
            race,
            prune,
            bearoff,
            seed,
            rounds,
            labels_made,
        })
    }
}

/// The labels of one round, made in pieces with seeds of their own.
fn label(settings: &Settings, evaluator: &Evaluator, progress: f32, seed: u64, round: u64) -> Labels {
    const PIECES: usize = 32;
    let pieces: Vec<Labels> = (0..PIECES)
        .into_par_iter()
        .map(|piece| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            rng.set_stream(round * PIECES as u64 + piece as u64 + 1);
            match settings.stage {
                Stage::Exact {
                    keep,
                    lambda: (from, to),
                } => {
                    let lambda = from + (to - from) * progress;
                    exact_labels(evaluator, settings.round / PIECES, keep, lambda, &mut rng)
                }
                Stage::Lambda(from, to) => {
                    // A game has some 55 positions.
                    let games = settings.round / PIECES / 55 + 1;
                    lambda_labels(evaluator, games, from + (to - from) * progress, &mut rng)
                }
            }
        })
        .collect();
    let mut labels = Labels::default();
    pieces.into_iter().for_each(|piece| labels.append(piece));
    labels
}

/// The sample as the first cut sees it: the rows of checkers come first in every feature set.
fn checkers_only(sample: &Sample) -> Sample {
    let limit = pasch_engine::FeatureSet::of(Kind::Prune).row_count();
    Sample {
        rows: sample
            .rows
            .iter()
            .copied()
            .filter(|&row| usize::from(row) < limit)
            .collect(),
        ..*sample
    }
}

fn error(samples: &[Sample], judge: impl Fn(&Sample) -> Probabilities + Sync) -> f64 {
    // A part tells as much as the whole.
    let part: Vec<&Sample> = samples.iter().step_by(4).collect();
    let sum: f64 = part
        .par_iter()
        .map(|&sample| {
            let wanted = Probabilities::from_array(sample.target).equity();
            f64::from(judge(sample).equity() - wanted).powi(2)
        })
        .collect::<Vec<f64>>()
        .iter()
        .sum();
    (sum / part.len().max(1) as f64).sqrt()
}
