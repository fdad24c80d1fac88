// Checks a dice record from beginning to end, as docs/dice.md says, with nothing but SHA-256 and HMAC-SHA-256 in plain
// script: browsers withhold `crypto.subtle` from pages that come over plain HTTP.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceEntry, DiceRecord, GameChain, LeftOut, Pair, ProofRoll, RollPurpose, Side } from '../protocol';
import type { Seen } from '../witness';

export interface Throw {
  readonly table: string;
  readonly chain: number;
  readonly link: number;
  readonly side: Side;
  readonly count: number;
  readonly nonces: Pair<string | null>;
}

export type FaultName = 'unreadable' | 'order' | 'chain' | 'nonces' | 'digest' | 'dice' | 'throw' | 'commitment' | 'own-nonce';

export interface Fault {
  /** Counted from 1; 0 is the head of the record. */
  readonly entry: number;
  readonly name: FaultName;
  readonly roll: number;
  readonly link: number;
  readonly wanted: string;
  readonly found: string;
}

export interface ProvedRoll {
  readonly roll: number;
  readonly chain: number;
  readonly link: number;
  readonly side: Side;
  readonly purpose: RollPurpose;
  readonly dice: readonly number[];
  readonly secret: string;
  /** What the link hashes to: the one before it, or the commitment. */
  readonly before: string;
  readonly nonces: Pair<string | null>;
  readonly leftOut: readonly { readonly side: Side; readonly why: LeftOut }[];
  readonly digest: string;
  /** The nine lines that are hashed with the link as key. */
  readonly text: string;
  /** Does it hold the nonce that this browser sent? Nothing if this browser kept none. */
  readonly own: boolean | null;
}

export interface Report {
  readonly table: string;
  readonly realBoard: boolean;
  readonly chains: readonly GameChain[];
  /** Every roll up to the first fault. */
  readonly rolls: readonly ProvedRoll[];
  /** Throws of the game that are the dice that fell. */
  readonly throws: number;
  /** Commitments that this browser was given before, and found again. */
  readonly commitmentsSeen: number;
  /** A roll was decided on, and its dice have not fallen yet. */
  readonly pending: boolean;
  readonly fault: Fault | null;
}

const nothingSeen: Seen = { nonces: {}, commitments: {} };

export function check(record: unknown, seen: Seen = nothingSeen): Report {
  const checker = new Checker(seen);
  return checker.run(record);
}

export function textOf(thrown: Throw, block: number): string {
  const { table, chain, link, side, count, nonces } = thrown;
  return ['pasch-dice-1', table, chain, link, side, count, nonces.white ?? '-', nonces.black ?? '-', block].join('\n');
}

export function digestOf(secret: Uint8Array, thrown: Throw, block = 0): Uint8Array {
  return hmac(sha256, secret, utf8ToBytes(textOf(thrown, block)));
}

/** A byte of 252 or more is skipped, so that no number comes up more often than another. */
export function diceOf(secret: Uint8Array, thrown: Throw): number[] {
  const dice: number[] = [];
  for (let block = 0; dice.length < thrown.count; block++) {
    const fair = [...digestOf(secret, thrown, block)].filter((byte) => byte < 252);
    dice.push(...fair.slice(0, thrown.count - dice.length).map((byte) => (byte % 6) + 1));
  }
  return dice;
}

export function linkBefore(link: string): string {
  return bytesToHex(sha256(hexToBytes(link)));
}

class Found extends Error {
  readonly fault: Fault;
  constructor(name: FaultName, details: Partial<Fault> = {}) {
    super(name);
    this.fault = { entry: 0, name, roll: 0, link: 0, wanted: '', found: '', ...details };
  }
}

type Decided = Extract<DiceEntry, { entry: 'decided' }>;

class Checker {
  private table = '';
  private realBoard = false;
  private readonly chains: GameChain[] = [];
  private readonly rolls: ProvedRoll[] = [];
  private throws = 0;
  private commitmentsSeen = 0;
  private actions = 0;
  /** The last link used of the chain in use, and what the next one must hash to. */
  private used = 0;
  private before = '';
  private pending: Decided | null = null;
  private fallen: ProvedRoll | null = null;
  private readonly seen: Seen;

  constructor(seen: Seen) {
    this.seen = seen;
  }

  run(record: unknown): Report {
    let fault: Fault | null = null;
    let number = 0;
    try {
      for (const entry of this.opened(record)) {
        number += 1;
        this.entry(entry);
      }
    } catch (error) {
      const known = error instanceof Found ? error.fault : new Found('unreadable').fault;
      fault = { ...known, entry: number };
    }
    const { table, realBoard, chains, rolls, throws, commitmentsSeen } = this;
    return { table, realBoard, chains, rolls, throws, commitmentsSeen, pending: this.pending !== null, fault };
  }

  private opened(record: unknown): readonly unknown[] {
    const { pasch_dice: version, table, terms, entries } = fields(record) as Partial<DiceRecord>;
    if (version !== 1 || typeof table !== 'string' || table.includes('\n') || !Array.isArray(entries)) throw new Found('unreadable');
    this.table = table;
    this.realBoard = fields(terms)['real_board'] === true;
    return entries;
  }

