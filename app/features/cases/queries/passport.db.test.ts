import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { takeStep } from '#app/features/cases/steps/take-step.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import type { DisclosureField } from '#app/features/ledger/disclosures.ts';
import { listPassport } from '#app/features/ledger/queries.server.ts';
import { disclosures } from '#app/features/ledger/tables.server.ts';
import { confirmQuote, createQuote } from '#app/features/quotes/demo/seed.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { holdClock, now } from '#app/platform/now.ts';
import { type Caller, testApp } from '#tests/fixtures/api/app.ts';
import { acceptCase, assignBroker } from '#tests/fixtures/api/cases/case-steps.ts';

const app = await testApp();
const admin = await createUser(app.db, { username: 'admin', fullName: 'Avery Admin', role: 'admin' });
const broker = await createBroker(app.db, { username: 'broker', fullName: 'Dana Broker' }, { dailyCap: 100 });
const as = { admin: await app.as({ username: 'admin' }), broker: await app.as({ username: 'broker' }) };

// In the middle of an hour: the passport notes a reading once an hour.
const start = new Date(new Date(now()).setUTCMinutes(20, 0, 0));
beforeEach(() => holdClock(start));

/** What stands for each of a person's data in an answer. `people` makes it another person's each time. */
function marksOf(person: number): Partial<Record<DisclosureField, string>> {
  return {
    name: `Jordan Makokis ${person}`,
    email: `jordan${person}@example.com`,
    phone: `403-555-${String(person).padStart(4, '0')}`,
    postal_code: 'T2P 1J9',
    answers: '1988-04-17',
    answer_facts: '"kmPerYear"',
    contact_times: 'weekday-morning',
  };
}

let people = 0;
async function newCase() {
  people += 1;
  const marks = marksOf(people);
  const { name = '', email = '', phone = '' } = marks;
  const sending = { contact: { fullName: name, email, phone } };
  const { reference } = await createQuote(app.db, 'auto', sending);
  await confirmQuote(app.db, reference);
  // The same person once more: the history of the case names what differs, and repeats nothing that was typed.
  await createQuote(app.db, 'auto', { contact: { ...sending.contact, phone: '403-555-0199' } });
  const [row] = await app.db.select().from(cases).where(eq(cases.reference, reference));
  if (!row) throw new Error('The case is gone');
  return { caseId: row.id, marks };
}

async function assigned() {
  const opened = await newCase();
  await assignBroker(app.db, admin, { caseId: opened.caseId, brokerId: broker.id });
  return opened;
}

async function accepted() {
  const opened = await assigned();
  await acceptCase(app.db, broker, { caseId: opened.caseId, version: await versionOf(opened.caseId) });
  return opened;
}

async function versionOf(caseId: string) {
  const [row] = await app.db.select().from(cases).where(eq(cases.id, caseId));
  return row?.version ?? 0;
}

const rowsOf = (caseId: string) =>
  app.db.select().from(disclosures).where(eq(disclosures.caseId, caseId)).orderBy(disclosures.id);

type Made = Awaited<ReturnType<typeof newCase>>;

/** Calls the API, and compares what of the person it served with what the call wrote into the passport. */
async function compare(made: Made, reader: { id: string }, call: () => Promise<Response>) {
  const before = await rowsOf(made.caseId);
  const response = await call();
  const text = await response.text();
  const served = Object.entries(made.marks).flatMap(([field, mark]) => (text.includes(mark) ? [field] : []));
  const written = (await rowsOf(made.caseId)).filter(
    (row) => row.recipientId === reader.id && !before.some(({ id }) => id === row.id),
  );
  const told: string[] = written.flatMap(({ fields }) => fields);
  // All answers hold those that are facts.
  const noted = told.includes('answers') ? [...told, 'answer_facts'] : told;
  expect(served.filter((field) => !noted.includes(field))).toEqual([]);
  return { served, noted };
}

const READERS = { admin, broker } as const;
/** Every list and page that may hold a case. The outbox has a record of its own: each look at it is audited. */
const PATHS = app.routes
  .filter((route) => /^GET \/api\/(cases|broker|chats|admin)\b/.test(route))
  .map((route) => route.slice(4))
  .filter((path) => path !== '/api/admin/outbox');

