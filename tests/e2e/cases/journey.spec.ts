import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { expectAccessible } from '#tests/e2e/accessibility.ts';
import { openProduct } from '#tests/e2e/open-product.ts';
import { passTime } from '#tests/e2e/pass-time.ts';
import { sendRequest } from '#tests/e2e/quotes/quote-form.ts';
import { smallPdf, type TestFile } from '#tests/fixtures/documents/files.ts';
import { startSmtp } from '#tests/fixtures/servers/smtp.ts';
import {
  ask,
  button,
  correctPhone,
  field,
  formOver,
  given,
  inDays,
  part,
  pushedPath,
  quote,
  step,
  walkDialog,
} from './case-page.ts';

const smtp = await startSmtp();
afterAll(() => smtp.stop());
const product = await openProduct({ SMTP_URL: smtp.url });

/** Those of the demo who take business. */
const BUSINESS_BROKERS = ['demo_broker', 'demo_broker_red_deer', 'demo_broker_fort_mcmurray'];

/** The path of the link to a case in the mail about a request. */
async function mailedPath(reference: string): Promise<string> {
  for (;;) {
    const messages = smtp.messages();
    const found = messages.find(({ text }) => text?.includes(reference));
    if (found) return /\/track\/[\w-]{43}/.exec(found.text ?? '')?.[0] ?? '';
    await smtp.waitForMessages(messages.length + 1);
  }
}

/** Somebody of the demo in a browser of their own, signed in, at a page of their portal. */
async function enter(username: string, path: string): Promise<Page> {
  const page = await product.visit('/healthz');
  const data = { username, password: 'DemoPass1' };
  const answer = await page.request.post(`${product.url}/api/login`, { data });
  expect(answer.status()).toBe(200);
  await page.goto(product.url + path);
  return page;
}

/** Waits until a request is offered to one of these brokers: the case, open before them. */
async function offered(reference: string, brokers: readonly string[]): Promise<{ page: Page; id: string }> {
  const pages = await Promise.all(brokers.map((name) => enter(name, '/healthz')));
  let found: { page: Page; id: string } | undefined;
  const look = async () => {
    for (const page of pages) {
      const answer = await page.request.get(`${product.url}/api/broker/cases?filter=to_accept&limit=100`);
      const { items } = (await answer.json()) as { items: { id: string; reference: string }[] };
      const id = items.find((item) => item.reference === reference)?.id;
      if (id) found = { page, id };
    }
    return found;
  };
  await expect.poll(look).toBeTruthy();
  if (!found) throw new Error('Nobody was asked.');
  await found.page.goto(`${product.url}/broker/cases/${found.id}`);
  return found;
}

async function keptBy(broker: Page): Promise<number> {
  const stats = await (await broker.request.get(`${product.url}/api/broker/stats`)).json();
  return (stats as { kept: number }).kept;
}

/** Has this broker offer calls that people can book. */
async function offerCalls(broker: Page): Promise<void> {
  const at = `${product.url}/api/broker/availability`;
  const { awayBefore, licensedTypes, ...profile } = await (await broker.request.get(at)).json();
  const callHours = { minutes: '15', buffer: '0', notice: '2' };
  const kept = await broker.request.put(at, { data: { ...profile, callHours } });
  expect(kept.status()).toBe(200);
}

/** The person whose request it is, on their page of it, and how they get to read there what the broker has done since. */
type Asker = { page: Page; reference: string; read: () => Promise<unknown> };

/** One broker returns a request: the page of the other who is asked then. */
async function returnedByFirst(reference: string): Promise<Page> {
  const { page: first } = await offered(reference, BUSINESS_BROKERS);
  await step(first, 'Return request');
  const leaving = formOver(first);
  await leaving.getByRole('radio').first().check();
  await button(leaving, 'Return request').click();
  await first.waitForURL('**/broker');

  return (await offered(reference, BUSINESS_BROKERS)).page;
}

/** The broker opens it from the push on a phone, accepts and calls. */
async function takenOnPhone(broker: Page, reference: string): Promise<void> {
  const before = await keptBy(broker);
  await broker.setViewportSize({ width: 390, height: 844 });
  await broker.goto(product.url + (await pushedPath(broker, reference)));
  await button(broker, 'Accept this request').click();
  await broker.getByRole('heading', { name: 'Casey Morgan' }).waitFor();
  const call = { name: /^Call / };
  await broker.getByRole('link', call).or(broker.getByRole('button', call)).first().waitFor();
  await button(broker, 'Log a contact').click();
  const log = formOver(broker);
  await log.getByRole('radio', { name: 'Phone call' }).check();
  await log.getByRole('radio', { name: 'Reached the client' }).check();
  await expectAccessible(broker);
  await button(log, 'Log contact').click();
  await log.waitFor({ state: 'detached' });
  expect(await keptBy(broker)).toBe(before + 1);
  await broker.setViewportSize({ width: 1280, height: 720 });
}

