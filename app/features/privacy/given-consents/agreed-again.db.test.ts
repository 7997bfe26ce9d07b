import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { caseAccess, cases } from '#app/features/cases/tables.server.ts';
import { verifyLedger } from '#app/features/ledger/verify.server.ts';
import { consentWordings } from '#app/features/quotes/consents/wording.ts';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { confirmQuote, createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { MINUTE_MS } from '#app/platform/clock/durations.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { casePeople } from '#tests/fixtures/api/cases/case-people.ts';
import { lastMailTo } from '#tests/fixtures/api/mailed-links.ts';
import { unpack } from '#tests/fixtures/documents/unpack.ts';
import { consentWords } from './consent-words.ts';
import type { GivenConsent } from './schema.ts';

const app = await testApp({ RATE_LIMITS: 'off' });
const { as, broker } = await casePeople(app);
afterEach(() => holdClock(null));

const DIALOG =
  'Reopen this request? We ask one licensed broker partner again, possibly the same one, as you agreed when you sent it. Until they accept, they see what you asked for and where, but not your name, email or phone number.';
const FORM = consentWordings().find(({ purpose }) => purpose === 'share_broker')?.text ?? '';
const START = new Date('2026-11-30T02:00:00Z');
const at = (minute: number) => new Date(START.getTime() + minute * MINUTE_MS).toISOString();

/** Three withdrawals and reopenings, a minute each, as the record has them. */
const RECORD = [
  { text: FORM, at: at(0), withdrawnAt: at(1) },
  { text: DIALOG, at: at(2), withdrawnAt: at(3) },
  { text: DIALOG, at: at(4), withdrawnAt: at(5) },
  { text: DIALOG, at: at(6), withdrawnAt: null },
];

async function threeTimes(withdraw: () => Promise<number>, reopen: () => Promise<number>) {
  for (let time = 0; time < 3; time += 1) {
    for (const take of [withdraw, reopen]) {
      holdClock(new Date(now().getTime() + MINUTE_MS));
      expect(await take()).toBeLessThan(300);
      await app.runJobs();
    }
  }
}

const shared = (items: GivenConsent[]) => items.filter(({ purpose }) => purpose === 'share_broker');

/** A request that somebody follows by its link, and its calls. */
async function followed(email: string) {
  const { reference } = await createQuote(app.db, 'auto', { contact: { email } });
  const token = /\/track\/([\w-]{43})/.exec((await lastMailTo(app.db, email))?.text ?? '')?.[1] ?? '';
  const headers = { 'x-track-check': '0142' };
  const post = async (path: string, json: object) =>
    (await app.request(`/api/track/${token}/${path}`, { method: 'POST', headers, json })).status;
  return {
    reference,
    withdraw: () => post('withdraw', {}),
    reopen: () => post('reopen', { reason: 'It was closed by mistake' }),
    async given(): Promise<GivenConsent[]> {
      const answer = await app.request(`/api/track/${token}/consents/given`, { headers });
      return shared((await answer.json()).items);
    },
  };
}

test('on the tracking page every withdrawal stays, and every renewed agreement with its time, page and words', async () => {
  holdClock(START);
  const { withdraw, reopen, given } = await followed('three@example.ca');
  await threeTimes(withdraw, reopen);
  const items = await given();
  expect(items.map((one) => ({ text: one.text, at: one.at, withdrawnAt: one.withdrawnAt }))).toEqual(RECORD);
  expect(items.map(({ page }) => page)).toEqual(['/get-quote', '/track', '/track', '/track']);
  const [, renewed] = items.map(consentWords);
  expect(renewed?.title).toBe('Sharing your request again, when you reopened it');
  expect(await verifyLedger(app.db)).toMatchObject({ intact: true });
});

test('who has an account reads the same on the page of the case, in its archive and in the copy of their data', async () => {
  holdClock(START);
  const json = exampleQuote('home', { contact: { email: 'client@example.com', fullName: 'Casey Client' } });
  const headers = { 'idempotency-key': newId(), referer: 'http://localhost:3000/get-quote' };
  const sent = await as.client.request('/api/quotes', { method: 'POST', json, headers });
  const { reference } = await sent.json();
  const [row] = await app.db.select().from(cases).where(eq(cases.reference, reference));
  const path = `/api/cases/${row?.id}`;
  const move = async (told: object) => {
    const { version } = await (await as.client.request(path)).json();
    const body = { version, ...told };
    return (await as.client.request(`${path}/transitions`, { method: 'POST', json: body })).status;
  };
  await threeTimes(
    () => move({ to: 'withdrawn' }),
    () => move({ to: 'new', reason: 'It was closed by mistake' }),
  );
  // The broker who has it now reads of each, in its history.
  const caseId = row?.id ?? '';
  // Matching may have asked them already.
  const held = await app.db.$count(
    caseAccess,
    and(eq(caseAccess.caseId, caseId), isNull(caseAccess.closedAt)),
  );
  if (held === 0)
    await takeStep(app.db, systemViewer('test'), { caseId, step: 'assign', input: { brokerId: broker.id } });
  await takeStep(app.db, broker, { caseId, step: 'accept', input: {} });
  const history = await (await as.broker.request(`${path}/events`)).json();
  const told = history.items.filter(
    ({ kind, data }: { kind: string; data: { to?: string } }) =>
      kind === 'reopened' || data.to === 'withdrawn',
  );
  expect(told).toHaveLength(6);
  const { items } = await (await as.client.request(`${path}/consents/given`)).json();
  expect(shared(items)).toMatchObject(RECORD);
  expect(shared(items)[1]).toMatchObject({ page: '/portal/cases' });
  const own = await (await as.client.request('/api/user/export')).json();
  expect(shared(own.consents).toReversed()).toMatchObject(RECORD);
  const archive = await as.client.request(`${path}/archive`);
  const { 'index.html': page = '' } = await unpack(await archive.arrayBuffer());
  expect(page.split(DIALOG)).toHaveLength(4);
  expect(page.split('<dt>Withdrawn</dt><dd>No</dd>').length - 1).toBe(
    items.filter((one: GivenConsent) => one.withdrawnAt === null).length,
  );
});

test('a request that joined another is withdrawn with it, and its consent stays withdrawn', async () => {
  holdClock(START);
  const email = 'twice@example.ca';
  const { reference, withdraw, reopen, given } = await followed(email);
  await confirmQuote(app.db, reference);
  const joined = await createQuote(app.db, 'auto', { contact: { email } });
  await confirmQuote(app.db, joined.reference);
  await threeTimes(withdraw, reopen);
  const items = await given();
  expect(items).toHaveLength(5);
  expect(items.filter(({ text }) => text === FORM)).toMatchObject([
    { withdrawnAt: at(1) },
    { withdrawnAt: at(1) },
  ]);
});
