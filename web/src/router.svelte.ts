// Hash routes: `#/games/abc` is the page `games` with the rest `['abc']`. Pages are listed in routes.ts.

let path = $state(read());

window.addEventListener('hashchange', () => {
  path = read();
});

/** The parts of the address after `#/`. */
export function route(): readonly string[] {
  return path;
}

export function go(...parts: string[]): void {
  window.location.hash = '/' + parts.map(encodeURIComponent).join('/');
}

/** Changes the address without a new entry in the history. */
export function replace(...parts: string[]): void {
  window.history.replaceState(null, '', '#/' + parts.map(encodeURIComponent).join('/'));
  path = read();
}

function read(): string[] {
  return window.location.hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decode);
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
