//! Matches written as XG would, for the readers' tests: the wrapping, the records, nothing judged unless it is asked for.
#![allow(dead_code, missing_docs)]

use flate2::Compression;
use flate2::write::ZlibEncoder;
use pasch_notation::{Deed, GameRecord, MatchRecord, Variation};
use pasch_rules::{Board, Side, Step};
use std::io::Write as _;

pub const RECORD: usize = 2560;

/// The files inside, wrapped.
pub fn archive(files: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = vec![0u8; 8232];
    bytes[..4].copy_from_slice(b"RGMH");
    let picture = b"no picture";
    bytes[20..24].copy_from_slice(&(picture.len() as u32).to_le_bytes());
    bytes.extend_from_slice(picture);
    let mut directory = Vec::new();
    let start = bytes.len();
    for (name, content) in files {
        let stream = packed(content);
        let mut entry = vec![0u8; 532];
        entry[0] = name.len() as u8;
        entry[1..=name.len()].copy_from_slice(name.as_bytes());
        let mut crc = flate2::Crc::new();
        crc.update(content);
        for (at, number) in [
            (512, content.len() as u32),
            (516, stream.len() as u32),
            (520, (bytes.len() - start) as u32),
            (524, crc.sum()),
        ] {
            entry[at..at + 4].copy_from_slice(&number.to_le_bytes());
        }
        entry[529] = 2;
        directory.extend(entry);
        bytes.extend(stream);
    }
    let directory = packed(&directory);
    let mut tail = vec![0u8; 36];
    tail[4] = files.len() as u8;
    tail[12..16].copy_from_slice(&(directory.len() as u32).to_le_bytes());
    tail[20] = 1;
    bytes.extend(directory);
    bytes.extend(tail);
    bytes
}

pub fn packed(content: &[u8]) -> Vec<u8> {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(content).expect("memory takes it");
    encoder.finish().expect("memory takes it")
}

/// A record as XG's file of a match.
pub fn xg_file(record: &MatchRecord) -> Vec<u8> {
    archive(&[("temp.xg", records(record))])
}

/// The records alone.
pub fn records(record: &MatchRecord) -> Vec<u8> {
    let mut bytes = match_head(record).0;
    for game in &record.games {
        bytes.extend(game_records(record, game));
    }
    bytes
}

struct Entry(Vec<u8>);

impl Entry {
    fn new(kind: u8) -> Entry {
        let mut bytes = vec![0u8; RECORD];
        bytes[8] = kind;
        Entry(bytes)
    }

    fn put(&mut self, at: usize, bytes: &[u8]) {
        self.0[at..at + bytes.len()].copy_from_slice(bytes);
    }

    fn int(&mut self, at: usize, number: i32) {
        self.put(at, &number.to_le_bytes());
    }

    fn double(&mut self, at: usize, number: f64) {
        self.put(at, &number.to_le_bytes());
    }

    fn places(&mut self, at: usize, places: [i8; 26]) {
        self.put(at, &places.map(|count| count as u8));
    }
}

fn match_head(record: &MatchRecord) -> Entry {
    let mut head = Entry::new(0);
    for (name, at) in record.players.iter().zip([880, 1138]) {
        for (index, letter) in name.encode_utf16().take(128).enumerate() {
            head.put(at + 2 * index, &letter.to_le_bytes());
        }
    }
    head.int(
        92,
        if record.length == 0 {
            99_999
        } else {
            record.length as i32
        },
    );
    head.int(
        96,
        match record.variation {
            Variation::Backgammon => 0,
            Variation::Nackgammon => 1,
            Variation::Hypergammon => 2,
        },
    );
    head.put(100, &[record.crawford, record.jacoby, record.beavers].map(u8::from));
    head.int(552, 30);
    head.int(556, 0x494C_4D44);
    head.int(576, -1);
    head.int(580, -1);
    head
}

