// The real server, on a free port with a data folder of its own.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

export function binary() {
  const target = process.env.CARGO_TARGET_DIR ?? join(workspace, 'target');
  const found = [process.env.PASCH_BIN, join(target, 'debug/pasch'), join(target, 'release/pasch')].find(
    (path) => path && existsSync(path),
  );
  if (!found) throw new Error('no pasch binary: run `cargo build -p pasch` first, or name it in PASCH_BIN');
  return found;
}

export async function startServer(options = []) {
  const data = await mkdtemp(join(tmpdir(), 'pasch-test-'));
  const port = await freePort();
  const server = { url: `http://127.0.0.1:${port}`, data, process: null, log: '' };

  server.launch = async () => {
    const child = spawn(binary(), ['serve', '--listen', `127.0.0.1:${port}`, '--data', data, ...options], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server.process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        server.log = (server.log + chunk).slice(-20000);
      });
    }
    for (let attempt = 0; attempt < 200; attempt++) {
      if (child.exitCode !== null) throw new Error(`the server ended: ${server.log}`);
      try {
        if ((await fetch(`${server.url}/healthz`)).ok) return;
      } catch {
        // Not yet.
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not come up: ${server.log}`);
  };

  /** Ends the process at once, as a power cut would. */
  server.kill = () =>
    new Promise((resolve) => {
      server.process.once('exit', resolve);
      server.process.kill('SIGKILL');
    });

  /** Lets the process take its leave. */
  server.close = async () => {
    const leaving = server.process;
    // Whoever was killed has no exit code, only the signal.
    if (leaving.exitCode !== null || leaving.signalCode !== null) return;
    await new Promise((resolve) => {
      const patience = setTimeout(() => leaving.kill('SIGKILL'), 10_000);
      leaving.once('exit', () => {
        clearTimeout(patience);
        resolve();
      });
      leaving.kill('SIGTERM');
    });
  };

  server.stop = async () => {
    await server.close();
    await rm(data, { recursive: true, force: true });
  };

  await server.launch();
  return server;
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
