import { afterAll, expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { pressInPlace } from '#tests/e2e/press-in-place.ts';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import { AS_FAST_AS_A_PERSON_MS, answerCarQuestions, giveContact, sendRequest } from './quote-form.ts';

const smtp = await startSmtp();
afterAll(() => smtp.stop());
const product = await openProduct({ SMTP_URL: smtp.url });

/** Time enough for a press that counts to lead on. */
const DOUBLE_PRESS_MS = 1_500;

const JORDAN = { fullName: 'Jordan Makokis', email: 'jordan@example.ca', phone: '403-555-0142' };

/** The path of the link to a case in the mail about a request. */
async function mailedPath(reference: string): Promise<string> {
  for (;;) {
    const messages = smtp.messages();
    const found = messages.find(({ text }) => text?.includes(reference));
    if (found) return /\/track\/[\w-]{43}/.exec(found.text ?? '')?.[0] ?? '';
    await smtp.waitForMessages(messages.length + 1);
  }
}

test('a car quote reaches the open dashboard of one broker, who accepts, and the visitor sees who has what', async () => {
  const broker = await product.visit('/broker/login');
  await broker.getByLabel('Username').fill('demo_broker');
  await broker.getByLabel('Password', { exact: true }).fill('DemoPass1');
  await broker.getByRole('button', { name: 'Log in' }).click();
  await broker.getByRole('heading', { name: 'Your requests' }).waitFor();
  await broker.evaluate(() => Object.assign(window, { sinceLogin: true }));

  const visitor = await product.visit('/get-quote');
  await expectAccessible(visitor);
  await answerCarQuestions(visitor);
  await giveContact(visitor, JORDAN);
  await expectAccessible(visitor);
  const { reference, receiptUrl } = await sendRequest(visitor);
  await expectAccessible(visitor);
  const receipt = await product.visit(new URL(receiptUrl).pathname);
  await receipt.getByText(`Your request ${reference}`).waitFor();
  await receipt.getByText('(403) 555-0142', { exact: true }).waitFor();
  await expectAccessible(receipt);

  const arrived = broker.getByRole('listitem').filter({ hasText: reference });
  await arrived.waitFor();
  expect(await broker.evaluate(() => 'sinceLogin' in window), 'the dashboard was not loaded again').toBe(
    true,
  );
  expect(await arrived.textContent()).toContain('Calgary');
  expect(await arrived.textContent()).not.toContain(JORDAN.fullName);

  await expectAccessible(broker);
  await arrived.getByRole('link').click();
  await broker.getByText('Contact details and preferred times appear after you accept.').waitFor();
  expect(await broker.locator('main').textContent()).not.toContain(JORDAN.email);
  await broker.getByRole('button', { name: 'Accept this request' }).click();
  await broker.getByRole('heading', { name: JORDAN.fullName }).waitFor();
  await broker.getByRole('link', { name: JORDAN.email }).waitFor();
  await expectAccessible(broker);

  const tracking = await product.visit(await mailedPath(reference));
  await tracking.getByLabel(/Last 4 digits/).fill('0142');
  await tracking.getByRole('button', { name: 'Confirm my request' }).click();
  await tracking.getByText(`Your request ${reference}`).waitFor();
  await tracking.getByText('Contact requested by').waitFor();
  await tracking.getByText('Your email address is confirmed.').waitFor();
  await tracking.getByText(/^Licence DEMO-10234/).waitFor();
  await expectAccessible(tracking);
  await tracking.getByText('Opened by 1 broker').waitFor();
  await tracking.getByRole('button', { name: 'Open my passport' }).click();
  const dana = tracking.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Dana Whitford' });
  await dana.getByText(/^Shared and read: .*name, email, phone/).waitFor();
  await dana.getByText('You asked for a quote; to work on your request').waitFor();
  await dana.locator('summary').press('Enter');
  await expectAccessible(tracking);
  const times = await dana.getByRole('listitem').filter({ hasText: 'Shared: ' }).allTextContents();
  expect(await dana.first().textContent()).toContain('licence DEMO-10234');
  expect(times).toEqual([
    expect.stringMatching(/Shared: .*name, email, phone.*To work on your request/),
    expect.stringMatching(
      /Shared: type of insurance, city, the first three characters of your postal code and the answers you chose from a list or gave as a number or a date \(not dates of birth, not answers about health, and not what you typed as text, such as a name or a make and model\)\. You asked/,
    ),
  ]);
});

test('the page of who sent a request leads to the whole one, once its mailed link was opened in the same browser', async () => {
  const page = await product.visit('/get-quote');
  await answerCarQuestions(page);
  await giveContact(page, JORDAN);
  // What is missing is the box above the button: the page stays there.
  await page.getByRole('button', { name: 'Send my request' }).click();
  await page.locator('input[name="consent.share"][aria-invalid]:focus').waitFor();
  expect(await page.getByRole('button', { name: 'Send my request' }).isVisible()).toBe(true);
  await expectAccessible(page);
  const { reference, receiptUrl } = await sendRequest(page);
  await page.goto(`${receiptUrl}#address`);
  const email = page.getByRole('textbox', { name: 'The right email address' });
  await email.waitFor();
  await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
  const [top, bottom] = await email.evaluate((field) => {
    const part = field.closest('section')?.querySelector('h2') ?? field;
    return [part.getBoundingClientRect().top, field.getBoundingClientRect().bottom - innerHeight];
  });
  const header = await page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThan(header);
  expect(bottom).toBeLessThan(0);
  // A slip is asked about before anything is sent, also by who presses the button from within the field.
  await email.fill('jordan.mistyped@gmial.com');
  await pressInPlace(page.getByRole('button', { name: 'Correct the email address' }));
  await page.getByText('Is this address right? If it is, press the button once more.').waitFor();
  await page.getByRole('button', { name: 'jordan.mistyped@gmail.com' }).click();
  expect(await email.inputValue()).toBe('jordan.mistyped@gmail.com');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(product.url + (await mailedPath(reference)));
  await page.getByLabel(/Last 4 digits/).fill('0142');
  await page.getByRole('button', { name: 'Confirm my request' }).click();
  await page.getByText(reference).first().waitFor();
  await page.goto(receiptUrl);
  await page.waitForURL((url) => !url.pathname.includes('/receipt/'));
  await page.getByText('Your email address is confirmed.').waitFor();

  // Another way is agreed to where it is chosen, and not taken without.
  await page.getByRole('button', { name: 'how and when you are reached' }).click();
  await page.getByRole('radio', { name: 'Text message' }).check();
  await page.getByRole('button', { name: /^Save/ }).click();
  await page
    .getByText('Please agree to text messages, or choose another way to be contacted')
    .first()
    .waitFor();
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'I agree to text messages' }).check();
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  await expect.poll(() => page.getByRole('switch', { name: 'Text messages' }).isChecked()).toBe(true);

  const elsewhere = await product.visit(new URL(receiptUrl).pathname);
  await elsewhere.getByText('We have your request, and your address is confirmed.').waitFor();
});

