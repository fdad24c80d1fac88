// What makes the page start without a network, and a device keep it: the service worker, installing, and storage that the
// browser promises not to clear.

import { canStandHere } from '../ends/choice';

interface InstallPrompt extends Event {
  prompt(): Promise<void>;
}

/** After this time a page that has just come has what it needs, and the rest can be fetched behind it. */
const LATER = 4000;

let waiting = $state.raw<ServiceWorker | null>(null);
let prompt = $state.raw<InstallPrompt | null>(null);

export const service = {
  /** Is a new version fetched and waiting? */
  get updated(): boolean {
    return waiting !== null;
  },
  /** Can the browser install the page now? */
  get installable(): boolean {
    return prompt !== null;
  },
  /** Does the browser allow it all, or is the page here over plain HTTP? */
  allowed: window.isSecureContext && 'serviceWorker' in navigator,
};

/** Would the page start anew if nobody answered? */
export function startsUnserved(): boolean {
  return service.allowed && navigator.serviceWorker.controller !== null;
}

/** Uses the new version: every open page starts anew with it. Games are where they were. */
export function takeOver(): void {
  waiting?.postMessage('take-over');
}

export async function install(): Promise<void> {
  await prompt?.prompt();
  prompt = null;
}

/** Asks the browser to keep what is stored; says whether it will. */
export async function persist(): Promise<boolean> {
  const storage = navigator.storage as StorageManager | undefined;
  return (await storage?.persist?.()) ?? false;
}

/** Looks for a new version now, and uses it: for a page that is too old for its server. */
export async function renew(): Promise<void> {
  if (!service.allowed) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const fresh = registration?.waiting ?? registration?.installing;
  fresh?.postMessage('take-over');
}

/** Begins, once the page is there. */
export function startService(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
  });
  if (!service.allowed || !canStandHere) return;
  // The first one takes over in silence; another one means that the page is to start anew.
  const before = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (before) window.location.reload();
  });
  const begin = (): void => {
    navigator.serviceWorker.register('./sw.js').then(follow, () => undefined);
  };
  setTimeout(begin, before ? 0 : LATER);
}

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    if (navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}
