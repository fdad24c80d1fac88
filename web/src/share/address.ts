// Addresses that another device can open: localhost means something else there, and the server knows better names.

import { connection } from '../socket';

const here = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname);

/** The whole address of a place on this page. */
export function addressOf(hash: string): string {
  const reachable = here() ? connection.welcome?.addresses[0] : undefined;
  if (reachable) return `${reachable.replace(/\/$/, '')}/${hash}`;
  return `${window.location.href.replace(/#.*$/, '')}${hash}`;
}

/** Do addresses of this page work on this computer alone? */
export function isLocal(): boolean {
  return here() && (connection.welcome?.addresses.length ?? 0) === 0;
}
