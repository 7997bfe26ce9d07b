import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { openWholeBrowser } from '#tests/fixtures/browser/browser.ts';
import { startProduct } from '../product.ts';
import type { Bench, Result } from '../result.ts';
import { ANSWERS, CONTACT, type Given } from './quote-answers.ts';

const PHONE = { width: 390, height: 844 };
/** 40 words a minute, a word being five letters. */
const MS_PER_LETTER = 60_000 / (40 * 5);
/** To find a choice or a button and press it. */
const MS_PER_PRESS = 2_000;

const MOST_ANSWERS = { auto: 14, supervisa: 9, business: 11 };
const MOST_MINUTES = 2.5;
const MOST_HEIGHTS = 1.5;

type Type = keyof typeof MOST_ANSWERS;
type Walked = { answers: number; minutes: number; longest: { heights: number; title: string } };

/**
 * The quote form on a phone, by somebody who is called and knows the answers: each screen is left at once, and what it
 * then says is missing is answered. What one press answers counts once; the consent to share is no answer.
 */
export const quoteForm: Bench = {
  name: 'quote-form',
  async run() {
    const dataDir = await mkdtemp(join(tmpdir(), 'bench-data-'));
    const product = await startProduct({ env: { DATA_DIR: dataDir } });
    const browser = await openWholeBrowser();
    try {
      const results: Result[] = [];
      for (const type of ['auto', 'supervisa', 'business'] as const) {
        results.push(...rows(type, await walk(browser, product.url, type)));
      }
      return results;
    } finally {
      await browser.close();
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function walk(browser: Browser, url: string, type: Type): Promise<Walked> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-CA', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${url}/get-quote`);
  await page.getByRole('radio').first().waitFor();
  const walked: Walked = {
    ...{ answers: 0, minutes: 0 },
    longest: { heights: await screenHeights(page), title: await screenTitle(page) },
  };
  // Whoever comes from a page about it has the type answered, and begins at the first question.
  await page.goto(`${url}/get-quote?type=${type}`);
  await page.getByRole('button', { name: 'change what to insure' }).waitFor();
  let milliseconds = 0;
  const given: Record<string, Given> = { ...CONTACT, ...ANSWERS[type] };
  for (;;) {
    const title = await screenTitle(page);
    const heights = await screenHeights(page);
    if (heights > walked.longest.heights) walked.longest = { heights, title };
    if (title === 'Review before sending') break;
    let asked = await leave(page, title);
    milliseconds += MS_PER_PRESS;
    while (asked.length > 0) {
      for (const name of asked) {
        const answer = given[name];
        if (answer === undefined)
          throw new Error(`${type}, ${title}: ${name} is needed and has no answer here`);
        milliseconds += await fill(page, name, answer);
      }
      walked.answers += asked.filter((name) => !name.startsWith('consent.')).length;
      asked = await leave(page, title);
    }
  }
  // The consent to share, and the button that sends.
  walked.minutes = (milliseconds + 2 * MS_PER_PRESS) / 60_000;
  await context.close();
  return walked;
}

const screenTitle = async (page: Page) => {
  const heading = page.locator('main form h2').first();
  await heading.waitFor();
  await page.getByRole('button', { name: /^(?:Continue|Send my request)$/ }).waitFor();
  return (await heading.textContent()) ?? '';
};

/** From the line of steps to the button below, in heights of the phone. */
async function screenHeights(page: Page): Promise<number> {
  const top = await boxOf(page.getByRole('navigation', { name: 'Steps of the request' }));
  const end = await boxOf(page.locator('main form button[type=submit]'));
  return (end.y + end.height - top.y) / PHONE.height;
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('a part of the form is not there');
  return box;
}

/**
 * Presses Continue and returns the names of the fields that are then said to be missing; none where the next screen came.
 * What one press answers is named by that press.
 */
async function leave(page: Page, title: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Continue' }).click();
  const missing = page.locator('main form [role=alert] a');
  const next = page.locator('main form h2').filter({ hasNotText: title }).first();
  await missing.or(next).first().waitFor();
  const ids = await missing.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
  );
  const none = page.locator('main form input[type=checkbox]:not([name])');
  if (ids.length > 0 && (await none.count()) > 0 && !(await none.isChecked())) {
    await none.check();
    const rest = await leave(page, title);
    return ['none', ...rest];
  }
  return Promise.all(ids.map(async (id) => (await page.locator(`[id="${id}"]`).getAttribute('name')) ?? id));
}

/** Gives an answer as a person does, and returns how long that takes them. */
async function fill(page: Page, name: string, answer: Given): Promise<number> {
  if (name === 'none') return MS_PER_PRESS;
  if (typeof answer !== 'string') return fillDay(page, name, answer);
  const field = page.locator(`[name="${name}"]`).first();
  const kind = await field.evaluate((one) => (one instanceof HTMLInputElement ? one.type : one.localName));
  if (kind === 'select') {
    await field.selectOption(answer);
    return MS_PER_PRESS;
  }
  if (kind === 'radio' || kind === 'checkbox') {
    const choices = page.locator(`[name="${name}"]`);
    await (kind === 'radio' ? choices.and(page.locator(`[value="${answer}"]`)) : choices.first()).check();
    return MS_PER_PRESS;
  }
  await field.fill(answer);
  return answer.length * MS_PER_LETTER;
}

/** A day in three fields. */
async function fillDay(page: Page, name: string, parts: readonly string[]): Promise<number> {
  const fields = page.locator(`fieldset:has([name="${name}"]) input[data-part]`);
  for (const [place, part] of parts.entries()) await fields.nth(place).fill(part);
  return parts.join('').length * MS_PER_LETTER;
}

function rows(type: Type, { answers, minutes, longest }: Walked): Result[] {
  const row = (name: string, ours: string, bar: string, pass: boolean | null): Result => {
    return { name: `quote form, ${type}: ${name}`, ours, peer: '-', ratio: '-', bar, pass };
  };
  const most = MOST_ANSWERS[type];
  const isTimed = type === 'auto';
  const isShort = longest.heights <= MOST_HEIGHTS;
  return [
    row('answers needed, with a call', String(answers), `<= ${most}`, answers <= most),
    row(
      'time at 40 words a minute',
      `${minutes.toFixed(1)} min`,
      isTimed ? `<= ${MOST_MINUTES} min` : '-',
      isTimed ? minutes <= MOST_MINUTES : null,
    ),
    row(
      `longest screen (${longest.title})`,
      `${longest.heights.toFixed(2)} phones`,
      `<= ${MOST_HEIGHTS}`,
      isShort,
    ),
  ];
}
