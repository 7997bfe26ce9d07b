import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '#app/platform/database/database.server.ts';
import { newId } from '#app/platform/ids.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer, VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import {
  type ConsentInput,
  type DisclosureInput,
  recordAudit,
  recordConsent,
  recordConsents,
  recordDisclosure,
  withdrawConsent,
} from './commands.server.ts';
import { listPassport } from './queries.server.ts';
import { passportEntrySchema } from './schema.ts';
import { auditLog, consents, type disclosures } from './tables.server.ts';
import { verifyLedger } from './verify.server.ts';

const { db } = await testDatabase();

const BROKER: Viewer = { kind: 'user', id: newId(), role: 'broker', fullName: 'Dana Whitford' };
const CONSENT: ConsentInput = {
  email: 'Zoë.Ünal@example.com',
  purpose: 'share_broker',
  textVersion: '2026-11',
  text: 'I agree — 好 🙂 — to share my request.',
  page: '/get-quote',
  method: 'web_form',
  ip: '203.0.113.77',
};

function disclosure(change: Partial<DisclosureInput> = {}): DisclosureInput {
  return {
    caseId: newId(),
    kind: 'shared',
    recipient: {
      kind: 'broker',
      id: newId(),
      name: 'Dana "D" Whitford',
      brokerage: 'Foothills',
      licenceNumber: '1',
    },
    fields: ['name', 'email'],
    purpose: 'quote_request',
    ...change,
  };
}

function audit(tx: Db, number: number): Promise<void> {
  const data = { number, nested: { b: 1.5, a: null, text: 'é "quoted" \\ 😀' } };
  return recordAudit(tx, systemViewer('test'), {
    action: 'test.done',
    thing: { kind: 'test', id: newId() },
    data,
  });
}

async function lengthOf(table: typeof consents | typeof disclosures | typeof auditLog): Promise<number> {
  return db.$count(table);
}

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

test('transactions that write at the same time, in any order of tables, make one chain without a gap', async () => {
  await Promise.all(
    Array.from({ length: 24 }, (_, number) =>
      db.transaction(async (tx) => {
        if (number % 2 === 0) await audit(tx, number);
        await recordConsents(tx, VISITOR, [CONSENT, { ...CONSENT, purpose: 'call', phone: '+14035550123' }]);
        await recordDisclosure(tx, systemViewer('matching'), disclosure());
        if (number % 2 === 1) await audit(tx, number);
      }),
    ),
  );
  const { intact, chains } = await verifyLedger(db);
  expect(chains.map(({ chain, rows, broken }) => [chain, rows, broken])).toEqual([
    ['consents', 48, null],
    ['disclosures', 24, null],
    ['audit_log', 24, null],
  ]);
  expect(intact).toBe(true);
});

test('a transaction that is undone leaves no gap', async () => {
  const before = await lengthOf(auditLog);
  const undone = db.transaction(async (tx) => {
    await audit(tx, 1);
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await db.transaction(async (tx) => {
    await tx.transaction((inner) => audit(inner, 2).then(() => inner.rollback())).catch(() => {});
    await audit(tx, 3);
  });
  expect(await lengthOf(auditLog)).toBe(before + 1);
  expect((await verifyLedger(db)).intact).toBe(true);
});

test('the hashes do not depend on the time zone of the session that writes or checks', async () => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to '-7'`);
    await audit(tx, 1);
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to '+9'`);
    expect((await verifyLedger(tx)).intact).toBe(true);
  });
});