test('a wrong answer on the tracking page shows nothing of the request, and its sender withdraws it and sends it anew', async () => {
  const visitor = await product.visit('/get-quote');
  await answerCarQuestions(visitor);
  await giveContact(visitor, JORDAN);
  const { reference, receiptUrl } = await sendRequest(visitor);

  const stranger = await product.visit(await mailedPath(reference));
  await stranger.getByLabel(/Last 4 digits/).fill('9999');
  await stranger.getByRole('button', { name: 'Confirm my request' }).click();
  await stranger.getByRole('button', { name: 'Confirm my request', disabled: false }).waitFor();
  expect(await stranger.locator('main').textContent()).not.toContain(reference);

  // Whoever sent it withdraws it, and with one press looks over all of it again, to put right what was wrong.
  await visitor.goto(receiptUrl);
  await visitor.getByRole('button', { name: 'Withdraw request' }).click();
  const dialog = visitor.getByRole('dialog');
  await dialog.getByText('You can reopen it within 30 days, through the link in our email').waitFor();
  await dialog.getByRole('button', { name: 'Withdraw request' }).click();
  await visitor.getByText('You can reopen it until').waitFor();
  await visitor.getByText('Your agreement to share it with brokers ended then.').waitFor();
  await expectAccessible(visitor);
  // The page that said what was promised promises no more.
  await visitor.goBack();
  await visitor.getByRole('heading', { name: 'Quote request withdrawn' }).waitFor();
  expect(await visitor.getByRole('button', { name: 'Add to calendar' }).count()).toBe(0);
  expect(await visitor.getByText('Contact requested by').count()).toBe(0);
  await expectAccessible(visitor);
  await visitor.goForward();
  await visitor.getByRole('link', { name: 'Send a new request' }).click();
  await visitor.getByRole('heading', { name: 'Review before sending' }).waitFor();
  await visitor.getByText(`It is from ${reference}.`).waitFor();
  await visitor.getByRole('button', { name: 'Change Email address' }).click();
  const email = visitor.getByRole('main').getByRole('textbox', { name: 'Email' });
  await expect.poll(() => email.inputValue()).toBe(JORDAN.email);
  await email.fill('jordan.makokis@example.ca');
  await visitor.getByRole('checkbox', { name: 'I agree to phone calls' }).check();
  await visitor.getByRole('button', { name: 'Save and back to the review' }).click();
  expect((await sendRequest(visitor)).reference).not.toBe(reference);
});

