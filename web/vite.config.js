// Builds the page into the server's package, which embeds it. In development Vite stands in front of a running
// `pasch serve` and passes everything that is not a source file on to it.
import { existsSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = process.env['PASCH_SERVER'] ?? 'http://127.0.0.1:7077';

export default defineConfig({
  plugins: [svelte()],
  // The page may lie in any folder of a host.
  base: './',
  // `cargo page` puts the engine there; without it the page needs a server.
  define: { ENGINE_BUILT: existsSync(new URL('./src/here/engine/pasch.js', import.meta.url)) },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    outDir: '../crates/server/page',
    emptyOutDir: true,
    // The content policy allows no data: scripts or styles, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/words': server,
      '/api': { target: server, ws: true },
    },
  },
});
