import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '#app/platform/ids.ts';
import { holdClock } from '#app/platform/now.ts';
import { systemViewer, VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { testDatabase } from '#tests/fixtures/databases/database.ts';
import { audit, CONSENT, disclosure } from '#tests/fixtures/ledger-entries.ts';
import { recordConsent, recordConsents, recordDisclosure, withdrawConsent } from './commands.server.ts';
import { listPassport } from './queries.server.ts';
import { passportEntrySchema } from './schema.ts';
import { auditLog, consents, type disclosures } from './tables.server.ts';
import { verifyLedger } from './verify.server.ts';

const { db } = await testDatabase();

const BROKER: Viewer = { kind: 'user', id: newId(), role: 'broker', fullName: 'Dana Whitford' };
async function lengthOf(table: typeof consents | typeof disclosures | typeof auditLog): Promise<number> {
  return db.$count(table);
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

test('what is agreed to in one form is agreed to in one moment, however long it takes to write', async () => {
  const form = Array.from({ length: 1000 }, () => CONSENT);
  const ids = await db.transaction((tx) => recordConsents(tx, VISITOR, form));
  const moments = await db
    .selectDistinct({ at: consents.at })
    .from(consents)
    .where(inArray(consents.id, ids));
  expect(moments).toHaveLength(1);
});
