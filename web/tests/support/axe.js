// What axe finds on a page, however small: nothing of it is to keep anyone from using it.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export async function faultsOf(page) {
  await page.evaluate(await script);
  return page.evaluate(async () => {
    // What is still fading in has the colours of no moment that lasts.
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const { violations } = await window.axe.run(document);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  });
}

export const looks = ['felt', 'night', 'paper'].map((theme) => ({ motion: 'off', sound: false, theme }));
