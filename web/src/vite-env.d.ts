/// <reference types="vite/client" />

/** Was the engine there when the page was built? See vite.config.js. */
declare const ENGINE_BUILT: boolean;