/** What the page of a case reads of its person for whoever works on it. */
const PAGE = ['', '/rating-facts', '/steps'].map((part) => `/api/cases/:id${part}`);

test.each(['admin', 'broker'] as const)(
  'whatever %s reads is in the passport, field by field',
  async (role) => {
    expect(PATHS).toEqual(
      expect.arrayContaining(['/api/cases/:id', '/api/cases/:id/events', '/api/broker/cases']),
    );
    const read: string[] = [];
    let made = await accepted();
    for (const path of PATHS) {
      for (const filter of path === '/api/broker/cases' ? ['to_accept', 'in_progress', 'closed'] : ['']) {
        const address = path.replace(':id', made.caseId) + (filter && `?filter=${filter}`);
        const { served, noted } = await compare(made, READERS[role], () => as[role].request(address));
        if (served.length > 0) read.push(path);
        if (noted.length === 0) continue;
        // What was read once this hour leaves no second row, so the next look is at another person's case.
        made = await accepted();
      }
    }
    expect(read).toEqual(
      role === 'admin'
        ? ['/api/admin/cases/:id/record', ...PAGE]
        : expect.arrayContaining([...PAGE, '/api/broker/cases']),
    );
  },
);

/** A case that ended with a policy, and what stands for its number in an answer. */
async function won() {
  const { caseId } = await accepted();
  const policyNumber = `PM 4471-${people}`;
  const input = { insurer: 'Prairie Mutual', effectiveOn: albertaDate(start), policyNumber };
  await takeStep(app.db, broker, { caseId, step: 'win', input });
  return { caseId, marks: { policy: policyNumber } };
}

test.each(['admin', 'broker'] as const)(
  'where %s reads the number of a policy, the passport says so, and no list tells it',
  async (role) => {
    const read: string[] = [];
    let made = await won();
    for (const path of PATHS) {
      const address = path.replace(':id', made.caseId);
      const { served } = await compare(made, READERS[role], () => as[role].request(address));
      if (served.length === 0) continue;
      read.push(path);
      made = await won();
    }
    expect(read).toEqual(['/api/cases/:id']);
  },
);

test('a broker who reads before and after accepting within one hour has both readings in the passport', async () => {
  const made = await assigned();
  const page = () => as.broker.request(`/api/cases/${made.caseId}`);
  expect((await compare(made, broker, page)).served).toEqual(['answer_facts']);
  const version = await versionOf(made.caseId);
  const step = (path: string, json: unknown) => (): Promise<Response> =>
    (as.broker as Caller).request(`/api/broker/cases/${made.caseId}/${path}`, { method: 'POST', json });
  const { served } = await compare(made, broker, step('accept', { version }));
  expect(served).toContain('phone');
  const viewed = (await rowsOf(made.caseId)).filter(({ kind }) => kind === 'viewed');
  expect(viewed.map(({ purpose, fields }) => [purpose, fields.includes('phone')])).toEqual([
    ['quote_request', false],
    ['case_work', true],
  ]);
});

test('reading the same again within the hour is one row, in the next hour another, and the passport shows the day once', async () => {
  const { caseId } = await accepted();
  const shown = async () => (await listPassport(app.db, caseId)).filter(({ kind }) => kind === 'viewed');
  const count = async () => (await rowsOf(caseId)).filter(({ kind }) => kind === 'viewed').length;
  await as.broker.request(`/api/cases/${caseId}`);
  const once = await count();
  await as.broker.request(`/api/cases/${caseId}`);
  expect(await count()).toBe(once);
  holdClock(new Date(start.getTime() + 60 * 60_000));
  await as.broker.request(`/api/cases/${caseId}`);
  expect(await count()).toBe(once + 1);
  const isSameDay = albertaDate(now()) === albertaDate(start);
  expect(await shown()).toHaveLength(isSameDay ? 1 : 2);
});

test('an administrator’s look at the history is in the passport', async () => {
  const { caseId, marks } = await newCase();
  const { noted } = await compare({ caseId, marks }, admin, () =>
    as.admin.request(`/api/cases/${caseId}/events`),
  );
  expect(noted).toContain('history');
});
