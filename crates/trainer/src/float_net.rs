//! A net while it learns: 32-bit floats, gradients by hand, Adam.
//!
//! All parameters lie in one vector, so that the optimiser, the running average and the checkpoints need not know
//! about layers. Samples go through in small groups: a row of weights that has been fetched serves the whole group.

use pasch_engine::{FeatureSet, Kind, Layer, NetWeights, Probabilities, Rows};
use rand::{Rng, RngExt};

/// Samples that go through the net together.
const GROUP: usize = 8;
/// Activations end here, as in the whole-number kernel.
const CEILING: f32 = 8.0;
/// How much each output counts in the loss.
const OUTPUT_WEIGHTS: [f32; 5] = [2.0, 1.0, 1.0, 1.0, 1.0];

/// A position as a net sees it, and what it should say about it.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The rows the position selects.
    pub rows: Rows,
    /// The chances to learn.
    pub target: [f32; 5],
}

/// A net of floats.
#[derive(Clone, Debug)]
pub struct FloatNet {
    kind: Kind,
    /// Widths: first layer, hidden layers, five outputs.
    sizes: Vec<usize>,
    params: Vec<f32>,
}

impl FloatNet {
    /// A net with random weights. `hidden` are the widths of the hidden layers.
    pub fn random(kind: Kind, hidden: &[usize], rng: &mut impl Rng) -> FloatNet {
        let sizes: Vec<usize> = hidden.iter().copied().chain([5]).collect();
        let mut net = FloatNet {
            kind,
            params: Vec::new(),
            sizes,
        };
        let mut push = |count: usize, deviation: f32| {
            // A sum of uniform numbers is normal enough.
            let normal = |rng: &mut dyn FnMut() -> f32| (0..12).map(|_| rng()).sum::<f32>() - 6.0;
            for _ in 0..count {
                let value = normal(&mut || rng.random::<f32>()) * deviation;
                net.params.push(value);
            }
        };
        let inputs = FeatureSet::of(kind).inputs();
        let active = if kind == Kind::Contact { 40.0 } else { 20.0 };
        push(inputs * net.sizes[0], (2.0f32 / active).sqrt());
        push(net.sizes[0], 0.0);
        for pair in net.sizes.windows(2) {
            push(
                pair[0] * pair[1],
                (if pair[1] == 5 { 0.1 } else { 2.0 } / pair[0] as f32).sqrt(),
            );
            push(pair[1], 0.0);
        }
        // Gammons are rarer than wins, backgammons rarer still.
        let bias = net.params.len() - 5;
        net.params[bias..].copy_from_slice(&[0.0, -1.1, -4.0, -1.1, -4.0]);
        net
    }

    /// A net with these parameters, if their number fits.
    pub fn from_params(kind: Kind, hidden: &[usize], params: Vec<f32>) -> Option<FloatNet> {
        let net = FloatNet {
            kind,
            sizes: hidden.iter().copied().chain([5]).collect(),
            params,
        };
        (net.layout().1 == net.params.len()).then_some(net)
    }

    /// A net that goes on from the engine's weights.
    pub fn from_weights(weights: &NetWeights) -> FloatNet {
        let hidden = weights.layers.iter().map(|layer| layer.bias.len());
        let sizes = [weights.width].into_iter().chain(hidden).collect();
        let mut params = weights.inputs.clone();
        params.extend(&weights.bias);
        for layer in &weights.layers {
            params.extend(&layer.weights);
            params.extend(&layer.bias);
        }
        FloatNet {
            kind: weights.kind,
            sizes,
            params,
        }
    }

    /// What the net reads.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// Widths of the hidden layers.
    pub fn hidden(&self) -> &[usize] {
        &self.sizes[..self.sizes.len() - 1]
    }

    /// All parameters.
    pub fn params(&self) -> &[f32] {
        &self.params
    }

    /// All parameters, to be changed.
    pub fn params_mut(&mut self) -> &mut [f32] {
        &mut self.params
    }

