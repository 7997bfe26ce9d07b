import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { logIn } from '#tests/e2e/accounts/account-people.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { smallPdf } from '#tests/fixtures/documents/files.ts';
import { button, given } from './case-page.ts';

const product = await openProduct({});

/** The client of the demo before the case in which their broker waits for an answer and a document. */
const openAsked = (options?: Parameters<typeof product.visit>[1]) => openOf('home', options);

/** The client of the demo before their case of this type. */
async function openOf(wanted: string, options?: Parameters<typeof product.visit>[1]): Promise<Page> {
  const page = await product.visit('/portal/login', options);
  await logIn(page, { username: 'demo_client' });
  const answer = await page.request.get(`${product.url}/api/cases?as=client`);
  const { items } = (await answer.json()) as { items: { id: string; type: string }[] };
  const { id } = items.find(({ type }) => type === wanted) ?? {};
  await page.goto(`${product.url}/portal/cases/${id}`);
  await page.getByRole('article').first().waitFor();
  return page;
}

/** Words of a message, of the history and of a document of that case. */
const SOUGHT = ['roof', 'received', 'jpg'];

const field = (page: Page | Locator, name: string | RegExp) => page.getByRole('textbox', { name });
const said = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).last();
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    return at?.getAttribute('aria-label') ?? at?.textContent;
  });

test('what a broker asks for is answered under its line, and the focus stays with what one has done', async () => {
  const page = await openAsked();
  await page.getByRole('button', { name: /^Reply: / }).click();
  const answer = field(page, 'Your answer');
  await expect.poll(() => answer.evaluate((area) => area === document.activeElement)).toBe(true);
  await expectAccessible(page);
  await answer.fill('In the summer of 2019');
  await answer.press('Control+Enter');
  await expect.poll(() => focused(page)).toMatch(/^You answered: When was .*In the summer of 2019/);
  expect(new URL(page.url()).search).toBe('');

  await field(page, /^Message /).fill('The invoice is at home.');
  await field(page, /^Message /).press('Control+Enter');
  const mine = said(page, 'The invoice is at');
  await mine.hover();
  await button(mine, 'Change or delete this message').click();
  await page.getByText(/^Can be changed until/).waitFor();
  await expectAccessible(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const words = field(page, 'Change your message');
  await words.waitFor();
  const isWhole = () =>
    words.evaluate((area) => {
      const buttons = area.closest('form')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
      return buttons <= (area.closest('section')?.getBoundingClientRect().bottom ?? 0);
    });
  await expect.poll(isWhole, { message: 'the field and its buttons are in view' }).toBe(true);
  await words.fill('The invoice is at my office.');
  await words.press('Control+Enter');
  await said(page, 'The invoice is at my office.').waitFor();
  await expect.poll(() => focused(page)).toBe('Change or delete this message');

  await button(page, 'Search in this conversation').click();
  await page.getByRole('searchbox').press('Escape');
  await expect.poll(() => focused(page)).toBe('Search in this conversation');
});

/** Whether the end of the letter exchange is in view. */
const isAtEnd = (page: Page) =>
  page
    .getByRole('region', { name: 'Messages and what happened' })
    .evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight < 80);

test('a file that was asked for waits for “Send”, and can be left out before', async () => {
  const page = await openAsked({ width: 390, height: 844 });
  await page.getByRole('button', { name: /^Send it: / }).click();
  const place = page.getByRole('region', { name: 'Send files' });
  await place
    .locator('input[multiple]')
    .first()
    .setInputFiles(given(smallPdf({ name: 'wrong.pdf' })));
  await place.getByText(/^wrong\.pdf/).waitFor();
  await button(place, 'Send').waitFor();
  await expectAccessible(page);
  await button(place, 'Leave out wrong.pdf').click();
  await button(place, 'Send').waitFor({ state: 'detached' });
  expect(await page.getByText('You sent: Current policy').count()).toBe(0);
});

test('what the search finds is scrolled to and marked, also on a phone', async () => {
  for (const size of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const page = await openAsked(size);
    for (const words of SOUGHT) {
      await button(page, 'Search in this conversation').click();
      await page.getByRole('searchbox').fill(words);
      const found = page.getByRole('button').filter({ has: page.locator('mark') });
      await found.last().click();
      const row = page.locator('[data-found]');
      await row.waitFor();
      await expect.poll(() => row.evaluate((one) => one === document.activeElement)).toBe(true);
      const isInView = () =>
        row.evaluate((one) => {
          const box = one.closest('section')?.getBoundingClientRect();
          const { top, bottom } = one.getBoundingClientRect();
          return box !== undefined && bottom > box.top && top < box.bottom;
        });
      await expect.poll(isInView, { message: words }).toBe(true);
      expect(await page.getByRole('searchbox').count()).toBe(0);
      await expectAccessible(page);
    }
    await page.close();
  }
});

