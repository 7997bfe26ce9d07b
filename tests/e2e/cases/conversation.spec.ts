import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { logIn } from '#tests/e2e/accounts/account-people.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { passTime } from '#tests/e2e/pass-time.ts';
import { pressInPlace } from '#tests/e2e/press-in-place.ts';
import { photo, smallPdf } from '#tests/fixtures/documents/files.ts';
import { startDns } from '#tests/fixtures/servers/dns.ts';
import { freePort } from '#tests/fixtures/servers/free-port.ts';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import { button, given, walkDialog } from './case-page.ts';
import { findCase, openCase, openShared } from './shared-case.ts';

const [mailbox, dns] = await Promise.all([
  startSmtp(),
  startDns({ 'example.com': 'v=spf1 ip4:127.0.0.1 -all' }),
]);
afterAll(() => Promise.all([mailbox.stop(), dns.stop()]));
const door = await freePort();
const product = await openProduct({
  SMTP_URL: mailbox.url,
  INBOUND_MAIL_DOMAIN: 'reply.test',
  INBOUND_MAIL_PORT: String(door),
  INBOUND_MAIL_DNS: dns.address,
});

/** Steps of a broker that a quoted case does not offer. */
const OTHER_STEPS = [
  ['wait_for_client', 'Set to waiting for client'],
  ['resume', 'Continue without a reply'],
  ['reopen', 'Reopen request'],
] as const;

const caseWith = (page: Page, step: string) =>
  findCase(product, page, ({ steps }) => steps?.includes(step) === true);

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const said = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text }).last();

const CASEY = 'demo.client@example.com';

/** The mail to the client about a message in this case that they have not seen, as if its ten minutes were over. */
async function noticeOf(message: string, caseId: string): Promise<{ text: string; replyTo: string }> {
  const notices = () =>
    mailbox
      .messages()
      .filter(({ to, text, replyTo }) => to?.[0]?.address === CASEY && replyTo && text?.includes(caseId));
  const before = notices().length;
  await passTime(product.databaseUrl, {
    job: 'watch-messages',
    shift: `update thread_lines set created_at = created_at - interval '5 minutes' where body = '${message}'`,
  });
  await passTime(product.databaseUrl, {
    job: 'send-overdue-mails',
    shift: `update outbox_mails set due_at = now() - interval '2 minutes'
      where state = 'queued' and kind = 'message_for_client' and case_id = '${caseId}'`,
  });
  await expect.poll(() => notices().length).toBe(before + 1);
  const { text = '', replyTo } = notices().at(-1) ?? {};
  return { text, replyTo: replyTo?.[0]?.address ?? '' };
}

/** The client’s mail program hands an answer to the door for replies. */
async function replyByEmail(to: string, text: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: door, ignoreTLS: true });
  await transport.sendMail({ from: `Casey Morgan <${CASEY}>`, to, subject: 'Re: your request', text });
  transport.close();
}

test('a reply by email lands in the conversation before the broker, whose answer goes out with a reply address again', async () => {
  const broker = await openCase(product, 'demo_broker');
  const write = async (text: string) => {
    await field(broker, /^Message Casey/).fill(text);
    await field(broker, /^Message Casey/).press('Control+Enter');
    await said(broker, text).waitFor();
  };
  const caseId = broker.url().split('/').at(-1) ?? '';
  await write('Is the garage heated?');
  const first = await noticeOf('Is the garage heated?', caseId);
  expect(first.text).not.toContain('garage');
  await replyByEmail(
    first.replyTo,
    'Yes, since last winter.\n\nOn Thursday Chinook Cover wrote:\n> Reply to this email',
  );
  await said(broker, 'Yes, since last winter.').getByText('Sent by email').waitFor();
  expect(await said(broker, 'Yes, since last winter.').textContent()).not.toContain('Reply to this email');
  await expectAccessible(broker);

  await write('Thank you, that helps.');
  const second = await noticeOf('Thank you, that helps.', caseId);
  expect(second.replyTo).toMatch(/^case\+[0-9a-f]{40}@reply\.test$/);
  expect(second.replyTo).not.toBe(first.replyTo);
  await replyByEmail(second.replyTo, 'Anything else?');
  await said(broker, 'Anything else?').getByText('Sent by email').waitFor();
  // Whoever looks at the case has read what the bell says of it: none of that is mailed.
  const unread = async () => {
    const answer = await broker.request.get(`${product.url}/api/notifications?show=unread&limit=100`);
    const { items } = (await answer.json()) as { items: { caseId: string | null }[] };
    return items.filter((item) => item.caseId === caseId).length;
  };
  await expect.poll(unread).toBe(0);
});

