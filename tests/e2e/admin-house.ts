import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { WEBHOOK_EVENTS } from '#app/features/webhooks/events.ts';
import { freePort } from '#tests/fixtures/servers/free-port.ts';
import { expectAccessible } from './accessibility.ts';

/** Each process draws its pages anew, with what the machine has left. */
const DRAWING_MS = 120_000;

const dialogOf = (page: Page) => page.getByRole('dialog');

/** A request without a broker is given back to the one who returned it, on the keyboard: that is asked once. */
export async function decideOnDashboard(page: Page): Promise<void> {
  const waiting = page.getByRole('region', { name: 'Without a broker' });
  const choose = waiting.getByRole('button', { name: /^Choose a broker/ }).first();
  const reference = /AB-\w+/.exec(await choose.innerText())?.[0] ?? '';
  await choose.press('Enter');
  await dialogOf(page)
    .getByRole('radio', { name: /Dana Whitford/ })
    .press('Space');
  const send = dialogOf(page).getByRole('button', { name: /^Send to / });
  await dialogOf(page).getByRole('checkbox', { name: 'Send it to this broker anyway' }).waitFor();
  await send.press('Enter');
  await dialogOf(page).getByText('Please check this box, or choose another broker').waitFor();
  await expectAccessible(page);
  await dialogOf(page).getByRole('checkbox', { name: 'Send it to this broker anyway' }).press('Space');
  await send.press('Enter');
  await page.getByText(new RegExp(`has been asked about ${reference}`)).waitFor();
  await expect.poll(() => waiting.getByText(reference).count()).toBe(0);
  await recordCheck(page);
  await moveAlongDays(page);
}

/** What the register says of a licence is recorded from its row, on the keyboard alone. */
async function recordCheck(page: Page): Promise<void> {
  const licences = page.getByRole('region', { name: 'Licences to look up', exact: true });
  const record = licences.getByRole('button', { name: /^Record a check/ });
  const fold = licences.getByRole('button', { name: 'Show them' }).first();
  if (await fold.count()) await fold.press('Enter');
  const whose = await record.first().innerText();
  await record.first().press('Enter');
  const status = dialogOf(page).getByLabel('Register status');
  await status.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Seen today');
  await page.keyboard.press('Enter');
  await page.getByText('The check is recorded').waitFor();
  await expect.poll(() => licences.getByText(whose).count()).toBe(0);
}

/** The bars of the days are walked with the arrow keys, and each day is said in words. */
async function moveAlongDays(page: Page): Promise<void> {
  const days = page.getByRole('slider', { name: 'Requests per day, one day at a time' });
  const said = () => days.getAttribute('aria-valuetext');
  const last = (await said()) ?? '';
  await days.press('ArrowLeft');
  await expect.poll(said).not.toBe(last);
  await page.getByText((await said()) ?? '', { exact: true }).waitFor();
  await days.press('ArrowRight');
  await expect.poll(said).toBe(last);
}

/** Whoever sets the house up says who it is, from the dashboard in two presses and one form. */
export async function enterCompany(page: Page): Promise<void> {
  const setup = page.getByRole('region', { name: 'Setup', exact: true });
  await setup.waitFor();
  const fold = setup.getByRole('button', { name: 'Show them' });
  if (await fold.count()) await fold.press('Enter');
  await page.getByRole('link', { name: 'Enter both' }).click();
  await dialogOf(page).getByLabel('Legal name').fill('Chinook Cover Ltd.');
  await dialogOf(page).getByLabel('Mailing address').fill('1200 8 Avenue SW, Calgary, AB T2P 1G1');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('The company details are changed').waitFor();
  await page
    .getByText(/^Changed by Avery Quinn/)
    .first()
    .waitFor();
}

