import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { authenticatorCode } from '#tests/fixtures/api/authenticator.ts';
import { linkOfMail, logIn, sendLogin } from './account-people.ts';

const product = await openProduct();

const PASSWORD = 'Larkspur42hill';

test('an administrator invites a broker, who joins, logs in, and closes the first request with a policy', async () => {
  const admin = await product.visit('/admin/login');
  await expectAccessible(admin);
  await logIn(admin, { username: 'demo_admin' });
  await admin.getByRole('link', { name: 'Brokers' }).click();
  await admin.getByRole('link', { name: 'Invite a broker' }).click();
  await admin.getByRole('heading', { name: 'Invite a broker' }).waitFor();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: /^(Send|Write) the invitation$/ }).click();
  const summary = admin.getByRole('alert').filter({ hasText: 'Please check the following' });
  await summary.waitFor();
  expect(await summary.getByRole('link').allTextContents()).toEqual([
    'Full name is required',
    'Email address is required',
    'Brokerage is required',
    'Licence number is required',
    'Licence expiry date is required',
    'Choose at least one licence class',
    'Choose at least one insurance type',
  ]);
  await expectAccessible(admin);
  await admin.getByLabel('Full name').fill('Rosa Lindqvist');
  await admin.getByLabel('Email address').fill('rosa@example.ca');
  await admin.getByLabel('Brokerage').fill('Prairie Shield');
  await admin.getByLabel('Licence number').fill('AB-77120');
  await admin.getByLabel('Licence expires on').fill('2031-03-31');
  await admin.getByRole('checkbox', { name: 'Accident and sickness', exact: true }).check();
  await admin.getByRole('checkbox', { name: 'Super Visa', exact: true }).check();
  await admin.getByRole('button', { name: /^(Send|Write) the invitation$/ }).click();
  await admin.getByText('Rosa Lindqvist is invited').waitFor();
  expect(await admin.getByLabel('Full name').inputValue()).toBe('');

  const link = await linkOfMail(admin, 'rosa@example.ca', 'You are invited to work with Chinook Cover');
  const rosa = await product.visit(link);
  await rosa.getByText('Rosa Lindqvist').waitFor();
  await expectAccessible(rosa);
  await rosa.getByLabel('Username').fill('rosa_l');
  await rosa.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await rosa.getByLabel('Confirm password').fill(PASSWORD);
  await rosa.getByRole('button', { name: 'Create my account' }).click();
  await rosa.getByText('You must agree to the terms and conditions').waitFor();
  await rosa.getByLabel('I agree to the terms').check();
  await rosa.getByRole('button', { name: 'Create my account' }).click();
  await rosa.getByText('Your account is ready').waitFor();
  await expectAccessible(rosa);
  await rosa.getByRole('link', { name: 'Log in to the Broker Portal' }).click();
  await rosa.waitForURL('**/broker/login');
  expect(await rosa.getByLabel('Username').inputValue()).toBe('rosa_l');
  await expectAccessible(rosa);
  await logIn(rosa, { username: 'rosa_l', password: PASSWORD });
  await rosa.waitForURL(`${product.url}/broker`);

  await admin.goto(`${product.url}/admin/cases?standing=pool&type=supervisa`);
  await admin.getByRole('link', { name: /^Super Visa/ }).click();
  await admin.getByRole('button', { name: 'Choose a broker' }).click();
  await admin.getByRole('radio', { name: /^Rosa Lindqvist/ }).check();
  await admin.getByRole('button', { name: /^Send to / }).click();
  await admin.getByText('Sent to a broker, who has not replied yet.').waitFor();
  await rosa.goto(product.url + new URL(admin.url()).pathname.replace('/admin', '/broker'));
  await rosa.getByRole('button', { name: 'Accept this request' }).click();
  await rosa.getByRole('heading', { name: 'Next: contact the client.' }).waitFor();
  const record = rosa.getByRole('button', { name: 'Record the policy' });
  const isOffered = async () => {
    if (!(await record.isVisible())) await rosa.getByText('Close request').click();
    return record.isVisible();
  };
  await expect.poll(isOffered, { interval: 1_000 }).toBe(true);
  await record.click();
  const ending = rosa.getByRole('dialog', { name: 'Record the policy' });
  await ending.getByLabel('Insurer').fill('Prairie Mutual');
  await ending.getByLabel('Effective date').fill(albertaDate(new Date(Date.now() + 7 * DAY_MS)));
  await ending.getByRole('button', { name: 'Record the policy' }).click();
  await admin.getByText('Policy arranged.').waitFor();
});

test('a broker sets two-factor login up, and logs in with the app and with a recovery code', async () => {
  const page = await product.visit('/broker/login?to=/broker/profile');
  await logIn(page, { username: 'demo_broker' });
  await page.getByRole('button', { name: 'Set up two-factor login' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('Wrong1Password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Current password is incorrect').waitFor();
  const { secret, codes } = await setUp(page);
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByText(`You have ${codes.length} recovery codes left.`).waitFor();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/broker/login');

  await sendLogin(page, { username: 'demo_broker' });
  await page.getByLabel('Code from your authenticator app').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('Please enter the code from your authenticator app or a recovery code').waitFor();
  await page.getByLabel('Code from your authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByText('This code is not correct. Please try again.').first().waitFor();
  await page.getByLabel('Code from your authenticator app').fill(authenticatorCode(secret));
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(`${product.url}/broker`);

  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL('**/broker/login');
  await sendLogin(page, { username: 'demo_broker' });
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(`${product.url}/broker`);

  await page.getByRole('link', { name: 'Profile' }).click();
  await page.getByText(`You have ${codes.length - 1} recovery codes left.`).waitFor();
  await page.getByRole('button', { name: 'New recovery codes' }).click();
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill('DemoPass1');
  await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByText('This code is not correct. Please try again.').waitFor();
  await expectAccessible(page);
  await page
    .getByRole('dialog')
    .getByLabel('Code', { exact: true })
    .fill(codes[1] ?? '');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await page.getByRole('button', { name: 'Switch off' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByLabel('Current password', { exact: true }).fill('DemoPass1');
  await page.getByRole('dialog').getByLabel('Code', { exact: true }).fill(authenticatorCode(secret, 1));
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('button', { name: 'Set up two-factor login' }).waitFor();
});

/** The last code is taken while its successor is shown; close to the end of that it could be one too old on arrival. */
async function untilNextCodeIsFar(): Promise<void> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 8_000) await new Promise((resolve) => setTimeout(resolve, left + 500));
}

/** Goes through the three steps; the QR code and the key are for the same secret. */
async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.getByLabel('Current password', { exact: true }).fill('DemoPass1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  await expectAccessible(page);
  const key = await page.getByText(/^([A-Z2-7]{1,4} ?)+$/).textContent();
  const secret = (key ?? '').replaceAll(' ', '');
  await page.getByLabel('Code that the app shows now').fill('000000');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByText('This code is not correct. Please try again.').waitFor();
  // A code counts once: the login that follows has the next one to itself.
  await untilNextCodeIsFar();
  await page.getByLabel('Code that the app shows now').fill(authenticatorCode(secret, -1));
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  await expectAccessible(page);
  const list = page.getByRole('listitem').filter({ hasText: /^[\w-]{8,}$/ });
  return { secret, codes: await list.allTextContents() };
}
