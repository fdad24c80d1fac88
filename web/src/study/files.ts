// Files that are opened and written here.

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** What the server takes in one message, less what surrounds the file. */
export const LARGEST_FILE = 700_000;

export function inBase64(buffer: ArrayBuffer): string {
  return btoa(Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join(''));
}

/** The name under which a file is kept: the same file is the same match. */
export function fingerprint(buffer: ArrayBuffer): string {
  return bytesToHex(sha256(new Uint8Array(buffer))).slice(0, 24);
}

/** Gives a text to be saved. */
export function save(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
