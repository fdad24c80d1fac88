// This browser's part in a table's dice, and its memory of them. It follows the log line by line, fixes its part when it is
// asked to, and reveals a link only where the log allows it and its own player has decided; crates/dice/src/witness.rs does
// the same. All tabs share the memory. A seed, and what the player did, are written once under names of their own and
// never overwritten; the state of the log only goes forward. So two tabs cannot take anything from each other.

import { awaitedAnchors, awaitedGrants, awaitedLinks, EMPTY, enter, rollOf, throwsOf, type Line, type Purpose, type Side, type State } from './log';
import { Found, sameDice, type Fault } from './fault';
import { Chain, freshSeed, type Party } from './hash';

const PREFIX = 'pasch-dice/';
/** So many tables are remembered, the latest: of those that are played out, and of those that go on, perhaps by days a turn. */
const OVER = 30;
const GOING_ON = 120;

interface Memory {
  readonly party: Party;
  /** Does this page decide for both sides? */
  readonly both: boolean;
  readonly log: State;
  /** What the log says that this player did. */
  readonly claimed: readonly string[];
  readonly takenBack: number;
  /** Why the server is no longer believed. */
  readonly fault: Fault | null;
  readonly at: number;
  /** Is everything played out? */
  readonly over?: boolean;
}

/** A throw as a table shows it; the dice in any order. */
export interface ShownThrow {
  readonly side: Side;
  readonly purpose: Purpose;
  readonly dice: readonly number[];
}

/** Where things are kept; a browser that keeps nothing plays on with what it has in its head. */
export interface Shelf {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
}

export class Witness {
  private readonly name: string;
  private readonly shelf: Shelf;
  /** What lay on the shelf when it was last looked at, so that it is read again only if another tab has written. */
  private seen: { readonly text: string | null; readonly memory: Memory } | null = null;
  private chain: Chain | null = null;

  constructor(table: string, side: Side, both: boolean, shelf: Shelf = browserShelf) {
    this.name = PREFIX + table;
    this.shelf = shelf;
    if (!this.shelf.get(this.name)) {
      this.shelf.set(this.name, JSON.stringify(blank(side, both)));
      tidy(this.shelf, this.name);
    }
  }

  private get memory(): Memory {
    const text = this.shelf.get(this.name);
    if (this.seen?.text !== text) this.seen = { text, memory: read(text) ?? blank('white', false) };
    return this.seen.memory;
  }

  get log(): State {
    return this.memory.log;
  }

  get fault(): Fault | null {
    return this.memory.fault;
  }

  /**
   * Hears lines, of which the first has this number (from 0), and the head that the server has after them. `asked` is the
   * number from which on they were asked for, if they were. False if some are missing in between.
   */
  hear(first: number, lines: readonly string[], head: string, asked: number | null = null): boolean {
    let memory = this.memory;
    if (memory.fault) return true;
    const history = asked !== null && memory.log.count === 0;
    const end = first + lines.length;
    try {
      if (asked !== null && end < asked) throw new Found('shorter', { entry: end });
      if (first > memory.log.count) return false;
      for (const text of lines.slice(memory.log.count - first)) {
        const entry = memory.log.count + 1;
        try {
          const { state, line } = enter(memory.log, text);
          memory = claims({ ...memory, log: state }, line);
        } catch (error) {
          throw error instanceof Found ? new Found(error.fault.name, { ...error.fault, entry }) : error;
        }
      }
      if (end === memory.log.count && head !== memory.log.head) throw new Found('log', { entry: end });
    } catch (error) {
      const fault = error instanceof Found ? error.fault : new Found('unreadable').fault;
      this.keep({ ...memory, fault: { ...fault, roll: rollOf(memory.log) } });
      return true;
    }
    // Of what was before it came, a page without a memory cannot say who did it.
    this.keep(history ? { ...memory, claimed: [] } : memory);
    return true;
  }

