// The end that is in this browser: a worker that holds the tables. It answers as a server does.

import type { Ears, End, Line } from './end';
import type { FromHouse, ToHouse } from '../here/house.worker';

/** The tables in this browser. Only a page that was built with the engine has them. */
export function hereEnd(): End {
  return {
    kind: 'here',
    owner: 'pasch-owner-here',
    connect(ears: Ears): Line {
      let open = true;
      const house = new Worker(new URL('../here/house.worker.ts', import.meta.url), { type: 'module', name: 'house' });
      const send = (message: ToHouse): void => house.postMessage(message);
      const end = (why?: string): void => {
        if (!open) return;
        open = false;
        house.terminate();
        ears.lost(why);
      };
      house.onmessage = ({ data }: MessageEvent<FromHouse>) => {
        if (data.kind === 'ready') ears.opened();
        else if (data.kind === 'answer') ears.heard(data.text);
        else end(data.why);
      };
      house.onerror = (event) => end(event.message);
      send({ kind: 'start', base: document.baseURI, pace: pace() });
      return {
        get open() {
          return open;
        },
        send: (text) => send({ kind: 'message', text }),
        close: () => {
          open = false;
          house.terminate();
        },
      };
    },
  };
}

/** How long the computer takes at least, so that people can follow. */
function pace(): number {
  const wished = Number(sessionStorage.getItem('pasch-pace') ?? NaN);
  return Number.isFinite(wished) && wished >= 0 ? wished : 450;
}