test('a column that is added later leaves the older rows intact', async () => {
  const undo = new Error('undo');
  const migrated = db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_log add column noted text`);
    expect((await verifyLedger(tx)).intact).toBe(true);
    throw undo;
  });
  await expect(migrated).rejects.toBe(undo);
});

test.each([
  'update consents set purpose = $$terms$$',
  'update disclosures set fields = $${}$$',
  'update audit_log set hash = $$0$$',
  'update audit_log set seq = seq + 1000',
  'delete from consents',
  'delete from disclosures',
  'delete from audit_log',
  'truncate consents',
  'truncate disclosures',
  'truncate audit_log',
  `insert into audit_log (id, action, thing_kind, thing_id, data, at, actor_kind, seq, prev_hash, hash)
   select gen_random_uuid(), action, thing_kind, thing_id, data, at, actor_kind, seq + 1000, prev_hash, hash from audit_log`,
])('the database refuses: %s', async (statement) => {
  await expect(db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { message: expect.stringContaining('The ledger is append-only') },
  });
  expect((await verifyLedger(db)).intact).toBe(true);
});

test('a consent keeps the wording as a hash, the network of the address and who recorded it', async () => {
  holdClock(new Date('2026-11-23T20:30:00Z'));
  const id = await recordConsent(db, BROKER, { ...CONSENT, method: 'phone' });
  const [row] = await db.select().from(consents).where(eq(consents.id, id));
  expect(row).toMatchObject({
    email: 'Zoë.Ünal@example.com',
    phone: null,
    method: 'phone',
    ipPrefix: '203.0.113.0/24',
    textHash: 'd355dddd31118e572d973f7e22f6160a6dd81795fffe5edd2c837ba8d58e86e3',
    at: new Date('2026-11-23T20:30:00Z'),
    withdrawnAt: null,
    actorKind: 'user',
    actorRole: 'broker',
  });
});

test('a consent of nobody is refused', async () => {
  await expect(recordConsent(db, VISITOR, { ...CONSENT, email: undefined })).rejects.toMatchObject({
    cause: { message: expect.stringContaining('consents_subject') },
  });
});

test('withdrawing marks the consent once, writes one audit row and leaves the chain intact', async () => {
  const consentId = await recordConsent(db, VISITOR, CONSENT);
  const first = new Date('2026-11-24T16:00:00Z');
  holdClock(first);
  const rowsBefore = await lengthOf(auditLog);
  expect(await withdrawConsent(db, VISITOR, { consentId, requestId: 'r1' })).toEqual(first);
  holdClock(new Date('2026-11-25T16:00:00Z'));
  expect(await withdrawConsent(db, VISITOR, { consentId })).toEqual(first);
  expect(await lengthOf(auditLog)).toBe(rowsBefore + 1);
  const again = db.update(consents).set({ withdrawnAt: null }).where(eq(consents.id, consentId));
  await expect(again).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } });
  expect((await verifyLedger(db)).intact).toBe(true);
});

test('a consent given and withdrawn in one transaction is linked all the same', async () => {
  await db.transaction(async (tx) => {
    const consentId = await recordConsent(tx, VISITOR, CONSENT);
    await withdrawConsent(tx, VISITOR, { consentId });
  });
  expect((await verifyLedger(db)).intact).toBe(true);
});

test('withdrawing an unknown consent is refused as not found', async () => {
  await expect(withdrawConsent(db, VISITOR, { consentId: newId() })).rejects.toMatchObject({
    code: 'not_found',
  });
});

test('reading is noted once per reader, case and hour; sharing every time', async () => {
  const viewed = disclosure({ kind: 'viewed', purpose: 'case_work' });
  const other = { ...viewed, recipient: { ...viewed.recipient, id: newId() } };
  holdClock(new Date('2026-11-23T20:05:00Z'));
  const atOnce = await Promise.all(Array.from({ length: 5 }, () => recordDisclosure(db, BROKER, viewed)));
  expect(atOnce.filter(Boolean)).toHaveLength(1);
  expect(await recordDisclosure(db, BROKER, other)).toBe(true);
  holdClock(new Date('2026-11-23T20:59:59Z'));
  expect(await recordDisclosure(db, BROKER, viewed)).toBe(false);
  holdClock(new Date('2026-11-23T21:00:00Z'));
  expect(await recordDisclosure(db, BROKER, viewed)).toBe(true);
  expect(await recordDisclosure(db, BROKER, { ...viewed, kind: 'shared' })).toBe(true);
  expect(await recordDisclosure(db, BROKER, { ...viewed, kind: 'shared' })).toBe(true);
  expect((await verifyLedger(db)).intact).toBe(true);
});

test('the passport lists one case, newest first, in the shape of its schema', async () => {
  const entry = disclosure();
  holdClock(new Date('2026-11-23T20:30:00Z'));
  await recordDisclosure(db, systemViewer('matching'), entry);
  holdClock(new Date('2026-11-24T20:30:00Z'));
  await recordDisclosure(db, BROKER, { ...entry, kind: 'access_ended', fields: [], purpose: 'withdrawn' });
  const passport = await listPassport(db, entry.caseId);
  expect(passport.map((item) => passportEntrySchema.strict().parse(item))).toEqual(passport);
  expect(passport).toMatchObject([
    { kind: 'access_ended', fields: [], at: '2026-11-24T20:30:00.000Z' },
    { kind: 'shared', fields: ['name', 'email'], recipient: { kind: 'broker', licenceNumber: '1' } },
  ]);
  expect(await listPassport(db, newId())).toEqual([]);
});

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