  /**
   * Are the throws that the table shows of this game those of the log? Not yet, while one of the two lags behind; a fault, if the
   * table says that it shows just these lines of the log, or shows what never was in those before. A page gives its link only for
   * a table that agrees.
   */
  sees(game: number, all: readonly ShownThrow[], lines: number): boolean {
    const memory = this.memory;
    const { log } = memory;
    if (memory.fault) return false;
    const fallen = throwsOf(log);
    // Of a game that was taken up in its middle the table shows more.
    const takenUp = log.takenUp === log.game;
    const shown = takenUp ? all.slice(Math.max(0, all.length - fallen.length)) : all;
    const same = fallen.every(({ side, purpose, dice }, at) => {
      const one = shown[at];
      return !one || (one.side === side && one.purpose === purpose && sameDice(one.dice, dice));
    });
    const allSame = same && game === log.game;
    if (allSame && shown.length === fallen.length) return true;
    // A throw that was not played, because the player gave up or lost by time, is not shown for ever.
    const unplayed = allSame && shown.length + 1 === fallen.length;
    // An older table of the same game shows the same throws, only fewer or, where turns were taken back, more of them; that can be
    // told where both lists begin with the opening.
    const opened = fallen[0]?.purpose === 'opening' && shown[0]?.purpose === 'opening';
    const never = game > log.game || (game === log.game && opened && !takenUp && !same);
    const lied = lines === log.count ? !unplayed : lines < log.count && never;
    if (lied && lines > 0) this.keep({ ...memory, fault: new Found('throw', { entry: lines, roll: rollOf(log) }).fault });
    return false;
  }

  /** This page's anchor, if one is awaited. */
  anchor(seed: string = freshSeed()): readonly [epoch: number, anchor: string] | null {
    const { log, party, fault } = this.memory;
    const awaited = awaitedAnchors(log);
    if (fault || !log.epoch || this.doubt() !== null || !awaited.includes(party) || awaited.includes('server')) return null;
    const anchor = this.chainOf(log.epoch.identity, party, seed).link(0);
    this.shelf.set(`${this.name}/seed-${anchor}`, seed);
    return [log.epoch.number, anchor];
  }

  /** This page's link, if one is awaited and may be given: the same one however often it is asked for. */
  link(): readonly [roll: number, link: string] | null {
    const { log, party, fault } = this.memory;
    const seed = this.seed();
    if (fault || !log.open || !log.epoch || this.doubt() !== null || !awaitedLinks(log).includes(party) || seed === null) return null;
    return [log.open.roll, this.chainOf(log.epoch.identity, party, seed).link(log.epoch.thrown + 1)];
  }

  /** The epoch that was fixed without this page: it asks for new chains then, unless a roll is open, and says so. */
  estranged(): number | null {
    const { log, party } = this.memory;
    return log.epoch?.anchors[party] !== undefined && this.seed() === null ? log.epoch.number : null;
  }

  /**
   * Is a roll open with such chains, and has nobody asked for new ones? Links of it may be known, so that asking would let the others
   * choose whether it is made anew: the player says whether he really has nothing left of the first.
   */
  bereft(): boolean {
    const { open, renewal } = this.log;
    return open !== null && renewal === null && this.estranged() !== null;
  }

  private chainOf(identity: string, party: Party, seed: string): Chain {
    if (this.chain?.identity !== identity || this.chain.seed !== seed) this.chain = new Chain(identity, party, seed);
    return this.chain;
  }

  private seed(): string | null {
    const { log, party } = this.memory;
    const anchor = log.epoch?.anchors[party];
    return anchor === undefined ? null : this.shelf.get(`${this.name}/seed-${anchor}`);
  }

  /** The player decides to roll, or it was refused. */
  decide(decides: boolean): void {
    const key = `${this.name}/did-roll-${this.log.rolls + 1}`;
    if (decides) this.shelf.set(key, '1');
    else this.shelf.remove(key);
  }

  takeBack(): void {
    this.did(`taken-back-${this.memory.takenBack + 1}`);
  }

  /** The player asks for new chains, and ends an epoch. */
  renew(): number {
    const epoch = this.log.epoch?.number ?? 0;
    this.did(`renewed-${epoch}`);
    return epoch;
  }

  /** Who asks this player for his consent to new chains while a roll is open, as the log has it. */
  asked(): Party | null {
    const { log, party } = this.memory;
    return awaitedGrants(log).includes(party) ? (log.renewal?.party ?? null) : null;
  }

  /** The player agrees to new chains for the open roll, if the log asks him. No other roll is meant: a consent cannot be kept for later. */
  grant(): number | null {
    const { open, epoch } = this.log;
    if (!open || !epoch || this.asked() === null) return null;
    this.did(`granted-${open.roll}`);
    return epoch.number;
  }

  private did(what: string): void {
    this.shelf.set(`${this.name}/did-${what}`, '1');
  }

  /** What the player has not done here, although the log says so. Nothing is given until he says that he did. */
  doubt(): string | null {
    return this.memory.claimed.find((claim) => this.shelf.get(`${this.name}/did-${claim}`) === null) ?? null;
  }

  /** The player says that he did it, at another device. */
  confirm(): void {
    for (const claim of this.memory.claimed) this.did(claim);
  }

