import type { Page } from 'playwright-core';
import type { Email } from 'postal-mime';
import { afterAll, expect, test } from 'vitest';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import { expectAccessible } from './accessibility.ts';
import { logIn } from './accounts/account-people.ts';
import { enterCompany, sendIssue } from './admin-house.ts';
import { openProduct } from './open-product.ts';

const smtp = await startSmtp();
afterAll(() => smtp.stop());
const product = await openProduct({ SMTP_URL: smtp.url });

/** A page whose forms answer to script. */
async function visitReady(path: string): Promise<Page> {
  const page = await product.visit(path);
  await page.locator('[data-page-ready="waiting"]').waitFor({ state: 'detached' });
  return page;
}

async function subscribeIn(page: Page, part: 'main' | 'footer', email: string): Promise<void> {
  const form = page.locator(part).last().locator('form').filter({ hasText: 'Subscribe' });
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
}

async function mailTo(address: string, subject: string): Promise<Email> {
  const find = () =>
    smtp.messages().find((mail) => mail.to?.[0]?.address === address && mail.subject === subject);
  await expect.poll(find, { timeout: 20_000, message: `an email "${subject}" to ${address}` }).toBeTruthy();
  return find() ?? expect.unreachable();
}

const CONFIRM = 'Please confirm your newsletter subscription';
const WELCOME = 'You are subscribed to the Chinook Cover newsletter';

/** The page behind the link of an email, as a path of this site. */
function linkIn(mail: Email): string {
  return new URL(/https?:\/\/\S+\/newsletter\/\S+/.exec(mail.text ?? '')?.[0] ?? 'x:').pathname;
}

function headerOf(mail: Email, key: string): string {
  return mail.headers.find((header) => header.key === key)?.value ?? '';
}

const reads = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function expectHeading(page: Page, name: string): Promise<void> {
  await reads(page, name);
  await expectAccessible(page);
}