test('client and broker write to each other, and each sees it without loading the page again', async () => {
  const client = await openCase(product, 'demo_client');
  const broker = await openCase(product, 'demo_broker');
  const question = field(client, /^Message Dana/);
  await question.fill('Is glass covered?');
  // Who opens the page while somebody writes hears of it with the next letters.
  const isHeard = async () => {
    await question.press('Space');
    return broker.getByText('Casey Morgan is writing…').isVisible();
  };
  await expect.poll(isHeard).toBe(true);
  await client.getByRole('button', { name: 'Send', exact: true }).click();
  await said(client, 'Is glass covered?').waitFor();
  await said(broker, 'Is glass covered?').waitFor();

  const toClient = field(broker, /^Message Casey/);
  await toClient.fill('It can be, by an endorsement.');
  await toClient.press('Control+Enter');
  await said(client, 'It can be, by an endorsement.').waitFor();
  // Once a day: the broker has written before.
  expect(await said(client, 'It can be').textContent()).not.toContain('Foothills Insurance Partners');
  await said(client, 'Foothills Insurance Partners').waitFor();
  await broker.getByText('Seen', { exact: true }).waitFor();
  await expectAccessible(client);
  await expectAccessible(broker);

  await toClient.fill('And so is hail.');
  await toClient.press('Control+Enter');
  await said(client, 'And so is hail.').waitFor();
  // The mark moves down by a line: what is pressed below must not move between press and release.
  await said(broker, 'And so is hail.').getByText('Seen', { exact: true }).waitFor();
  await said(broker, 'And so is hail.').hover();
  await said(broker, 'And so is hail.').getByRole('button', { name: 'Change or delete' }).click();
  await broker.getByRole('menuitem', { name: 'Edit' }).click();
  await field(broker, 'Change your message').fill('Hail is covered too.');
  await broker.getByRole('button', { name: 'Save', exact: true }).click();
  await said(client, 'Hail is covered too.').waitFor();
  expect(await client.getByText('And so is hail.').count()).toBe(0);

  // Whoever looked at the page of the case has read what the bell said about it.
  const reference =
    (await client
      .getByText(/AB-\w{8}/)
      .first()
      .textContent()) ?? '';
  await client.getByRole('link', { name: /^Notifications/ }).click();
  await client.getByRole('heading', { name: 'Notifications', level: 1 }).waitFor();
  const about = client.locator('section').filter({ hasText: /AB-\w{8}/.exec(reference)?.[0] ?? 'none' });
  await about.getByRole('button', { name: /^Mute/ }).click();
  await about.getByText('muted: not sent to you by email').waitFor();
  expect(await about.getByText('Unread:').count()).toBe(0);
  await expectAccessible(client);
});

/** The words of rows of the letter exchange that begin above the end of the one before them. */
const overlaps = (page: Page) =>
  page.locator('section[aria-label="Messages and what happened"] ol > li').evaluateAll((rows) =>
    rows
      .map((row) => ({ words: row.textContent, box: row.getBoundingClientRect() }))
      .toSorted((one, other) => one.box.top - other.box.top)
      .filter(({ box }, at, all) => box.top < (all[at - 1]?.box.bottom ?? box.top) - 1)
      .map(({ words }) => words),
  );