test('on a phone the head that folds while one reads back stays folded, however tall the phone', async () => {
  const page = await openAsked({ width: 390, height: 560 });
  for (const height of [560, 620, 680, 740]) {
    await page.setViewportSize({ width: 390, height });
    await page.reload();
    await expect.poll(() => isAtEnd(page)).toBe(true);
    const folds = () => page.evaluate(() => document.documentElement.dataset['folds']?.split(' ') ?? []);
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const head = document.querySelector<HTMLElement>('.yields-to-writing');
      const note = () => {
        const state = head?.dataset['folded'] === '' ? 'folded' : 'open';
        dataset['folds'] = dataset['folds'] ? `${dataset['folds']} ${state}` : state;
      };
      if (head) new MutationObserver(note).observe(head, { attributeFilter: ['data-folded'] });
    });
    await page.getByRole('region', { name: 'Messages and what happened' }).hover();
    for (let turns = 0; turns < 14; turns += 1) {
      await page.mouse.wheel(0, -60);
      await page.waitForTimeout(50);
    }
    // On a tall one all is soon read, and the head stays open.
    expect(height === 560 ? [['folded']] : [['folded'], []], `${height} px`).toContainEqual(await folds());
  }
});

test('a file that goes with a message can be what was asked for', async () => {
  const page = await openAsked();
  const files = page
    .locator('form')
    .filter({ has: field(page, /^Message /) })
    .locator('input[multiple]');
  await files.setInputFiles(given(smallPdf({ name: 'mine.pdf' })));
  await page.getByText(/^Is this what .* asked for: “Current policy”\?$/).waitFor();
  await expectAccessible(page);
  await button(page, 'Yes').click();
  await page.getByText('mine.pdf answers “Current policy”.').waitFor();
  await field(page, /^Message /).fill('Here it is');
  await button(page, 'Send').click();
  await page.getByText('You sent: Current policy').waitFor();
  expect(await button(page, 'Send it: Current policy').count()).toBe(0);
  // One reads on at what one has sent.
  await expect.poll(() => isAtEnd(page)).toBe(true);
  expect(await button(page, 'New messages').count()).toBe(0);
});

const refused = { name: 'fake.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Only words, no PDF') };

/** Their broker asks for one more document. */
async function askFor(title: string, page: Page) {
  const broker = await product.visit('/broker/login');
  await logIn(broker, { username: 'demo_broker' });
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const asked = await broker.request.post(`${product.url}/api/cases/${id}/requests`, { data: { title } });
  expect(asked.status()).toBe(201);
  await broker.close();
}

test('a message beside a file that is refused says so, and goes out without it; a photo goes out without a word', async () => {
  // A browser complains of the file that is refused.
  const page = await openAsked({ isBroken: true });
  const composer = page.locator('form').filter({ has: field(page, /^Message /) });
  const files = composer.locator('input[multiple]');
  await files.setInputFiles(refused);
  await field(page, /^Message /).fill('See this.');
  await button(composer, 'Send').click();
  await composer.getByText('This file has the name of a PDF, but is not one.').waitFor();
  await composer.getByText('Your message is not sent yet.').waitFor();
  await expectAccessible(page);
  await button(composer, 'Send without it').click();
  await said(page, 'See this.').waitFor();
  expect(await composer.getByText('fake.pdf').count()).toBe(0);

  await files.setInputFiles(given(smallPdf({ name: 'alone.pdf' })));
  await button(composer, 'Send').click();
  await page.getByRole('button', { name: 'alone.pdf' }).first().waitFor();
});

test('what was typed for the broker and not sent, and answers that were changed, are there after another part was open', async () => {
  const page = await openAsked();
  const open = (name: string) => page.getByRole('link', { name }).first().click();
  await open('Answers');
  await button(page, 'Change or add several').click();
  await field(page, /^Year built/).fill('1990');
  await open('Messages');
  await open('Answers');
  await page.getByText('What you changed before is here').waitFor();
  expect(await field(page, /^Year built/).inputValue()).toBe('1990');
  await button(page, 'Cancel').click();
  await button(page, 'Change or add several').click();
  expect(await field(page, /^Year built/).inputValue()).not.toBe('1990');

  await askFor('Photos of the property', page);
  await open('Documents');
  await page.getByText('Type a reply instead').first().click();
  await field(page, 'Your reply').first().fill('It is in the mail');
  await open('Messages');
  await open('Documents');
  expect(await field(page, 'Your reply').first().inputValue()).toBe('It is in the mail');
});

