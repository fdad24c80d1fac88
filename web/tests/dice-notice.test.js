// What a player is told about the dice while the game is played: whom a roll waits for, a consent that is asked for, a deed
// that was not done here, and a server that is no longer believed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { action, calmGame, doOneThing, newGame, visitor } from './support/browser.js';
import { browser, server } from './support/house.js';

const notice = (page, kind) => page.locator(`[data-dice-notice="${kind}"]`);
const PREFIX = 'pasch-dice/';

/** Two friends at a table, before the first throw. */
async function friends() {
  const [host, friend] = await Promise.all([visitor(browser), visitor(browser)]);
  await newGame(host, server, { opponent: 'link', rulebook: 'tournament', session: 'match', length: 1 });
  await friend.goto(host.url());
  for (const page of [host, friend]) await page.waitForFunction(() => document.querySelector('[data-phase]')?.dataset.phase === 'opening');
  return [host, friend];
}

const rolled = (page) => page.waitForFunction(() => document.querySelectorAll('.die').length > 0);

test('a roll waits for the page that is missing, says so, and falls when it comes', async () => {
  const [host, friend] = await friends();
  const address = friend.url();
  await friend.goto('about:blank');
  await action(host, 'roll').click();
  await notice(host, 'wait').waitFor();
  assert.match(await notice(host, 'wait').innerText(), /\S/);
  assert.equal(await host.locator('.die').count(), 0);
  await friend.goto(address);
  await rolled(host);
  await notice(host, 'wait').waitFor({ state: 'detached' });
  assert.deepEqual(host.errors, []);
  await Promise.all([host.context().close(), friend.context().close()]);
});

test('a browser that lost its secret while a roll is open needs the consent of the other', async () => {
  const [host, friend] = await friends();
  const address = friend.url();
  // Once both parts are fixed the friend goes, and the browser forgets its part.
  await friend.waitForFunction((prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix) && key.includes('/seed-')), PREFIX);
  await host.waitForFunction((prefix) => {
    const key = Object.keys(localStorage).find((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'));
    const anchors = key && JSON.parse(localStorage.getItem(key)).log.epoch?.anchors;
    return anchors && Object.keys(anchors).length === 3;
  }, PREFIX);
  await friend.goto(`${server.url}/healthz`);
  await friend.evaluate((prefix) => {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
  }, PREFIX);
  await action(host, 'roll').click();
  await notice(host, 'wait').waitFor();
  await friend.goto(address);
  // Nobody is asked for a roll anew before the player has said that he has nothing left of the first.
  await notice(friend, 'lost').waitFor();
  assert.match(await notice(friend, 'lost').innerText(), /another browser/);
  assert.equal(await notice(host, 'grant').count(), 0);
  // Nor can the roll be held up for ever: after a moment the other sees by when the win is his.
  await host.locator('[data-claim-in]').waitFor();
  await action(friend, 'dice-ask-new').click();
  await notice(host, 'grant').waitFor();
  assert.equal(await host.locator('.die').count(), 0);
  await action(host, 'dice-grant').click();
  await rolled(host);
  await notice(host, 'grant').waitFor({ state: 'detached' });
  assert.deepEqual(host.errors, []);
  await Promise.all([host.context().close(), friend.context().close()]);
});

/** Changes what a browser keeps of the dice of the table at hand. */
async function meddle(page, change) {
  const address = page.url();
  await page.goto(`${server.url}/healthz`);
  await page.evaluate(
    ([prefix, change]) => {
      const name = Object.keys(localStorage).find((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'));
      const memory = JSON.parse(localStorage.getItem(name));
      if (change === 'head') memory.log.head = '1'.repeat(64);
      if (change === 'claim') memory.claimed = [...memory.claimed, 'roll-1'];
      localStorage.setItem(name, JSON.stringify(memory));
    },
    [PREFIX, change],
  );
  await page.goto(address);
}

test('a server with another log than the one followed is not believed, and the player may go on', async () => {
  const page = await visitor(browser);
  await newGame(page, server, { opponent: 'computer', rulebook: 'tournament', session: 'match', length: 1 });
  await action(page, 'roll').waitFor();
  await page.waitForFunction((prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix) && key.includes('/seed-')), PREFIX);
  await meddle(page, 'head');
  await notice(page, 'broken').waitFor();
  await action(page, 'dice-go-on').click();
  await notice(page, 'broken').waitFor({ state: 'detached' });
  await action(page, 'roll').click();
  await rolled(page);
  await page.context().close();
});

test('a roll that the player did not decide on here is asked about before anything is given', async () => {
  const page = await visitor(browser);
  await newGame(page, server, { opponent: 'computer', rulebook: 'tournament', session: 'match', length: 1 });
  await action(page, 'roll').waitFor();
  await page.waitForFunction((prefix) => Object.keys(localStorage).some((key) => key.startsWith(prefix) && key.includes('/seed-')), PREFIX);
  await meddle(page, 'claim');
  await notice(page, 'doubt').waitFor();
  await action(page, 'dice-confirm').click();
  await notice(page, 'doubt').waitFor({ state: 'detached' });
  await action(page, 'roll').click();
  await rolled(page);
  await page.context().close();
});

test('a decision whose answer was lost with the connection is the player’s own, and no server is accused of it', async () => {
  const page = await visitor(browser);
  // Between page and server sits somebody who lets a roll through, and nothing back.
  let armed = false;
  let cut = 0;
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const line = socket.connectToServer();
    let deaf = false;
    socket.onMessage((text) => {
      deaf ||= armed && JSON.parse(text).deed?.do === 'roll';
      line.send(text);
    });
    line.onMessage((text) => {
      if (!deaf) return void socket.send(text);
      if (!armed) return undefined;
      // The roll is on the server's disk.
      armed = false;
      cut += 1;
      void socket.close();
      return void line.close();
    });
  });
  await newGame(page, server, calmGame);
  for (let round = 0; round < 20; round++) if ((await doOneThing(page)) === 'play') break;
  await action(page, 'roll').waitFor();
  armed = true;
  await action(page, 'roll').click();
  await page.waitForFunction(() => document.querySelector('[data-phase]')?.dataset.phase === 'play');
  assert.equal(cut, 1);
  assert.equal(await notice(page, 'doubt').count(), 0);
  await page.context().close();
});
