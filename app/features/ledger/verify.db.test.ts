import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Db } from '#app/platform/database/database.server.ts';
import { systemViewer, VISITOR } from '#app/platform/viewer.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { audit, CONSENT, disclosure } from '#tests/fixtures/ledger-entries.ts';
import { recordConsent, recordDisclosure } from './commands.server.ts';
import { verifyLedger } from './verify.server.ts';

const { db } = await testDatabase();

beforeAll(async () => {
  for (let number = 0; number < 8; number += 1) {
    await db.transaction(async (tx) => {
      await audit(tx, number);
      await recordConsent(tx, VISITOR, CONSENT);
      await recordDisclosure(tx, systemViewer('matching'), disclosure());
    });
  }
});

/** What verification says after `tamper`, done with the powers of the database's owner, and undone again. */
async function brokenAfter(chain: string, tamper: (tx: Db) => Promise<unknown>): Promise<unknown> {
  const undo = new Error('undo');
  let found: unknown;
  await db
    .transaction(async (tx) => {
      for (const table of ['consents', 'disclosures', 'audit_log'])
        await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
      await tamper(tx);
      const { intact, chains } = await verifyLedger(tx);
      const broken = chains.filter((report) => report.broken);
      expect({ intact, chains: broken.map((report) => report.chain) }).toEqual({
        intact: false,
        chains: [chain],
      });
      found = broken[0]?.broken;
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return found;
}

test.each([
  ['consents', 'email', `'someone@else.example'`],
  ['consents', 'at', `at + interval '1 second'`],
  ['consents', 'text_version', 'null'],
  ['disclosures', 'recipient_name', `'Nobody'`],
  ['disclosures', 'fields', `array['name']`],
  ['disclosures', 'at', `at - interval '1 millisecond'`],
  ['audit_log', 'data', `data || '{"number": 99}'`],
  ['audit_log', 'actor_id', 'null'],
  ['audit_log', 'hash', `repeat('0', 64)`],
])('verification finds the first row of %s whose %s was changed', async (chain, column, value) => {
  const broken = await brokenAfter(chain, async (tx) => {
    if (value === 'null')
      await tx.execute(sql.raw(`alter table ${chain} alter column ${column} drop not null`));
    await tx.execute(sql.raw(`update ${chain} set ${column} = ${value} where seq in (3, 5)`));
  });
  expect(broken).toEqual({ seq: 3, id: expect.any(String), reason: 'the row was changed' });
});

const CHAINS = ['consents', 'disclosures', 'audit_log'];

test.each(CHAINS)('verification finds a row removed from %s, first, in the middle or last', async (chain) => {
  const rows = Number((await verifyLedger(db)).chains.find((report) => report.chain === chain)?.rows);
  const remove = (where: string) =>
    brokenAfter(chain, (tx) => tx.execute(sql.raw(`delete from ${chain} where ${where}`)));
  expect(await remove('seq = 1')).toEqual({ seq: 1, id: null, reason: 'the row is missing' });
  expect(await remove('seq = 4')).toEqual({ seq: 4, id: null, reason: 'the row is missing' });
  expect(await remove(`seq > ${rows - 2}`)).toEqual({
    seq: rows - 1,
    id: null,
    reason: `this row and the rest up to ${rows} are missing`,
  });
  expect(await remove('true')).toEqual({
    seq: 1,
    id: null,
    reason: `this row and the rest up to ${rows} are missing`,
  });
});

test.each(CHAINS)('verification finds rows of %s that were put in or linked anew by hand', async (chain) => {
  const run = (statement: string) => brokenAfter(chain, (tx) => tx.execute(sql.raw(statement)));
  const rehashed = `update ${chain} t set hash = encode(sha256(convert_to(prev_hash || ledger_content(t), 'UTF8')), 'hex'),`;
  expect(await run(`${rehashed} actor_id = 'x' where seq = 2`)).toMatchObject({
    seq: 2,
    reason: 'the row was changed',
  });
  const rewound = `update ledger_heads set seq = seq - 1 where chain = '${chain}'`;
  expect(await run(rewound)).toMatchObject({ reason: 'the head does not carry the hash of the last row' });
  const unlinked = `update ${chain} set seq = null, prev_hash = null, hash = null where seq = (select max(seq) from ${chain})`;
  expect(await run(unlinked)).toMatchObject({ reason: expect.stringContaining('are missing') });
  const moved = `update ${chain} set seq = seq + 10000 where seq = (select max(seq) from ${chain})`;
  expect(await run(moved)).toMatchObject({ reason: expect.stringContaining('are missing') });
  expect(await run(`delete from ledger_heads where chain = '${chain}'`)).toMatchObject({
    reason: 'the head of the chain is missing',
  });
});

test('verification finds a changed row whose own hash was made to fit, at the row after it', async () => {
  const broken = await brokenAfter('audit_log', async (tx) => {
    await tx.execute(sql`update audit_log set action = 'test.undone' where seq = 2`);
    await tx.execute(
      sql`update audit_log t set hash = encode(sha256(convert_to(prev_hash || ledger_content(t), 'UTF8')), 'hex') where seq = 2`,
    );
  });
  expect(broken).toEqual({
    seq: 3,
    id: expect.any(String),
    reason: 'the row does not follow the one before it',
  });
});

test('verification finds rows that were added past the chain', async () => {
  const added = (seq: string) =>
    brokenAfter('audit_log', (tx) =>
      tx.execute(
        sql.raw(`insert into audit_log (id, action, thing_kind, thing_id, data, at, actor_kind, seq, prev_hash, hash)
          select gen_random_uuid(), action, thing_kind, thing_id, data, at, actor_kind, ${seq}, prev_hash, hash
          from audit_log where seq = 1`),
      ),
    );
  expect(await added('null')).toMatchObject({ reason: '1 rows are in no chain' });
  expect(await added('1000000')).toMatchObject({
    seq: 1_000_000,
    reason: expect.stringContaining('the head knows'),
  });
});

test('a chain longer than one page is read to its end', async () => {
  const copy = sql`insert into audit_log (id, action, thing_kind, thing_id, data, at, actor_kind)
    select gen_random_uuid(), 'test.copied', 'test', n::text, '{}', now(), 'system' from generate_series(1, 500) n`;
  for (let batch = 0; batch < 11; batch += 1) await db.execute(copy);
  const { intact, chains } = await verifyLedger(db);
  expect({ intact, long: Number(chains[2]?.rows) > 5_500 }).toEqual({ intact: true, long: true });
  const broken = await brokenAfter('audit_log', (tx) =>
    tx.execute(sql`update audit_log set action = 'test.undone' where seq = 5005`),
  );
  expect(broken).toMatchObject({ seq: 5005, reason: 'the row was changed' });
});