    /// For every layer where its weights and its biases begin; and where everything ends.
    fn layout(&self) -> (Vec<(usize, usize)>, usize) {
        let mut at = 0;
        let mut places = Vec::new();
        let mut inputs = FeatureSet::of(self.kind).inputs();
        for &outputs in &self.sizes {
            places.push((at, at + inputs * outputs));
            at += (inputs + 1) * outputs;
            inputs = outputs;
        }
        (places, at)
    }

    /// The weights for the engine.
    pub fn weights(&self) -> NetWeights {
        let (places, end) = self.layout();
        let width = self.sizes[0];
        let layers = (1..self.sizes.len()).map(|l| {
            let (weights, bias) = places[l];
            let next = places.get(l + 1).map_or(end, |place| place.0);
            Layer {
                weights: self.params[weights..bias].to_vec(),
                bias: self.params[bias..next].to_vec(),
            }
        });
        NetWeights {
            kind: self.kind,
            width,
            inputs: self.params[..places[0].1].to_vec(),
            bias: self.params[places[0].1..places[0].1 + width].to_vec(),
            layers: layers.collect(),
        }
    }

    /// The same function with wider hidden layers: new units start with no say, and learn from there.
    pub fn widened(&self, hidden: &[usize], rng: &mut impl Rng) -> Option<FloatNet> {
        let fits = hidden.len() == self.hidden().len() && hidden.iter().zip(self.hidden()).all(|(new, old)| new >= old);
        if !fits {
            return None;
        }
        let mut wide = FloatNet::random(self.kind, hidden, rng);
        let ((from, _), (to, _)) = (self.layout(), wide.layout());
        // The first layer lies input by input, the others output by output.
        let (old, new) = (self.sizes[0], hidden[0]);
        for input in 0..FeatureSet::of(self.kind).inputs() {
            wide.params[input * new..][..old].copy_from_slice(&self.params[input * old..][..old]);
        }
        wide.params[to[0].1..][..old].copy_from_slice(&self.params[from[0].1..][..old]);
        for layer in 1..self.sizes.len() {
            let (old_in, new_in) = (self.sizes[layer - 1], wide.sizes[layer - 1]);
            for output in 0..self.sizes[layer] {
                let row = &mut wide.params[to[layer].0 + output * new_in..][..new_in];
                row[..old_in].copy_from_slice(&self.params[from[layer].0 + output * old_in..][..old_in]);
                row[old_in..].fill(0.0);
            }
            let outputs = self.sizes[layer];
            wide.params[to[layer].1..][..outputs].copy_from_slice(&self.params[from[layer].1..][..outputs]);
        }
        Some(wide)
    }