fn start(variation: Variation) -> [i8; 26] {
    let points: &[(usize, i8)] = match variation {
        Variation::Backgammon => &[(24, 2), (13, 5), (8, 3), (6, 5)],
        Variation::Nackgammon => &[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)],
        Variation::Hypergammon => &[(24, 1), (23, 1), (22, 1)],
    };
    let mut places = [0; 26];
    for &(point, count) in points {
        places[point] += count;
        places[25 - point] -= count;
    }
    places
}

fn stood(board: &Board) -> [i8; 26] {
    let mut places = [0; 26];
    for point in 1..=25 {
        places[point] += board.white[point] as i8;
        places[25 - point] -= board.black[point] as i8;
    }
    places
}

/// The same checkers seen from the other side.
fn flipped(places: [i8; 26]) -> [i8; 26] {
    std::array::from_fn(|index| -places[25 - index])
}

fn moved(mut places: [i8; 26], steps: &[Step]) -> [i8; 26] {
    for step in steps {
        places[usize::from(step.from)] -= 1;
        if step.to > 0 {
            let to = usize::from(step.to);
            if places[to] == -1 {
                places[to] = 0;
                places[0] -= 1;
            }
            places[to] += 1;
        }
    }
    places
}

fn game_records(record: &MatchRecord, game: &GameRecord) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut head = Entry::new(1);
    head.int(12, game.score[0] as i32);
    head.int(16, game.score[1] as i32);
    head.int(56, -1);
    head.int(60, -1);
    // As player 1 sees them.
    let mut places = game
        .begins
        .map_or_else(|| start(record.variation), |set| stood(&set.board));
    head.places(21, places);
    head.int(64, game.begins.map_or(0, |set| set.cube.value.ilog2() as i32));
    bytes.extend(head.0);
    let number = |side: Side| if side == Side::White { 1 } else { -1 };
    let mut deeds = game.deeds.iter().peekable();
    while let Some((side, deed)) = deeds.next() {
        match deed {
            Deed::Play { roll, steps, .. } => {
                let own = if *side == Side::White { places } else { flipped(places) };
                let after = moved(own, steps);
                let mut entry = Entry::new(3);
                entry.places(9, places);
                entry.places(35, after);
                entry.int(64, number(*side));
                for index in 0..8 {
                    entry.int(68 + 4 * index, -1);
                }
                for (index, step) in steps.iter().enumerate() {
                    entry.int(68 + 8 * index, i32::from(step.from) - 1);
                    entry.int(72 + 8 * index, i32::from(step.to) - 1);
                }
                entry.int(100, i32::from(roll.larger()));
                entry.int(104, i32::from(roll.smaller()));
                entry.put(2308, &[1]);
                entry.double(2312, -1000.0);
                entry.double(2320, -1000.0);
                entry.int(2472, -1);
                entry.int(2476, -1);
                entry.int(2524, -1);
                bytes.extend(entry.0);
                places = if *side == Side::White { after } else { flipped(after) };
            }
            Deed::Double => {
                let mut entry = Entry::new(2);
                entry.int(12, number(*side));
                entry.int(16, 1);
                for at in [20, 24, 28] {
                    entry.int(at, -1);
                }
                entry.places(36, places);
                let answers = [(20, Deed::Beaver), (24, Deed::Raccoon), (28, Deed::Redouble)];
                for (at, turned) in answers {
                    let Some((_, answer)) =
                        deeds.next_if(|(_, deed)| matches!(deed, Deed::Take | Deed::Drop) || *deed == turned)
                    else {
                        break;
                    };
                    let number = match answer {
                        Deed::Drop => 0,
                        Deed::Take => 1,
                        _ => 2,
                    };
                    entry.int(at, number);
                    if number < 2 {
                        break;
                    }
                }
                entry.int(232, -1);
                entry.int(292, -1);
                bytes.extend(entry.0);
            }
            _ => {}
        }
    }
    if let Some((winner, points)) = game.result {
        let mut end = Entry::new(4);
        end.int(24, number(winner));
        end.int(28, points as i32);
        bytes.extend(end.0);
    }
    bytes
}