/** An issue is written, tried on oneself, given an hour, taken back, and sent. */
export async function sendIssue(page: Page, subject: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/admin/messages/newsletter/new`);
  await page.getByLabel('Subject').fill(subject);
  await page.getByLabel('Text', { exact: true }).fill('## Winter tires\n\nAsk what they save.');
  await page.getByRole('checkbox', { name: /^Changes to the rules/ }).check();
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await page.getByText(/^A test is on its way to/).waitFor();
  await page.getByRole('button', { name: 'Send…' }).click();
  await dialogOf(page).getByRole('radio', { name: 'At a time I choose' }).check();
  await dialogOf(page).getByRole('button', { name: 'Schedule it' }).click();
  await page.getByText(/^It goes out/).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take it back and change it' }).click();
  await page.getByRole('button', { name: 'Send…' }).click();
  await dialogOf(page).getByRole('button', { name: 'Send it now' }).click();
  await page.getByText('Accepted by the mail server').waitFor({ timeout: 45_000 });
  await expectAccessible(page);
}

/** The secret or token that the page shows once. */
async function takeSecret(page: Page): Promise<string> {
  const kept = page.getByRole('button', { name: 'I have kept it' });
  const secret = await dialogOf(page).filter({ has: kept }).locator('code').innerText();
  await kept.click();
  return secret;
}

/** The program of the docs takes what was signed for it, a test and then what happens. */
export async function receiveWebhooks(page: Page, happens: () => Promise<unknown>): Promise<void> {
  const port = await freePort();
  await page.goto(`${new URL(page.url()).origin}/admin/settings?group=webhooks`);
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await dialogOf(page).getByLabel('Address').fill(`http://127.0.0.1:${port}/`);
  await dialogOf(page).getByLabel('Name').fill('CRM');
  await dialogOf(page).getByRole('checkbox', { name: WEBHOOK_EVENTS['contact.received'] }).check();
  await dialogOf(page).getByRole('button', { name: 'Add', exact: true }).click();
  const secret = await takeSecret(page);
  await page.getByRole('heading', { level: 1, name: 'CRM' }).waitFor();
  const program = spawn(process.execPath, ['docs/receive-webhooks.mjs'], {
    env: { WEBHOOK_SECRET: secret, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const lines = createInterface({ input: program.stdout })[Symbol.asyncIterator]();
    const next = async () => String((await lines.next()).value);
    expect(await next()).toBe(`Listening on ${port}`);
    await page.getByRole('button', { name: 'Send a test' }).click();
    expect(JSON.parse(await next())).toMatchObject({ type: 'webhook.test' });
    // The page asks by itself what came of it, at rest less often.
    await page.getByText('Delivered').first().waitFor({ timeout: 45_000 });
    await expectAccessible(page);
    await happens();
    expect(JSON.parse(await next())).toMatchObject({ type: 'contact.received', data: { topic: 'other' } });
  } finally {
    program.kill();
  }
}

/** A token is made, reads what it may and nothing else, and reads nothing once it is revoked. */
export async function useToken(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/admin/settings?group=tokens`);
  await page.getByRole('button', { name: 'Create token' }).click();
  // Another one where it is walked again.
  const name = `Weekly report ${Date.now()}`;
  await dialogOf(page).getByLabel('Name of the program').fill(name);
  await dialogOf(page)
    .getByRole('checkbox', { name: /^Numbers/ })
    .check();
  await dialogOf(page).getByRole('button', { name: 'Create', exact: true }).click();
  const headers = { authorization: `Bearer ${await takeSecret(page)}` };
  const statusOf = async (path: string) => (await fetch(`${origin}/api/v1/${path}`, { headers })).status;
  expect([await statusOf('numbers'), await statusOf('cases')]).toEqual([200, 403]);
  await page.reload();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: /Revoke/ }).click();
  await dialogOf(page)
    .getByRole('button', { name: /Revoke/ })
    .click();
  await row.getByText('Revoked').waitFor();
  expect(await statusOf('numbers')).toBe(401);
}

/** What a client sees is looked at with a reason, under a banner, and left again; a broker is suspended and restored. */
export async function lookAfterPeople(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/admin/clients`);
  await page.getByRole('heading', { name: 'Clients', level: 1 }).waitFor();
  // Names are looked for when it is asked for, and not with every letter.
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Casey Morgan');
  await dialogOf(page)
    .getByRole('button', { name: 'Search requests and clients for “Casey Morgan”' })
    .waitFor();
  expect(await dialogOf(page).getByRole('link').count()).toBe(0);
  await page.keyboard.press('Enter');
  const clients = dialogOf(page).getByRole('region', { name: 'Clients' });
  await clients.getByRole('link', { name: /^Casey Morgan/ }).waitFor();
  await expectAccessible(page);
  await clients.getByRole('link', { name: /^Casey Morgan/ }).press('Enter');
  await page.getByRole('button', { name: 'View as' }).click();
  await dialogOf(page).getByLabel('Why?').selectOption({ label: 'They asked for help' });
  await dialogOf(page).getByRole('button', { name: 'View as' }).click();
  await page.waitForURL('**/portal');
  await page.getByText('You see what Casey Morgan sees.').waitFor();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await page.waitForURL('**/admin/**');

  await page.goto(`${origin}/admin/brokers`);
  await page.getByRole('heading', { name: 'Brokers', level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('ines oka');
  await dialogOf(page)
    .getByRole('link', { name: /^Ines Okafor/ })
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await dialogOf(page).getByLabel('Why?').selectOption({ index: 1 });
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Suspend' }).click();
  await page.getByRole('button', { name: 'Restore the broker' }).click();
  await expectAccessible(page);
  await dialogOf(page).getByRole('button', { name: 'Restore' }).click();
  await page.getByRole('button', { name: 'Suspend' }).waitFor();
}

/** A setting that is changed at this process is what visitors of another one read, and so is the way back. */
export async function changeSetting(page: Page, { visitor, other }: Elsewhere): Promise<void> {
  const { origin } = new URL(page.url());
  const footerOf = async () => {
    await visitor.goto(`${other}/about`);
    // What it holds, drawn or not yet (`drawn-in-view`).
    return (await visitor.getByRole('contentinfo').textContent()) ?? '';
  };
  expect(await footerOf()).not.toContain('555-0177');
  await page.goto(`${origin}/admin/settings?group=identity`);
  await page.getByRole('button', { name: 'Change: Phone' }).click();
  await dialogOf(page).getByRole('textbox').fill('780-555-0177');
  await dialogOf(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText('The setting is changed').waitFor();
  await expect.poll(footerOf, { timeout: DRAWING_MS, interval: 500 }).toContain('555-0177');
  await page.getByText(/^Changed by Avery Quinn/).click();
  await page.getByRole('button', { name: 'Restore this' }).click();
  await page.getByText(/^Back to /).waitFor();
  await expect.poll(footerOf, { timeout: DRAWING_MS, interval: 500 }).not.toContain('555-0177');
  // The other process stops next: what the page would still ask for nobody answers.
  await visitor.close();
}

type Elsewhere = { visitor: Page; other: string };
