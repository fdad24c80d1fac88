// Checks a record of the first protocol from beginning to end, with nothing but SHA-256 and HMAC-SHA-256 in plain script. No
// table is played by it any more.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { fields, Found, isThrowOf, sameList, throws as isThrow } from './fault';
import { isHash } from './hash';
import type { Side } from './log';

interface Pair<T> {
  readonly white: T;
  readonly black: T;
}

interface Chain {
  readonly chain: number;
  readonly game: number;
  readonly length: number;
  readonly commitment: string;
}

interface Decided {
  readonly roll: number;
  readonly chain: number;
  readonly link: number;
  readonly side: Side;
  readonly purpose: 'opening' | 'move';
  readonly count: number;
  readonly asked: readonly Side[];
}

interface Rolled {
  readonly roll: number;
  readonly chain: number;
  readonly link: number;
  readonly side: Side;
  readonly purpose: 'opening' | 'move';
  readonly secret: string;
  readonly nonces: Pair<string | null>;
  readonly left_out: readonly { readonly side: Side; readonly why: string }[];
  readonly digest: string;
  readonly dice: readonly number[];
}

export interface Throw {
  readonly table: string;
  readonly chain: number;
  readonly link: number;
  readonly side: Side;
  readonly count: number;
  readonly nonces: Pair<string | null>;
}

/** A roll that follows from its link and its nonces. */
export interface FirstRoll {
  readonly roll: number;
  readonly chain: number;
  readonly side: Side;
  readonly dice: readonly number[];
  readonly link: string;
  readonly nonces: Pair<string | null>;
  readonly leftOut: readonly Side[];
}

export interface FirstReport {
  readonly table: string;
  readonly realBoard: boolean;
  readonly rolls: FirstRoll[];
  readonly throws: number;
  readonly actions: number;
  readonly game: number;
  readonly pending: boolean;
}

/** Checks a record; what was found before a fault lies in `into`. */
export function checkFirst(record: unknown, into: FirstRoll[] = []): FirstReport {
  return new Checker(into).run(record);
}

export function textOf(thrown: Throw, block: number): string {
  const { table, chain, link, side, count, nonces } = thrown;
  return ['pasch-dice-1', table, chain, link, side, count, nonces.white ?? '-', nonces.black ?? '-', block].join('\n');
}

export function digestOf(secret: Uint8Array, thrown: Throw, block = 0): Uint8Array {
  return hmac(sha256, secret, utf8ToBytes(textOf(thrown, block)));
}

/** A byte of 252 or more is skipped, so that no number comes up more often than another. */
export function firstDiceOf(secret: Uint8Array, thrown: Throw): number[] {
  const dice: number[] = [];
  for (let block = 0; dice.length < thrown.count; block++) {
    const fair = [...digestOf(secret, thrown, block)].filter((byte) => byte < 252);
    dice.push(...fair.slice(0, thrown.count - dice.length).map((byte) => (byte % 6) + 1));
  }
  return dice;
}

export function hashOf(link: string): string {
  return bytesToHex(sha256(hexToBytes(link)));
}

class Checker {
  private table = '';
  private realBoard = false;
  private readonly chains: Chain[] = [];
  private readonly rolls: FirstRoll[];
  private throws = 0;
  private actions = 0;
  private game = 1;
  /** The last link used of the chain in use, and what the next one must hash to. */
  private used = 0;
  private before = '';
  private pending: Decided | null = null;
  private fallen: Rolled | null = null;

  constructor(rolls: FirstRoll[]) {
    this.rolls = rolls;
  }

  run(record: unknown): FirstReport {
    let number = 0;
    for (const entry of this.opened(record)) {
      number += 1;
      const roll = this.rolls.length + (this.fallen ? 0 : 1);
      try {
        this.entry(entry);
      } catch (error) {
        const fault = error instanceof Found ? error.fault : new Found('unreadable').fault;
        throw new Found(fault.name, { ...fault, entry: number, roll });
      }
    }
    const { table, realBoard, rolls, throws, actions, game } = this;
    return { table, realBoard, rolls, throws, actions, game, pending: this.pending !== null };
  }