test('a file goes with a message, and a dialog says what changed while it was filled in', async () => {
  const client = await openCase(product, 'demo_client');
  // A browser complains of the file that is gone.
  const broker = await openCase(product, 'demo_broker', { isBroken: true });
  const files = broker
    .locator('form')
    .filter({ has: field(broker, /^Message Casey/) })
    .locator('input[multiple]');
  const { bytes, type: mimeType } = smallPdf();
  await files.setInputFiles({ name: 'endorsement.pdf', mimeType, buffer: Buffer.from(bytes) });
  await broker.getByRole('button', { name: 'Leave out endorsement.pdf' }).waitFor();
  // One that is gone from the device when it is to go out is said to be, and does not hold back the rest.
  const onDisk = join(await mkdtemp(join(tmpdir(), 'chinook-upload-')), 'gone.pdf');
  await writeFile(onDisk, bytes);
  await files.setInputFiles(onDisk);
  await broker.getByRole('button', { name: 'Leave out gone.pdf' }).waitFor();
  await rm(onDisk);
  expect(await client.getByText('endorsement.pdf').count()).toBe(0);
  await field(broker, /^Message Casey/).fill('The endorsement we talked about');
  await expectAccessible(broker);
  await broker.getByRole('button', { name: 'Send', exact: true }).click();
  await broker.getByText('This file was changed, moved or deleted after you chose it').waitFor();
  await broker.getByRole('button', { name: 'Dismiss gone.pdf' }).click();
  const arrived = said(client, 'The endorsement we talked about');
  await arrived.getByRole('button', { name: 'endorsement.pdf' }).waitFor();
  await said(broker, 'The endorsement we talked about')
    .getByRole('button', { name: 'endorsement.pdf' })
    .waitFor();
  await expect.poll(() => overlaps(broker), { message: 'rows that stand on each other' }).toEqual([]);

  await broker.getByRole('button', { name: 'Request information' }).click();
  await broker.getByRole('radio', { name: 'A document' }).check();
  await field(broker, 'Which document?').fill('Registration of the car');
  const id = broker.url().split('/').at(-1);
  const readVersion = async () =>
    (await (await broker.request.get(`${product.url}/api/cases/${id}`)).json()).version;
  await broker.request.post(`${product.url}/api/broker/cases/${id}/contact`, {
    data: { version: await readVersion(), method: 'phone' },
  });
  const admin = await product.visit('/admin/login');
  await logIn(admin, { username: 'demo_admin' });
  await admin.request.post(`${product.url}/api/admin/cases/${id}/priority`, {
    data: { version: await readVersion(), priority: 'high' },
  });
  const dialog = broker.getByRole('dialog');
  await dialog.getByText('Since you opened this').waitFor();
  await dialog.getByText(/^Priority: high/).waitFor();
  // What they did themselves is no news to them.
  expect(await dialog.getByText('You made contact').count()).toBe(0);
  expect(await field(broker, 'Which document?').inputValue()).toBe('Registration of the car');
  await expectAccessible(broker);
  await broker.getByRole('button', { name: 'Send request', exact: true }).click();
  await client.getByText('Registration of the car').first().waitFor();
});

test('who types the number of a card is asked before it is sent, with the keyboard alone', async () => {
  const page = await openCase(product, 'demo_client', { width: 390, height: 844 });
  await field(page, /^Message Dana/).focus();
  await page.keyboard.type('Take it from 4111 1111 1111 1111');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await page.getByText('This looks like the number of a payment card', { exact: true }).waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  expect(await field(page, /^Message Dana/).inputValue()).toContain('4111');
  expect(await page.getByRole('article').filter({ hasText: '4111' }).count()).toBe(0);
});