/** The broker asks, and gets what was asked for: one file is not accepted. */
async function answered({ read, page: person }: Asker, broker: Page): Promise<void> {
  await ask(broker, /written/, 'Who owns the building?');
  await ask(broker, /document/, 'Current policy');

  await read();
  await person.getByText('has asked you for 2 things.').filter({ visible: true }).waitFor();
  await person.getByRole('link', { name: 'Send the document' }).click();
  const wanted = person.getByRole('listitem').filter({ hasText: 'Current policy' });
  const send = async (file: TestFile) => {
    await wanted.locator('input[type=file]').first().setInputFiles(given(file));
    await button(wanted, 'Send').click();
  };
  await send(smallPdf({ name: 'policy.pdf', more: '5 0 obj <</S/JavaScript/JS(x)>> endobj' }));
  await person.getByText('Not accepted').first().waitFor();
  await expectAccessible(person);
  await send(smallPdf({ name: 'policy-2026.pdf' }));
  await person.getByText('policy-2026.pdf').first().waitFor();
  // A question is no document: it stands among the answers, and the page leads there.
  await read();
  await person.getByRole('link', { name: 'Answer the question' }).click();
  await person.getByRole('heading', { name: 'Questions from your broker' }).waitFor();
  const asked = person.getByRole('listitem').filter({ hasText: 'Who owns the building?' });
  await field(asked, 'Your answer').fill('A landlord, Kensington Square.');
  await button(asked, 'Send answer').click();
  await asked.getByText('Sent', { exact: true }).waitFor();
  await broker.getByRole('link', { name: 'Who owns the building?', exact: true }).click();
  const questions = broker
    .locator('section')
    .filter({ has: broker.getByRole('heading', { name: 'Questions to the client' }) });
  await questions.getByText('A landlord, Kensington Square.').waitFor();
  await expectAccessible(broker);
  await button(questions, 'Mark as received').click();
  await questions.getByText('Done', { exact: true }).waitFor();
  await part(broker, /^Messages/);
}

/** A quote is sent, changes are asked for, it is revised and chosen, and a policy is placed. */
async function quotedUntilPlaced({ page: person, read }: Asker, broker: Page): Promise<void> {
  await step(broker, 'Send a quote');
  await quote(formOver(broker), '2140');
  await part(person, /^Quotes/);
  await read();
  await person.getByText('$2,140.00 a year').waitFor();
  await expectAccessible(person);
  await button(person, /^Ask for changes/).click();
  const changes = person.getByRole('form', { name: 'Ask for changes' });
  await changes.getByRole('textbox').fill('Could the deductible be higher?');
  await button(changes, 'Send').click();
  await broker.getByText('Could the deductible be higher?').first().waitFor();
  await step(broker, 'Revise the quote');
  await formOver(broker).getByText('Could the deductible be higher?').waitFor();
  await quote(formOver(broker), '1896');
  await read();
  await person.getByText('$1,896.00 a year').waitFor();
  await person.getByText('Earlier quotes (1)').waitFor();
  await button(person, /^I am interested/).click();
  await button(person.getByRole('form', { name: 'I am interested' }), 'Send').click();
  await person.getByText('Interested', { exact: true }).waitFor();

  await step(broker, 'Record the policy');
  const ended = formOver(broker);
  // What the client chose stands there already.
  expect(await field(ended, 'Insurer').inputValue()).toBe('Bow Commercial (sample)');
  expect(await ended.getByLabel('Effective date').inputValue()).toBe(inDays(7));
  await ended.getByLabel('Effective date').fill(inDays(0));
  await button(ended, 'Record the policy').click();
  await ended.waitFor({ state: 'detached' });
}

/** A certificate is asked for and sent, and the person says how it went. */
async function insured({ page: person, read }: Asker, broker: Page): Promise<void> {
  await read();
  await part(person, /^Policy/);
  await button(person, 'Request a certificate').click();
  const certificate = formOver(person);
  await field(certificate, 'Who needs it?').fill('Kensington Square');
  await field(certificate, 'Their address').fill('1100 Kensington Road NW, Calgary');
  await certificate.getByLabel('By when?').fill(inDays(5));
  await button(certificate, 'Send request').click();
  await person.getByText('Requested', { exact: true }).waitFor();

  await broker.getByRole('link', { name: 'Kensington Square', exact: true }).waitFor();
  // It leads to the place also from the part on which it stands.
  await part(broker, /^Policy/);
  await broker.getByRole('link', { name: 'Send the certificate' }).click();
  const asked = broker.getByRole('listitem').filter({ hasText: '1100 Kensington Road' });
  await expect.poll(() => asked.evaluate((item) => item === document.activeElement)).toBe(true);
  await asked
    .locator('input[type=file]')
    .first()
    .setInputFiles([given(smallPdf({ name: 'certificate.pdf' }))]);
  // What is sent from here answers the request, once it was checked.
  await button(broker, 'Send the certificate for Kensington Square').click();
  await broker.getByText('Sent', { exact: true }).waitFor();
  await read();
  await person.getByText('Sent', { exact: true }).waitFor();
  await expectAccessible(broker);

  await field(person, 'In your words').fill('Clear, quick, and nobody else ever called me.');
  await field(person, 'Name to show').fill('Casey');
  await person.getByRole('figure', { name: 'How it will look' }).waitFor();
  await person
    .getByRole('region', { name: 'How did it go?' })
    .or(person.locator('main'))
    .getByRole('checkbox', { name: /may show these words/ })
    .check();
  await expectAccessible(person);
  await button(person, 'Send').click();
  await person.getByRole('heading', { name: 'How did it go?' }).waitFor({ state: 'detached' });
}

