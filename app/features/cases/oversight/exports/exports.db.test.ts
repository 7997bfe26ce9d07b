import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { settledPromises } from '#app/features/cases/records/promises/tables.server.ts';
import { createAssignedCase, createCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { auditLog, disclosures } from '#app/features/ledger/tables.server.ts';
import { newId, newReference } from '#app/platform/ids.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

const app = await testApp();
const { db } = app;
await createUser(db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
const kim = await createUser(db, { username: 'kim', fullName: '=HYPERLINK("https://evil.example")' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });
const boss = await app.as({ username: 'boss' });

const contact = { fullName: '@SUM(A1) Léa', email: 'lea@hill.example', phone: '+1 403 555 0142' };
const lea = await createCase(db, { contact });
const home = await createAssignedCase(db, dana, { type: 'home', postalCode: 'T5J 2R7' });

const get = (query: string) => boss.request(`/api/admin/exports/${query}`);
async function linesOf(query: string): Promise<string[]> {
  const answer = await get(query);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="\w+\.csv"$/);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  return text.trimEnd().split('\r\n');
}
const passportOf = async (caseId: string) =>
  db.select().from(disclosures).where(eq(disclosures.caseId, caseId)).orderBy(disclosures.id);
const exportsOf = async (caseId: string) =>
  (await passportOf(caseId)).filter(({ kind }) => kind === 'exported');
const auditOf = async (action: string) =>
  (await db.select().from(auditLog).where(eq(auditLog.action, action))).map(({ data }) => data);

test('without a reason, or with a filter that is not known, nothing is taken and nothing written', async () => {
  for (const kind of ['cases', 'clients', 'audit']) {
    const answer = await get(`${kind}.csv`);
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual({ reason: 'Please choose a reason' });
    expect((await get(`${kind}.csv?reason=curious`)).status).toBe(422);
  }
  expect((await get('cases.csv?reason=legal&status=gone')).status).toBe(422);
  expect((await get('cases.csv?reason=legal&people=perhaps')).status).toBe(422);
  expect(await auditOf('cases.exported')).toEqual([]);
});

test('the requests of the filters go without names unless they are asked for', async () => {
  const [head, ...rows] = await linesOf('cases.csv?reason=reporting&type=home&city=edmonton');
  expect(head?.startsWith('\uFEFFreference,title,type')).toBe(true);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain('Dana Broker');
  expect(rows[0]).not.toMatch(/@example|T5J/);
  expect(await exportsOf(home.id)).toEqual([]);
  expect(await auditOf('cases.exported')).toEqual([
    { reason: 'reporting', people: false, isSearch: false, type: 'home', city: 'edmonton' },
  ]);
});

test('a file says what the list says: in words, and in the Alberta time that its heading names', async () => {
  const { id } = await createCase(db, { type: 'commercial-auto', postalCode: 'T1K 0A1' });
  await db
    .update(cases)
    .set({ createdAt: new Date('2026-11-03T03:30:00Z'), status: 'waiting_on_client', city: 'Taber' })
    .where(eq(cases.id, id));
  const [head = '', row = ''] = await linesOf('cases.csv?reason=reporting&city=taber');
  const said = (name: string) => row.split(',')[head.split(',').indexOf(name)];
  expect(['type', 'status', 'priority', 'source'].map(said)).toEqual([
    ...['Commercial auto', 'Waiting for client', 'Normal', 'Quote form'],
  ]);
  expect(said('sent (Alberta time)')).toBe('2026-11-02 21:30');
});

test('a promise that was missed stays in the file when its request is opened again', async () => {
  const missed = async () => {
    const [head = '', row = ''] = await linesOf('cases.csv?reason=reporting&type=home&city=edmonton');
    return row.split(',')[head.split(',').indexOf('promises missed')];
  };
  expect(await missed()).toBe('0');
  const promise = { caseId: home.id, type: 'home' as const, promisedFor: new Date(), settledAt: new Date() };
  await db.insert(settledPromises).values([
    { ...promise, isKept: false },
    { ...promise, isKept: true },
  ]);
  await db.update(cases).set({ promisesMissed: 0 }).where(eq(cases.id, home.id));
  expect(await missed()).toBe('1');
});

test('names are safe to open, stand in the passport of each of them, and in no audit row', async () => {
  const door = 'cases.csv?reason=legal&people=true&q=lea';
  const answers = await Promise.all([linesOf(door), linesOf(door)]);
  for (const [head, ...rows] of answers) {
    expect(head?.endsWith('broker,name,email,phone,postal code')).toBe(true);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(",'@SUM(A1) Léa,lea@hill.example,'+1 403 555 0142,");
  }
  const line = {
    recipientName: 'Avery Admin',
    purpose: 'legal',
    fields: ['insurance_type', 'name', 'email', 'phone', 'city', 'postal_code'],
  };
  expect(await exportsOf(lea.id)).toMatchObject([line, line]);
  expect(await exportsOf(home.id)).toEqual([]);
  const rows = (await auditOf('cases.exported')).slice(-2);
  expect(rows).toEqual([
    { reason: 'legal', people: true, isSearch: true },
    { reason: 'legal', people: true, isSearch: true },
  ]);
});

test('whoever was looked for by name reads of it, also when names stay out of the file', async () => {
  await linesOf('cases.csv?reason=oversight&q=lea');
  expect((await exportsOf(lea.id)).at(-1)?.fields).toEqual(['insurance_type', 'city']);
});

test('clients go with the number of their requests, each of which says so', async () => {
  const own = await createCase(db, {}, kim);
  const [head, ...rows] = await linesOf('clients.csv?reason=privacy_request&q=kim');
  expect(head).toBe(
    '\uFEFFname,email,confirmed,state,since (Alberta time),last login (Alberta time),requests',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(/^"'=HYPERLINK\(""https:\/\/evil\.example""\)",kim@example\.com,yes,Active,.*,1$/);
  expect(await exportsOf(own.id)).toMatchObject([{ fields: ['name', 'email'], purpose: 'privacy_request' }]);
  expect(await auditOf('clients.exported')).toEqual([{ reason: 'privacy_request', isSearch: true }]);
  expect(await linesOf('clients.csv?reason=legal&q=dana')).toHaveLength(1);
});

test('a long table comes whole; who breaks it off has taken no more than a few pages', async () => {
  const [row] = await db.select().from(cases).where(eq(cases.id, lea.id));
  if (!row) throw new Error('The case is gone');
  const more = Array.from({ length: 1_200 }, () => ({
    ...{ ...row, id: newId(), reference: newReference(), city: 'Banff' },
  }));
  for (let at = 0; at < more.length; at += 600) await db.insert(cases).values(more.slice(at, at + 600));
  const references = (await linesOf('cases.csv?reason=legal&city=banff'))
    .slice(1)
    .map((line) => line.split(',')[0]);
  expect(new Set(references)).toEqual(new Set(more.map(({ reference }) => reference)));
  expect(references).toHaveLength(more.length);

  const reader = (await get('cases.csv?reason=legal&city=banff&people=true')).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const taken = await db.$count(disclosures, eq(disclosures.kind, 'exported'));
  expect(taken).toBeLessThan(1_100);
});
