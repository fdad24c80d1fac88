// This page's part in the dice of the table it sits at: it hears the log, gives what is awaited of it, and knows what the
// player has to be told or asked.

import type { Proof, Table, Why } from '../protocol';
import { connection, type Message, type Request } from '../socket';
import type { Fault } from './fault';
import type { Party } from './hash';
import { throwsOf, type Side } from './log';
import { throwsShown } from './shown';
import { Witness } from './witness';

export type Notice =
  | { readonly kind: 'broken'; readonly fault: Fault; /** May the player go on with what the server has left? */ readonly goesOn: boolean }
  | { readonly kind: 'doubt'; readonly claim: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'grant'; readonly party: Party }
  | { readonly kind: 'wait'; readonly side: Side };

export class DicePart {
  notice = $state.raw<Notice | null>(null);
  private table: string | null = null;
  private witness: Witness | null = null;
  private proof: Proof | null = null;
  private shown: Table | null = null;
  private mine: readonly Side[] = [];
  /** What was sent on this connection: the epoch of an anchor, the roll of a link. */
  private anchored = 0;
  private linked = 0;
  /** A page asks for new chains once; two devices of one player must not take them from each other for ever. */
  private renewed = false;

  /** The page comes to a table, or comes back to it. */
  enter(): void {
    this.table = null;
    this.witness = null;
    this.shown = null;
    this.notice = null;
  }

  /** The table was shown. */
  see(table: Table): void {
    this.proof = table.proof;
    this.mine = (['white', 'black'] as const).filter((side) => table.seats[side].mine);
    const [side] = this.mine;
    if (this.table !== table.table && side !== undefined && !table.terms.real_board) {
      this.table = table.table;
      this.witness = new Witness(table.table, side, this.mine.length === 2);
      this.anchored = 0;
      this.linked = 0;
      void this.catchUp();
    }
    this.shown = table;
    if (table.over !== null) this.witness?.end();
    // A link may have waited for what the table shows.
    this.give();
    this.look();
  }

  /** Lines came, unasked. */
  hear({ first, lines, head }: Message<'dice-log'>): void {
    if (!this.witness) return;
    if (!this.witness.hear(first, lines, head)) void this.catchUp();
    this.give();
  }

  private async catchUp(): Promise<void> {
    const { table, witness } = this;
    if (table === null || !witness) return;
    const from = witness.log.count;
    try {
      const { first, lines, head } = await connection.request<'dice-log'>({ type: 'dice-log', table, from });
      if (this.witness !== witness) return;
      witness.hear(first, lines, head, from);
      this.give();
    } catch {
      // Not connected: the page comes back, and asks again.
    }
  }

  /** Gives what is awaited of this page, each once on a connection. */
  private give(): void {
    const { table, witness } = this;
    if (table === null || !witness) return;
    // While a roll is open that is for the player to say.
    if (witness.estranged() !== null && witness.log.open === null && !this.renewed) this.renew('lost');
    const epoch = witness.log.epoch?.number ?? 0;
    const anchor = this.anchored === epoch ? null : witness.anchor();
    if (anchor) {
      this.anchored = anchor[0];
      // An open roll is made with the new links.
      this.linked = 0;
      send({ type: 'anchor', table, epoch: anchor[0], anchor: anchor[1] });
    }
    const agrees = this.agrees();
    const link = this.linked === witness.log.open?.roll ? null : witness.link();
    if (link && agrees) {
      this.linked = link[0];
      send({ type: 'link', table, roll: link[0], link: link[1] });
    }
    this.look();
  }

  /** Does the table as last shown agree with the log of its dice? */
  private agrees(): boolean {
    const { table, witness, shown } = this;
    if (!witness || !shown || shown.table !== table) return false;
    const throws = throwsShown(shown, throwsOf(witness.log).length);
    return witness.sees(shown.game, throws, shown.proof?.lines ?? 0);
  }

  private renew(why: Why): void {
    if (this.table === null || !this.witness) return;
    this.renewed = true;
    send({ type: 'renew', table: this.table, epoch: this.witness.renew(), why });
  }

  /** What the player has to be told. */
  private look(): void {
    this.notice = this.noticeNow();
  }

  private noticeNow(): Notice | null {
    const { witness, proof } = this;
    if (!witness) return null;
    const fault = witness.fault;
    if (fault) return { kind: 'broken', fault, goesOn: fault.name === 'shorter' || fault.name === 'log' };
    const claim = witness.doubt();
    if (claim !== null) return { kind: 'doubt', claim };
    if (witness.bereft()) return { kind: 'lost' };
    const party = witness.asked();
    if (party !== null) return { kind: 'grant', party };
    const side = proof?.waits.find((waits) => !this.mine.includes(waits));
    return side === undefined ? null : { kind: 'wait', side };
  }

  // ---- what the player does

  /** The player decides to roll, or it was refused. */
  decide(decides: boolean): void {
    this.witness?.decide(decides);
  }

  takeBack(): void {
    this.witness?.takeBack();
  }

  /** Agrees that the open roll is made with new chains. */
  grant(): void {
    const epoch = this.witness?.grant() ?? null;
    if (this.table !== null && epoch !== null) send({ type: 'grant', table: this.table, epoch });
  }

  /** The player has nothing left of his part in the open roll. */
  askAnew(): void {
    if (this.witness?.bereft() === true) this.renew('lost');
  }

  /** It was the player, at another device. */
  confirm(): void {
    this.witness?.confirm();
    this.give();
  }

  /** Goes on with what the server has left, and new chains. */
  async goOn(): Promise<void> {
    this.witness?.beginAnew();
    this.anchored = 0;
    this.linked = 0;
    this.renewed = true;
    await this.catchUp();
    if (this.witness && this.witness.estranged() !== null) this.renew('restored');
    this.look();
  }
}

function send(request: Request): void {
  connection.request(request).catch(() => {
    // Not connected, or too late: what is still awaited is given again when the page comes back.
  });
}