  private opened(record: unknown): readonly unknown[] {
    const { pasch_dice: version, table, terms, entries } = fields(record);
    if (version !== 1 || typeof table !== 'string' || table.includes('\n') || !Array.isArray(entries)) throw new Found('unreadable');
    this.table = table;
    this.realBoard = fields(terms)['real_board'] === true;
    return entries as unknown[];
  }

  private entry(entry: unknown): void {
    const kind = fields(entry)['entry'];
    if (this.fallen && kind !== 'action') throw new Found('throw');
    switch (kind) {
      case 'chain':
        return this.committed(entry as Chain);
      case 'decided':
        return this.decided(entry as Decided);
      case 'rolled':
        return this.rolled(entry as Rolled);
      case 'action':
        return this.action(fields(fields(entry)['action']));
      case 'taken-back':
        return this.takenBack(fields(entry)['remain']);
      default:
        throw new Found('unreadable');
    }
  }

  private committed(chain: Chain): void {
    if (chain.chain !== this.chains.length + 1 || this.pending) throw new Found('order');
    if (!isHash(chain.commitment)) throw new Found('unreadable');
    this.chains.push(chain);
    this.used = 0;
    this.before = chain.commitment;
  }

  private decided(entry: Decided): void {
    const chain = this.chains.at(-1);
    const inOrder = entry.roll === this.rolls.length + 1 && entry.chain === chain?.chain && entry.link === this.used + 1;
    if (this.pending || !chain || !inOrder || entry.link > chain.length) throw new Found('order');
    if (!Array.isArray(entry.asked) || !isSide(entry.side) || (entry.count !== 1 && entry.count !== 2)) throw new Found('unreadable');
    this.pending = entry;
  }

  private rolled(roll: Rolled): void {
    const decided = this.pending;
    const same = ['roll', 'chain', 'link', 'side', 'purpose'] as const;
    if (!decided || same.some((field) => decided[field] !== roll[field])) throw new Found('order');
    this.pending = null;
    for (const side of ['white', 'black'] as const) {
      const nonce = roll.nonces[side];
      const marked = roll.left_out.filter((left) => left.side === side).length;
      const asked = decided.asked.includes(side);
      if ((nonce === null ? 0 : 1) + marked !== (asked ? 1 : 0)) throw new Found('nonces');
      if (nonce !== null && !isHash(nonce)) throw new Found('unreadable');
    }
    if (!isHash(roll.secret)) throw new Found('unreadable');
    if (hashOf(roll.secret) !== this.before) throw new Found('chain');
    const thrown: Throw = { table: this.table, chain: roll.chain, link: roll.link, side: roll.side, count: decided.count, nonces: roll.nonces };
    const secret = hexToBytes(roll.secret);
    if (bytesToHex(digestOf(secret, thrown)) !== roll.digest) throw new Found('digest');
    const dice = firstDiceOf(secret, thrown);
    if (!sameList(dice, roll.dice)) throw new Found('dice', { wanted: dice.join('-'), found: String(roll.dice).replace(',', '-') });
    this.used = roll.link;
    this.before = roll.secret;
    const { roll: number, chain, side, nonces } = roll;
    this.rolls.push({ roll: number, chain, side, dice, link: roll.secret, nonces, leftOut: roll.left_out.map((left) => left.side) });
    this.fallen = roll;
  }

  private action(action: Record<string, unknown>): void {
    const fallen = this.fallen;
    this.fallen = null;
    this.actions += 1;
    if (typeof action['action'] !== 'string') throw new Found('unreadable');
    if (action['action'] === 'next-game') this.game += 1;
    if (!fallen) {
      if (isThrow(action) && !this.realBoard) throw new Found('throw');
      return;
    }
    if (!isThrowOf(action, fallen)) throw new Found('throw');
    this.throws += 1;
  }

  private takenBack(remain: unknown): void {
    if (typeof remain !== 'number' || remain < 0 || remain > this.actions) throw new Found('order');
    this.actions = remain;
  }
}

function isSide(value: unknown): boolean {
  return value === 'white' || value === 'black';
}
