// Checks a dice record of either protocol from beginning to end, as docs/dice.md says, and compares it with what this browser
// followed while the game was played.

import { Found, fields, type Fault } from './fault';
import { checkFirst, type FirstReport, type FirstRoll } from './first';
import { sha256Of, type Party, type Parts } from './hash';
import { codeOfEpoch, EMPTY, enter, rollOf, type Line, type Side, type State } from './log';

export interface ProvedRoll {
  readonly roll: number;
  readonly epoch: number;
  readonly side: Side;
  readonly dice: readonly number[];
  /** Which link of each chain it was. */
  readonly number: number;
  /** The links of all parties; in the first protocol the server's link and the players' nonces. */
  readonly links: Parts;
  /** Were its dice thrown again, because a turn was taken back? */
  readonly foreseen: boolean;
  /** A page had no part in it: only in the first protocol. */
  readonly leftOut: boolean;
}

export interface ProvedEpoch {
  readonly epoch: number;
  readonly game: number;
  readonly anchors: Parts;
  readonly code: string | null;
  /** Who asked for these chains, if they are not those of a new game. */
  readonly renewedBy: Party | null;
}

export interface Report {
  /** The protocol: what the dice promise depends on it. */
  readonly version: 1 | 2;
  readonly table: string;
  readonly realBoard: boolean;
  readonly epochs: readonly ProvedEpoch[];
  /** Every roll up to the first fault. */
  readonly rolls: readonly ProvedRoll[];
  /** How many of them are of the first protocol. */
  readonly first: number;
  /** Throws of the game that are the dice that fell. */
  readonly throws: number;
  /** Is it the log that this browser followed while the game was played? Nothing if it followed none. */
  readonly followed: boolean | null;
  /** A roll was decided on, and its dice have not fallen yet. */
  readonly pending: boolean;
  readonly fault: Fault | null;
}

/** What a browser has followed of a table's log. */
export type Following = (table: string) => { readonly count: number; readonly head: string } | null;

/** Checks a record. One that was `asked` for just now must be of that table, and hold all that this browser has seen of it. */
export function check(record: unknown, followed: Following = () => null, asked: string | null = null): Report {
  const made = new Reading();
  let fault: Fault | null = null;
  try {
    made.read(record, asked === null ? followed : () => followed(asked));
    if (asked !== null) made.compare(asked, followed(asked)?.count ?? 0);
  } catch (error) {
    fault = error instanceof Found ? error.fault : new Found('unreadable').fault;
  }
  return { ...made.report(), fault };
}

class Reading {
  private version: 1 | 2 = 1;
  private state: State = EMPTY;
  private first: FirstReport | null = null;
  private readonly firstRolls: FirstRoll[] = [];
  private readonly rolls: ProvedRoll[] = [];
  private readonly epochs: ProvedEpoch[] = [];
  private throws = 0;
  private followed: boolean | null = null;

  read(record: unknown, followed: Following): void {
    const { pasch_dice: version } = fields(record);
    if (version === 1) {
      this.first = checkFirst(record, this.firstRolls);
      return;
    }
    this.version = 2;
    const { before, lines } = fields(record);
    const whole = version === 2 && Array.isArray(lines) && lines.every((line) => typeof line === 'string');
    if (!whole) throw new Found('unreadable');
    lines.forEach((text, index) => this.line(text, index + 1, before, followed));
  }

  /** Whoever shows less than was seen, or another table, has something to hide. */
  compare(asked: string, count: number): void {
    const { table } = this.report();
    const where = { entry: this.state.count, roll: rollOf(this.state) };
    if (table !== asked && (table !== '' || count > 0)) throw new Found('log', where);
    if (this.version === 2 && this.state.count < count) throw new Found('shorter', where);
  }

  private line(text: string, entry: number, before: unknown, followed: Following): void {
    const earlier = this.state;
    try {
      const { state, line } = enter(earlier, text);
      if (line.entry === 'session') this.begin(line, before);
      this.tell(line, earlier, state);
      this.state = state;
      const known = followed(state.table);
      if (known?.count === entry) {
        this.followed = known.head === state.head;
        if (!this.followed) throw new Found('log');
      }
    } catch (error) {
      const fault = error instanceof Found ? error.fault : new Found('unreadable').fault;
      throw new Found(fault.name, { ...fault, entry, roll: rollOf(earlier) });
    }
  }

  private begin({ before, table }: Extract<Line, { entry: 'session' }>, text: unknown): void {
    if (before === null && text === null) return;
    if (before === null || typeof text !== 'string' || sha256Of(text) !== before.record) throw new Found('order');
    this.first = checkFirst(JSON.parse(text), this.firstRolls);
    const { rolls, game, table: named } = this.first;
    if (rolls.length !== before.rolls || game !== before.game || named !== table) throw new Found('order');
    this.throws = this.first.throws;
  }

  private tell(line: Line, earlier: State, state: State): void {
    if (line.entry === 'epoch') {
      const renewedBy = line.reason === 'renewed' ? (earlier.renewal?.party ?? null) : null;
      this.epochs.push({ epoch: line.epoch, game: line.game, anchors: {}, code: null, renewedBy });
    }
    const last = this.epochs.at(-1);
    if (line.entry === 'anchor' && last && state.epoch) {
      this.epochs[this.epochs.length - 1] = { ...last, anchors: state.epoch.anchors, code: codeOfEpoch(state.epoch) };
    }
    if (line.entry === 'thrown' && earlier.open && earlier.epoch) {
      const { number: epoch, thrown, links } = earlier.epoch;
      this.rolls.push({ ...line, epoch, side: earlier.open.side, number: thrown + 1, links, foreseen: false, leftOut: false });
    }
    if (line.entry === 'again') {
      const at = this.rolls.findIndex((roll) => roll.roll === line.roll);
      const roll = this.rolls[at];
      if (roll) this.rolls[at] = { ...roll, foreseen: true };
    }
    if (line.entry === 'action' && earlier.fallen) this.throws += 1;
  }

  report(): Omit<Report, 'fault'> {
    const firstRolls = this.firstRolls.map((roll): ProvedRoll => {
      const { white, black } = roll.nonces;
      const links = { server: roll.link, ...(white === null ? {} : { white }), ...(black === null ? {} : { black }) };
      return { roll: roll.roll, epoch: 0, side: roll.side, dice: roll.dice, number: 0, links, foreseen: false, leftOut: roll.leftOut.length > 0 };
    });
    return {
      version: this.version,
      table: this.state.table || (this.first?.table ?? ''),
      realBoard: this.state.realBoard || (this.first?.realBoard ?? false),
      epochs: this.epochs,
      rolls: [...firstRolls, ...this.rolls],
      first: firstRolls.length,
      throws: this.version === 1 ? (this.first?.throws ?? 0) : this.throws,
      followed: this.followed,
      pending: this.state.open !== null || (this.version === 1 && this.first?.pending === true),
    };
  }
}
