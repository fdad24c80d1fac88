//! How wrong a net is about some families, and which way to change it: gradients by hand.
//!
//! Samples go through the net in groups, so that a weight that was fetched serves many of them. Siblings share most of
//! the rows that they select, and these are added up once for all of them. Behind the first layer samples lie head by
//! head, so that each head works on one stretch.

use crate::arithmetic::{self, CEILING, GROUP, Path, Shape, Term};
use crate::float_net::{FloatNet, MOST_SIBLINGS, OUTPUT_WEIGHTS, Sample};
use arrayvec::ArrayVec;
use pasch_engine::{FeatureSet, HEADS, Kind, Rows, split_shared};
use std::ops::Range;

/// Room for a group of samples on its way through a net and back.
pub struct Workspace {
    path: Path,
    /// For every head and layer where its weights and its biases begin.
    places: Vec<Vec<(usize, usize)>>,
    /// Where each sample of the group lies behind the first layer.
    order: ArrayVec<usize, GROUP>,
    /// The first layer's inputs, family by family.
    rows: Vec<FamilyRows>,
    /// What a family has in common in the first layer.
    start: Vec<f32>,
    /// What every layer says, sample by sample.
    values: Vec<Vec<f32>>,
    /// How the loss would change with it.
    slopes: Vec<Vec<f32>>,
    /// The last layer's weights, output by output, and their gradient, for each head.
    last: Vec<[Vec<f32>; 2]>,
}

/// The first layer's inputs: those that all siblings have, and each one's own.
#[derive(Clone, Default)]
struct FamilyRows {
    shared: Vec<Term>,
    own: [Vec<Term>; MOST_SIBLINGS],
}

type Group<'a> = ArrayVec<&'a [Sample], GROUP>;

impl Workspace {
    /// Room for nets like this one.
    pub fn new(net: &FloatNet) -> Workspace {
        let room = || net.sizes.iter().map(|&size| vec![0.0; size * GROUP]).collect();
        let before_last = net.sizes[net.sizes.len() - 2];
        Workspace {
            path: Path::detect(),
            places: net.layout(),
            order: ArrayVec::new(),
            rows: vec![FamilyRows::default(); GROUP],
            start: vec![0.0; net.sizes[0]],
            values: room(),
            slopes: room(),
            last: vec![[vec![0.0; 5 * before_last], vec![0.0; 5 * before_last]]; net.heads()],
        }
    }
}

