import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { linkOfMail, logIn } from './account-people.ts';

const product = await openProduct();

const PROFILES = [
  { username: 'demo_client', portal: '/portal', login: '/portal/login' },
  { username: 'demo_broker', portal: '/broker', login: '/broker/login' },
  { username: 'demo_admin', portal: '/admin', login: '/admin/login' },
] as const;

test.each(PROFILES)('$username finds their profile in $portal and can change it', async (person) => {
  const page = await product.visit(person.login);
  await expectAccessible(page);
  await logIn(page, person);
  await page.getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL(`**${person.portal}/profile`);
  await page.getByText('This device').waitFor();
  await page.getByRole('combobox').first().waitFor();
  await expectAccessible(page);

  await page.getByLabel('Full name').fill(' ');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Full name is required').waitFor();
  await page.getByLabel('Full name').fill(`Renamed ${person.username}`);
  await page.getByLabel('Phone').fill('780-555-0199');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your details are saved').first().waitFor();

  const choice = page.getByRole('combobox', { name: 'A new message' });
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET');
  await choice.selectOption('Never');
  await saved;
  await page.reload();
  await expect.poll(() => choice.inputValue()).toBe('off');
  expect(await page.getByLabel('Full name').inputValue()).toBe(`Renamed ${person.username}`);
});

test('a new email address counts once its link has been followed', async () => {
  const admin = await product.visit('/admin/login');
  await logIn(admin, { username: 'demo_admin' });
  const page = await product.visit('/portal/login?to=/portal/profile');
  await logIn(page, { username: 'demo_client' });
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expectAccessible(page);
  await page.getByLabel('New email address').fill('casey.new@example.ca');
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill('Nope');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('Current password is incorrect').waitFor();
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill('DemoPass1');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('We have sent a link to casey.new@example.ca').waitFor();
  await page.getByText('demo.client@example.com').waitFor();

  const link = await linkOfMail(admin, 'casey.new@example.ca', 'Confirm your new email address');
  // In the browser that is logged in: nobody else can confirm for this account.
  const mailProgram = await page.context().newPage();
  await mailProgram.goto(new URL(link, product.url).href);
  await mailProgram.getByRole('button', { name: 'Confirm my address' }).click();
  await mailProgram.getByText('Your address is confirmed').waitFor();
  await page.getByText('casey.new@example.ca', { exact: true }).waitFor();
});

test('devices can be logged out one by one, and all others by a new password', async () => {
  const page = await product.visit('/broker/login?to=/broker/profile');
  await logIn(page, { username: 'demo_broker_edmonton' });
  const phone = await product.visit('/broker/login');
  await logIn(phone, { username: 'demo_broker_edmonton' });
  await page.reload();
  await page.getByRole('button', { name: /^Log out .* on / }).click();
  await page.getByText('Device logged out').first().waitFor();
  await phone.reload();
  await phone.waitForURL('**/broker/login?**');
  await logIn(phone, { username: 'demo_broker_edmonton' });

  await page.getByRole('button', { name: 'Change password' }).click();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill('DemoPass1');
  await dialog.getByLabel('New password').fill('short');
  await dialog.getByLabel('Confirm password').fill('short');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByText('Password must be at least 8 characters').waitFor();
  await dialog.getByLabel('New password').fill('Larkspur42hill');
  await dialog.getByLabel('Confirm password').fill('Larkspur42hill');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await page.getByText('Password updated').first().waitFor();
  await phone.reload();
  await phone.waitForURL('**/broker/login?**');
});

test('people take a copy of their data, and ask for its deletion', async () => {
  const page = await product.visit('/portal/login?to=/portal/profile');
  await logIn(page, { username: 'demo_client' });
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('my-data.json');
  const data = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(data.account.username).toBe('demo_client');

  await page.getByRole('button', { name: 'Request deletion' }).click();
  await expectAccessible(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill('DemoPass1');
  await dialog.getByRole('button', { name: 'Request deletion' }).click();
  await page.getByText('We have your request').waitFor();
  await page.getByText(/We will answer by \w+, \w+ \d+, \d{4}/).waitFor();
});

test('the wrong role sees Access Denied with a way home, whatever the page', async () => {
  const page = await product.visit('/broker/login');
  await logIn(page, { username: 'demo_client' });
  await page
    .getByText(
      'You do not have permission to access the broker portal. This area is restricted to insurance brokers only.',
    )
    .waitFor();
  await expectAccessible(page);
  await page.goto(`${product.url}/admin/brokers`);
  await page
    .getByText(
      'You do not have permission to access the admin area. This area is restricted to administrators only.',
    )
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${product.url}/`);
});

test('a dialog takes focus at its first field and gives it back, and a cancelled set-up leaves it in its section', async () => {
  const page = await product.visit('/portal/login?to=/portal/profile');
  await logIn(page, { username: 'demo_client' });
  const opener = page.getByRole('button', { name: 'Change password' });
  await opener.press('Enter');
  const first = page.getByRole('dialog').getByLabel('Current password', { exact: true });
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);

  await page.getByRole('button', { name: 'Set up two-factor login' }).press('Enter');
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  const heading = page.getByRole('heading', { name: 'Two-factor login' });
  await expect.poll(() => heading.evaluate((title) => title === document.activeElement)).toBe(true);
});
