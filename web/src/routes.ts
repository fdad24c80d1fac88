// The pages, by the first part of their address. Each is loaded when it is first opened; a page gets the rest of the
// address as `rest`. A page with a `label` (a key of the catalogue) stands in the menu, in this order.

import type { Component } from 'svelte';

export interface Page {
  readonly name: string;
  readonly label?: string;
  /** What its tab is called, if it does not stand in the menu. */
  readonly title?: string;
  readonly load: () => Promise<{ default: Component<{ rest: readonly string[] }> }>;
}

export const pages: readonly Page[] = [
  { name: '', label: 'menu-table', load: () => import('./table/Table.svelte') },
  { name: 'table', title: 'menu-table', load: () => import('./table/Table.svelte') },
  { name: 'new', label: 'menu-new', load: () => import('./pages/NewGame.svelte') },
  { name: 'games', label: 'menu-games', load: () => import('./pages/Games.svelte') },
  { name: 'rules', label: 'menu-rules', load: () => import('./pages/Rules.svelte') },
  { name: 'own', title: 'own-title', load: () => import('./pages/OwnRulebook.svelte') },
  { name: 'study', label: 'menu-study', load: () => import('./pages/Study.svelte') },
  { name: 'cards', title: 'cards-title', load: () => import('./pages/Cards.svelte') },
  { name: 'mygame', title: 'mygame-title', load: () => import('./pages/MyGame.svelte') },
  { name: 'tools', title: 'tools-title', load: () => import('./pages/Tools.svelte') },
  { name: 'positions', label: 'menu-positions', load: () => import('./pages/Positions.svelte') },
  { name: 'solitaire', label: 'menu-solitaire', load: () => import('./pages/Solitaire.svelte') },
  { name: 'score', label: 'menu-score', load: () => import('./pages/Score.svelte') },
  { name: 'device', title: 'device-title', load: () => import('./pages/Device.svelte') },
  { name: 'teach', title: 'welcome-teach', load: () => import('./pages/Teach.svelte') },
  { name: 'shown', title: 'games-replay', load: () => import('./pages/Shown.svelte') },
  { name: 'dice', title: 'dice-check', load: () => import('./pages/Dice.svelte') },
];