test('back from the thank-you page shows it again, not an empty form', async () => {
  const page = await product.visit('/get-quote');
  await answerCarQuestions(page);
  const steps = page.getByRole('navigation', { name: 'Steps of the request' });
  await steps.getByText('Step 5 of 6').waitFor();
  // The place in the form survives a reload, and another tab goes on there.
  await page.reload();
  await steps.getByText('Step 5 of 6').waitFor();
  await page.goto(`${product.url}/get-quote`);
  await steps.getByText('Step 5 of 6').waitFor();
  await giveContact(page, JORDAN);
  // What is changed from the review takes focus, in its unfolded place, and leads back to where it was.
  await page.getByRole('button', { name: /^Add up to \d+ more answers to The vehicle/ }).click();
  const vin = page.getByLabel('Vehicle identification number (VIN)');
  await expect.poll(() => vin.evaluate((field) => field === document.activeElement)).toBe(true);
  // What is wrong in a fold that somebody closed is opened, and its error leads there.
  await vin.fill('12345');
  await page.locator('details', { has: vin }).evaluate((fold) => fold.removeAttribute('open'));
  await page.getByRole('button', { name: 'Save and back to the review' }).click();
  await page.getByRole('link', { name: 'VIN must be 17 characters' }).click();
  await expect.poll(() => vin.evaluate((field) => field === document.activeElement)).toBe(true);
  await vin.fill('2t3b1rfv6kw000001');
  await page.getByText('This VIN is for a 2019 Toyota RAV4.').waitFor();
  expect(await page.getByRole('button', { name: 'Use the vehicle of the VIN' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Save and back to the review' }).click();
  const change = page.getByRole('button', { name: 'Change Vehicle identification number (VIN)' });
  await change.click();
  await expect.poll(() => vin.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => change.evaluate((button) => button === document.activeElement)).toBe(true);
  // An agreement is not kept over a reload: it is asked for where it is missed.
  await page.reload();
  await page.getByText('is not kept when this page is loaded again').waitFor();
  await page.getByRole('checkbox', { name: 'I agree to phone calls' }).check();
  const { reference } = await sendRequest(page);
  await page.goBack();
  await page.waitForURL('**/get-quote/thank-you');
  const heading = page.getByRole('heading', { name: 'Quote request received' });
  await heading.waitFor();
  await page.getByText(reference).first().waitFor();
  await expect
    .poll(() => heading.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(600);
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);

  // The next request begins where every request begins.
  await page.getByRole('link', { name: 'Get a Quote', exact: true }).first().click();
  await page.getByRole('heading', { name: 'What would you like to insure?' }).waitFor();

  // One press begins it with what is known.
  await page.goBack();
  await page.getByText('Anything else to insure?').click();
  await page.getByRole('button', { name: 'Add home' }).click();
  await page.getByText(`Your contact details are those of ${reference}.`).waitFor();
  await page.getByText('Step 1 of').waitFor();
});

test('a network that sent much that nobody confirmed works for the next request, which goes through', async () => {
  const visitor = await product.visit('/get-quote');
  const sendings = Array.from({ length: 8 }, (_, index) =>
    visitor.request.post(`${product.url}/api/quotes`, {
      headers: { 'idempotency-key': `only-for-this-test-${index}` },
      data: exampleQuote('auto', { contact: { email: `fake${index}@example.ca` } }),
    }),
  );
  const statuses = (await Promise.all(sendings)).map((answer) => answer.status());
  expect(new Set(statuses)).toEqual(new Set([201, 428]));

  const asked = visitor.waitForResponse((response) => response.url().endsWith('/api/quotes/challenge'));
  await answerCarQuestions(visitor);
  await giveContact(visitor, { ...JORDAN, email: 'jordan.again@example.ca' });
  const { reference } = await sendRequest(visitor);
  expect((await asked).status()).toBe(200);
  expect(reference).toMatch(/^AB-/);
});

test('a request sent without a connection waits for one, can be called off, and then goes by itself', async () => {
  const page = await product.visit('/get-quote', { isBroken: true });
  await answerCarQuestions(page);
  await giveContact(page, { fullName: 'Ina Tunnel', email: 'ina.tunnel@example.ca', phone: '403-555-0144' });
  await page.getByRole('checkbox', { name: 'Share my request' }).check();
  await page.waitForTimeout(AS_FAST_AS_A_PERSON_MS);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send my request' }).click();
  await page.getByText('Waiting for the connection').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Do not send it yet' }).click();
  await page.getByText('Waiting for the connection').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Send my request' }).click();
  await page.getByText('Waiting for the connection').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Quote request received' }).waitFor();
});

test('the second half of a double press does not leave the screen that has only just come', async () => {
  const page = await product.visit('/get-quote');
  await answerCarQuestions(page);
  const heading = page.locator('main form h2');
  for (const title of ['How to reach you', 'The coverage you have in mind', 'Driving history']) {
    await heading.filter({ hasText: title }).waitFor();
    if (title !== 'Driving history') await page.getByRole('button', { name: 'Back', exact: true }).click();
  }
  await page.getByRole('button', { name: 'Continue', disabled: false }).waitFor();
  // The coverage needs no answer: a second press there would pass it by unread.
  await page.evaluate(async () => {
    const press = () => document.querySelector<HTMLButtonElement>('main form button[type=submit]')?.click();
    const title = () => document.querySelector('main form h2')?.textContent;
    const before = title();
    press();
    press();
    while (title() === before) await new Promise(requestAnimationFrame);
    press();
  });
  await page.waitForTimeout(DOUBLE_PRESS_MS);
  expect(await heading.textContent()).toBe('The coverage you have in mind');
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading.filter({ hasText: 'How to reach you' }).waitFor();
  expect(new URL(page.url()).searchParams.get('step')).toBe('contact');
});
