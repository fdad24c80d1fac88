// Which end the page's connection has: the server that gave the page, another one that was chosen, or this browser.

import { hereEnd } from './here';
import { serverEnd } from './server';
import type { End } from './end';

const SERVER = 'pasch-server';
const HERE = 'pasch-here';

/** Was the page built with the engine, so that tables can stand in this browser? */
export const canStandHere: boolean = ENGINE_BUILT;

/** Was the page given by a host of plain files, behind which there is no server? */
export const hostIsPlain: boolean = document.documentElement.dataset['tables'] === 'here';

export function chosenEnd(): End {
  const server = chosenServer();
  if (server !== null) return serverEnd(server, `pasch-owner ${server}`);
  if (canStandHere && (hostIsPlain || sessionStorage.getItem(HERE) !== null)) return hereEnd();
  return serverEnd(document.baseURI, 'pasch-owner');
}

/** The server elsewhere at whose tables this page sits; none if it has not chosen one. */
export function chosenServer(): string | null {
  return sessionStorage.getItem(SERVER);
}

/** Goes to a server elsewhere, or back. The page starts anew. */
export function chooseServer(server: string | null, hash = '#/'): void {
  if (server === null) sessionStorage.removeItem(SERVER);
  else sessionStorage.setItem(SERVER, server);
  begin(hash);
}

/** From now on, in this tab, the tables stand in this browser; or no longer. */
export function standHere(here: boolean, hash = '#/'): void {
  if (here) sessionStorage.setItem(HERE, '1');
  else sessionStorage.removeItem(HERE);
  begin(hash);
}

function begin(hash: string): void {
  // Without a change of address that this page would still follow: what waits for the next one would be taken too early.
  window.history.replaceState(null, '', hash);
  window.location.reload();
}
