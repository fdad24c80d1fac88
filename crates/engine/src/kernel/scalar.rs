//! The kernel in plain Rust, for any machine; what the other paths must equal.

use super::Finish;

pub(super) fn sum_rows(table: &[i16], start: &[i16], more: &[u16], less: &[u16], finish: Finish, out: &mut [i16]) {
    let row = |row: u16| table[usize::from(row) * start.len()..].iter();
    out.copy_from_slice(start);
    for &more in more {
        for (sum, &weight) in out.iter_mut().zip(row(more)) {
            *sum = sum.wrapping_add(weight);
        }
    }
    for &less in less {
        for (sum, &weight) in out.iter_mut().zip(row(less)) {
            *sum = sum.wrapping_sub(weight);
        }
    }
    match finish {
        Finish::Sums => {}
        Finish::Fine => out.iter_mut().for_each(|sum| *sum = (*sum).clamp(0, super::CEILING)),
        Finish::Bytes => {
            let byte = |sum: i16| (sum.clamp(0, super::BYTE_CEILING) + super::HALF_BYTE_STEP) >> 4;
            out.iter_mut().for_each(|sum| *sum = byte(*sum));
        }
    }
}

pub(super) fn busy_pairs<const S: usize>(inputs: [&[i16]; S], list: &mut [u16]) -> usize {
    let mut found = 0;
    for pair in 0..inputs[0].len() / 2 {
        list[found] = pair as u16;
        let busy = inputs.iter().any(|input| input[2 * pair..2 * pair + 2] != [0, 0]);
        found += usize::from(busy);
    }
    found
}

pub(super) fn multiply<const S: usize, W: super::Weight>(
    weights: &[W],
    bias: &[i32],
    inputs: [&[i16]; S],
    busy: &[u16],
    out: &mut [i32],
) {
    for (input, out) in inputs.into_iter().zip(out.chunks_exact_mut(bias.len())) {
        out.copy_from_slice(bias);
        for &pair in busy {
            let pair = usize::from(pair);
            let (x, y) = (i32::from(input[2 * pair]), i32::from(input[2 * pair + 1]));
            let weights = &weights[pair * 2 * bias.len()..][..2 * bias.len()];
            for (sum, two) in out.iter_mut().zip(weights.chunks_exact(2)) {
                let (v, w): (i32, i32) = (two[0].into(), two[1].into());
                *sum = sum.wrapping_add(x * v + y * w);
            }
        }
    }
}

pub(super) fn busy_fours<const S: usize>(
    inputs: [&[i16]; S],
    bytes: &mut [[u8; super::WIDEST]; super::TOGETHER],
    list: &mut [u16],
) -> usize {
    for (input, bytes) in inputs.iter().zip(&mut *bytes) {
        for (&input, byte) in input.iter().zip(bytes) {
            *byte = input as u8;
        }
    }
    let mut found = 0;
    for four in 0..inputs[0].len() / 4 {
        list[found] = four as u16;
        let busy = bytes[..S].iter().any(|bytes| bytes[4 * four..4 * four + 4] != [0; 4]);
        found += usize::from(busy);
    }
    found
}

pub(super) fn multiply_fours<const S: usize>(
    weights: &[i8],
    bias: &[i32],
    bytes: &[[u8; super::WIDEST]; super::TOGETHER],
    busy: &[u16],
    out: &mut [i32],
) {
    for (bytes, out) in bytes[..S].iter().zip(out.chunks_exact_mut(bias.len())) {
        out.copy_from_slice(bias);
        for &four in busy {
            let four = usize::from(four);
            let weights = &weights[four * 4 * bias.len()..][..4 * bias.len()];
            for (sum, weights) in out.iter_mut().zip(weights.chunks_exact(4)) {
                for (&x, &w) in bytes[4 * four..].iter().zip(weights) {
                    *sum = sum.wrapping_add(i32::from(x) * i32::from(w));
                }
            }
        }
    }
}

pub(super) fn outputs(weights: &[i16], bias: [i32; 5], input: &[i16]) -> [i32; 5] {
    let mut sums = bias;
    for (sum, row) in sums.iter_mut().zip(weights.chunks_exact(input.len())) {
        for (&x, &weight) in input.iter().zip(row) {
            *sum = sum.wrapping_add(i32::from(x) * i32::from(weight));
        }
    }
    sums
}

pub(super) fn activate(sums: &[i32], scales: &[f32], out: &mut [i16]) {
    for ((out, &sum), &scale) in out.iter_mut().zip(sums).zip(scales) {
        let cut = (sum as f32 * scale).clamp(0.0, f32::from(super::CEILING));
        *out = cut.round_ties_even() as i16;
    }
}
