import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createUser } from '#app/features/accounts/seed.server.ts';
import { createBroker } from '#app/features/brokers/seed.server.ts';
import { createAssignedCase } from '#app/features/cases/seed.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { auditLog } from '#app/features/ledger/tables.server.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { systemViewer } from '#app/platform/viewer.ts';
import { testApp } from '#tests/fixtures/api/app.ts';

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
  await recordAudit(db, boss, { action: 'test.done', thing: { kind: 'test', id: '1' } });
  expect((await read(`actor=${boss.id}&action=test`)).items).toMatchObject([
    { by: 'Avery Admin', role: 'admin' },
  ]);
  const first = await read('limit=1');
  const second = await read(`limit=1&cursor=${first.nextCursor}`);
  expect(second.items[0].seq).toBe(first.items[0].seq - 1);
  expect((await page.request('/api/admin/audit?from=monday')).status).toBe(422);
});

test('the export holds every row, safe against formulas, and is itself written down', async () => {
  const thing = { kind: 'test', id: '=HYPERLINK("https://evil.example")' };
  for (let row = 0; row < 501; row += 1)
    await recordAudit(db, systemViewer('test'), { action: 'bulk.made', thing, data: { row } });
  const door = '/api/admin/exports/audit.csv?action=bulk.';
  expect((await page.request(door)).status).toBe(422);
  const answer = await page.request(`${door}&reason=legal`);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\r\n');
  expect(lines).toHaveLength(502);
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect((await read('action=audit.exported')).items).toMatchObject([
    { by: 'Avery Admin', data: { action: 'bulk.', reason: 'legal' } },
  ]);
});

test('the page verifies the ledger, and says which row was changed', async () => {
  const verify = async () =>
    (await page.request('/api/admin/audit/verify', { method: 'POST', json: {} })).json();
  expect(await verify()).toMatchObject({
    intact: true,
    chains: [{}, {}, { chain: 'audit_log', broken: null }],
  });
  await db.execute(sql`alter table audit_log disable trigger user`);
  await db.update(auditLog).set({ action: 'test.undone' }).where(sql`seq = 3`);
  const { intact, chains } = await verify();
  expect(intact).toBe(false);
  expect(chains[2].broken).toMatchObject({ seq: 3, reason: 'the row was changed' });
});
