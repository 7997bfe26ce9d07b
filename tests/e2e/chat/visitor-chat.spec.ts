import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { logIn } from '#tests/e2e/accounts/account-people.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { giveDetails, logOf, openChat, said, type, windowOf } from './chat-window.ts';

const product = await openProduct();

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

test('a visitor leaves contact details by hand-typed text, and they become a request', async () => {
  const page = await product.visit('/');
  expect(await page.getByRole('button', { name: /chat/i }).count()).toBe(0);
  await openChat(page);
  const box = await windowOf(page).boundingBox();
  expect({ width: box?.width, height: box?.height }).toEqual({ width: 350, height: 500 });
  await page.getByText('Collecting: name').waitFor();
  await page.getByText(/not a person and not a broker/).waitFor();
  await expectAccessible(page);

  await type(page, 'Ada Tremblay');
  await page.getByText('Collecting: email').waitFor();
  await said(page, /Which email address/);
  await type(page, 'ada.chat@example');
  await said(page, /^I didn't catch a valid email address/);
  await type(page, 'ada.chat@example.com');
  await page.getByText('Collecting: phone').waitFor();
  await said(page, /Which phone number/);
  await type(page, '555');
  await said(
    page,
    'I need a valid phone number to help you better. Please provide it in format: (403) 555-0123 or similar.',
  );
  await type(page, '403 555 0142');
  await said(page, /What kind of insurance/);
  await type(page, 'my house');
  await said(page, /May we share this/);
  await expectAccessible(page);
  await type(page, 'yes');
  await said(page, /We ask a licensed broker partner to contact you by .* Alberta time/);
  await page.getByText('Contact info saved').waitFor();
});

test('a reload keeps the conversation with contact data masked, and clearing forgets it', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await giveDetails(page, 'reload@example.com');
  const kept = await page.evaluate(() => localStorage.getItem('chatbot-conversation') ?? '');
  expect(JSON.parse(kept)[1]).toMatchObject({
    role: 'user',
    content: 'Ada Tremblay',
    timestamp: expect.any(String),
  });
  expect(kept).not.toMatch(/reload@example|555 0142/);
  await page.reload();
  await openChat(page);
  await said(page, /May we share this/);
  await page.getByText('reload@example.com').waitFor();

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await said(page, /May we share this/);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await page.getByText('Collecting: name').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('chatbot-conversation'))).toBeNull();
});

test('after a reply that is neither yes nor no, a plain yes shares the details', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await giveDetails(page, 'unsure@example.com');
  await type(page, 'hmm, I am not so sure');
  await said(page, /^Take your time\. Nothing is shared/);
  await type(page, 'what happens if i say no?');
  await said(page, /With a no, no broker gets it/);
  // Nothing has left the browser: neither of them is a no.
  expect(await page.getByText('Contact info saved').count()).toBe(0);
  await type(page, 'Is hail damage covered on my house?');
  await said(page, /^Nothing is shared with a broker yet/);
  // An answered question is no decision either.
  expect(await page.getByText('Contact info saved').count()).toBe(0);
  expect(await logOf(page).getByText('Your reference is').count()).toBe(0);
  await type(page, 'by email please');
  await said(page, /so that they can email you/);
  await type(page, 'ok yes go ahead');
  await said(page, /We ask a licensed broker partner to contact you by .* Alberta time/);
  expect(await logOf(page).getByText('takes the place of').count()).toBe(0);
});

test('details can be corrected before and after the server has looked at them; a no is a no', async () => {
  const page = await product.visit('/');
  await openChat(page);
  // Two dots in a row: the script is content with it, the schema of the quote form is not.
  await giveDetails(page, 'ada..dots@example.com');
  await page.getByRole('button', { name: 'Correct these' }).click();
  await page.getByRole('dialog').getByLabel('Email').fill('nonsense');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Invalid email address').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('email');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'No, do not share' }).click();
  await said(page, 'I could not save your details yet. Please correct them below.');
  await page.getByText('Invalid email address').waitFor();
  await page.getByRole('dialog').getByLabel('Email').fill('second@example.com');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'No, do not share' }).click();
  await said(page, /are not shared with a broker/);
  await page.getByText('Contact info saved').waitFor();
  await page.getByRole('button', { name: 'See or delete my details' }).click();
  await page.getByText(/No broker has it/).waitFor();
  await page.getByRole('dialog').getByText('second@example.com').last().waitFor();
  await page.getByRole('button', { name: 'Keep them' }).click();
  expect(await page.getByText('May we share this?').count()).toBe(0);
  await page.getByRole('button', { name: 'Share with a broker partner' }).click();
  await type(page, 'yes please');
  await said(page, /We ask a licensed broker partner to contact you by/);
});