  private entry(entry: unknown): void {
    const kind = fields(entry)['entry'];
    if (this.fallen && kind !== 'action') throw new Found('throw', { roll: this.fallen.roll });
    switch (kind) {
      case 'chain':
        return this.committed(entry as GameChain);
      case 'decided':
        return this.decided(entry as Decided);
      case 'rolled':
        return this.rolled(entry as ProofRoll & { digest: string });
      case 'action':
        return this.action(fields(fields(entry)['action']));
      case 'taken-back':
        return this.takenBack(fields(entry)['remain']);
      default:
        throw new Found('unreadable');
    }
  }

  private committed(chain: GameChain): void {
    if (chain.chain !== this.chains.length + 1 || this.pending) throw new Found('order');
    if (!isHash(chain.commitment)) throw new Found('unreadable');
    const known = this.seen.commitments[chain.chain];
    if (known !== undefined && known !== chain.commitment) throw new Found('commitment', { wanted: known, found: chain.commitment });
    if (known !== undefined) this.commitmentsSeen += 1;
    this.chains.push(chain);
    this.used = 0;
    this.before = chain.commitment;
  }

  private decided(entry: Decided): void {
    const chain = this.chains.at(-1);
    const inOrder = entry.roll === this.rolls.length + 1 && entry.chain === chain?.chain && entry.link === this.used + 1;
    if (this.pending || !chain || !inOrder || entry.link > chain.length) throw new Found('order', { roll: entry.roll });
    if (!Array.isArray(entry.asked) || !isSide(entry.side) || (entry.count !== 1 && entry.count !== 2)) throw new Found('unreadable');
    this.pending = entry;
  }

  private rolled(roll: ProofRoll & { digest: string }): void {
    const decided = this.pending;
    const where = { roll: roll.roll, link: roll.link };
    const same = ['roll', 'chain', 'link', 'side', 'purpose'] as const;
    if (!decided || same.some((field) => decided[field] !== roll[field])) throw new Found('order', where);
    this.pending = null;
    for (const side of ['white', 'black'] as const) {
      const nonce = roll.nonces[side];
      const marked = roll.left_out.filter((left) => left.side === side).length;
      const asked = decided.asked.includes(side);
      if ((nonce === null ? 0 : 1) + marked !== (asked ? 1 : 0)) throw new Found('nonces', where);
      if (nonce !== null && !isHash(nonce)) throw new Found('unreadable');
    }
    if (!isHash(roll.secret)) throw new Found('unreadable');
    if (linkBefore(roll.secret) !== this.before) throw new Found('chain', where);
    const thrown: Throw = { table: this.table, chain: roll.chain, link: roll.link, side: roll.side, count: decided.count, nonces: roll.nonces };
    const secret = hexToBytes(roll.secret);
    if (bytesToHex(digestOf(secret, thrown)) !== roll.digest) throw new Found('digest', where);
    const dice = diceOf(secret, thrown);
    if (!sameList(dice, roll.dice)) throw new Found('dice', { ...where, wanted: dice.join('-'), found: String(roll.dice).replace(',', '-') });
    const sent = this.seen.nonces[roll.roll];
    const own = sent === undefined ? null : roll.nonces.white === sent || roll.nonces.black === sent;
    // A page that was marked as late may have sent its nonce in vain; one that is counted in must find its own.
    if (own === false && roll.left_out.length === 0) throw new Found('own-nonce', where);
    const proved: ProvedRoll = {
      roll: roll.roll,
      chain: roll.chain,
      link: roll.link,
      side: roll.side,
      purpose: roll.purpose,
      dice,
      secret: roll.secret,
      before: this.before,
      nonces: roll.nonces,
      leftOut: roll.left_out,
      digest: roll.digest,
      text: textOf(thrown, 0),
      own,
    };
    this.used = roll.link;
    this.before = roll.secret;
    this.rolls.push(proved);
    this.fallen = proved;
  }

  private action(action: Record<string, unknown>): void {
    const fallen = this.fallen;
    this.fallen = null;
    this.actions += 1;
    const kind = action['action'];
    if (typeof kind !== 'string') throw new Found('unreadable');
    const throws = kind === 'roll' || kind === 'opening-throw';
    if (!fallen) {
      if (throws && !this.realBoard) throw new Found('throw');
      return;
    }
    const wanted = fallen.purpose === 'move' ? 'roll' : 'opening-throw';
    const dice = numbersIn(kind === 'roll' ? action['roll'] : action['throw']);
    const order = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
    if (kind !== wanted || action['side'] !== fallen.side || !sameList(order(dice), order(fallen.dice))) {
      throw new Found('throw', { roll: fallen.roll });
    }
    this.throws += 1;
  }

  private takenBack(remain: unknown): void {
    if (typeof remain !== 'number' || remain < 0 || remain > this.actions) throw new Found('order');
    this.actions = remain;
  }
}

function fields(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new Found('unreadable');
  return value as Record<string, unknown>;
}

function isSide(value: unknown): boolean {
  return value === 'white' || value === 'black';
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

function sameList(a: readonly number[], b: unknown): boolean {
  return Array.isArray(b) && a.length === b.length && a.every((value, index) => value === b[index]);
}

/** The dice of an action, however they are wrapped: 3, [3, 1], {"one": 3}, {"two": [3, 1]}. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbersIn);
  return [];
}
