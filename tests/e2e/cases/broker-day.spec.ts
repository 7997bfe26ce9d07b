import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { logIn } from '#tests/e2e/accounts/account-people.ts';
import { openProduct } from '#tests/e2e/open-product.ts';

const product = await openProduct();

/** Whether whoever looks at the page sees where the focus is: it is in the window, and something is drawn around it. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const held = document.activeElement;
    if (!held || held === document.body) return false;
    const { top, bottom } = held.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < innerHeight;
    const isDrawn = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && outlineWidth !== '0px';
    };
    // What holds a field can be drawn for it: the label of a choice, the box around a text.
    const around = [held, held.closest('label'), held.closest('form')].filter((one) => one !== null);
    return isInWindow && (isDrawn(held, '::after') || around.some((one) => isDrawn(one)));
  });

/** Presses one key; afterwards the focus is seen. */
async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
  await expect.poll(() => isFocusSeen(page), { message: `the focus is seen after ${keys}` }).toBe(true);
}

const isFocused = async (place: Locator) =>
  (await place.count()) === 1 && place.evaluate((element) => element === document.activeElement);

/** Goes on with Tab, or back with Shift and Tab, until a place has the focus. */
async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  await place.waitFor();
  for (let steps = 0; !(await isFocused(place)); steps += 1) {
    if (steps === 60) throw new Error('It is not reached by Tab.');
    await page.keyboard.press(key);
  }
  expect(await isFocusSeen(page)).toBe(true);
}

const marked = (page: Page) => page.locator('[data-row]:has(:focus) [data-go]');

/** Goes down the queue, and then up, until what is to be done reads so. */
async function goTo(page: Page, words: RegExp): Promise<string> {
  for (const key of ['j', 'k']) {
    for (let rows = 0; rows < 15; rows += 1) {
      await press(page, key);
      const row = marked(page);
      const found = (await row.getAttribute('aria-label')) ?? (await row.textContent()) ?? '';
      if (words.test(found)) return found;
    }
  }
  throw new Error(`No row says ${words}.`);
}

