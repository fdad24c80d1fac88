// The end that is a server: a WebSocket beside the page, or at an address that was chosen.

import type { Ears, End, Line } from './end';

export const SOCKET_PATH = 'api/socket';

/** The server that gave this page, or another one that lets pages from elsewhere in. */
export function serverEnd(base: string, owner: string): End {
  return {
    kind: 'server',
    owner,
    connect(ears: Ears): Line {
      const address = new URL(SOCKET_PATH, base);
      address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
      const socket = new WebSocket(address);
      socket.onopen = () => ears.opened();
      socket.onmessage = (event) => ears.heard(String(event.data));
      socket.onclose = () => ears.lost();
      return {
        get open() {
          return socket.readyState === WebSocket.OPEN;
        },
        send: (text) => socket.send(text),
        close: () => {
          socket.onclose = null;
          socket.close();
        },
      };
    },
  };
}
