import { eq } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { openDocument } from '#app/features/documents/serving/open-document.server.ts';
import { consentWords } from '#app/features/privacy/given-consents/consent-words.ts';
import type { GivenConsent } from '#app/features/privacy/given-consents/schema.ts';
import { consentWordings, currentConsentWording } from '#app/features/quotes/consents/wording.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { currentTestimonialWording, testimonialWording } from '#app/features/testimonials/wording.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { casePeople } from '#tests/fixtures/api/cases/case-people.ts';
import { createWorkedCase, dayFromNow, summary } from '#tests/fixtures/api/cases/worked-case.ts';
import { createDocument } from '#tests/fixtures/documents/create-document.ts';
import { unpack } from '#tests/fixtures/documents/unpack.ts';

const app = await testApp();
const { db } = app;
const { client, broker, as } = await casePeople(app);
afterEach(() => holdClock(null));

/** The page as somebody reads it: a line for each piece of text. */
async function readPage(id: string): Promise<string[]> {
  const answer = await as.client.request(`/api/cases/${id}/archive`);
  const { 'index.html': page = '' } = await unpack(await answer.arrayBuffer());
  return linesOf(page);
}

function linesOf(page: string): string[] {
  const plain = page
    .replace(/<style>.*<\/style>/s, '')
    .replaceAll(/<[^>]*>/g, '\n')
    .replaceAll(/&(?:#39|quot|amp);/g, (one) => ({ '&#39;': "'", '&quot;': '"' })[one] ?? '&');
  return plain
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** What stands under a heading of the page. */
function under(lines: readonly string[], heading: string): string[] {
  const from = lines.lastIndexOf(heading);
  return lines.slice(from + 1);
}

/** A request that the client sent through the form and the broker has accepted; its id. Another of a type joins the first. */
async function sentCase(type: 'auto' | 'home' | 'life' | 'business'): Promise<string> {
  const json = exampleQuote(type, {
    contact: { email: 'client@example.com', fullName: 'Casey Client' },
    ...{ windows: ['weekday-evening', 'saturday'], consent: { text: true } },
  });
  const headers = { 'idempotency-key': newId(), referer: 'http://localhost:3000/get-quote' };
  const answer = await as.client.request('/api/quotes', { method: 'POST', json, headers });
  const { reference } = await answer.json();
  const [row] = await db.select({ id: cases.id }).from(cases).where(eq(cases.reference, reference));
  const id = row?.id ?? '';
  await takeStep(db, systemViewer('test'), { caseId: id, step: 'assign', input: { brokerId: broker.id } });
  await takeStep(db, broker, { caseId: id, step: 'accept', input: {} });
  return id;
}

const givenTo = async (path: string, headers = {}): Promise<GivenConsent[]> =>
  (await (await as.client.request(path, { headers })).json()).items;

test('every consent is there in its exact words, with page, time, way and withdrawal, as the page of the case has it', async () => {
  const sentAt = new Date('2026-11-24T17:05:00Z');
  holdClock(sentAt);
  const id = await sentCase('auto');
  holdClock(new Date('2026-11-25T21:30:00Z'));
  const off = { purpose: 'text', isAgreed: false, wordingVersion: currentConsentWording() };
  await as.client.request(`/api/cases/${id}/consents`, { method: 'PUT', json: off });
  const page = await readPage(id);
  const agreed = under(page, 'What you agreed to');
  for (const purpose of ['share_broker', 'call', 'text']) {
    const wording = consentWordings().find((one) => one.purpose === purpose);
    expect(agreed).toContain(wording?.text);
  }
  expect(agreed).not.toContain(consentWordings().find((one) => one.purpose === 'newsletter')?.text);
  const text = agreed.slice(agreed.indexOf('Text messages'));
  expect(text.slice(2, 14)).toEqual([
    ...['Agreed', 'Tuesday, November 24, 2026, 11:05\u00a0am Alberta time', 'Page', 'The quote form'],
    ...['How', 'You chose it there', 'For', '(403)\u00a0555-\u20600142, client@example.com'],
    ...['Wording', `Version ${currentConsentWording()}`],
    ...['Withdrawn', 'Wednesday, November 25, 2026, 3:30\u00a0pm Alberta time'],
  ]);
  // One source: what the site shows is said in the same words.
  for (const consent of await givenTo(`/api/cases/${id}/consents/given`)) {
    const words = consentWords(consent);
    const told = [words.title, words.text, ...words.facts.flatMap(({ term, detail }) => [term, detail])];
    const at = agreed.indexOf(words.title);
    expect(agreed.slice(at, at + told.length)).toEqual(told);
  }
});

test('whoever withdraws the request takes back that it is shared; a stranger and its broker read no consents', async () => {
  const id = await sentCase('home');
  const path = `/api/cases/${id}/consents/given`;
  const shared = async () => (await givenTo(path)).find(({ purpose }) => purpose === 'share_broker');
  expect(await shared()).toMatchObject({ withdrawnAt: null });
  expect((await as.stranger.request(path)).status).toBe(404);
  expect((await as.broker.request(path)).status).toBe(403);
  expect((await app.request(path)).status).toBe(401);
  await takeStep(db, client, { caseId: id, step: 'withdraw', input: {} });
  expect(await shared()).toMatchObject({ withdrawnAt: expect.any(String) });
});

test('who asked, where they live and when they want to be reached is there', async () => {
  const page = await readPage(await sentCase('life'));
  const sent = under(page, 'What you sent').slice(0, 12);
  expect(sent).toEqual([
    ...['Name', 'Casey Client', 'Email', 'client@example.com', 'Phone', '(403) 555-0142'],
    ...['City', 'Calgary', 'Postal code', 'T2P 1J9'],
    ...['Contact', 'A phone call, on weekdays after 5\u00a0pm or on Saturdays'],
  ]);
});

test('the quote that became the policy says so, and not another one of the same insurer', async () => {
  const id = await createWorkedCase(db, broker, client);
  const summaries = [summary(), summary({ premiumCents: 160_000, coverage: 'Liability.\nCollision.' })];
  const sent = await takeStep(db, broker, { caseId: id, step: 'send_quotes', input: { summaries } });
  const [first = '', second = ''] = sent.written;
  await takeStep(db, client, {
    ...{ caseId: id, step: 'decide_quote', input: { summaryId: first, decision: 'interested' } },
  });
  const win = { insurer: 'Prairie Mutual', effectiveOn: dayFromNow(3), quoteId: second };
  await takeStep(db, broker, { caseId: id, step: 'win', input: win });
  const page = await readPage(id);
  const quotes = under(page, 'Quotes').slice(0, under(page, 'Quotes').indexOf('Policy details'));
  const became = quotes.indexOf('Became your policy');
  expect(quotes.filter((line) => line === 'Became your policy')).toHaveLength(1);
  expect(quotes.indexOf('$1,489.00 a year')).toBeLessThan(became);
  expect(quotes.indexOf('$1,600.00 a year')).toBeGreaterThan(became);
  expect(quotes.slice(became)).toEqual(expect.arrayContaining(['Liability.', 'Collision.']));
});

test('a document says who opened it and when, in its place and in the passport', async () => {
  const id = await createWorkedCase(db, broker, client);
  const documentId = await createDocument(db, client, { caseId: id });
  expect(await readPage(id)).toContain('Not opened by anyone else yet.');
  await openDocument(db, broker, { documentId });
  const page = await readPage(id);
  expect(page).not.toContain('Not opened by anyone else yet.');
  expect(page).toContainEqual(
    expect.stringMatching(/^Opened by Dana Broker, licensed broker at .*, \w+ \d+, \d{4}, /),
  );
  expect(page).toContainEqual(
    expect.stringMatching(/^Opened by Dana Broker.*: the document “[^”]+\.pdf”\. Why: /),
  );
});

test('what somebody said about it is there, with the consent to show it', async () => {
  const id = await createWorkedCase(db, broker, client);
  const win = { insurer: 'Prairie Mutual', effectiveOn: dayFromNow(3) };
  await takeStep(db, broker, { caseId: id, step: 'win', input: win });
  const json = {
    ...{ isGiven: true, quote: 'One broker called, at the time you had said.', displayName: 'Casey' },
    ...{ city: 'Calgary', consent: currentTestimonialWording() },
  };
  await as.client.request(`/api/cases/${id}/testimonial`, { method: 'POST', json });
  const page = await readPage(id);
  expect(under(page, 'What you said about it').slice(0, 6)).toEqual([
    ...['Not shown on our site yet', json.quote, 'Name', 'Casey', 'City', 'Calgary'],
  ]);
  expect(page).toContain(testimonialWording());
});

test('every list runs from the oldest to the newest, and the page says so once', async () => {
  const start = now().getTime();
  const later = (minutes: number) => holdClock(new Date(start + minutes * 60_000));
  const id = await sentCase('business');
  for (const nth of [1, 2, 3]) {
    later(nth * 61);
    await as.broker.request(`/api/cases/${id}`);
    await createDocument(db, client, { caseId: id });
  }
  const answer = await as.client.request(`/api/cases/${id}/archive`);
  const { 'index.html': page = '' } = await unpack(await answer.arrayBuffer());
  expect(page.match(/oldest to the newest/g)).toHaveLength(1);
  const sections = page.split('<section').slice(1);
  for (const part of ['documents', 'history']) {
    const shown = sections.find((one) => one.includes(`id="${part}"`)) ?? '';
    const times = Array.from(shown.matchAll(/datetime="([^"]+)"/g), ([, at]) => at);
    expect(times.length).toBeGreaterThan(2);
    expect(times).toEqual(times.toSorted());
  }
  const seen = linesOf(sections.find((one) => one.includes('id="seen"')) ?? '').join(' ');
  expect(seen.indexOf('Shared with')).toBeGreaterThan(-1);
  expect(seen.indexOf('Shared with')).toBeLessThan(seen.indexOf('Read by'));
});