test('a second press at the same place does not accept the request that has moved there', async () => {
  const page = await product.visit('/healthz');
  const data = { username: 'demo_broker', password: 'DemoPass1' };
  await page.request.post(`${product.url}/api/login`, { data });
  await page.goto(`${product.url}/broker`);
  const accepts = page.getByRole('button', { name: 'Accept', exact: true });
  await accepts.first().waitFor();
  const before = await accepts.count();
  expect(before).toBeGreaterThan(1);
  const box = await accepts.first().boundingBox();
  if (!box) throw new Error('There is nothing to press.');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2, left: before - 1 };
  // Within the page, in the moment in which another row stands there: however slow the machine is.
  const pressedAgain = page.evaluate(
    ({ x, y, left }) =>
      new Promise<string>((resolve) => {
        const shown = () =>
          [...document.querySelectorAll('button')].filter((one) => one.textContent === 'Accept');
        const watch = new MutationObserver(() => {
          if (shown().length !== left) return;
          watch.disconnect();
          const there = document.elementFromPoint(x, y)?.closest('button');
          for (const detail of [2, 3])
            there?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
          resolve(there?.textContent ?? '');
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
    place,
  );
  await page.mouse.click(place.x, place.y);
  expect(await pressedAgain).toBe('Accept');
  await page
    .getByText(/^You have .*’s request$/)
    .first()
    .waitFor();
  await page.reload();
  await accepts.first().waitFor();
  expect(await accepts.count()).toBe(before - 1);
});

test('a broker works a whole day by the keyboard alone, and always sees where they are', async () => {
  const page = await product.visit('/broker/login');
  // What is only said has a button to dismiss it.
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Close' }) });
  const button = (name: string | RegExp) => dialog.getByRole('button', { name });
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const said = (words: string) => toasts.getByText(words, { exact: true }).waitFor();
  const closed = () => dialog.waitFor({ state: 'detached' });

  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('demo_broker');
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type('DemoPass1');
  await page.keyboard.press('Enter');
  await page
    .getByRole('heading', { name: /^(Today|Tomorrow|By Monday) / })
    .first()
    .waitFor();

  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await page.keyboard.press('Escape');
  await closed();

  // Without a row nothing is done to any of them, least of all an offer accepted.
  const words = () => page.locator('[data-row] [data-go]').allTextContents();
  const before = await words();
  for (const key of ['a', 'r', 'n', 's', 'c', 'm', 'd', 'u', 'x']) {
    await page.keyboard.press(key);
    await said('Choose a row with j/k first');
    expect(await dialog.count()).toBe(0);
  }
  expect(new URL(page.url()).pathname).toBe('/broker');
  expect(await words()).toEqual(before);

  // An offer is read beside the list, and accepted once Enter confirms it; it stays at hand, and is shown beside the list.
  await goTo(page, /^New request/);
  const chosen = page.getByRole('complementary', { name: 'The chosen request' });
  await chosen.getByRole('button', { name: 'Accept this request' }).waitFor();
  await expectAccessible(page);
  const offered = await words();
  await press(page, 'a');
  await expect.poll(() => isFocused(page.locator('[data-accept]:focus'))).toBe(true);
  await said('Press Enter to accept');
  expect(await words()).toEqual(offered);
  await page.keyboard.press('Enter');
  const accepted = toasts.getByText(/^You have .*’s request$/);
  await accepted.waitFor();
  const name = ((await accepted.textContent()) ?? '').replace(/^You have (.*)’s request$/, '$1');
  await expect.poll(() => marked(page).textContent()).toMatch(new RegExp(`^(Call|Email|Text) ${name}`));
  await chosen.getByRole('heading', { name }).waitFor();

  await press(page, 'n');
  await dialog.waitFor();
  await page.keyboard.type('Prefers mornings');
  await tabTo(page, button('Save note'));
  await page.keyboard.press('Enter');
  await said('Note saved');
  await closed();

  await press(page, 'c');
  await page.getByRole('radio', { name: 'Reached the client' }).waitFor();
  await press(page, 'Space');
  // Outside the hours of the client nothing is chosen: what the client reads, the broker says.
  const byEmail = page.getByRole('radio', { name: 'Email' });
  await byEmail.waitFor();
  await page.keyboard.press('Tab');
  while (!(await byEmail.isChecked())) await page.keyboard.press('ArrowDown');
  await tabTo(page, button('Log contact'));
  await page.keyboard.press('Enter');
  await said('Contact logged');
  await closed();

  await press(page, 't');
  await dialog.waitFor();
  await page.keyboard.type('Ask for the licence class');
  await page.keyboard.press('Enter');
  await said('Task added');
  await closed();
  // What was said goes when something else begins: by itself it would stay for ten seconds.
  await page.keyboard.press('?');
  await toasts.getByText('Task added').waitFor({ state: 'detached', timeout: 6_000 });
  await page.keyboard.press('Escape');
  await closed();

  // Put aside at once, and taken back from the toast.
  const aside = await goTo(page, /^Reply to /);
  await press(page, 's');
  await tabTo(page, button(/^In an hour/));
  await page.keyboard.press('Enter');
  await said('Snoozed');
  await expect.poll(() => marked(page).textContent()).not.toBe(aside);
  // What the focus went to by itself is what is shown, unread: keys are about what stands beside the list.
  await chosen.getByText('Next in your list').waitFor();
  await chosen.getByRole('heading', { name: (await marked(page).textContent()) ?? '' }).waitFor();
  await page.keyboard.press('F6');
  await tabTo(page, page.getByRole('button', { name: 'Undo' }));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: aside }).waitFor();
  // A key that does nothing to a row says why; one takes the last step back.
  await goTo(page, /^Reply to /);
  await page.keyboard.press('a');
  await said('This is not a new request');
  await press(page, 's');
  await tabTo(page, button(/^In an hour/));
  await page.keyboard.press('Enter');
  await said('Snoozed');
  await page.getByRole('link', { name: aside }).waitFor({ state: 'detached' });
  await page.keyboard.press('z');
  await page.getByRole('link', { name: aside }).waitFor();

  // Two at once: one saved reply to both, and both put aside, and back.
  const chooseTwo = async () => {
    for (const who of [/^Waiting for Casey/, /^Waiting for Priscilla/]) {
      await goTo(page, who);
      await page.keyboard.press('x');
    }
    await page.getByRole('region', { name: 'Selected rows' }).getByText('2 selected').waitFor();
  };
  await chooseTwo();
  await press(page, 'r');
  await tabTo(page, dialog.getByRole('listitem').first().getByRole('button'));
  await page.keyboard.press('Enter');
  await dialog.getByText('Priscilla', { exact: false }).first().waitFor();
  await tabTo(page, button('Send 2'));
  await page.keyboard.press('Enter');
  await said('2 messages sent');
  await closed();
  await chooseTwo();
  const both = () => page.getByRole('link', { name: /^Waiting for (Casey|Priscilla)/ }).count();
  expect(await both()).toBe(2);
  await press(page, 's');
  await tabTo(page, button(/^In an hour/));
  await page.keyboard.press('Enter');
  await said('2 snoozed');
  await expect.poll(both).toBe(0);
  await page.keyboard.press('z');
  await expect.poll(both).toBe(2);

  await page.keyboard.press('/');
  await page.keyboard.type(name);
  await expect.poll(() => page.locator('[data-row]').count()).toBe(1);
  await page.keyboard.press('Escape');
  await press(page, 'j');
  await chosen.getByRole('heading', { name }).waitFor();
  await press(page, 'r');
  await expect.poll(() => isFocused(page.getByRole('textbox', { name: `Message ${name}` }))).toBe(true);
  await page.keyboard.type('Thank you for the call.');
  await page.keyboard.press('Control+Enter');
  await tabTo(page, page.getByRole('button', { name: 'Send it' }));
  await page.keyboard.press('Enter');
  await page.getByRole('article').filter({ hasText: 'Thank you for the call.' }).waitFor();

  // On the page of a request the palette has what its row has.
  await page.keyboard.press('Control+k');
  await expect.poll(() => isFocused(page.getByPlaceholder(/^A name/))).toBe(true);
  await page.keyboard.type('internal note');
  await page.getByText('1 match').waitFor();
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox').waitFor();
  await page.keyboard.press('Escape');
  await closed();

  await page.keyboard.press('Control+k');
  await expect.poll(() => isFocused(page.getByPlaceholder(/^A name/))).toBe(true);
  await page.keyboard.type('as a board');
  await page.getByText('1 match').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /^Decision/ }).waitFor();
  const column = () => page.locator('[data-column]:has(:focus)').getAttribute('data-column');
  await press(page, 'j', 'ArrowRight', 'ArrowRight');
  const from = await column();
  await press(page, 'ArrowLeft');
  expect(await column()).not.toBe(from);
  await goTo(page, new RegExp(`Send ${name} a quote`));
  expect(await column()).toBe('quoting');
  await press(page, 'm');
  await tabTo(page, button(/^Gather information/));
  await page.keyboard.press('Enter');
  await said('Moved to Information');
  await closed();
  // The list of keys is that of what is shown.
  await page.keyboard.press('?');
  await dialog.getByText('Next card').waitFor();
  expect(await dialog.getByText('Select a row').count()).toBe(0);
  await page.keyboard.press('Escape');
  await closed();

  // What is typed at once is for the palette, though it has not opened yet.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('closed requests');
  await page.getByText('1 match').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Closed requests', level: 1 }).waitFor();
  await page
    .getByRole('row', { name: /Returned by you/ })
    .first()
    .waitFor();
  await press(page, 'j', 'j', 'j');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await page
    .getByRole('heading', { name: /^Casey Morgan/ })
    .first()
    .waitFor();
});

test('beside the queue “Reply” leads to the request, and a call that nobody answered is logged without saying how', async () => {
  const page = await product.visit('/broker/login');
  await logIn(page, { username: 'demo_broker' });
  await page.locator('[data-row] [data-go]').first().waitFor();
  await goTo(page, /^Reply to /);
  const next = page.locator('section[aria-labelledby="next-action"]');
  await next.getByRole('link', { name: 'Reply', exact: true }).click();
  await page.waitForURL(/\/broker\/cases\/[\w-]+\?tab=messages#write$/);
  await page.goto(page.url().replace(/\?.*$/, ''));
  await next.waitFor();
  const noAnswer = page.getByRole('radio', { name: /^No answer/ });
  // What hears the keys of the page is loaded after what it shows.
  await expect
    .poll(async () => {
      await page.keyboard.press('c');
      return noAnswer.isVisible();
    })
    .toBe(true);
  await noAnswer.check();
  await page.getByRole('button', { name: 'Log contact', exact: true }).click();
  await page.getByRole('region', { name: 'Notifications' }).getByText('Contact logged').waitFor();
});
