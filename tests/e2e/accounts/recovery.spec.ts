import { test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { linkOfMail, logIn } from './account-people.ts';

const product = await openProduct();

test('a new password is chosen by email, and every session ends', async () => {
  const username = 'demo_client';
  const email = 'demo.client@example.com';
  const login = '/portal/login';
  const outbox = await product.visit('/admin/login');
  await logIn(outbox, { username: 'demo_admin' });
  const elsewhere = await product.visit(login);
  await logIn(elsewhere, { username });

  const page = await product.visit(login);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('Please enter a valid email address').waitFor();
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('Check your email').waitFor();
  await page
    .getByText('If an account exists for that address, we have sent a link to reset your password.')
    .waitFor();
  await expectAccessible(page);

  const link = await linkOfMail(outbox, email, 'Choose a new password');
  await page.goto(product.url + link);
  await page.getByLabel('New password').fill('Password1');
  await page.getByLabel('Confirm password').fill('Password2');
  await page.getByRole('button', { name: 'Change my password' }).click();
  await page.getByText('Passwords do not match').waitFor();
  await page.getByLabel('Confirm password').fill('Password1');
  await page.getByRole('button', { name: 'Change my password' }).click();
  await page.getByText('Please choose a less common password').waitFor();
  await expectAccessible(page);
  const password = `Larkspur42${username}`;
  await page.getByLabel('New password').fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Change my password' }).click();
  await page.getByText('Password updated').waitFor();
  await page.getByText('Your password has been changed. You can now log in.').waitFor();
  await expectAccessible(page);

  await elsewhere.reload();
  await elsewhere.waitForURL(`**${login}?**`);
  await page.goto(product.url + login);
  await logIn(page, { username, password });
  await page.waitForURL(`${product.url}/portal`);
});

test('an unknown address is answered like a known one', async () => {
  const page = await product.visit('/portal/forgot-password');
  await page.getByLabel('Email address').fill('nobody.here@example.ca');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await page.getByText('If an account exists for that address').waitFor();
});

test('a link that is over says so and leads to a new one', async () => {
  const page = await product.visit('/portal/reset-password#token=long-gone');
  await page
    .getByText('This reset link has expired or has already been used. Please request a new one.')
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.getByRole('heading', { name: 'Forgot your password?' }).waitFor();

  for (const [path, words] of [
    ['/portal/invitation', 'This invitation has expired or has already been used.'],
    ['/portal/first-admin', 'This link has expired or has already been used.'],
  ] as const) {
    await page.goto(`${product.url}${path}#token=long-gone`);
    await page.getByText(words).waitFor();
    await expectAccessible(page);
  }
  await page.goto(`${product.url}/portal/verify-email#token=long-gone`);
  await page.getByText('This link has expired or has already been used.').waitFor();
});