test('contact data typed after leaving the script are noted, and fill it in', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await type(page, 'skip');
  await said(page, /^All right, ask me anything/);
  await type(page, 'gwen.halloran@example.com');
  await said(page, /^I have noted gwen\.halloran@example\.com\. It is not saved yet/);
  await type(page, 'Gwen Halloran');
  await said(page, /^Thank you, Gwen Halloran\. It is not saved yet/);
  // As good as pressing “Leave my details here”.
  await type(page, 'yes please');
  await said(page, /Which phone number can we reach you at/);
});

test('who asks for a quote after leaving the script, and then gives name, email and phone, becomes a request', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await type(page, 'I want a quote');
  await said(page, /a licensed broker partner is then asked to contact you/);
  await page.getByRole('link', { name: 'Open the quote form' }).waitFor();
  await page.getByRole('button', { name: 'Leave my details here' }).click();
  await said(page, /What is your name/);
  await type(page, 'Quinn Asks');
  await said(page, /^Thank you, Quinn Asks\. Which email address/);
  await type(page, 'quinn.asks@example.com, 403 555 0142');
  await said(page, /What kind of insurance/);
  await type(page, 'Super Visa for my parents');
  await said(page, /I have noted: Super Visa insurance/);
  await type(page, 'yes');
  await page.getByText('Contact info saved').waitFor();
});

test('a question in place of a name is answered first, danger before everything, and a button asks on', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await type(page, 'what is dcpd?');
  await said(page, /^Direct compensation for property damage/);
  await page.getByRole('button', { name: 'My insurer or theirs, if they are at fault?' }).click();
  await said(page, /^Yours: since/);
  await expectAccessible(page);
  await type(page, 'my kitchen is on fire');
  await said(page, /call 9-1-1 now/i);
  await page.getByRole('button', { name: 'We had a fire at home' }).waitFor();
  await type(page, 'Quinn Asks');
  await said(page, /^Thank you, Quinn Asks\. Which email address/);
});

test('a choice stands once, in the line that answers it, and “Talk to a person” typed opens the form', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await type(page, 'my daughter just got her gdl');
  await said(page, /^I am not sure that I have the answer/);
  const choice = page.getByRole('button', { name: 'How does a new driver get a good start?' });
  expect(await choice.count()).toBe(1);
  expect(await logOf(page).getByRole('listitem').filter({ has: choice }).innerText()).toMatch(/\? \S/);
  await expectAccessible(page);
  await choice.click();
  await said(page, /^Take a recognized driver training course/);
  await type(page, 'talk to a person');
  await page.getByRole('button', { name: 'Ask for a person' }).waitFor();
});

test('expanded on a phone the window fills the screen, and minimizing makes it smaller step by step', async () => {
  const page = await product.visit('/', { width: 390, height: 844 });
  await openChat(page);
  const sizeOf = async () => {
    const box = await windowOf(page).boundingBox();
    return { width: box?.width, height: box?.height };
  };
  await expect.poll(sizeOf).toEqual({ width: 350, height: 500 });
  await page.getByRole('button', { name: 'Expand' }).click();
  await expect.poll(sizeOf).toEqual({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Minimize' }).click();
  await expect.poll(sizeOf).toEqual({ width: 350, height: 500 });
  await page.setViewportSize({ width: 390, height: 400 });
  await expect.poll(sizeOf).toEqual({ width: 350, height: 320 });
});

test('logging out wipes the conversation, in other tabs too', async () => {
  const page = await product.visit('/portal/login');
  await logIn(page, { username: 'demo_client' });
  // Where a person is known the chat does not begin with their name.
  await openChat(page);
  expect(await page.getByText('Collecting: name').count()).toBe(0);
  await page.goto(`${product.url}/about`);
  await openChat(page);
  await giveDetails(page, 'client@example.com');
  const other = await page.context().newPage();
  await other.goto(`${product.url}/about`);
  await openChat(other);
  await said(other, /May we share this/);
  await page.goto(`${product.url}/portal`);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL(/\/portal\/login/);
  await other.getByText('Collecting: name').waitFor();
  const kept = await other.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(kept.filter((key) => key.startsWith('chatbot'))).toEqual([]);
});

test('two tabs show one conversation, and clearing it in one clears it in both', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  const other = await page.context().newPage();
  await other.goto(`${product.url}/about`);
  await openChat(other);
  await type(page, 'what is dcpd');
  await said(other, /Direct compensation for property damage/);
  await type(other, 'Is hail damage covered?');
  await said(page, /Hail on a roof is usually covered/);
  expect(await logOf(page).getByText('what is dcpd', { exact: true }).count()).toBe(1);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await other.getByText('Collecting: name').waitFor();
  expect(await logOf(other).getByText('what is dcpd', { exact: true }).count()).toBe(0);
});

test('who is in danger while the script asks for details is told whom to call', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await type(page, 'theres been a crash and hes bleeding');
  await said(page, /call 9-1-1 now/i);
  await page.getByText('Collecting: name').waitFor();
  await type(page, 'Ada Tremblay');
  await said(page, /^Thank you, Ada Tremblay\. Which email address/);
});

