import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '#tests/fixtures/databases/postgres.ts';
import { logIn } from './accounts/account-people.ts';
import { openProduct } from './open-product.ts';

const postgres = await startPostgres();
afterAll(() => postgres.stop());
const product = await openProduct({ DATABASE_URL: postgres.url, DEMO: '1' });

/** An open dashboard, and how often it has read its numbers. What breaks meanwhile is part of the test. */
async function openDashboard(): Promise<{ page: Page; reads: () => number }> {
  const page = await product.visit('/broker/login', { isBroken: true });
  let reads = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/broker/stats') && response.ok()) reads += 1;
  });
  const live = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await logIn(page, { username: 'demo_broker' });
  await live;
  await expect.poll(() => reads).toBeGreaterThan(0);
  return { page, reads: () => reads };
}

test('after an outage of the database an open dashboard reads everything again by itself', async () => {
  const { reads } = await openDashboard();
  const before = reads();
  await postgres.restart({ whileDown: () => wait(1_500) });
  await expect.poll(reads, { timeout: 30_000 }).toBeGreaterThan(before);
});

test('after a restart of the product an open dashboard reads everything again by itself', async () => {
  const { reads } = await openDashboard();
  const before = reads();
  await product.restart();
  await expect.poll(reads, { timeout: 30_000 }).toBeGreaterThan(before);
});