impl FloatNet {
    /// Adds the gradient of the loss over the families to `gradient`; gives the summed loss.
    ///
    /// An error that a whole family shares spoils no choice; what is left of a sample's error without it counts
    /// `1 + contrast` times.
    pub fn backward<'a>(
        &self,
        families: impl Iterator<Item = &'a [Sample]>,
        contrast: f32,
        gradient: &mut [f32],
        room: &mut Workspace,
    ) -> f64 {
        let last = self.sizes.len() - 1;
        for (places, [turned, gradient]) in room.places.iter().zip(&mut room.last) {
            let (weights, bias) = places[last];
            for (place, row) in self.params[weights..bias].chunks_exact(5).enumerate() {
                for (output, &weight) in row.iter().enumerate() {
                    turned[output * (bias - weights) / 5 + place] = weight;
                }
            }
            gradient.fill(0.0);
        }

        let mut loss = 0.0;
        let mut group = Group::new();
        let mut samples = 0;
        let mut families: Vec<&[Sample]> = families.flat_map(|family| family.chunks(MOST_SIBLINGS)).collect();
        // Neighbours that share a head share its weights.
        families.sort_by_key(|family| self.head(&family[0]));
        for family in families {
            if samples + family.len() > GROUP {
                loss += self.backward_group(&group, contrast, gradient, room);
                group.clear();
                samples = 0;
            }
            samples += family.len();
            group.push(family);
        }
        loss += self.backward_group(&group, contrast, gradient, room);

        for (places, [_, turned]) in room.places.iter().zip(&room.last) {
            let (weights, bias) = places[last];
            for (place, row) in gradient[weights..bias].chunks_exact_mut(5).enumerate() {
                for (output, slope) in row.iter_mut().enumerate() {
                    *slope += turned[output * (bias - weights) / 5 + place];
                }
            }
        }
        loss
    }

    fn backward_group(&self, group: &Group, contrast: f32, gradient: &mut [f32], room: &mut Workspace) -> f64 {
        let last = self.sizes.len() - 1;
        let stretches = self.arrange(group, &mut room.order);
        self.first_forward(group, room);
        for (head, samples) in stretches.iter().cloned().enumerate() {
            for layer in 1..last {
                let (before, after) = room.values.split_at_mut(layer);
                let (shape, weights, bias) = self.layer(layer, room.places[head][layer]);
                let input = &before[layer - 1][stretch(&samples, shape.inputs)];
                let out = &mut after[0][stretch(&samples, shape.outputs)];
                arithmetic::forward(
                    room.path,
                    shape,
                    &self.params[weights..bias],
                    &self.params[bias..][..shape.outputs],
                    input,
                    out,
                );
            }
            self.last_forward(head, &samples, room);
        }
        let loss = slopes_of_loss(group, contrast, &room.order, &room.values[last], &mut room.slopes[last]);
        for (head, samples) in stretches.into_iter().enumerate() {
            self.last_backward(head, &samples, gradient, room);
            for layer in (1..last).rev() {
                let (before, after) = room.slopes.split_at_mut(layer);
                let (shape, weights, bias) = self.layer(layer, room.places[head][layer]);
                let slopes = &after[0][stretch(&samples, shape.outputs)];
                for slopes in slopes.chunks_exact(shape.outputs) {
                    arithmetic::add_to_rows(room.path, &[(1.0, bias)], slopes, gradient);
                }
                let input = &room.values[layer - 1][stretch(&samples, shape.inputs)];
                let back = &mut before[layer - 1][stretch(&samples, shape.inputs)];
                arithmetic::backward(
                    room.path,
                    shape,
                    &self.params[weights..bias],
                    input,
                    slopes,
                    &mut gradient[weights..bias],
                    back,
                );
            }
        }
        self.first_backward(group, gradient, room);
        loss
    }

    /// Gives each sample its place behind the first layer, and each head its stretch of them.
    fn arrange(&self, group: &Group, order: &mut ArrayVec<usize, GROUP>) -> ArrayVec<Range<usize>, HEADS> {
        let heads: ArrayVec<usize, GROUP> = group
            .iter()
            .copied()
            .flatten()
            .map(|sample| self.head(sample))
            .collect();
        let mut next = 0;
        let mut stretches: ArrayVec<Range<usize>, HEADS> = ArrayVec::new();
        for head in 0..self.heads() {
            let count = heads.iter().filter(|&&other| other == head).count();
            stretches.push(next..next);
            next += count;
        }
        order.clear();
        for head in heads {
            order.push(stretches[head].end);
            stretches[head].end += 1;
        }
        stretches
    }

    fn layer(&self, layer: usize, (weights, bias): (usize, usize)) -> (Shape, usize, usize) {
        let shape = Shape {
            inputs: self.sizes[layer - 1],
            outputs: self.sizes[layer],
        };
        (shape, weights, bias)
    }

    /// The first layer adds rows: those of the whole family once.
    fn first_forward(&self, group: &Group, room: &mut Workspace) {
        let width = self.sizes[0];
        let bias = &self.params[room.places[0][0].1..][..width];
        let mut order = room.order.iter();
        for (family, rows) in group.iter().zip(&mut room.rows) {
            rows.split(self.kind(), family, width);
            arithmetic::add_rows(room.path, &rows.shared, &self.params, bias, false, &mut room.start);
            for (own, &place) in rows.own.iter().zip(order.by_ref().take(family.len())) {
                let out = &mut room.values[0][place * width..][..width];
                arithmetic::add_rows(room.path, own, &self.params, &room.start, true, out);
            }
        }
    }

    fn first_backward(&self, group: &Group, gradient: &mut [f32], room: &mut Workspace) {
        let width = self.sizes[0];
        let mut order = room.order.iter();
        for (family, rows) in group.iter().zip(&mut room.rows) {
            room.start.fill(0.0);
            for (own, &place) in rows.own.iter().zip(order.by_ref().take(family.len())) {
                let slope = &room.slopes[0][place * width..][..width];
                arithmetic::add_to_rows(room.path, &[(1.0, 0)], slope, &mut room.start);
                arithmetic::add_to_rows(room.path, own, slope, gradient);
            }
            rows.shared.push((1.0, room.places[0][0].1));
            arithmetic::add_to_rows(room.path, &rows.shared, &room.start, gradient);
        }
    }

    /// The last layer has five outputs only, which are worked out one by one.
    fn last_forward(&self, head: usize, samples: &Range<usize>, room: &mut Workspace) {
        let (last, width) = (self.sizes.len() - 1, self.sizes[self.sizes.len() - 2]);
        let bias = &self.params[room.places[head][last].1..];
        let (before, after) = room.values.split_at_mut(last);
        let inputs = before[last - 1][stretch(samples, width)].chunks_exact(width);
        let outs = after[0][stretch(samples, 5)].chunks_exact_mut(5);
        for (input, out) in inputs.zip(outs) {
            for ((out, weights), bias) in out.iter_mut().zip(room.last[head][0].chunks_exact(width)).zip(bias) {
                *out = bias + input.iter().zip(weights).map(|(x, weight)| x * weight).sum::<f32>();
            }
        }
    }

    fn last_backward(&self, head: usize, samples: &Range<usize>, gradient: &mut [f32], room: &mut Workspace) {
        let (last, width) = (self.sizes.len() - 1, self.sizes[self.sizes.len() - 2]);
        let bias = &mut gradient[room.places[head][last].1..];
        let [weights, slopes_of_weights] = &mut room.last[head];
        let (before, after) = room.slopes.split_at_mut(last);
        let slopes = after[0][stretch(samples, 5)].chunks_exact(5);
        let samples = before[last - 1][stretch(samples, width)]
            .chunks_exact_mut(width)
            .zip(room.values[last - 1][stretch(samples, width)].chunks_exact(width));
        for (slopes, (back, input)) in slopes.zip(samples) {
            back.fill(0.0);
            let outputs = weights
                .chunks_exact(width)
                .zip(slopes_of_weights.chunks_exact_mut(width));
            for ((&slope, bias), (weights, gradient)) in slopes.iter().zip(bias.iter_mut()).zip(outputs) {
                *bias += slope;
                for (((back, gradient), weight), x) in back.iter_mut().zip(gradient).zip(weights).zip(input) {
                    *back += slope * weight;
                    *gradient += slope * x;
                }
            }
            for (back, &x) in back.iter_mut().zip(input) {
                *back = if x > 0.0 && x < CEILING { *back } else { 0.0 };
            }
        }
    }
}

