//! The way back to one page: bounded, and cut off rather than blocked when the page does not read.

use crate::visitor::Visitor;
use axum::extract::ws::Utf8Bytes;
use pasch_protocol::{Answer, Fault, Message};
use std::sync::Arc;
use tokio::sync::{Notify, mpsc};

/// How many messages may wait for a page.
pub const WAITING: usize = 128;

/// The way back to a page.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::Sender<Utf8Bytes>,
    overflow: Arc<Notify>,
    /// Whose budget the page's questions count against.
    pub visitor: Visitor,
}

impl Outbox {
    /// An outbox, where its messages come out, and what is notified when too many wait.
    pub fn new(visitor: Visitor) -> (Outbox, mpsc::Receiver<Utf8Bytes>, Arc<Notify>) {
        let (sender, receiver) = mpsc::channel(WAITING);
        let overflow = Arc::new(Notify::new());
        (
            Outbox {
                sender,
                overflow: Arc::clone(&overflow),
                visitor,
            },
            receiver,
            overflow,
        )
    }

    /// Answers a request.
    pub fn answer(&self, re: u32, message: Message) {
        self.send(&Answer { re: Some(re), message });
    }

    /// Tells something unasked.
    pub fn tell(&self, message: Message) {
        self.send(&Answer { re: None, message });
    }

    /// Says what is wrong with a request.
    pub fn fault(&self, re: u32, fault: impl Into<Fault>) {
        self.answer(re, Message::Fault(fault.into()));
    }

    /// Tells something that is already text.
    pub fn text(&self, text: Utf8Bytes) {
        if let Err(mpsc::error::TrySendError::Full(_)) = self.sender.try_send(text) {
            self.overflow.notify_one();
        }
    }

    /// Waits until nobody reads any more what is sent here.
    pub async fn closed(&self) {
        self.sender.closed().await;
    }

    fn send(&self, answer: &Answer) {
        match serde_json::to_string(answer) {
            Ok(text) => self.text(text.into()),
            Err(fault) => tracing::error!(%fault, "a message cannot be written"),
        }
    }
}
