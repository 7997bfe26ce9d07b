import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import { caseAccess, cases } from '../tables.server.ts';
import { startOfToday } from './broker/broker-queries.server.ts';

/** How many waiting cases one sweep looks at; the oldest come first. */
const POOL_LIMIT = 2_000;

/** How long an address with a request that was found not to be real has to confirm before anybody is asked. */
const SUSPECT_DAYS = 30;

const waitingColumns = () => ({
  caseId: cases.id,
  reference: cases.reference,
  type: cases.type,
  city: cases.city,
  promiseAt: cases.promiseAt,
  isConfirmed: sql<boolean>`email_confirmed_at is not null`,
  language: sql<string | null>`details->>'language'`,
  isSuspect: sql<boolean>`exists (
    select from cases fake where lower(fake.contact_email) = lower(cases.contact_email)
      and fake.status = 'spam' and fake.closed_at > ${new Date(now().getTime() - SUSPECT_DAYS * DAY_MS).toISOString()}::timestamptz)`,
  // Plain names: in a select from one table, Drizzle leaves the table off its columns, and `id` would be the wrong one.
  triedBrokerIds: sql<string[]>`array(
    select tried.broker_id::text from ${caseAccess} tried
    where tried.case_id = cases.id and (tried.closed_reason = 'returned'
      or (tried.closed_reason in ('expired', 'promise_missed') and tried.closed_at >= ${startOfToday()})))`,
  ownerIds: sql<string[]>`array(
    select people.id::text from ${people}
    where people.id = cases.client_id or lower(people.email) = lower(cases.contact_email))`,
});

/** A case that waits for a broker, held until the end of the transaction; null when it waits no more. */
export async function lockWaitingCase(tx: Db, caseId: string) {
  const [held] = await tx
    .select({ status: cases.status })
    .from(cases)
    .where(eq(cases.id, caseId))
    .for('update');
  if (held?.status !== 'new') return null;
  const [waiting] = await tx.select(waitingColumns()).from(cases).where(eq(cases.id, caseId));
  return waiting ?? null;
}

/** What matching looks at of a case, whoever has it now; null when there is no such case. */
export async function findMatchable(db: Db, caseId: string) {
  const [found] = await db.select(waitingColumns()).from(cases).where(eq(cases.id, caseId));
  return found ?? null;
}

/** The same of several cases. */
export async function listMatchables(db: Db, caseIds: readonly string[]) {
  return db
    .select(waitingColumns())
    .from(cases)
    .where(inArray(cases.id, [...caseIds]));
}

/** Which broker has which of some cases now. */
export async function listOpenAccesses(db: Db, caseIds: readonly string[]) {
  return db
    .select({ caseId: caseAccess.caseId, brokerId: caseAccess.brokerId })
    .from(caseAccess)
    .where(and(inArray(caseAccess.caseId, [...caseIds]), isNull(caseAccess.closedAt)));
}

/** The cases that wait for a broker: those that are confirmed first, the oldest of them before the others. */
export async function listPool(db: Db) {
  return db
    .select(waitingColumns())
    .from(cases)
    .where(eq(cases.status, 'new'))
    .orderBy(sql`${cases.emailConfirmedAt} is null`, asc(cases.id))
    .limit(POOL_LIMIT);
}

/** The newest real cases, whoever has them: what another order of brokers is tried out on. */
export async function listNewest(db: Db, limit: number) {
  return db
    .select(waitingColumns())
    .from(cases)
    .where(notInArray(cases.status, ['spam', 'duplicate']))
    .orderBy(desc(cases.id))
    .limit(limit);
}
