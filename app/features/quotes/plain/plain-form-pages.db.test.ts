import { expect, test } from 'vitest';
import { cases } from '#app/features/cases/tables.server.ts';
import { consents } from '#app/features/ledger/tables.server.ts';
import { quoteRequests } from '#app/features/quotes/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const { request, db } = await testApp();

/** What the form of a general request posts, with changes. */
const fields = (changes: Record<string, string> = {}) =>
  new URLSearchParams({
    type: 'general',
    idempotencyKey: crypto.randomUUID(),
    startedAt: new Date(Date.now() - 60_000).toISOString(),
    'answers.description': 'We need insurance for a small acreage.',
    'contact.fullName': 'Robin <b>Cardinal</b>',
    'contact.email': `robin-${crypto.randomUUID()}@example.ca`,
    'contact.contactMethod': 'email',
    'contact.phone': '',
    'contact.postalCode': 't1x 1a1',
    earliestOn: '',
    'consent.share': 'yes',
    'consent.wordingVersion': '2026-11-20',
    website: '',
    ...changes,
  });

const post = (body: URLSearchParams, headers: Record<string, string> = {}) =>
  request('/get-quote/plain', {
    method: 'POST',
    body: body.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

test('a type leads to its form, and none to the choice', async () => {
  const form = await request('/get-quote/plain?type=auto');
  expect(form.status).toBe(200);
  expect(form.headers.get('content-type')).toContain('text/html');
  expect(form.headers.get('content-security-policy')).toContain("style-src 'self'");
  expect(await form.text()).toContain('name="answers.vehicle.year"');
  const choice = await (await request('/get-quote/plain')).text();
  expect(choice).toContain('value="group-benefits"');
  expect(choice).not.toContain('Please choose a type');
  expect(await (await request('/get-quote/plain?type=pet')).text()).toContain(
    'Please choose a type of insurance',
  );
});

test('a right form becomes a case and ends on the thank-you page', async () => {
  const sent = await post(fields());
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toBe('/get-quote/plain/thank-you');
  expect(sent.headers.get('set-cookie')).toMatch(/HttpOnly/);
  const thanks = await (await request('/get-quote/plain/thank-you')).text();
  const [row] = await db.select().from(cases);
  expect(thanks).toContain(row?.reference);
  expect(thanks).toMatch(/\/track\/receipt\/[\w-]{40,}/);
  const given = await db.select({ method: consents.method, page: consents.page }).from(consents);
  expect(given).toEqual([{ method: 'web_form_no_script', page: '/get-quote/plain' }]);
});

test('a wrong form comes back with 422, its messages and everything that was entered', async () => {
  const answer = await post(fields({ 'contact.email': 'robin@', 'answers.description': '"short"' }));
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('Please enter a valid email address');
  expect(html).toContain('Please describe what you need');
  expect(html).toContain('value="robin@"');
  expect(html).toContain('&quot;short&quot;');
  expect(html).toContain('Robin &lt;b&gt;Cardinal&lt;/b&gt;');
});

test('words about health are asked about once more, and taken when they are meant', async () => {
  const said = { 'answers.description': 'Travel for my mother, who has diabetes.' };
  const asked = await post(fields(said));
  expect(asked.status).toBe(422);
  const html = await asked.text();
  expect(html).toContain('read by the broker who takes it');
  expect(html).toContain('name="meant.answers.description"');
  expect((await post(fields({ ...said, 'meant.answers.description': 'yes' }))).status).toBe(303);
});

test('asked for one more traveller the form comes back with a row more, nothing lost and nothing blamed', async () => {
  const before = (await db.select().from(cases)).length;
  const form = fields({ type: 'travel', add: 'travellers', 'answers.travellers.0.age': '64' });
  form.set('answers.travellers.1.age', '');
  form.set('answers.destination', 'Portugal');
  const answer = await post(form);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('formaction="/get-quote/plain#answers-travellers-3"');
  expect(html).toContain('id="answers-travellers-2-age"');
  expect(html).not.toContain('id="answers-travellers-3-age"');
  expect(html).toContain('value="64"');
  expect(html).toContain('value="Portugal"');
  expect(html).toContain('Robin &lt;b&gt;Cardinal&lt;/b&gt;');
  expect(html).toContain(form.get('idempotencyKey'));
  expect(html).not.toContain('role="alert"');
  expect(await db.select().from(cases)).toHaveLength(before);
});

test('a button for a list that this type does not have sends the form', async () => {
  expect((await post(fields({ add: 'travellers' }))).status).toBe(303);
});

test('sent twice it is one request; changed and sent again it still arrives', async () => {
  const form = fields();
  const before = (await db.select().from(quoteRequests)).length;
  expect((await post(form)).status).toBe(303);
  expect((await post(form)).status).toBe(303);
  expect(await db.select().from(quoteRequests)).toHaveLength(before + 1);
  form.set('answers.description', 'We also need insurance for the barn.');
  expect((await post(form)).status).toBe(303);
  expect(await db.select().from(quoteRequests)).toHaveLength(before + 2);
});

test('robots, bad bodies and other sites get a page or an error, never a case', async () => {
  const before = (await db.select().from(cases)).length;
  const trapped = await post(fields({ website: 'https://spam.example' }));
  expect(trapped.status).toBe(422);
  expect(await trapped.text()).toContain('We need insurance for a small acreage.');
  expect((await post(fields({ type: 'pet' }))).status).toBe(422);
  const json = await request('/get-quote/plain', { method: 'POST', json: { type: 'general' } });
  expect(json.status).toBe(415);
  expect((await post(fields(), { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(fields({ 'answers.description': 'x'.repeat(120_000) }))).status).toBe(413);
  expect(await db.select().from(cases)).toHaveLength(before);
});

test('a made-up receipt is not shown', async () => {
  for (const receipt of [
    'x',
    '{}',
    { reference: 'AB-1', promiseAt: 'soon', receiptUrl: 'javascript:alert(1)' },
  ]) {
    const cookie = `quote-receipt=${Buffer.from(JSON.stringify(receipt)).toString('base64url')}`;
    const html = await (await request('/get-quote/plain/thank-you', { headers: { cookie } })).text();
    expect(html).toContain('No request to show');
  }
});