test('of several files for a request one that is refused stays with its reason', async () => {
  const page = await openAsked({ isBroken: true });
  await askFor('Proof of prior insurance', page);
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await page.getByRole('heading', { name: 'Proof of prior insurance' }).waitFor();
  const place = page.getByRole('region', { name: 'Send files' }).first();
  const more = { ...refused, name: 'more.pdf' };
  await place
    .locator('input[multiple]')
    .setInputFiles([refused, given(smallPdf({ name: 'real.pdf' })), more]);
  await button(place, 'Send 3 files').click();
  await page.getByText(/^Sent: /).waitFor();
  for (const name of ['fake.pdf', 'more.pdf']) await button(page, `Dismiss ${name}`).waitFor();
  expect(await page.getByText('This file has the name of a PDF, but is not one.').count()).toBe(2);
});

test('what the form asks is asked again in its own fields, a part may be sent, and the broker reads what came', async () => {
  const page = await openAsked();
  const path = new URL(page.url()).pathname;
  const broker = await product.visit('/broker/login');
  await logIn(broker, { username: 'demo_broker' });
  await broker.goto(product.url + path.replace('/portal', '/broker'));
  await button(broker, 'Ask for all: Still missing').click();
  const dialog = broker.getByRole('dialog');
  await dialog.getByText('8 questions, asked as in the quote form').waitFor();
  await expectAccessible(broker);
  await button(dialog, 'Send request').click();
  await dialog.waitFor({ state: 'detached' });

  await page.reload();
  await button(page, 'Reply: 8 questions for the quote').click();
  const form = page.getByRole('form', { name: /^Answer: / });
  await field(form, /^Who insures you now/).fill('Prairie Mutual');
  await form.getByRole('checkbox', { name: /renew.*: I don’t know/ }).check();
  await expectAccessible(page);
  // What is typed is there after another part was open.
  await page.getByRole('link', { name: 'Answers' }).first().click();
  expect(await field(form, /^Who insures you now/).inputValue()).toBe('Prairie Mutual');
  const year = form.getByRole('group', { name: /coverage start/ });
  for (const [name, value] of [
    ['Day', '1'],
    ['Month', '1'],
    ['Year', '2020'],
  ] as const)
    await year.getByRole('textbox', { name }).fill(value);
  await button(form, 'Send answers').click();
  await page.getByText('Start date must be today or later').first().waitFor();
  expect(await field(form, /^Who insures you now/).inputValue()).toBe('Prairie Mutual');
  await form.getByRole('checkbox', { name: /coverage start.*: I don’t know/ }).check();
  await button(form, 'Send answers').click();
  await page.getByText('1 of 8 answered; 2 not known; 5 left empty.').waitFor();
  await expectAccessible(page);

  await broker.getByText('Next: confirm what the client sent. The rest is still open.').first().waitFor();
  await broker.goto(`${product.url}/broker`);
  await broker.getByText('Confirm what Casey Morgan sent').first().waitFor();
  await broker.goto(`${product.url + path.replace('/portal', '/broker')}?tab=summary`);
  await broker.getByText('1 of 8 answered; 2 not known; 5 left empty.').waitFor();
  await expectAccessible(broker);
  await button(broker, 'Mark as received').first().click();
  await broker.close();
});

test('a certificate that was asked for is cancelled, and requested again as it was with another day', async () => {
  const page = await openOf('business');
  await page.getByRole('link', { name: /^Policy/ }).click();
  const items = page.getByRole('listitem').filter({ has: page.getByText('Requested', { exact: true }) });
  await items.first().waitFor();
  const before = await items.count();
  const item = items.first();
  const holder = (await item.getByRole('heading').textContent()) ?? '';
  await button(item, 'Cancel request').click();
  const sure = page.getByRole('dialog');
  await sure.getByText(holder).waitFor();
  await expectAccessible(page);
  await button(sure, 'Cancel request').click();
  await sure.waitFor({ state: 'detached' });
  await expect.poll(() => items.count()).toBe(before - 1);
  const gone = page.getByRole('listitem').filter({ has: page.getByText('Cancelled', { exact: true }) });
  await button(gone.filter({ hasText: holder }), 'Request again').click();
  const again = page.getByRole('dialog');
  expect(await field(again, 'Who needs it?').inputValue()).toBe(holder);
  await button(again, 'Send request').click();
  await expect.poll(() => items.count()).toBe(before);
});
