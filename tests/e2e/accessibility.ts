import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The page as it stands has no breach of WCAG 2.2 AA that a machine can find. Looked at from the top, where
 * nothing lies half under the bar that stays there: its colours would be measured against what covers them.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Once for each document: to read axe costs a page a quarter of what a look at it does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await page.evaluate(breachesOf, WCAG_22_AA), `accessibility of ${page.url()}`).toEqual([]);
}

/** Runs in the page. Where each breach is, is worked out only when there is one: most pages have none. */
async function breachesOf(tags: string[]): Promise<string[]> {
  const { run } = (window as unknown as { axe: typeof axe }).axe;
  const options: axe.RunOptions = { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] };
  const { violations } = await run(document, { ...options, selectors: false });
  if (violations.length === 0) return [];
  const located = await run(document, options);
  return located.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${help}: ${target}: ${html}`),
  );
}
