import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { logIn } from '#tests/e2e/accounts/account-people.ts';
import type { openProduct } from '#tests/e2e/open-product.ts';

type Product = Awaited<ReturnType<typeof openProduct>>;
type Visit = Parameters<Product['visit']>[1];

/** Somebody who is logged in, before the case that the client and the broker of the demo share. */
export async function openCase(
  product: Product,
  username: 'demo_client' | 'demo_broker',
  visit?: Visit,
): Promise<Page> {
  const portal = username === 'demo_client' ? 'portal' : 'broker';
  const page = await product.visit(`/${portal}/login`, visit);
  await logIn(page, { username });
  await openShared(product, page, portal);
  // The page reads what its document has asked for ahead of it, and all of that.
  const left = await page.evaluate(() => [...(globalThis.earlyAnswers?.keys() ?? [])]);
  expect(left).toEqual([]);
  return page;
}

/** Goes to the case that both share, and waits for what was said there. */
export async function openShared(product: Product, page: Page, portal: 'portal' | 'broker'): Promise<void> {
  const id = await findCase(product, page, isShared, portal === 'portal' ? 'as=client' : '');
  await page.goto(`${product.url}/${portal}/cases/${id}`);
  await page.getByRole('article').first().waitFor();
}

/** The id of the first case of whoever is logged in that is such a one. */
export async function findCase(
  product: Product,
  page: Page,
  isIt: (shown: Shown) => boolean,
  query = 'limit=100',
): Promise<string> {
  const read = async (path: string) => (await page.request.get(product.url + path)).json();
  const { items } = (await read(`/api/cases?${query}`)) as { items: { id: string }[] };
  for (const { id } of items) if (isIt(await read(`/api/cases/${id}`))) return id;
  throw new Error('The demo has no such case.');
}

type Shown = {
  status: string;
  steps?: string[];
  contact: { fullName: string } | null;
  broker?: { fullName: string } | null;
};

/** A broker reads of no broker but themselves. */
function isShared({ status, contact, broker }: Shown): boolean {
  return (
    contact?.fullName === 'Casey Morgan' &&
    status === 'quoted' &&
    (broker === undefined || broker?.fullName === 'Dana Whitford')
  );
}
