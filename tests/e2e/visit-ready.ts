import type { Page } from 'playwright-core';
import type { Site } from './open-product.ts';

/** Opens a public page and waits until it answers: the page-ready line at the top has gone. */
export async function visitReady(
  product: Site,
  path: string,
  options?: Parameters<Site['visit']>[1],
): Promise<Page> {
  const page = await product.visit(path, options);
  await untilReady(page);
  return page;
}

export async function untilReady(page: Page): Promise<void> {
  await page.locator('[data-page-ready="waiting"]').waitFor({ state: 'detached' });
}

/** The words of the element that has the focus. */
export function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