test('a reader subscribes in the footer, confirms, chooses topics, gets what an administrator sends, and leaves', async () => {
  const email = 'reader@example.ca';
  const page = await visitReady('/faq');
  await subscribeIn(page, 'footer', email);
  await page.getByText('Thank you for subscribing to our newsletter!', { exact: true }).waitFor();
  await page.getByText('Check your inbox', { exact: true }).waitFor();
  // So that a slip is noticed.
  await page.locator('footer').last().getByText(email).waitFor();
  // It is said once, beside what is left to do. No toast says that it is done: it is not.
  expect(await page.getByText('Success!').count()).toBe(1);
  expect(await page.locator('footer').last().getByLabel('Email address').inputValue()).toBe('');
  await expectAccessible(page);

  const asked = await mailTo(email, CONFIRM);
  await page.goto(product.url + linkIn(asked));
  await expectHeading(page, 'Do you want our newsletter?');
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await expectHeading(page, 'Success! You are subscribed');
  await page.getByRole('link', { name: 'Choose topics' }).click();
  await expectHeading(page, 'Your newsletter');

  const again = await visitReady('/newsletter');
  await subscribeIn(again, 'main', email.toUpperCase());
  await again.getByText('Already subscribed', { exact: true }).waitFor();
  await again.getByText('This email is already subscribed to our newsletter.').waitFor();

  const preferences = linkIn(await mailTo(email, WELCOME));
  await page.goto(product.url + preferences);
  await expectHeading(page, 'Your newsletter');
  await page.getByRole('checkbox', { name: /^Hail/ }).uncheck();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await page.getByText('Your choice is saved.').waitFor();
  expect(await page.getByRole('checkbox', { name: /^Hail/ }).isChecked()).toBe(false);

  const admin = await product.visit('/admin/login');
  await logIn(admin, { username: 'demo_admin' });
  await enterCompany(admin);
  await sendIssue(admin, 'What winter tires save');
  expect((await mailTo(email, 'What winter tires save')).text).toContain('Ask what they save.');

  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  await page.getByRole('button', { name: 'Save my choice' }).click();
  await page.getByRole('link', { name: 'Please choose at least one topic, or unsubscribe' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expectHeading(page, 'You are unsubscribed');
  await page.goto(product.url + linkIn(asked));
  await expectHeading(page, 'You are unsubscribed');
  await page.goto(`${product.url}/newsletter/confirm/cut-short`);
  await expectHeading(page, 'This link no longer works');
});

test('a mailbox leaves for its person with one press', async () => {
  const email = 'one.press@example.ca';
  const page = await visitReady('/newsletter');
  await subscribeIn(page, 'main', email);
  await page.goto(product.url + linkIn(await mailTo(email, CONFIRM)));
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  const issue = await mailTo(email, WELCOME);
  expect(headerOf(issue, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const url = headerOf(issue, 'list-unsubscribe').slice(1, -1);
  expect(
    (await fetch(url, { method: 'POST', body: new URLSearchParams('List-Unsubscribe=One-Click') })).status,
  ).toBe(200);
  await page.goto(url);
  await expectHeading(page, 'You are unsubscribed');
});

test('the newsletter form keeps what was typed when it cannot be sent', async () => {
  const page = await visitReady('/newsletter');
  await subscribeIn(page, 'main', 'nobody@example');
  await page.getByText('Please enter a valid email address').waitFor();
  await subscribeIn(page, 'main', 'nobody@gmial.com');
  await page.locator('main').getByRole('button', { name: 'nobody@gmail.com' }).click();
  expect(await page.locator('main').getByLabel('Email address').inputValue()).toBe('nobody@gmail.com');
  await page.route('**/api/newsletter/simple', (route) => route.fulfill({ status: 403, body: '{}' }));
  await subscribeIn(page, 'main', 'offline@example.ca');
  await page.getByText('Failed to subscribe. Please try again later.').first().waitFor();
  expect(await page.locator('main').getByLabel('Email address').inputValue()).toBe('offline@example.ca');
});

test('the newsletter works without script from the form to the confirmation', async () => {
  const email = 'no.script@example.ca';
  const page = await product.visit('/newsletter', { script: false, width: 390 });
  await subscribeIn(page, 'main', 'nobody@');
  await reads(page, 'The newsletter');
  await page.getByRole('link', { name: 'Please enter a valid email address' }).waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('nobody@');
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await reads(page, 'Check your inbox');
  await page.goto(product.url + linkIn(await mailTo(email, CONFIRM)));
  await page.getByRole('button', { name: 'Yes, subscribe me' }).click();
  await reads(page, 'You are subscribed');
});

test('a message can be sent without script, and its mistakes are said with everything kept', async () => {
  const email = 'writer@example.ca';
  const page = await product.visit('/contact', { script: false, width: 390 });
  await page.getByLabel('Full name').fill('Ada Tremblay');
  await page.getByRole('main').getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await reads(page, 'Contact us');
  await page.getByRole('link', { name: 'Please choose a topic' }).waitFor();
  expect(await page.getByLabel('Full name').inputValue()).toBe('Ada Tremblay');
  await page.getByLabel('Topic').selectOption({ label: 'My data and privacy' });
  await page.getByLabel('Message').fill('Please send me a copy of my data.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await reads(page, 'Message sent');
  await expect
    .poll(() => smtp.messages().find(({ replyTo }) => replyTo?.[0]?.address === email))
    .toBeTruthy();
});

test('a message sent with script empties the form and says when we answer', async () => {
  const page = await visitReady('/contact');
  await page.getByLabel('Full name').fill('Ada Tremblay');
  await page.getByRole('main').getByLabel('Email address').fill('writer.too@example.ca');
  await page.getByLabel('Topic').selectOption({ label: 'Something else' });
  await page.getByLabel('Message').fill('Thank you for the plain words.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Message sent', { exact: true }).waitFor();
  await page.getByText('Thank you for contacting us. We will reply within one business day.').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toBe('');
  await expectAccessible(page);
});

test('the home page shows what people say, before anybody scrolls to it, and samples as samples', async () => {
  const page = await visitReady('/');
  await page.getByRole('heading', { name: 'What people say' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.getByText('Samples for the demo. No real person said these.').count()).toBe(1);
  expect(await page.getByText('Sample', { exact: true }).count()).toBe(3);
  expect(await page.getByText('shown with their consent').count()).toBe(0);
  await expectAccessible(page);
});
