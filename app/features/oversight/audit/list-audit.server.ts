import { eq } from 'drizzle-orm';
import { findPeople } from '#app/features/accounts/queries.server.ts';
import { namedCases } from '#app/features/cases/queries/named-cases.server.ts';
import { listAudit } from '#app/features/ledger/audit-queries.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { verifyLedger } from '#app/features/ledger/verify.server.ts';
import { albertaDayStart } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { REFERENCE } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { AUDIT_AREAS } from './areas.ts';
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
  { area, action, about, thing, actor, from, until }: Omit<AuditExportQuery, 'reason'>,
) {
  const ofArea = area && AUDIT_AREAS[area].actions;
  return {
    actions: action ? [action] : ofArea,
    thingId: thing,
    actorId: actor,
    ...(about && (await whatIsMeant(db, about))),
    from: from ? albertaDayStart(from) : undefined,
    until: until ? albertaDayStart(nextDay(until)) : undefined,
  };
}

/** Recomputes every hash of the ledger, and writes down that somebody looked. */
export async function verifyFromPage(db: Db, viewer: Viewer, requestId: string): Promise<LedgerReport> {
  const { intact, chains } = await verifyLedger(db);
  const thing = { kind: 'ledger', id: 'all' };
  await recordAudit(db, viewer, { action: 'ledger.verified', thing, data: { intact }, requestId });
  return { intact, at: now().toISOString(), chains };
}

/** A reference is a request's, whether there is one or not; everything else are words of a person's name. */
async function whatIsMeant(db: Db, about: string): Promise<{ thingId: string } | { people: string[] }> {
  const letters = REFERENCE.exec(about)?.[1];
  if (!letters) return { people: await findPeople(db, about) };
  const reference = `AB-${letters.toUpperCase()}`;
  const [found] = await db
    .select({ id: namedCases.id })
    .from(namedCases)
    .where(eq(namedCases.reference, reference));
  return { thingId: found?.id ?? reference };
}

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
