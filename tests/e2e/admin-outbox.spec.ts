import { expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { logIn } from './accounts/account-people.ts';
import { openProduct } from './open-product.ts';

const product = await openProduct();

test('an administrator reads a kept email on demand, follows its link in the demo, and is offered no sending without a mail server', async () => {
  const visitor = await product.visit('/portal/forgot-password');
  await visitor.getByLabel('Email address').fill('demo.broker@example.com');
  await visitor.getByRole('button', { name: 'Send me a link' }).click();
  await visitor.getByText('Check your email').waitFor();

  const page = await product.visit('/admin/login');
  await logIn(page, { username: 'demo_admin' });
  await page.getByRole('link', { name: 'Messages' }).click();
  await page.getByRole('link', { name: 'Email', exact: true }).click();
  const mail = page.getByRole('row').filter({ hasText: 'Choose a new password' }).first();
  // The list asks again by itself while the email is still on its way to being kept.
  await mail.getByText('Kept, not sent').waitFor({ timeout: 30_000 });
  expect(await page.getByText('/portal/reset-password#token=').count()).toBe(0);
  await expectAccessible(page);

  await mail.getByRole('button', { name: /^Read/ }).click();
  const letter = page.getByRole('dialog');
  const asSeen = letter.frameLocator('iframe');
  await asSeen.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await letter.getByText('As plain text').click();
  const link = letter.getByRole('link', { name: '/reset-password#token=' });
  expect(await link.getAttribute('href')).toContain('#token=');
  await expectAccessible(page);
  await letter.getByRole('button', { name: 'Close' }).click();
  await page.getByText('No email goes out: no mail server is set up').waitFor();
  expect(await page.getByRole('button', { name: /^Send/ }).count()).toBe(0);
});
