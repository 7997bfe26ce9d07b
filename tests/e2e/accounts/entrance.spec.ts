import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { logIn, sendLogin } from './account-people.ts';

const product = await openProduct();

async function bodySent(page: Page, path: string, act: () => Promise<void>): Promise<Request> {
  const request = page.waitForRequest((sent) => new URL(sent.url()).pathname === path);
  await act();
  return request;
}

test('a login sends what was typed, and the portal in a header', async () => {
  const page = await product.visit('/broker/login');
  const login = await bodySent(page, '/api/login', () => logIn(page, { username: 'demo_broker' }));
  expect(login.postDataJSON()).toEqual({ username: 'demo_broker', password: 'DemoPass1', rememberMe: false });
  expect(login.headers()['x-portal']).toBe('broker');
});

test('a registration sends its five fields, and the version of the terms in a header', async () => {
  const page = await product.visit('/portal/register');
  await page.getByLabel('Full name').fill('Robin Cardinal');
  await page.getByLabel('Email address').fill('robin.c@example.ca');
  await page.getByLabel('Phone').fill('403-555-0199');
  await page.getByLabel('Username').fill('robin_c');
  await page.getByLabel('Password', { exact: true }).fill('Larkspur42hill');
  await page.getByLabel('Confirm password').fill('Larkspur42hill');
  await page.getByRole('checkbox', { name: /terms/ }).check();
  const call = await bodySent(page, '/api/register', () =>
    page.getByRole('button', { name: 'Create account' }).click(),
  );
  expect(call.postDataJSON()).toEqual({
    username: 'robin_c',
    password: 'Larkspur42hill',
    email: 'robin.c@example.ca',
    fullName: 'Robin Cardinal',
    phone: '403-555-0199',
  });
  expect(call.headers()['x-terms-version']).toMatch(/^\d{4}-\d\d-\d\d$/);
  await page.getByText('Your account has been created. You can now log in.').waitFor();
  await page.waitForURL('**/portal/login**');
  await page.getByText('Welcome! Your account is ready').waitFor();

  // Nobody has confirmed the address: the profile says what that means.
  await page.getByLabel('Password', { exact: true }).fill('Larkspur42hill');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('Please confirm your email address').waitFor();
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByText('Confirm your email address first. Then you can set it up here.').waitFor();
  expect(await page.getByRole('button', { name: 'Set up two-factor login' }).count()).toBe(0);
  await expectAccessible(page);
});

test('what was said of a failed login goes with the next one', async () => {
  const page = await product.visit('/portal/login');
  await sendLogin(page, { username: 'demo_client', password: 'Wrong1Password' });
  // Urgent toasts have a copy that is spoken: this is the one that is seen.
  const said = page.getByRole('heading', { name: 'Login failed' });
  await said.waitFor();
  await logIn(page, { username: 'demo_client' });
  await page.getByText('Login successful').first().waitFor();
  await expectAccessible(page);
  await expect.poll(() => said.count(), { timeout: 3_000 }).toBe(0);

  // A session that ends says so at the door, and the way back is kept.
  await page.context().clearCookies();
  await page.getByRole('link', { name: 'Notifications' }).click();
  await page.getByText('Your session has ended').waitFor();
  expect(new URL(page.url()).searchParams.get('to')).toBe('/portal/notifications');
});

const BAD_ANSWERS = [
  ['an error', { status: 500, contentType: 'application/json', body: '{"message":"Broken"}' }],
  ['words that are no JSON', { status: 200, contentType: 'application/json', body: '<html>' }],
  ['another shape', { status: 200, contentType: 'application/json', body: '{"id":7}' }],
] as const;

test.each(BAD_ANSWERS)(
  '%s in place of who is signed in is said at once, on every page',
  async (_, answer) => {
    for (const path of ['/portal', '/broker/cases/1', '/admin/login', '/portal/register']) {
      const page = await product.visit('/faq', { isBroken: true });
      let calls = 0;
      await page.route('**/api/user', (route) => {
        calls += 1;
        return route.fulfill(answer);
      });
      await page.goto(product.url + path);
      await page.getByRole('heading', { name: 'We cannot reach the server' }).waitFor();
      expect(calls).toBe(1);
      await page.unroute('**/api/user');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByLabel('Password', { exact: true }).waitFor();
    }
  },
);
