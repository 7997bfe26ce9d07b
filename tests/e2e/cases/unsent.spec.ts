import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { openCase } from './shared-case.ts';

const product = await openProduct();

test('a message that cannot be sent stays, says so, and goes out when it is tried again', async () => {
  const page = await openCase(product, 'demo_client');
  await page.route('**/api/cases/*/messages', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, contentType: 'application/json', body: '{"message":"Not just now."}' })
      : route.continue(),
  );
  await page.getByRole('textbox', { name: /^Message Dana/ }).fill('Are you there?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Not just now.').waitFor();
  await page.unroute('**/api/cases/*/messages');
  await page.reload();
  await page.getByText('It could not be sent. It is kept on this device.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('It could not be sent.').waitFor({ state: 'detached' });
  expect(await page.getByRole('article').filter({ hasText: 'Are you there?' }).count()).toBe(1);
});

test('without a connection a message waits in its place, the rest of the page stands, and it goes with the connection', async () => {
  const page = await openCase(product, 'demo_client', { width: 390, height: 844, isBroken: true });
  const message = page.getByRole('textbox', { name: /^Message Dana/ });
  await message.fill('Is hail covered as well?');
  // What sends it comes with the first letter.
  const isThere = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/send-question')),
    );
  await expect.poll(isThere).toBe(true);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const unsent = page.getByRole('article', { name: 'Your message, not sent yet' });
  await unsent.filter({ hasText: 'Is hail covered' }).getByText('Waiting for your connection').waitFor();
  await expectAccessible(page);
  await message.fill('And theft?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const second = unsent.filter({ hasText: 'And theft?' });
  await second.getByRole('button', { name: 'Do not send it' }).click();
  await second.waitFor({ state: 'detached' });
  // A part that was never open cannot be fetched: the page around it stays.
  const parts = page.getByRole('navigation', { name: /^Parts of/ });
  await parts.getByRole('link', { name: /^Quotes/ }).click();
  await page.getByRole('region', { name: 'Quotes', exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'You are offline' }).count()).toBe(0);
  await page.context().setOffline(false);
  await page.getByRole('region', { name: 'Quotes', exact: true }).getByRole('heading').first().waitFor();
  await parts.getByRole('link', { name: /^Messages/ }).click();
  await page.getByRole('article').filter({ hasText: 'Is hail covered as well?' }).last().waitFor();
  await unsent.waitFor({ state: 'detached' });
  expect(await page.getByRole('article').filter({ hasText: 'Is hail covered' }).count()).toBe(1);
  expect(await page.getByRole('article').filter({ hasText: 'And theft?' }).count()).toBe(0);
});
