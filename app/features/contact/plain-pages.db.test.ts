import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { outboxMails } from '#app/platform/mail/tables.server.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { contactMessages } from './tables.server.ts';

const { request, db } = await testApp();

let writers = 0;
function fields(changes: Record<string, string> = {}): URLSearchParams {
  writers += 1;
  return new URLSearchParams({
    fullName: 'Ada <b>Tremblay</b>',
    email: `plain${writers}@example.com`,
    phone: '',
    topic: 'privacy',
    message: 'Please send me a copy of my data.',
    website: '',
    ...changes,
  });
}

const post = (form: URLSearchParams, headers: Record<string, string> = {}, to = request) =>
  to('/contact/plain', {
    method: 'POST',
    body: form.toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const stored = (form: URLSearchParams) =>
  db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, form.get('email') ?? ''));

test('the page holds the whole form and may load nothing but our own styles', async () => {
  const page = await request('/contact/plain');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
  const html = await page.text();
  for (const name of ['fullName', 'email', 'phone', 'topic', 'message', 'website'])
    expect(html).toContain(`name="${name}"`);
  expect(html).toContain('A request I have sent');
  expect(html).not.toContain('role="alert"');
});

test('a right form is kept, mailed, and ends on a page that can be reloaded', async () => {
  const form = fields({ phone: '403-555-0142' });
  const sent = await post(form);
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toBe('/contact/plain/sent');
  expect(await stored(form)).toMatchObject([{ topic: 'privacy', phone: '403-555-0142', source: 'form' }]);
  const mails = await db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.recipient, form.get('email') ?? ''));
  expect(mails).toHaveLength(1);
  const thanks = await (await request('/contact/plain/sent')).text();
  expect(thanks).toContain('Thank you for contacting us. We will reply within one business day.');
});

test('a wrong form comes back with 422, its messages and everything that was entered', async () => {
  const form = fields({ email: 'ada@', topic: '', message: '  short ', phone: '403-555-CALL' });
  const answer = await post(form);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  for (const message of [
    'Invalid email address',
    'Please enter a valid phone number',
    'Please choose a topic',
    'Message must be at least 10 characters',
  ])
    expect(html.split(message), message).toHaveLength(3);
  expect(html).toContain('<title>Please check: Contact us');
  expect(html).toContain('value="ada@"');
  expect(html).toContain('value="Ada &lt;b&gt;Tremblay&lt;/b&gt;"');
  expect(html).toMatch(/\n {2}short <\/textarea/);
  expect(await stored(form)).toEqual([]);
});

test('the same form twice at once is one message', async () => {
  const form = fields();
  const answers = await Promise.all([post(form), post(form)]);
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  expect(await stored(form)).toHaveLength(1);
});

test('robots, other bodies and other sites get no message through', async () => {
  const trapped = fields({ website: 'https://spam.example' });
  const answer = await post(trapped);
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(html).toContain('Please leave this field empty');
  expect(html).not.toContain('spam.example');
  expect(html).toContain('Please send me a copy of my data.');
  expect(await stored(trapped)).toEqual([]);
  expect((await request('/contact/plain', { method: 'POST', json: {} })).status).toBe(415);
  const foreign = fields();
  expect((await post(foreign, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await post(foreign, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await stored(foreign)).toEqual([]);
  expect((await post(fields({ message: 'x'.repeat(120_000) }))).status).toBe(413);
});

test('the sixth message of an hour keeps what was written and says when to come back', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  const answers = [];
  for (let count = 0; count < 6; count += 1) {
    const form = fields({ email: 'busy@example.com', message: `Message number ${count} of the hour.` });
    answers.push(await post(form, {}, limited.request));
  }
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303, 429]);
  expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
  const html = await answers[5]?.text();
  expect(html).toContain('Too many requests. Please wait a moment and try again.');
  expect(html).toContain('Message number 5 of the hour.');
});