    /// Adds the gradient of the loss over the samples to `gradient`; gives the summed loss.
    pub fn backward<'a>(&self, samples: impl Iterator<Item = &'a Sample>, gradient: &mut [f32]) -> f64 {
        let mut scratch = Scratch::new(self);
        let mut group: Vec<&Sample> = Vec::with_capacity(GROUP);
        let mut loss = 0.0;
        for sample in samples {
            group.push(sample);
            if group.len() == GROUP {
                loss += self.backward_group(&group, gradient, &mut scratch);
                group.clear();
            }
        }
        if !group.is_empty() {
            loss += self.backward_group(&group, gradient, &mut scratch);
        }
        loss
    }

    fn backward_group(&self, group: &[&Sample], gradient: &mut [f32], scratch: &mut Scratch) -> f64 {
        let features = FeatureSet::of(self.kind);
        let places = &scratch.places;
        let count = group.len();
        let width = self.sizes[0];
        // Forward: the first layer adds rows, the others multiply.
        for (s, sample) in group.iter().enumerate() {
            let out = &mut scratch.values[0][s * width..][..width];
            out.copy_from_slice(&self.params[places[0].1..][..width]);
            scratch.inputs.clear();
            let inputs = sample
                .rows
                .iter()
                .flat_map(|&row| features.row_inputs(row))
                .filter(|(_, share)| *share != 0.0);
            scratch
                .inputs
                .extend(inputs.map(|&(input, share)| (share, usize::from(input) * width)));
            combine(&scratch.inputs, &self.params, out);
            out.iter_mut().for_each(|x| *x = x.clamp(0.0, CEILING));
        }
        for layer in 1..self.sizes.len() {
            let (before, after) = scratch.values.split_at_mut(layer);
            let (input, out) = (&before[layer - 1], &mut after[0]);
            let (n_in, n_out) = (self.sizes[layer - 1], self.sizes[layer]);
            let (weights, bias) = places[layer];
            for j in 0..n_out {
                let row = &self.params[weights + j * n_in..][..n_in];
                for s in 0..count {
                    let sum = self.params[bias + j] + dot(row, &input[s * n_in..][..n_in]);
                    out[s * n_out + j] = if n_out == 5 { sum } else { sum.clamp(0.0, CEILING) };
                }
            }
        }
        // The loss and its slope at the outputs.
        let last = self.sizes.len() - 1;
        let mut loss = 0.0f64;
        for (s, sample) in group.iter().enumerate() {
            for (j, (&target, weight)) in sample.target.iter().zip(OUTPUT_WEIGHTS).enumerate() {
                let z = scratch.values[last][s * 5 + j];
                let p = 1.0 / (1.0 + (-z).exp());
                let cross = z.max(0.0) - z * target + (-z.abs()).exp().ln_1p();
                loss += f64::from(weight * cross);
                scratch.slopes[last][s * 5 + j] = weight * (p - target);
            }
        }
        // Backward.
        for layer in (1..self.sizes.len()).rev() {
            let (n_in, n_out) = (self.sizes[layer - 1], self.sizes[layer]);
            let (weights, bias) = places[layer];
            let (before, after) = scratch.slopes.split_at_mut(layer);
            let (slope_in, slope_out) = (&mut before[layer - 1], &after[0]);
            slope_in[..count * n_in].fill(0.0);
            for j in 0..n_out {
                // What this output asks of its weights, over all samples at once.
                scratch.inputs.clear();
                let asked = (0..count)
                    .map(|s| (slope_out[s * n_out + j], s * n_in))
                    .filter(|(slope, _)| *slope != 0.0);
                scratch.inputs.extend(asked);
                gradient[bias + j] += scratch.inputs.iter().map(|(slope, _)| slope).sum::<f32>();
                let row_gradient = &mut gradient[weights + j * n_in..][..n_in];
                combine(&scratch.inputs, &scratch.values[layer - 1], row_gradient);
            }
            for s in 0..count {
                // What all outputs ask of this sample's inputs.
                scratch.inputs.clear();
                let asked = (0..n_out).map(|j| (slope_out[s * n_out + j], weights + j * n_in));
                scratch.inputs.extend(asked.filter(|(slope, _)| *slope != 0.0));
                combine(&scratch.inputs, &self.params, &mut slope_in[s * n_in..][..n_in]);
            }
            for (slope, &value) in slope_in[..count * n_in].iter_mut().zip(&scratch.values[layer - 1]) {
                if value <= 0.0 || value >= CEILING {
                    *slope = 0.0;
                }
            }
        }
        for (s, sample) in group.iter().enumerate() {
            let slope = &scratch.slopes[0][s * width..][..width];
            axpy(1.0, slope, &mut gradient[places[0].1..][..width]);
            for (input, share) in sample.rows.iter().flat_map(|&row| features.row_inputs(row)) {
                if *share != 0.0 {
                    axpy(*share, slope, &mut gradient[usize::from(*input) * width..][..width]);
                }
            }
        }
        loss
    }
}

/// The least loss a perfect net would still show on this target.
pub fn entropy(target: &Probabilities) -> f64 {
    let part = |p: f64| {
        if p <= 0.0 || p >= 1.0 {
            0.0
        } else {
            -(p * p.ln() + (1.0 - p) * (1.0 - p).ln())
        }
    };
    target
        .to_array()
        .iter()
        .zip(OUTPUT_WEIGHTS)
        .map(|(&p, w)| f64::from(w) * part(f64::from(p)))
        .sum()
}

struct Scratch {
    places: Vec<(usize, usize)>,
    /// Factors with the places of the rows they belong to.
    inputs: Vec<(f32, usize)>,
    values: Vec<Vec<f32>>,
    slopes: Vec<Vec<f32>>,
}

