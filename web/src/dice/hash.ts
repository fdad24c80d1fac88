// Everything that is hashed for the dice, as docs/dice.md says, with nothing but SHA-256 in plain script: browsers withhold
// `crypto.subtle` from pages that come over plain HTTP.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Party = 'server' | 'white' | 'black';
export const PARTIES: readonly Party[] = ['server', 'white', 'black'];
export type Parts = Readonly<Partial<Record<Party, string>>>;

/** The links of a chain. */
export const LENGTH = 1024;

/** The bytes of a hash. */
const HASH = 32;

const tag = (name: string): Uint8Array => utf8ToBytes(`pasch-dice-2/${name}\0`);

function tagged(name: string, ...parts: readonly Uint8Array[]): Uint8Array {
  return sha256(concatBytes(tag(name), ...parts));
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

const byteOf = (party: Party): Uint8Array => Uint8Array.of(PARTIES.indexOf(party));

function partsOf(parts: Parts): Uint8Array {
  const all = PARTIES.flatMap((party) => {
    const part = parts[party];
    return part === undefined ? [] : [byteOf(party), hexToBytes(part)];
  });
  return concatBytes(...all);
}

/** The identity of a set of chains: of this session, this game, this epoch. */
export function identityOf(session: string, game: number, epoch: number): string {
  return bytesToHex(tagged('epoch', hexToBytes(session), number(game), number(epoch)));
}

/** The link before link `index` of a party's chain; before the first it is the anchor. */
export function linkBefore(identity: string, party: Party, index: number, link: string): string {
  return bytesToHex(tagged('link', hexToBytes(identity), byteOf(party), number(index), hexToBytes(link)));
}

/** A party's chain from its seed down to the anchor, hashed once: a thousand hashes are too many for every throw. */
export class Chain {
  readonly identity: string;
  readonly seed: string;
  private readonly links = new Uint8Array((LENGTH + 1) * HASH);

  constructor(identity: string, party: Party, seed: string) {
    this.identity = identity;
    this.seed = seed;
    this.links.set(hexToBytes(seed), LENGTH * HASH);
    // What `linkBefore` hashes, laid down once; only the number and the link change.
    const hashed = concatBytes(tag('link'), hexToBytes(identity), byteOf(party), number(LENGTH), hexToBytes(seed));
    const linkAt = hashed.length - HASH;
    const view = new DataView(hashed.buffer);
    for (let above = LENGTH; above > 0; above--) {
      view.setUint32(linkAt - 4, above);
      hashed.set(this.bytes(above), linkAt);
      sha256.create().update(hashed).digestInto(this.bytes(above - 1));
    }
  }

  /** Link 0 is the anchor. */
  link(index: number): string {
    return bytesToHex(this.bytes(index));
  }

  private bytes(index: number): Uint8Array {
    return this.links.subarray(index * HASH, (index + 1) * HASH);
  }
}

/** What two players may read to each other. */
export function codeOf(identity: string, anchors: Parts): string {
  return bytesToHex(tagged('anchors', hexToBytes(identity), partsOf(anchors)));
}

export function headAfter(head: string, index: number, line: string): string {
  const bytes = utf8ToBytes(line);
  return bytesToHex(tagged('line', hexToBytes(head), number(index), number(bytes.length), bytes));
}

/** A byte of 252 or more is skipped, so that no number comes up more often than another. */
export function diceOf(identity: string, index: number, count: number, links: Parts): number[] {
  const dice: number[] = [];
  for (let block = 0; dice.length < count; block++) {
    const bytes = tagged('throw', hexToBytes(identity), number(index), number(block), Uint8Array.of(count), partsOf(links));
    const fair = [...bytes].filter((byte) => byte < 252);
    dice.push(...fair.slice(0, count - dice.length).map((byte) => (byte % 6) + 1));
  }
  return dice;
}

export function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}

/** 32 bytes from the browser's own source of chance. */
export function freshSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

export function sha256Of(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
