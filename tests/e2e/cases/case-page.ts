import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import type { TestFile } from '#tests/fixtures/documents/files.ts';

export const inDays = (days: number) => albertaDate(new Date(Date.now() + days * DAY_MS));
export const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });
export const field = (place: Page | Locator, name: string) =>
  place.getByRole('textbox', { name, exact: true });
/** The form that lies over the page; what is only said there is none. */
export const formOver = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Cancel' }) });
export const part = (page: Page, name: RegExp) =>
  page
    .getByRole('navigation', { name: /^Parts of/ })
    .getByRole('link', { name })
    .click();

export const given = ({ name, type, bytes }: TestFile) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytes),
});

export async function ask(broker: Page, kind: RegExp, title: string): Promise<void> {
  await button(broker, 'Request information').click();
  const dialog = formOver(broker);
  await dialog.getByRole('radio', { name: kind }).check();
  await dialog.getByRole('textbox', { name: /^(Which document|Your question)/ }).fill(title);
  // Before first contact a broker checks it themselves, and that it stops the promised contact.
  await dialog.getByRole('checkbox', { name: /^Needed to continue/ }).check();
  const stops = dialog.getByRole('checkbox', { name: 'Stop the promised contact' });
  if (await stops.isVisible()) await stops.check();
  await button(dialog, 'Send request').click();
  await dialog.waitFor({ state: 'detached' });
}

/** Writes a quote, looks it over as the client will read it, and sends it. */
export async function quote(dialog: Locator, premium: string): Promise<void> {
  await field(dialog, 'Insurer').fill('Bow Commercial (sample)');
  await dialog.getByLabel('Premium').fill(premium);
  await field(dialog, 'What is covered').fill('Liability: $2,000,000');
  await dialog.getByLabel('Valid until').fill(inDays(20));
  await dialog.getByLabel(/^Effective date/).fill(inDays(7));
  await button(dialog, 'Check the quote').click();
  await dialog.getByRole('heading', { name: 'What the client sees' }).and(dialog.locator(':focus')).waitFor();
  await expectAccessible(dialog.page());
  // A file that is checked meanwhile changes the case: the dialog says so, keeps what was typed, and is sent again.
  const sent = async () => {
    if (!(await dialog.isVisible())) return true;
    await button(dialog, /^(Check|Send) the quote$/)
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    return false;
  };
  await expect.poll(sent, { interval: 1_000 }).toBe(true);
}

/** A dialog is opened, read and left with the keyboard alone, and gives the focus back to what opened it. */
export async function walkDialog(page: Page, opener: Locator): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog').last();
  await dialog.locator(':focus').waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
}

/** What a broker does next; on a phone all but the first step are behind "More steps". */
export async function step(broker: Page, name: string): Promise<void> {
  const shown = button(broker, name);
  const more = button(broker.getByRole('main'), 'More steps');
  await shown.or(more).first().waitFor();
  if (!(await shown.isVisible())) await more.click();
  await shown.click();
}

/**
 * On the answers of a tracking page: another number, which the page opens by from then on. Returns the calls that were refused
 * meanwhile: none says the old number once more.
 */
export async function correctPhone(page: Page, phone: string): Promise<string[]> {
  const refused: string[] = [];
  page.on('response', (answer) => void (answer.status() >= 400 && refused.push(answer.url())));
  await button(page, 'Correct my details').click();
  await field(page, 'Phone').fill(phone);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await button(page, 'Save corrections').click();
  await page.getByText(phone, { exact: true }).waitFor();
  await page.reload();
  await page.getByText(phone, { exact: true }).waitFor();
  return refused;
}

/** Where a push about a request leads: it carries the title and the path of its notice, and no more. */
export async function pushedPath(page: Page, reference: string): Promise<string> {
  // Read or not: the page of the case, open before them, marks it as read.
  const look = async () => {
    const answer = await page.request.get(new URL('/api/notifications?limit=100', page.url()).href);
    const { items } = (await answer.json()) as { items: { reference: string | null; path: string }[] };
    return items.find((item) => item.reference === reference)?.path ?? '';
  };
  await expect.poll(look).not.toBe('');
  return look();
}
