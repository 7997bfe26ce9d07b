import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { logIn } from '#tests/e2e/accounts/account-people.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { giveDetails, logOf, openChat, said, type, windowOf } from './chat-window.ts';

const product = await openProduct();

const PHONE = { width: 390, height: 844 };

/** Fills in the form that the choice "Talk to a person" opens. */
async function askForPerson(page: Page, fullName: string) {
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  const form = page.getByRole('form', { name: 'Talk to a person' });
  await form.getByLabel('Full name').fill(fullName);
  await form.getByLabel('Email').fill('wanda@example.com');
  await form.getByRole('button', { name: 'Ask for a person' }).click();
  await said(page, /A person will answer you by .* Alberta time\. Your reference is AB-/);
}

/** Logs in, and opens a conversation from the rail; the person's name is the link. */
async function openConversation(username: string, visitorName: string, size = {}): Promise<Page> {
  const door = username === 'demo_admin' ? '/admin' : '/broker';
  const page = await product.visit(`${door}/login`, size);
  await logIn(page, { username });
  await page.getByRole('link', { name: /^Chats/ }).click();
  await page.getByRole('link', { name: visitorName }).click();
  await page.getByRole('heading', { name: `Conversation with ${visitorName}` }).waitFor();
  return page;
}

test('an administrator answers in the visitor’s window, live, and the visitor sees who comes, types and goes', async () => {
  const page = await product.visit('/contact', PHONE);
  await openChat(page);
  expect((await windowOf(page).boundingBox())?.width).toBe(350);
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  const form = page.getByRole('form', { name: 'Talk to a person' });
  await form.getByRole('button', { name: 'Ask for a person' }).click();
  await form.getByText('Please enter your full name').waitFor();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await askForPerson(page, 'Wanda Waits');
  await page.getByText(/^A person will answer by .* Alberta time$/).waitFor();

  const admin = await openConversation('demo_admin', 'Wanda Waits');
  await expectAccessible(admin);
  await type(page, 'Are you there?');
  await logOf(admin).getByText('Are you there?').first().waitFor();
  await admin.getByRole('button', { name: 'Take this conversation' }).click();
  await said(page, 'Avery Quinn has joined the conversation.');
  await page.getByText('Avery Quinn is here').waitFor();
  await admin.getByRole('button', { name: 'Give back to the assistant' }).waitFor();
  // As slowly as people type: that somebody types is told now and again, not with each letter.
  const typing = admin.getByLabel('Your answer').pressSequentially('Yes, a person', { delay: 300 });
  await page.getByText('Avery Quinn is typing…').waitFor();
  await typing;
  await admin.getByRole('button', { name: 'Send answer' }).click();
  await said(page, 'Yes, a person');
  await page.getByText('Avery Quinn is typing…').waitFor({ state: 'detached' });
  await expectAccessible(page);

  await admin.getByRole('link', { name: 'All chats' }).click();
  await page.getByText('Avery Quinn is away').waitFor();
  await expectAccessible(admin);
  await admin.getByRole('link', { name: 'Wanda Waits' }).click();
  await page.getByText('Avery Quinn is here').waitFor();
  await admin.getByRole('button', { name: 'Give back to the assistant' }).click();
  await admin.getByText('The assistant answers there again').waitFor();
  await said(page, 'Avery Quinn has left the conversation.');
  await type(page, 'What is DCPD?');
  await said(page, /Read more/);
});

test('the broker who has accepted the request answers in the chat, on a phone, and reads nothing from before', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await giveDetails(page, 'ada.broker@example.com', 'my car');
  await type(page, 'yes');
  await said(page, /We ask a licensed broker partner to contact you by/);
  await type(page, 'Is hail damage covered?');
  await said(page, /Read more/);
  await askForPerson(page, 'Ada Tremblay');

  const broker = await product.visit('/broker/login', PHONE);
  await logIn(broker, { username: 'demo_broker' });
  await broker.getByRole('link', { name: /^Chats/ }).click();
  await broker.getByText('No open chats').waitFor();
  await expectAccessible(broker);
  await broker.getByRole('link', { name: 'Dashboard' }).click();
  // A chat asks for no postal code: all others are in a city.
  const offers = broker.getByRole('listitem').filter({ hasText: 'New request: ' });
  const mine = offers.filter({ hasNotText: 'Calgary' });
  await mine.getByRole('link').first().click();
  await broker.getByRole('button', { name: 'Accept this request' }).click();
  await broker.getByText('Ada Tremblay').first().waitFor();

  await broker.getByRole('link', { name: /^Chats/ }).click();
  await broker.getByRole('link', { name: 'Ada Tremblay' }).click();
  await broker.getByText('The visitor has not written anything yet.').waitFor();
  await type(page, 'Can you call in the morning?');
  await logOf(broker).getByText('Can you call in the morning?').waitFor();
  await broker.getByRole('link', { name: /^Chats\s*1 is waiting for an answer/ }).waitFor();
  expect(await logOf(broker).textContent()).not.toContain('hail');
  await broker.getByLabel('Your answer').fill('Yes, at nine.');
  await expectAccessible(broker);
  await broker.getByRole('button', { name: 'Send answer' }).click();
  await said(page, 'Yes, at nine.');
  await said(page, /^Dana Whitford, .*licence DEMO-10234 has joined the conversation\.$/);

  const admin = await openConversation('demo_admin', 'Ada Tremblay');
  await admin.getByText(/^Dana Whitford, .* has this conversation$/).waitFor();
  await admin.getByLabel('Your answer').fill('Me too');
  await admin.getByRole('button', { name: 'Send answer' }).click();
  await admin.getByText('One person answers at a time.').last().waitFor();
  expect(await admin.getByLabel('Your answer').inputValue()).toBe('Me too');
});

test('an administrator reads which questions have no answer, and which answers were not helpful and why', async () => {
  const page = await product.visit('/chatbot');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await type(page, 'Do zorbing rinks use quinoa?');
  await said(page, /I do not know that one/);
  await page.getByRole('button', { name: 'Not helpful' }).click();
  await page.getByLabel('What was wrong? (optional)').fill('I wanted to know it');
  await page.getByRole('button', { name: 'Tell us' }).click();

  const admin = await product.visit('/admin/login');
  await logIn(admin, { username: 'demo_admin' });
  await admin.getByRole('link', { name: /^Chats/ }).click();
  await admin.getByRole('link', { name: 'Questions without an answer' }).click();
  const row = admin.getByRole('row').filter({ hasText: 'Do zorbing rinks use quinoa?' });
  await row.getByText('1', { exact: true }).waitFor();
  await expectAccessible(admin);
  await admin.getByRole('link', { name: 'Ratings by visitors' }).click();
  await admin.getByText(/^1 of 3 votes found the answer helpful\.$/).waitFor();
  await admin.getByText('I wanted to know it').waitFor();
  await expectAccessible(admin);
});
