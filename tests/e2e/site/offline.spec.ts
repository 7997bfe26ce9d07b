import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { logIn } from '#tests/e2e/accounts/account-people.ts';
import { openSite } from '#tests/e2e/open-product.ts';
import { untilReady, visitReady } from '#tests/e2e/visit-ready.ts';

const product = await openSite();

test('a link without a connection shows our page, keeps what was typed, and opens once there is one', async () => {
  const page = await visitReady(product, '/contact', { isBroken: true });
  await page.getByRole('main').getByLabel('Message').fill('I have typed this before the tunnel.');
  await page.context().setOffline(true);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Locations' })
    .dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();

  await page.getByRole('button', { name: 'Back to where I was' }).click();
  expect(await page.getByRole('main').getByLabel('Message').inputValue()).toBe(
    'I have typed this before the tunnel.',
  );
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locations' });
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await page.context().setOffline(false);
  await page.waitForURL('**/locations');
  await page.getByRole('heading', { level: 1, name: /Alberta/ }).waitFor();
});

test('once back online a press on the same link opens its page', async () => {
  const page = await visitReady(product, '/about', { isBroken: true });
  await page.context().setOffline(true);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Locations' });
  await link.dispatchEvent('click');
  await page.getByRole('button', { name: 'Back to where I was' }).click();
  await page.getByRole('heading', { level: 1, name: 'About Chinook Cover' }).waitFor();
  // A link that loads a whole document leads to our page too.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sitemap' }).dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await page.getByRole('button', { name: 'Back to where I was' }).click();
  await page.context().setOffline(false);
  await link.click();
  await page.waitForURL('**/locations');
});

test('where the connection works and the site does not answer, the page says that, and opens once it does', async () => {
  const page = await visitReady(product, '/about', { isBroken: true });
  await page.route('**/*', (route) => route.abort('connectionrefused'));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'FAQ' })
    .dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'We cannot reach the site' }).waitFor();
  expect(await page.getByText('You are offline').count()).toBe(0);
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/faq');
  await untilReady(page);

  await page.route('**/*', (route) => route.abort('connectionrefused'));
  const portal = page.getByRole('contentinfo').getByRole('link', { name: 'Broker Portal' });
  await portal.dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'We cannot reach the site' }).waitFor();
  await page.unroute('**/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL('**/broker/login');
});

test('a part of the portal that cannot be fetched says so inside it, and opens later; an action waits and is cancelled', async () => {
  const page = await product.visit('/portal/login', { isBroken: true });
  await logIn(page, { username: 'demo_client' });
  await page.getByRole('heading', { name: 'Your requests' }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Profile' }).dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
  await page.getByRole('link', { name: 'Notifications' }).click();
  await page.getByRole('button', { name: 'Mark as read' }).first().waitFor();
  await page.context().setOffline(true);
  await page.getByText('What is open stays readable').waitFor();
  await page.getByRole('button', { name: 'Mark as read' }).first().click();
  await page.getByText('1 action is waiting.').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Do not send it' }).click();
  await expect.poll(() => page.getByText('1 action is waiting.').count()).toBe(0);
  await page.context().setOffline(false);
  await expect.poll(() => page.getByText('You are offline').count()).toBe(0);
});

test('a reload and an address without a connection show our page, and the page that was asked for once there is one', async () => {
  // Chromium played offline says of a new document that it is online.
  const MISSING = /^(You are offline|We cannot reach the site)$/;
  const page = await visitReady(product, '/about', { isBroken: true, hasWorker: true });
  // The worker comes with the next sign of somebody, once the page has stood for some seconds.
  let moves = 0;
  const isKept = async () => {
    moves += 1;
    await page.mouse.move(200 + moves, 200);
    return page.evaluate(async () => (await caches.match('/offline.html')) !== undefined);
  };
  await expect.poll(isKept).toBe(true);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: MISSING }).waitFor();
  await expectAccessible(page);
  await page.goto(`${product.url}/faq`);
  await page.getByRole('heading', { level: 1, name: MISSING }).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(new URL(page.url()).pathname).toBe('/faq');
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: /questions/i }).waitFor();
});