test('on a phone one press opens another part while a message is written, and each part begins at its top', async () => {
  const page = await openCase(product, 'demo_client', { width: 390, height: 844 });
  const parts = page.getByRole('navigation', { name: /^Parts of/ });
  for (const name of ['Documents', 'Quotes', 'Answers']) {
    const open = page.getByRole('region', { name, exact: true });
    await parts.getByRole('link', { name: /^Messages/ }).click();
    const message = page.getByRole('textbox', { name: /^Message/ });
    await message.focus();
    await pressInPlace(parts.getByRole('link', { name: new RegExp(`^${name}`) }));
    await parts.locator('[aria-current]', { hasText: name }).waitFor();
    await message.waitFor({ state: 'detached' });
    await open.getByRole('heading').first().waitFor();
    expect(await open.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
    await open.evaluate((region) => region.scrollTo(0, 400));
    const other = name === 'Documents' ? 'Answers' : 'Documents';
    await parts.getByRole('link', { name: new RegExp(`^${other}`) }).click();
    await parts.locator('[aria-current]', { hasText: other }).waitFor();
    expect(
      await page.getByRole('region', { name: other, exact: true }).evaluate(({ scrollTop }) => scrollTop),
    ).toBe(0);
  }
});

test('on a phone the first press on a tool, on a file that was chosen, and on Send counts, also before anything is written', async () => {
  const page = await openCase(product, 'demo_client', { width: 390, height: 844 });
  const choosing = page.waitForEvent('filechooser');
  await pressInPlace(button(page, 'Attach files'));
  const file = smallPdf();
  await (await choosing).setFiles(given(file));
  const leaveOut = button(page, `Leave out ${file.name}`);
  await leaveOut.waitFor();
  await pressInPlace(leaveOut);
  await leaveOut.waitFor({ state: 'detached' });
  const message = page.getByRole('textbox', { name: /^Message/ });
  await message.fill('Pressed once');
  await message.blur();
  await pressInPlace(button(page, 'Send'));
  await page.getByRole('article').filter({ hasText: 'Pressed once' }).waitFor();
});

test('every part of a case page is reached at every width', async () => {
  const page = await openCase(product, 'demo_client', { width: 390, height: 844 });
  const parts = page.getByRole('navigation', { name: /^Parts of/ });
  for (const part of ['Answers', 'Broker', 'Messages']) {
    const link = parts.getByRole('link', { name: new RegExp(`^${part}`) });
    await link.click();
    await link.and(page.locator('[aria-current]')).waitFor();
    await expectAccessible(page);
  }
  // A photo from the camera goes with a message like a file.
  const { name, type: mimeType, bytes } = await photo();
  const camera = page.locator('input[capture="environment"]').first();
  await camera.setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
  await button(page, `Leave out ${name}`).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const name of ['Open my passport', 'Withdraw request']) await walkDialog(page, button(page, name));
});

test('every dialog of a broker is left as it was entered, and one beside the case leaves it in use, also in a smaller window', async () => {
  const page = await openCase(product, 'demo_broker', { width: 1440, height: 900 });
  const steps = page.locator('section[aria-labelledby="next-action"]');
  await steps.locator('summary').press('Enter');
  const names = await steps.getByRole('button').allTextContents();
  expect(names).toContain('Record the policy');
  for (const name of names) await walkDialog(page, button(steps, name));
  // What is done in other stages of a case.
  for (const [may, name] of OTHER_STEPS) {
    await page.goto(`${product.url}/broker/cases/${await caseWith(page, may)}`);
    await walkDialog(page, button(steps, name));
  }
  await openShared(product, page, 'broker');

  await button(steps, 'Request information').click();
  await page.getByRole('radio', { name: 'A document' }).check();
  await field(page, 'Which document?').fill('Abstract');
  await field(page, /^Message Casey/).fill('One more thing');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await field(page, 'Which document?').inputValue()).toBe('Abstract');
  await expectAccessible(page);
  await button(page, 'Close').click();
  await page.getByRole('link', { name: 'Summary', exact: true }).waitFor();
});

test('a note for staff is written apart and never reaches the client, and what a broker was writing is kept when their access ends', async () => {
  const client = await openCase(product, 'demo_client');
  const broker = await openCase(product, 'demo_broker');
  await field(broker, /^Message Casey/).fill('Half a message');
  await broker.getByRole('button', { name: 'Internal note' }).click();
  const note = field(broker, 'Internal note');
  expect(await note.inputValue()).toBe('');
  await note.fill('Has had two hail claims');
  await expectAccessible(broker);
  await note.press('Control+Enter');
  await said(broker, 'Has had two hail claims').getByText('The client never sees it.').waitFor();
  await broker.getByRole('button', { name: 'Message', exact: true }).click();
  expect(await field(broker, /^Message Casey/).inputValue()).toBe('Half a message');
  await broker.reload();
  await broker.locator('main h1').waitFor();
  expect(await field(broker, /^Message Casey/).inputValue()).toBe('Half a message');
  expect(await client.getByText('Has had two hail claims').count()).toBe(0);

  const id = client.url().split('/').at(-1);
  const { version } = await (await client.request.get(`${product.url}/api/cases/${id}`)).json();
  const ended = await client.request.post(`${product.url}/api/cases/${id}/transitions`, {
    data: { version, to: 'withdrawn' },
  });
  expect(ended.status()).toBe(200);
  await broker.getByText('This request is not with you.').waitFor();
  await broker.getByText('What you were writing was not sent').waitFor();
  await broker.getByText('Half a message').waitFor();
  await expectAccessible(broker);
});
