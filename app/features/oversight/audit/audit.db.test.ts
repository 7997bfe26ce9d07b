import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { sendContactMessage } from '#app/features/contact/commands.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

import { AUDIT_AREAS } from './areas.ts';
import { writeSaved } from './saved-values.ts';
import { KNOWN_ACTIONS, sayAudit } from './wordings/wordings.ts';

const app = await testApp();
const { db } = app;
const boss = await createUser(db, { username: 'boss', fullName: 'Avery Admin', role: 'admin' });
const dana = await createBroker(db, { username: 'dana', fullName: 'Dana Broker' });
const page = await app.as({ username: 'boss' });
const one = await createAssignedCase(db, dana);
const read = async (query: string) => (await page.request(`/api/admin/audit?${query}`)).json();
const actions = async (query: string) =>
  (await read(query)).items.map(({ action }: { action: string }) => action);

test('the log is read by action, thing, actor and day, and goes on page by page', async () => {
  const today = albertaDate(new Date());
  expect(await actions(`thing=${one.id}`)).toEqual(['case.assigned', 'case.opened']);
  expect(await actions(`thing=${one.id}&action=case.a`)).toEqual(['case.assigned']);
  expect(await actions(`thing=${one.id}&from=${today}&until=${today}`)).toHaveLength(2);
  expect(await actions(`thing=${one.id}&until=2026-01-01`)).toEqual([]);
  expect(await actions('action=%25')).toEqual([]);
  await recordAudit(db, boss, { action: 'broker.invited_again', thing: { kind: 'user', id: dana.id } });
  expect((await read(`actor=${boss.id}&action=broker`)).items).toMatchObject([
    { by: 'Avery Admin', role: 'admin' },
  ]);
  const first = await read('limit=1');
  const second = await read(`limit=1&cursor=${first.nextCursor}`);
  expect(second.items[0].seq).toBe(first.items[0].seq - 1);
  expect((await page.request('/api/admin/audit?from=monday')).status).toBe(422);
});

test('each row says in a sentence who did what to whom, and is found by a person, a reference or an area', async () => {
  const sentences = async (query: string) =>
    (await read(query)).items.map(({ sentence }: { sentence: string }) => sentence);
  const [row] = await db.select().from(cases).where(eq(cases.id, one.id));
  const reference = row?.reference ?? '';
  expect(await sentences(`about=${reference.toLowerCase().replace('-', '')}`)).toEqual([
    `The system assigned request ${reference} to Dana Broker`,
    `A visitor created request ${reference}`,
  ]);
  expect((await read('about=AB-00000000')).items).toEqual([]);
  const thing = { kind: 'user', id: dana.id };
  await recordAudit(db, boss, { action: 'account.suspended', thing, data: { reason: 'licence' } });
  expect(await sentences('about=dana&area=accounts')).toEqual([
    'Avery Admin suspended Dana Broker (their licence)',
  ]);
  expect(await sentences('about=avery&area=brokers')).toEqual([
    'Avery Admin sent the invitation of Dana Broker again',
  ]);
  // What she did and what was done to her are asked for apart, and together they are all there is.
  await recordAudit(db, dana, { action: 'account.sessions_ended', thing, data: { ended: 1 } });
  const [by, to, all] = await Promise.all(
    ['&side=by', '&side=to', ''].map((side) => actions(`about=dana${side}`)),
  );
  expect(by).toEqual(['account.sessions_ended']);
  expect(to).toContain('account.suspended');
  expect(to).not.toContain('account.sessions_ended');
  expect(all).toHaveLength(by.length + to.length);
  expect((await page.request('/api/admin/audit?about=dana&side=both')).status).toBe(422);
  expect((await read('about=dana&area=accounts')).items[0].path).toBe(`/admin/brokers/${dana.id}`);
  expect((await page.request('/api/admin/audit?area=nonsense')).status).toBe(422);
});

