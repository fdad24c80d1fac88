// My move, though I look elsewhere: the tab's title says so, a sound, and a notification where that was allowed.

import { settings } from './settings.svelte';
import { play as sound } from './sound';

let wanted = $state(false);
let notice: Notification | null = null;

/** Does a table wait for someone who looks elsewhere? */
export function isWanted(): boolean {
  return wanted;
}

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) calm();
});

/** Calls the person back to a table that waits for them. */
export function callBack(text: string): void {
  if (!document.hidden) return;
  wanted = true;
  sound('turn');
  if (!settings.notices || !('Notification' in window) || Notification.permission !== 'granted') return;
  notice?.close();
  notice = new Notification('Pasch', { body: text, tag: 'pasch-turn', icon: '/icon.svg' });
  notice.onclick = () => window.focus();
}

/** Nothing waits any more, or somebody looks. */
export function calm(): void {
  wanted = false;
  notice?.close();
  notice = null;
}

/** Asked by a click of the person's; the system may refuse. */
export async function allowNotices(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}
