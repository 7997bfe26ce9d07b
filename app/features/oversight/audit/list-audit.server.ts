import { eq } from 'drizzle-orm';
import { findPeople } from '#app/features/accounts/queries.server.ts';
import { caseReferenceFor } from '#app/features/cases/oversight/list/joined-requests.server.ts';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { findCasesOf } from '#app/features/cases/queries/of-person.server.ts';
import { contactReferences, findContactsOf } from '#app/features/contact/queries.server.ts';
import { listAudit } from '#app/features/ledger/audit-queries.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { type Break, hashOfRow, verifyLedger } from '#app/features/ledger/verify.server.ts';
import { albertaDayStart } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { REFERENCE } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { AUDIT_AREAS } from './areas.ts';
import { readSaved, type SavedEnd } from './saved-values.ts';
import { sayRows } from './say-rows.server.ts';
import type { AuditEntry, AuditExportQuery, AuditQuery, LedgerReport } from './schema.ts';

/** The audit log by its filters, newest first; days are Alberta days, both included. The caller has made sure that an administrator asks. */
export async function readAudit(
  db: Db,
  { cursor, limit, ...filter }: AuditQuery,
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const rows = await listAudit(db, { ...(await toFilter(db, filter)), beforeSeq: cursor, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.seq;
  return {
    items: await sayRows(db, page),
    nextCursor: rows.length > limit && last ? String(last) : null,
  };
}

/** What the days and words of the filter mean to the log. */
export async function toFilter(
  db: Db,
  { area, action, about, side, thing, actor, from, until }: Omit<AuditExportQuery, 'reason'>,
) {
  const ofArea = area && AUDIT_AREAS[area].actions;
  return {
    actions: action ? [action] : ofArea,
    thingId: thing,
    actorId: actor,
    about: about ? await whatIsMeant(db, about) : undefined,
    side,
    from: from ? albertaDayStart(from) : undefined,
    until: until ? albertaDayStart(nextDay(until)) : undefined,
  };
}

/**
 * Recomputes every hash of the ledger, compares the ends that somebody saved before with the rows they belong to, and
 * writes down that somebody looked.
 */
export async function verifyFromPage(
  db: Db,
  viewer: Viewer,
  { saved, requestId }: { saved: string; requestId: string },
): Promise<LedgerReport> {
  const found = await verifyLedger(db);
  const ends = readSaved(saved);
  const chains: LedgerReport['chains'] = [];
  for (const report of found.chains) {
    const end = ends.find(({ chain }) => chain === report.chain);
    chains.push({ ...report, ...(end && { saved: await compareEnd(db, end, report.broken) }) });
  }
  const intact = found.intact && chains.every((one) => one.saved?.isUnchanged !== false);
  const thing = { kind: 'ledger', id: 'all' };
  await recordAudit(db, viewer, { action: 'ledger.verified', thing, data: { intact }, requestId });
  return { intact, at: now().toISOString(), chains };
}

/** A row whose chain holds up to it, and that ends in the hash that was saved, follows the same rows as then. */
async function compareEnd(db: Db, { chain, row, hash }: SavedEnd, broken: Break | null) {
  const isSound = broken === null || broken.seq > row;
  return { row, isUnchanged: isSound && (await hashOfRow(db, chain, row)) === hash };
}

/**
 * The ids that a row about it may hold. A reference is a request's or a message's, whether there is one or not; everything
 * else is a person's name, address or number, and means their accounts, their requests and what they wrote to us.
 */
async function whatIsMeant(db: Db, about: string): Promise<string[]> {
  const letters = REFERENCE.exec(about)?.[1];
  if (!letters) {
    const people = await findPeople(db, about);
    return [...people, ...(await findCasesOf(db, about, people)), ...(await findContactsOf(db, about))];
  }
  const reference = await caseReferenceFor(db, `AB-${letters.toUpperCase()}`);
  const [request] = await db
    .select({ id: namedCases.id })
    .from(namedCases)
    .where(eq(namedCases.reference, reference));
  const [message] = await db
    .select({ id: contactReferences.id })
    .from(contactReferences)
    .where(eq(contactReferences.reference, reference));
  return [reference, ...[request, message].flatMap((one) => one?.id ?? [])];
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
