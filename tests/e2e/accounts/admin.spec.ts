import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { authenticatorCode } from '#tests/fixtures/api/authenticator.ts';
import { logIn } from './account-people.ts';

/** As in production: no demo, and administrators need a second factor. */
const product = await openProduct({ DEMO: '0', ADMIN_TWO_FACTOR: 'required' });

test('the first administrator comes by the printed link, and sets two-factor login up before anything else', async () => {
  const link = /\/portal\/first-admin#token=\S+/.exec(product.output())?.[0] ?? '';
  expect(link).not.toBe('');
  const page = await product.visit(link);
  await page.getByLabel('Full name').fill('Ada Berg');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByText('Invalid email address').waitFor();
  await page.getByLabel('Email address').fill('ada@example.ca');
  await page.getByLabel('Username').fill('ada');
  await page.getByLabel('Password', { exact: true }).fill('Larkspur42hill');
  await page.getByLabel('Confirm password').fill('Larkspur42hill');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await page.getByText('Your account is ready').waitFor();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Log in to the admin area' }).click();
  await logIn(page, { username: 'ada', password: 'Larkspur42hill' });
  for (const path of ['/admin', '/broker', '/portal', '/admin/profile']) {
    await page.goto(product.url + path);
    await page.getByRole('heading', { name: 'Set up two-factor login' }).waitFor();
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/admin/login');
  await logIn(page, { username: 'ada', password: 'Larkspur42hill' });
  await page.goto(`${product.url}/admin/profile`);
  await page.getByLabel('Current password', { exact: true }).fill('Larkspur42hill');
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = await page.getByText(/^([A-Z2-7]{1,4} ?)+$/).textContent();
  await expectAccessible(page);
  await page
    .getByLabel('Code that the app shows now')
    .fill(authenticatorCode((key ?? '').replaceAll(' ', '')));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  await page.getByText('recovery codes left').waitFor();
  expect(await page.getByRole('button', { name: 'Switch off' }).count()).toBe(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await expectAccessible(page);

  await page.goto(`${product.url}/admin/settings?group=tokens`);
  await page.getByRole('button', { name: 'Create token' }).click();
  await page.getByLabel('Program').fill('Our sheet');
  await page.getByLabel('Numbers').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const token = await page.getByText(/^cck_/).textContent();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  const headers = { authorization: `Bearer ${token}` };
  const read = async () => (await fetch(`${product.url}/api/v1/numbers`, { headers })).status;
  expect(await read()).toBe(200);
  await page.getByRole('button', { name: 'Revoke: Our sheet' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('The token of Our sheet is revoked').waitFor();
  expect(await read()).toBe(401);

  await page.goto(`${product.url}/admin/settings?group=webhooks`);
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  await page.getByLabel('Address').fill('https://127.0.0.1/hook');
  await page.getByLabel('Name').fill('Our CRM');
  await page.getByLabel('A request was sent').check();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText('The address leads to a private network').first().waitFor();
  await page.getByLabel('Address').fill('https://example.com/hook');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText(/^whsec_/).waitFor();
  await page.getByRole('button', { name: 'I have kept it' }).click();
  await page.getByRole('heading', { name: 'Our CRM' }).waitFor();
  await expectAccessible(page);

  await page.goto(product.url + link);
  await page.getByText('has already been used').waitFor();
});
