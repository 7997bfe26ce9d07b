import { and, asc, desc, eq, gte, inArray, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#app/platform/database/database.server.ts';
import { readingsByDay } from './passport/readings-by-day.ts';
import type { ConsentPurpose, PassportEntry } from './schema.ts';
import { auditLog, consents, disclosures } from './tables.server.ts';

type Thing = { kind: string; id: string };

/** Enough for months of a case that somebody opens every hour of every working day. */
const PASSPORT_LIMIT = 500;

/** The data passport of a case, newest first, with what somebody read on one day as one line. The caller has permitted the viewer to see the case. */
export async function listPassport(db: Db, caseId: string): Promise<PassportEntry[]> {
  return readingsByDay(await readEntries(db, eq(disclosures.caseId, caseId)));
}

/** Who opened these documents, newest first. The caller has permitted the viewer to know. */
export async function listOpenings(db: Db, documentIds: readonly string[]): Promise<PassportEntry[]> {
  if (documentIds.length === 0) return [];
  return readEntries(
    db,
    and(eq(disclosures.kind, 'viewed'), inArray(disclosures.documentId, [...documentIds])),
  );
}

async function readEntries(db: Db, where: SQL | undefined): Promise<PassportEntry[]> {
  const rows = await db
    .select({
      id: disclosures.id,
      kind: disclosures.kind,
      recipientKind: disclosures.recipientKind,
      recipientName: disclosures.recipientName,
      brokerage: disclosures.brokerage,
      licenceNumber: disclosures.licenceNumber,
      fields: disclosures.fields,
      purpose: disclosures.purpose,
      documentId: disclosures.documentId,
      at: disclosures.at,
    })
    .from(disclosures)
    .where(where)
    .orderBy(desc(disclosures.at), desc(disclosures.id))
    .limit(PASSPORT_LIMIT);
  return rows.map(({ recipientKind, recipientName, brokerage, licenceNumber, at, ...row }) => ({
    ...row,
    recipient: { kind: recipientKind, name: recipientName, brokerage, licenceNumber },
    at: at.toISOString(),
  }));
}

/** Every consent that an address gave, newest first, for its owner. */
export async function listConsents(db: Db, email: string) {
  return db
    .select({
      id: consents.id,
      purpose: consents.purpose,
      textVersion: consents.textVersion,
      textHash: consents.textHash,
      page: consents.page,
      method: consents.method,
      renews: consents.renews,
      at: consents.at,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(givenBy(email))
    .orderBy(desc(consents.at), desc(consents.id));
}

/**
 * Consents as they were given, oldest first: those by these ids with what renewed them, and all that an address gave to calls and
 * text messages at a number, also those that were withdrawn.
 */
export async function listConsentsOf(
  db: Db,
  { ids, email, phone }: { ids: readonly string[]; email: string; phone: string | null },
) {
  const first = alias(consents, 'first');
  const reach = and(givenBy(email), inArray(consents.purpose, ['call', 'text']));
  const rows = await db
    .select({
      id: consents.id,
      purpose: consents.purpose,
      textVersion: consents.textVersion,
      textHash: consents.textHash,
      email: consents.email,
      phone: consents.phone,
      page: sql<string>`coalesce(${first.page}, ${consents.page})`,
      method: consents.method,
      renews: consents.renews,
      at: consents.at,
      firstAt: first.at,
      firstEmail: first.email,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .leftJoin(first, eq(first.id, consents.carriedFrom))
    .where(or(isOrRenews(ids), phone === null ? undefined : reach))
    .orderBy(asc(consents.at), asc(consents.id));
  const isThisNumber = (row: { phone: string | null }) =>
    row.phone !== null && phone !== null && lastDigits(row.phone) === lastDigits(phone);
  return rows.filter((row) => ids.includes(row.renews ?? row.id) || isThisNumber(row));
}

/** A consent for a purpose that still stands; null when it is unknown or was withdrawn. */
export async function findOpenConsent(db: Db, { id, purpose }: { id: string; purpose: ConsentPurpose }) {
  const [consent] = await db
    .select({ email: consents.email, ipPrefix: consents.ipPrefix })
    .from(consents)
    .where(and(eq(consents.id, id), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)));
  return consent ?? null;
}

/** For which address these consents were first given, and when they were recorded for another one; null where they were not. */
export async function findCorrectedAddress(db: Db, ids: readonly string[]) {
  const first = alias(consents, 'first');
  const [carried] = await db
    .select({ from: first.email, at: consents.at })
    .from(consents)
    .innerJoin(first, eq(first.id, consents.carriedFrom))
    .where(inArray(consents.id, [...ids]))
    .limit(1);
  return carried?.from ? { from: carried.from, at: carried.at } : null;
}

/** The address that a consent was given for, also one that was withdrawn. */
export async function findConsentAddress(db: Db, id: string): Promise<string | null> {
  const [consent] = await db.select({ email: consents.email }).from(consents).where(eq(consents.id, id));
  return consent?.email ?? null;
}

/** Whether the consent whose id stands in a column still stands, as a condition. */
export function isConsentOpen(id: SQLWrapper): SQL {
  return sql`exists (select 1 from ${consents} where ${consents.id} = ${id} and ${consents.withdrawnAt} is null)`;
}

/** When and in which words each of these consents was given, and since when it no longer stands, by its id. */
export async function readConsents(db: Db, ids: readonly string[]) {
  const rows = await db
    .select({
      id: consents.id,
      textVersion: consents.textVersion,
      at: consents.at,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(inArray(consents.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Those of these consents, and of what renewed them, that still stand, as they were given. */
export async function listStandingConsents(db: Db, ids: readonly string[]) {
  return db
    .select({
      id: consents.id,
      purpose: consents.purpose,
      phone: consents.phone,
      textVersion: consents.textVersion,
      method: consents.method,
      carriedFrom: consents.carriedFrom,
      at: consents.at,
    })
    .from(consents)
    .where(and(isOrRenews(ids), isNull(consents.withdrawnAt)));
}

/** The consents of an address for a purpose that still stand. */
export async function listOpenConsentIds(
  db: Db,
  { email, purpose }: { email: string; purpose: ConsentPurpose },
): Promise<string[]> {
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(givenBy(email), eq(consents.purpose, purpose), isNull(consents.withdrawnAt)));
  return rows.map(({ id }) => id);
}

/** The consents to calls and text messages at a number that an address gave and that still stand, newest first. */
export async function listReachConsents(db: Db, { email, phone }: { email: string; phone: string }) {
  const rows = await db
    .select({ id: consents.id, purpose: consents.purpose, phone: consents.phone, at: consents.at })
    .from(consents)
    .where(and(givenBy(email), inArray(consents.purpose, ['call', 'text']), isNull(consents.withdrawnAt)))
    .orderBy(desc(consents.at), desc(consents.id));
  return rows.filter((row) => row.phone !== null && lastDigits(row.phone) === lastDigits(phone));
}

type Reach = { email: string; phone: string };

/** Whether each of these addresses agreed to be called or texted at its number, and that still stands. */
export async function listReachConsentsAt(db: Db, places: readonly Reach[]) {
  const emails = [...new Set(places.map(({ email }) => email.toLowerCase()))];
  const email = sql<string>`lower(${consents.email})`;
  const rows =
    emails.length === 0
      ? []
      : await db
          .select({ email, purpose: consents.purpose, phone: consents.phone })
          .from(consents)
          .where(
            and(
              inArray(email, emails),
              inArray(consents.purpose, ['call', 'text']),
              isNull(consents.withdrawnAt),
            ),
          );
  const keyOf = (one: Reach & { purpose: string }) =>
    [one.email.toLowerCase(), one.purpose, lastDigits(one.phone)].join(' ');
  const agreed = new Set(rows.flatMap(({ phone, ...row }) => (phone ? [keyOf({ ...row, phone })] : [])));
  return (asked: Reach & { purpose: 'call' | 'text' }) => agreed.has(keyOf(asked));
}

/** A number however it was typed: with or without the country. */
function lastDigits(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10);
}

function isOrRenews(ids: readonly string[]) {
  return or(inArray(consents.id, [...ids]), inArray(consents.renews, [...ids]));
}

function givenBy(email: string) {
  return eq(sql`lower(${consents.email})`, email.toLowerCase());
}

/** Whether somebody did this to that since a moment: what a page that refreshes itself need not say again. */
export async function wasAudited(
  db: Db,
  { action, thing, actorId, since }: { action: string; thing: Thing; actorId: string; since: Date },
): Promise<boolean> {
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.thingKind, thing.kind),
        eq(auditLog.thingId, thing.id),
        eq(auditLog.action, action),
        eq(auditLog.actorId, actorId),
        gte(auditLog.at, since),
      ),
    )
    .limit(1);
  return row !== undefined;
}