test('what is about a client is found by name, address and reference, with every reading', async () => {
  await createUser(db, { username: 'casey', fullName: 'Casey Client', email: 'casey@example.ca' });
  const contact = { fullName: 'Morgan Quill', email: 'morgan@example.ca' };
  const { id } = await createAssignedCase(db, dana, { contact });
  const { id: messageId, reference } = await sendContactMessage(
    db,
    { ...contact, topic: 'complaint', message: 'Nobody has called me yet.' },
    { ip: '203.0.113.7' },
  );
  const [row] = await db.select().from(cases).where(eq(cases.id, id));
  await page.request('/api/admin/cases?q=morgan');
  // A page that is open asks again: it is one reading an hour.
  for (let time = 0; time < 2; time += 1) await page.request(`/api/cases/${id}`);
  await page.request(`/api/admin/contact-messages/${messageId}`);
  const all = ['contact.read', 'case.read', 'cases.searched', 'case.assigned', 'case.opened'];
  for (const typed of ['Morgan Quill', 'morgan@example.ca'])
    expect(await actions(`about=${typed}`)).toEqual(all);
  expect(await actions(`about=${row?.reference}`)).toEqual(all.slice(1));
  expect(await actions(`about=${reference}`)).toEqual(['contact.read']);
  const [looked] = (await read(`about=${reference}`)).items;
  expect([looked.sentence, looked.path]).toEqual([
    `Avery Admin read contact message ${reference}`,
    `/admin/messages/${messageId}`,
  ]);
  expect((await actions('about=casey')).filter((action: string) => all.includes(action))).toEqual([]);
});

test('every act belongs to an area, and what an earlier version wrote is said by its code', () => {
  const starts = Object.values(AUDIT_AREAS).flatMap(({ actions: ofArea }): readonly string[] => ofArea);
  expect(KNOWN_ACTIONS.filter((action) => !starts.some((start) => action.startsWith(start)))).toEqual([]);
  const names = { who: 'Avery', whom: 'Dana', person: () => 'Dana', request: () => 'request' };
  const told = { ...names, data: {}, bySystem: false };
  for (const action of KNOWN_ACTIONS) expect(sayAudit(action, told)).not.toMatch(/undefined|\.$/);
  expect(sayAudit('broker.promoted', told)).toBe('Avery: broker.promoted');
});

test('what a client answered with a document is said as theirs, although the step waited for its check', () => {
  const names = { who: 'The system', whom: 'request AB-1', person: () => '', request: () => '' };
  expect(sayAudit('case.information_given', { ...names, data: {}, bySystem: true })).toBe(
    'the client of request AB-1 answered a request for information with a document, checked by the system',
  );
  const byClient = { ...names, who: 'Casey Morgan', data: {}, bySystem: false };
  expect(sayAudit('case.information_given', byClient)).toBe('Casey Morgan sent information for request AB-1');
});

test('the export holds every row, safe against formulas, and is itself written down', async () => {
  const thing = { kind: 'job', id: '=HYPERLINK("https://evil.example")' };
  for (let row = 0; row < 501; row += 1)
    await recordAudit(db, systemViewer('test'), { action: 'job.retried', thing, data: { name: `=${row}` } });
  const door = '/api/admin/exports/audit.csv?action=job.';
  expect((await page.request(door)).status).toBe(422);
  const answer = await page.request(`${door}&reason=legal`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(502);
  expect(lines[0]).toContain('link,at (UTC),Alberta time,action');
  expect(lines[1]).toMatch(/^\d+,\d{4}-\d\d-\d\dT[\d:.]+Z,\d{4}-\d\d-\d\d \d\d:\d\d,job\.retried,/);
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(lines[1]).toContain('The system tried failed background work again: =500');
  expect((await read('action=audit.exported')).items).toMatchObject([
    { by: 'Avery Admin', data: { action: 'job.', reason: 'legal' } },
  ]);
});

const verify = async (saved = '') =>
  (await page.request('/api/admin/audit/verify', { method: 'POST', json: { saved } })).json();

test('values saved before hold however long the log has grown, and not for another row', async () => {
  const before = await verify();
  const saved = writeSaved(before);
  const { rows, headHash } = before.chains[2];
  const later = await verify(saved);
  expect(later.chains[2]).toMatchObject({ saved: { row: rows, isUnchanged: true }, broken: null });
  expect(later.chains[2].rows).toBeGreaterThan(rows);
  expect(later.intact).toBe(true);
  for (const row of [rows - 1, rows + 1_000]) {
    const { intact, chains } = await verify(`audit rows: row ${row}, ${headHash}`);
    expect({ intact, saved: chains[2].saved }).toEqual({ intact: false, saved: { row, isUnchanged: false } });
  }
  expect((await verify('nothing of ours')).errors.saved).toContain('Please paste the values');
});

test('the page verifies the ledger, and says which row was changed', async () => {
  expect(await verify()).toMatchObject({
    intact: true,
    chains: [{}, {}, { chain: 'audit_log', broken: null }],
  });
  await db.execute(sql`alter table audit_log disable trigger user`);
  await db.update(auditLog).set({ action: 'broker.joined' }).where(sql`seq = 3`);
  const { intact, chains } = await verify();
  expect(intact).toBe(false);
  expect(chains[2].broken).toMatchObject({ seq: 3, reason: 'the row was changed' });
});