impl Scratch {
    fn new(net: &FloatNet) -> Scratch {
        let buffers = || net.sizes.iter().map(|&size| vec![0.0; size * GROUP]).collect();
        Scratch {
            places: net.layout().0,
            inputs: Vec::new(),
            values: buffers(),
            slopes: buffers(),
        }
    }
}

/// `a * b + c`, fused where the machine can; without that instruction `mul_add` would call a slow function.
#[inline(always)]
fn fused(a: f32, b: f32, c: f32) -> f32 {
    if cfg!(target_feature = "fma") {
        a.mul_add(b, c)
    } else {
        a * b + c
    }
}

#[inline]
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut sums = [0.0f32; 32];
    let (a_lanes, b_lanes) = (a.chunks_exact(32), b.chunks_exact(32));
    let rest: f32 = a_lanes
        .remainder()
        .iter()
        .zip(b_lanes.remainder())
        .map(|(x, y)| x * y)
        .sum();
    for (x, y) in a_lanes.zip(b_lanes) {
        for lane in 0..32 {
            sums[lane] = fused(x[lane], y[lane], sums[lane]);
        }
    }
    sums.iter().sum::<f32>() + rest
}

/// `out += sum of factor * row`, four rows at a time so that `out` is fetched and stored once for all four.
#[inline]
fn combine(terms: &[(f32, usize)], rows: &[f32], out: &mut [f32]) {
    let width = out.len();
    let fours = terms.chunks_exact(4);
    for &(factor, at) in fours.remainder() {
        axpy(factor, &rows[at..][..width], out);
    }
    for four in fours {
        let [a, b, c, d] = [0, 1, 2, 3].map(|k| &rows[four[k].1..][..width]);
        let [fa, fb, fc, fd] = [0, 1, 2, 3].map(|k| four[k].0);
        for ((((y, &a), &b), &c), &d) in out.iter_mut().zip(a).zip(b).zip(c).zip(d) {
            *y = fused(fa, a, fused(fb, b, fused(fc, c, fused(fd, d, *y))));
        }
    }
}

#[inline]
fn axpy(factor: f32, x: &[f32], y: &mut [f32]) {
    for (y, &x) in y.iter_mut().zip(x) {
        *y = fused(factor, x, *y);
    }
}

/// The optimiser, with a running average of the parameters: the average is what plays.
#[derive(Clone, Debug)]
pub struct Adam {
    /// First moments.
    pub momentum: Vec<f32>,
    /// Second moments.
    pub scale: Vec<f32>,
    /// The averaged parameters.
    pub average: Vec<f32>,
    /// Steps taken.
    pub steps: u64,
}

impl Adam {
    /// A fresh optimiser for these parameters.
    pub fn new(params: &[f32]) -> Adam {
        Adam {
            momentum: vec![0.0; params.len()],
            scale: vec![0.0; params.len()],
            average: params.to_vec(),
            steps: 0,
        }
    }

    /// One step along the gradient (which is cleared), averaging with the given memory.
    pub fn step(&mut self, params: &mut [f32], gradient: &mut [f32], rate: f32, memory: f32) {
        const MOMENTUM: f32 = 0.9;
        const SCALE: f32 = 0.999;
        self.steps += 1;
        let steps = self.steps.min(i32::MAX as u64) as i32;
        let (debias, debias_scale) = (1.0 / (1.0 - MOMENTUM.powi(steps)), 1.0 / (1.0 - SCALE.powi(steps)));
        // A young average must not remember the random start.
        let memory = memory.min((1.0 + steps as f32) / (10.0 + steps as f32));
        let moments = self.momentum.iter_mut().zip(&mut self.scale).zip(&mut self.average);
        for ((param, gradient), ((m, v), average)) in params.iter_mut().zip(gradient).zip(moments) {
            let g = *gradient;
            *gradient = 0.0;
            *m = MOMENTUM * *m + (1.0 - MOMENTUM) * g;
            *v = SCALE * *v + (1.0 - SCALE) * g * g;
            *param -= rate * (*m * debias) / ((*v * debias_scale).sqrt() + 1e-8);
            *average = memory * *average + (1.0 - memory) * *param;
        }
    }
}
