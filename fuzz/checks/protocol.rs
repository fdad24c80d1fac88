// What has to hold for any bytes that a page may send; used by the fuzz target and by the test that replays its corpus.

/// Whatever is read as a message is written and read back the same, and what needs no table is answered without harm;
/// whatever is read as a record of dice is judged without harm.
pub fn check(bytes: &[u8]) {
    if let Ok(envelope) = serde_json::from_slice::<pasch_protocol::Envelope>(bytes) {
        let text = serde_json::to_string(&envelope).expect("a message can be written");
        let again: pasch_protocol::Envelope = serde_json::from_str(&text).expect("what was written can be read");
        assert_eq!(again, envelope);
        if let Some(message) = pasch_table::answer_alone(&envelope.request) {
            let answer = pasch_protocol::Answer {
                re: Some(envelope.id),
                message,
            };
            let text = serde_json::to_string(&answer).expect("an answer can be written");
            let again: pasch_protocol::Answer = serde_json::from_str(&text).expect("an answer can be read");
            assert_eq!(again, answer);
        }
    }
    if let Ok(record) = serde_json::from_slice::<pasch_dice::DiceRecord>(bytes) {
        let _ = pasch_dice::verify(&record);
    }
}