  /** Everything is played out: this memory is among the first to go. */
  end(): void {
    const memory = this.memory;
    if (memory.over !== true) this.keep({ ...memory, over: true });
  }

  /** The player goes on although the server's memory went back. What was fixed or revealed before counts for nothing. */
  beginAnew(): void {
    const { party, both, log } = this.memory;
    // Nor does what the player did: of rolls that come again with their numbers nothing is decided.
    const past = this.shelf.keys().filter((key) => key.startsWith(`${this.name}/seed-`) || key.startsWith(`${this.name}/did-`));
    for (const key of past) this.shelf.remove(key);
    this.shelf.set(`${this.name}/before-${log.count}`, JSON.stringify(this.memory));
    this.shelf.set(this.name, JSON.stringify({ ...blank('white', both), party }));
  }

  /** Keeps what was heard; another tab may have heard more. */
  private keep(memory: Memory): void {
    const now = this.memory;
    if (now.fault || (now.log.count > memory.log.count && !memory.fault)) return;
    this.shelf.set(this.name, JSON.stringify({ ...memory, at: Date.now() }));
  }
}

/** How far this browser has followed a table's log, and whose side it was on. */
export function followed(table: string, shelf: Shelf = browserShelf): { readonly count: number; readonly head: string } | null {
  const memory = memoryOf(shelf, PREFIX + table);
  return memory && memory.log.count > 0 ? { count: memory.log.count, head: memory.log.head } : null;
}

function blank(side: Side, both: boolean): Memory {
  return { party: side, both, log: EMPTY, claimed: [], takenBack: 0, fault: null, at: Date.now() };
}

/** Something that only the player himself may do. In the opening there is nothing to decide. */
function claims(memory: Memory, line: Line): Memory {
  const { party, both, claimed } = memory;
  const add = (claim: string): Memory => ({ ...memory, claimed: [...claimed, claim] });
  switch (line.entry) {
    // The table is one where the server throws: dice from a real board would come from nowhere.
    case 'session':
      if (memory.log.realBoard) throw new Found('throw');
      return memory;
    case 'epoch':
      // Two windows of one browser that sit opposite each other are one party, and keep one memory.
      if (party === 'black' && line.seats.black === 'same') return { ...memory, party: 'white', both: true };
      // Chains in which this page has no part would be everybody else's choice.
      if (!memory.log.epoch?.parties.includes(party)) throw new Found('anchor');
      return memory;
    case 'decided':
      return (both || line.side === party) && line.purpose === 'move' ? add(`roll-${line.roll}`) : memory;
    case 'thrown':
      return { ...memory, claimed: claimed.filter((claim) => claim !== `roll-${line.roll}`) };
    case 'taken-back':
      return { ...add(`taken-back-${memory.takenBack + 1}`), takenBack: memory.takenBack + 1 };
    case 'renew':
      return line.party === party ? add(`renewed-${line.epoch}`) : memory;
    case 'grant':
      return line.party === party ? add(`granted-${rollOf(memory.log)}`) : memory;
    default:
      return memory;
  }
}

const memoryOf = (shelf: Shelf, name: string): Memory | null => read(shelf.get(name));

function read(text: string | null): Memory | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' && value !== null && 'log' in value ? (value as Memory) : null;
  } catch {
    return null;
  }
}

/** Forgets the oldest tables. */
function tidy(shelf: Shelf, newest: string): void {
  const names = shelf.keys().filter((key) => key.startsWith(PREFIX) && !key.slice(PREFIX.length).includes('/') && key !== newest);
  const known = names.map((name) => ({ name, memory: memoryOf(shelf, name) })).sort((a, b) => (b.memory?.at ?? 0) - (a.memory?.at ?? 0));
  const over = known.filter(({ memory }) => memory === null || memory.over === true);
  const goingOn = known.filter((one) => !over.includes(one));
  const old = [...over.slice(OVER), ...goingOn.slice(GOING_ON)];
  for (const { name } of old) {
    for (const key of shelf.keys()) if (key === name || key.startsWith(`${name}/`)) shelf.remove(key);
  }
}

const inMind = new Map<string, string>();

const browserShelf: Shelf = {
  get(key) {
    try {
      return inMind.get(key) ?? localStorage.getItem(key);
    } catch {
      return inMind.get(key) ?? null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, value);
      inMind.delete(key);
    } catch {
      // No room: the game goes on with what is in mind, which a reload loses.
      inMind.set(key, value);
    }
  },
  remove(key) {
    inMind.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // It was never there.
    }
  },
  keys() {
    try {
      return [...new Set([...Object.keys(localStorage), ...inMind.keys()])];
    } catch {
      return [...inMind.keys()];
    }
  },
};