test('where storage is forbidden, the conversation lives as long as the page', async () => {
  const page = await product.visit('/faq');
  await page.context().addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, store, {
        get: () => {
          throw new DOMException('Access is denied', 'SecurityError');
        },
      });
    }
  });
  await page.goto(`${product.url}/about`);
  await openChat(page);
  await type(page, 'Ada Tremblay');
  await said(page, /Which email address/);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await page.getByRole('button', { name: 'Yes, clear it' }).click();
  await page.getByText('Collecting: name').waitFor();
});

test('a conversation of yesterday is forgotten', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await type(page, 'Ada Tremblay');
  await said(page, /Which email address/);
  await page.evaluate(() => {
    const aged = (localStorage.getItem('chatbot-conversation') ?? '').replaceAll(
      /"timestamp":"[^"]+"/g,
      `"timestamp":"${new Date(Date.now() - 25 * 3_600_000).toISOString()}"`,
    );
    localStorage.setItem('chatbot-conversation', aged);
  });
  await page.reload();
  await openChat(page);
  await page.getByText('Collecting: name').waitFor();
  expect(await logOf(page).getByText('Ada Tremblay').count()).toBe(0);
});

test('a question is answered with a page, a page change is noted, and keys open, minimize and close', async () => {
  const page = await product.visit('/');
  await openChat(page);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await type(page, '<b>Is hail damage covered?</b> ![x](https://evil.example/x.png)');
  await said(page, /Hail on a vehicle|Hail on a roof is usually covered/);
  await logOf(page).getByText('<b>Is hail damage covered?</b>').waitFor();
  expect(await logOf(page).locator('img, b').count()).toBe(0);
  await logOf(page).getByText('Read more').last().click();
  await expectAccessible(page);
  await logOf(page)
    .getByRole('link', { name: /hail damage/i })
    .last()
    .click();
  await page.waitForURL(/\/faq\//);
  await said(page, 'You are now on the questions and answers.');

  await page.getByRole('textbox', { name: 'Your message' }).fill('half a questi');
  await page.getByRole('button', { name: 'Minimize' }).click();
  expect(await logOf(page).count()).toBe(0);
  // The button that had the focus is gone.
  expect(await focused(page)).toBe('Expand');
  await page.keyboard.press('Enter');
  await logOf(page).waitFor();
  const input = page.getByRole('textbox', { name: 'Your message' });
  expect(await input.inputValue()).toBe('half a questi');
  await input.focus();
  await page.keyboard.press('Escape');
  await windowOf(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toMatch(/chat assistant/);
});

/** As if the line had gone: the browser itself would call that an error of the page. */
const cutLine = (page: Page) =>
  page.evaluate(() => {
    const { fetch } = window;
    Object.assign(window, {
      fetch: () => Promise.reject(new TypeError('The line is cut')),
      mendLine: () => Object.assign(window, { fetch }),
    });
  });
const mendLine = (page: Page) =>
  page.evaluate(() => {
    if ('mendLine' in window && typeof window.mendLine === 'function') window.mendLine();
  });
const answerNonsense = (page: Page) =>
  page.route('**/api/ai-chat', (route) => route.fulfill({ body: 'not {json' }));

test.each([
  ['a broken line', cutLine],
  ['nonsense as an answer', answerNonsense],
])('%s is said in words, and trying again keeps the question', async (_, breakLine) => {
  const page = await product.visit('/about');
  await openChat(page);
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await breakLine(page);
  await type(page, 'Is my car insured against hail? ada@example.com');
  await said(page, /^I'm sorry, I'm currently experiencing technical difficulties\. For auto insurance/);
  // The question waits for its second try without what says who asked.
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ada@example.com');
  await page.unroute('**/api/ai-chat');
  await mendLine(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await said(page, /Read more/);
  expect(await logOf(page).getByText('Is my car insured against hail? ada@example.com').count()).toBe(1);
});

test('the assistant has a page of its own, and one that shows each call', async () => {
  const page = await product.visit('/chatbot');
  await said(page, /What is your name/);
  await expectAccessible(page);
  await page.waitForTimeout(2_000);
  expect(await page.getByRole('button', { name: /^Open chat assistant/ }).count()).toBe(0);

  const tester = await product.visit('/ai-test');
  await tester.getByLabel('Question').fill('What is DCPD?');
  await tester.getByRole('button', { name: 'Ask' }).click();
  await tester.getByText(/Status 200, \d+ ms/).waitFor();
  await tester.getByRole('heading', { name: 'Sources' }).waitFor();
  await tester
    .getByText(/, last reviewed 20\d\d-/)
    .first()
    .waitFor();
  await expectAccessible(tester);
});