test('a request is returned by one broker, taken and called by another on a phone, and goes all the way to a certificate and a testimonial', async () => {
  const client = await enter('demo_client', '/portal');
  await client.getByRole('link', { name: 'Get another quote' }).click();
  await client.getByRole('radio', { name: /^Business/ }).check();
  await button(client, 'Continue').click();
  await button(client, 'Use those answers').click();
  // One press for each screen: a second one would press what comes next.
  const screen = client.locator('main form h2');
  for (
    let title = await screen.textContent();
    title !== 'How to reach you';
    title = await screen.textContent()
  ) {
    await button(client, 'Continue').click();
    await expect.poll(() => screen.textContent()).not.toBe(title);
  }
  await client.getByText('Filled in from your account.').waitFor();
  expect(await field(client, 'Full name').inputValue()).toBe('Casey Morgan');
  await client.getByLabel('Postal code').fill('T4N 6V9');
  await client.getByRole('radio', { name: 'Phone call' }).check();
  await client.getByRole('checkbox', { name: 'I agree to phone calls' }).check();
  await button(client, 'Continue').click();
  const { reference } = await sendRequest(client);

  const found = await client.request.get(`${product.url}/api/cases?as=client&limit=100`);
  const { items } = (await found.json()) as { items: { id: string; reference: string }[] };
  await client.goto(`${product.url}/portal/cases/${items.find((item) => item.reference === reference)?.id}`);
  // What the broker does arrives by itself.
  const asker = { page: client, reference, read: async () => undefined };
  const broker = await returnedByFirst(reference);
  await takenOnPhone(broker, reference);
  await answered(asker, broker);
  await quotedUntilPlaced(asker, broker);
  await insured(asker, broker);
});

/** A request without an account, and its page behind the mailed link. */
async function openByLink(name: string): Promise<{ visitor: Page; reference: string }> {
  const visitor = await product.visit('/healthz');
  const sent = await visitor.request.post(`${product.url}/api/quotes`, {
    headers: { 'idempotency-key': randomUUID() },
    // A test that is tried again is a new request, and a new person.
    data: exampleQuote('business', {
      contact: { email: `${name}-${randomUUID()}@example.ca`, postalCode: 'T4N 6V9' },
    }),
  });
  const { reference } = (await sent.json()) as { reference: string };
  await visitor.goto(product.url + (await mailedPath(reference)));
  await visitor.getByLabel(/Last 4 digits/).fill('0142');
  await button(visitor, 'Confirm my request').click();
  await visitor.getByText(`Your request ${reference}`).waitFor();
  return { visitor, reference };
}

test('without an account the same way is gone by the mailed link, with a broker on a phone, and an account takes it along', async () => {
  const { visitor, reference } = await openByLink('jordan');

  const asker = { page: visitor, reference, read: () => visitor.reload() };
  const broker = await returnedByFirst(reference);
  await button(broker, 'Accept this request').click();
  await answered(asker, broker);
  await broker.setViewportSize({ width: 390, height: 844 });
  await field(broker, 'Message Jordan Makokis').fill('Good morning! A photo is fine.');
  await button(broker, 'Send').click();
  await button(broker, 'Send it').click();
  await part(visitor, /^Messages/);
  await visitor.reload();
  await visitor.getByText('Good morning! A photo is fine.').waitFor();
  await part(visitor, /^Answers/);
  await button(visitor, 'Change Legal name of the business').click();
  await field(visitor, 'Legal name of the business (optional)').fill('Makokis Roofing Ltd.');
  await button(visitor, 'Save').click();
  await visitor.getByText(/^Legal name of the business: .* → Makokis Roofing Ltd\.$/).waitFor();
  // While somebody writes on a phone, what stands above makes room.
  await part(broker, /^Summary/);
  await quotedUntilPlaced(asker, broker);
  await insured(asker, broker);
  // One password makes the account, and ends in it, on this request.
  await button(visitor, 'Create an account').click();
  await visitor.getByLabel('Password', { exact: true }).fill('Larkspur42hill');
  await visitor.getByLabel('I agree to the terms').check();
  await expectAccessible(visitor);
  await button(visitor, 'Create account').click();
  await visitor.waitForURL('**/portal/cases/*');
  await visitor.getByText(reference).first().waitFor();
});

