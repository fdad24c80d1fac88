// What a person sees of where the games are kept: how much room they take, whether the browser has promised to keep them.

import { persist } from './service.svelte';

export class Room {
  /** In megabytes; nothing where the browser does not say. */
  used = $state<number | null>(null);
  /** Nothing where the browser does not say. */
  promised = $state<boolean | null>(null);

  async look(): Promise<void> {
    const storage = navigator.storage as StorageManager | undefined;
    const estimate = await storage?.estimate?.().catch(() => null);
    this.used = estimate?.usage === undefined ? null : estimate.usage / 1e6;
    this.promised = (await storage?.persisted?.()) ?? null;
  }

  async ask(): Promise<void> {
    await persist();
    await this.look();
  }
}