/// What some samples take of a layer so wide.
fn stretch(samples: &Range<usize>, width: usize) -> Range<usize> {
    samples.start * width..samples.end * width
}

/// The loss, and its slopes at the outputs.
fn slopes_of_loss(group: &Group, contrast: f32, order: &[usize], values: &[f32], slopes: &mut [f32]) -> f64 {
    let mut loss = 0.0;
    let mut order = order.iter();
    for family in group {
        let mut members = ArrayVec::<(usize, [f32; 5]), MOST_SIBLINGS>::new();
        for (sample, &place) in family.iter().zip(order.by_ref()) {
            let values = &values[5 * place..][..5];
            let mut slopes = [0.0; 5];
            let outputs = slopes
                .iter_mut()
                .zip(values)
                .zip(sample.target.iter().zip(OUTPUT_WEIGHTS));
            for ((slope, &z), (&target, weight)) in outputs {
                let p = 1.0 / (1.0 + (-z).exp());
                let cross = z.max(0.0) - z * target + (-z.abs()).exp().ln_1p();
                loss += f64::from(weight * cross);
                *slope = weight * (p - target);
            }
            members.push((place, slopes));
        }
        for j in 0..5 {
            let shared = members.iter().map(|(_, slopes)| slopes[j]).sum::<f32>() / family.len() as f32;
            for (_, slopes) in &mut members {
                slopes[j] += contrast * (slopes[j] - shared);
            }
        }
        for (place, member) in members {
            slopes[5 * place..][..5].copy_from_slice(&member);
        }
    }
    loss
}

impl FamilyRows {
    fn split(&mut self, kind: Kind, family: &[Sample], width: usize) {
        let features = FeatureSet::of(kind);
        let fill = |terms: &mut Vec<Term>, rows: &Rows| {
            terms.clear();
            let inputs = rows.iter().flat_map(|&row| features.row_inputs(row));
            let inputs = inputs.filter(|(_, share)| *share != 0.0);
            terms.extend(inputs.map(|&(input, share)| (share, usize::from(input) * width)));
        };
        let mut own = ArrayVec::<Rows, MOST_SIBLINGS>::new();
        let shared = split_shared(kind, family.iter().map(|sample| &sample.rows), &mut own);
        fill(&mut self.shared, &shared);
        for (terms, rows) in self.own.iter_mut().zip(&own) {
            fill(terms, rows);
        }
    }
}