test('a call is booked and moved, and when nobody makes it both hear of it, and another broker is asked', async () => {
  const { visitor, reference } = await openByLink('robin');
  const { page: broker } = await offered(reference, BUSINESS_BROKERS);
  await button(broker, 'Accept this request').click();
  await broker.getByRole('heading', { name: 'Jordan Makokis' }).waitFor();
  await offerCalls(broker);
  await visitor.reload();
  await button(visitor, 'Choose a time for the call').click();
  const calls = visitor.getByRole('dialog', { name: /^When should .* call you\?$/ });
  await calls.getByRole('radio').last().check();
  await expectAccessible(visitor);
  await button(calls, 'Book the call').click();
  const promised = visitor.getByText(/ calls you/);
  await promised.first().waitFor();
  const booked = broker.getByText(/^Booked call:/);
  const firstTime = await booked.textContent();
  await button(visitor, 'Choose another time').click();
  const others = visitor.getByRole('dialog', { name: 'Choose another time' });
  await others.getByRole('group', { name: 'Day' }).getByRole('radio').nth(1).check();
  await others.getByRole('radio').last().check();
  await button(others, 'Move the call').click();
  await others.waitFor({ state: 'detached' });
  await expect.poll(() => booked.textContent()).not.toBe(firstTime);

  // The time of the call passes, and what the broker had to note it.
  await passTime(product.databaseUrl, {
    job: 'watch-promises',
    shift: `with missed as (
        update booked_calls set starts_at = now() - interval '45 minutes', ends_at = now() - interval '30 minutes',
          held_until = now() - interval '30 minutes'
        where state = 'booked' and case_id = (select id from cases where reference = '${reference}') returning case_id)
      update cases set promise_at = now() - interval '15 minutes' from missed where cases.id = missed.case_id`,
  });
  await broker.getByText('This request is not with you.').waitFor();
  await broker.goto(`${product.url}/broker/notifications`);
  await broker.getByRole('link', { name: 'No longer with you' }).first().waitFor();
  await broker.goto(`${product.url}/broker/closed?q=${reference}`);
  await broker.getByText('Promised time passed without contact').waitFor();
  await expectAccessible(broker);

  // At night it waits for the morning.
  await passTime(product.databaseUrl, {
    job: 'send-overdue-mails',
    shift: `update outbox_mails set due_at = now() - interval '2 minutes'
      where kind = 'promise_missed' and case_id = (select id from cases where reference = '${reference}')`,
  });
  const sorry = `We missed our promise for ${reference}`;
  await expect.poll(() => smtp.messages().map(({ subject }) => subject)).toContain(sorry);
  await visitor.reload();
  await visitor.getByText('Nobody made contact by the time we promised').first().waitFor();
  expect(await promised.count()).toBe(0);
  await expectAccessible(visitor);
  const other = await offered(reference, BUSINESS_BROKERS);
  await button(other.page, 'Accept this request').waitFor();

  // Who withdraws reads of no correction any more, which was the last thing they had done, and comes back by saying why.
  await part(visitor, /^Answers/);
  expect(await correctPhone(visitor, '(587) 555-0199')).toEqual([]);
  await button(visitor, 'Change or add several').click();
  await field(visitor, 'Legal name of the business (optional)').fill('Robin Roofing Ltd.');
  await button(visitor, 'Save corrections').click();
  const saved = visitor.getByText('Your corrections are saved');
  await saved.waitFor();
  await button(visitor, 'Withdraw request').click();
  const sure = visitor.getByRole('dialog', { name: 'Withdraw this request?' });
  await button(sure, 'Withdraw request').click();
  await sure.waitFor({ state: 'detached' });
  // What the press has changed stands far above it, and has the focus once the dialog has given it back.
  await visitor.locator(':focus', { hasText: 'You have withdrawn your request.' }).waitFor();
  await saved.waitFor({ state: 'detached' });
  await expectAccessible(visitor);
  await walkDialog(visitor, button(visitor, 'Reopen request'));
  await button(visitor, 'Reopen request').click();
  const again = visitor.getByRole('dialog', { name: 'Reopen this request?' });
  await again.getByRole('radio', { name: 'It was closed by mistake' }).check();
  await button(again, 'Reopen request').click();
  await again.waitFor({ state: 'detached' });
  await button(visitor, 'Withdraw request').waitFor();
});
