import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { linkOfMail, logIn, sendLogin } from './account-people.ts';

const product = await openProduct();

test('a client registers, confirms the address, is led back to the page they wanted, and logs out everywhere', async () => {
  const page = await product.visit('/portal/profile');
  await page.waitForURL('**/portal/login?to=%2Fportal%2Fprofile');
  await expectAccessible(page);
  for (const benefit of [
    ...['Secure document sharing', 'Quote management', 'Direct communication with broker', '24/7 access'],
  ]) {
    await page.getByRole('heading', { name: benefit }).first().waitFor();
  }

  await page.getByRole('tab', { name: 'Register' }).click();
  await page.waitForURL('**/portal/register?**');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').filter({ hasText: 'Please check the following' }).waitFor();
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Noor Haddad');
  await page.getByLabel('Email address').fill('noor@example.ca');
  await page.getByLabel('Phone').fill('+1 (587) 555-0121');
  await page.getByLabel('Username').fill('Noor_H');
  await page.getByLabel('Password', { exact: true }).fill('Larkspur42hill');
  await page.getByLabel('Confirm password').fill('Larkspur42hill');
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.getByRole('tab', { name: 'Login', selected: true }).waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('Noor_H');
  const who = await page.request.get(`${product.url}/api/user`);
  expect(await who.json()).toEqual({ authenticated: false });
  await expectAccessible(page);
  await logIn(page, { username: 'noor_h', password: 'Larkspur42hill' });
  await page.waitForURL('**/portal/profile');
  await page.getByText('Not confirmed').waitFor();

  const admin = await product.visit('/admin/login');
  await logIn(admin, { username: 'demo_admin' });
  const link = await linkOfMail(admin, 'noor@example.ca', 'Confirm your email address');
  // In the browser that is logged in: nobody else can confirm for this account.
  const mailProgram = await page.context().newPage();
  await mailProgram.goto(new URL(link, product.url).href);
  await expectAccessible(mailProgram);
  await mailProgram.getByRole('button', { name: 'Confirm my address' }).click();
  await mailProgram.getByText('Your address is confirmed').waitFor();
  await expectAccessible(mailProgram);
  await page.getByText('Confirmed', { exact: true }).waitFor();

  const otherTab = await page.context().newPage();
  await otherTab.goto(`${product.url}/portal`);
  await otherTab.getByRole('heading', { name: 'Your requests' }).waitFor();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/logout', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Logging out...' }).waitFor();
  release();
  await page.waitForURL('**/portal/login');
  await otherTab.waitForURL('**/portal/login?to=%2Fportal');

  await logIn(page, { username: 'Noor_H', password: 'Larkspur42hill' });
  await otherTab.getByRole('heading', { name: 'Your requests' }).waitFor();
});

test('what the server refuses stands beside its field, and nothing is lost', async () => {
  const page = await product.visit('/portal/register');
  await page.getByLabel('Full name').fill('Casey Again');
  await page.getByLabel('Email address').fill('casey.again@example.ca');
  await page.getByLabel('Phone').fill('403-555-0143');
  await page.getByLabel('Username').fill('DEMO_client');
  await page.getByLabel('Password', { exact: true }).fill('Larkspur42hill');
  await page.getByLabel('Confirm password').fill('Larkspur42hill');
  await page.getByLabel('I agree to the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.locator('#register-username-error').getByText('Username already exists').waitFor();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Casey Again');
  await page.getByRole('alert').getByText('Registration failed').waitFor({ state: 'attached' });
  const toast = page.getByRole('dialog', { name: 'Registration failed' });
  await toast.waitFor();
  await expectAccessible(page);
  await page.keyboard.press('F6');
  await page.keyboard.press('Tab');
  await toast.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await toast.waitFor({ state: 'detached' });
});

test('the password can be looked at while it is typed', async () => {
  const page = await product.visit('/portal/login');
  const field = page.getByLabel('Password', { exact: true });
  await field.fill('Larkspur42hill');
  expect(await field.getAttribute('type')).toBe('password');
  await page.getByRole('button', { name: 'Show password' }).click();
  expect(await field.getAttribute('type')).toBe('text');
  expect(await field.getAttribute('autocomplete')).toBe('current-password');
});

test('somebody who is signed in does not see the login or the registration', async () => {
  const page = await product.visit('/portal/login');
  await logIn(page, { username: 'demo_client' });
  for (const path of ['/portal/login', '/portal/register']) {
    await page.goto(product.url + path);
    await page.waitForURL(`${product.url}/portal`);
  }
});

test('the way back after the login never leads to another site', async () => {
  const page = await product.visit(`/portal/login?to=${encodeURIComponent('//elsewhere.example/portal')}`);
  await sendLogin(page, { username: 'demo_client' });
  await page.waitForURL(`${product.url}/portal`);
});

test('the tabs work with the keyboard alone', async () => {
  const page = await product.visit('/portal/login');
  await page.getByRole('tab', { name: 'Login' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Register', selected: true }).waitFor();
});
