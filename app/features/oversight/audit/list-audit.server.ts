import { listAudit } from '#app/features/ledger/audit-queries.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { verifyLedger } from '#app/features/ledger/verify.server.ts';
import { albertaDayStart } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { nameActors } from './name-actors.server.ts';
import type { AuditEntry, AuditExportQuery, AuditQuery, LedgerReport } from './schema.ts';

/** The audit log by its filters, newest first; days are Alberta days, both included. The caller has made sure that an administrator asks. */
export async function readAudit(
  db: Db,
  { cursor, limit, ...filter }: AuditQuery,
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> {
  const rows = await listAudit(db, { ...toFilter(filter), beforeSeq: cursor, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1)?.seq;
  return {
    items: await nameActors(db, page),
    nextCursor: rows.length > limit && last ? String(last) : null,
  };
}

/** What the days and words of the filter mean to the log. */
export function toFilter({ action, thing, actor, from, until }: Omit<AuditExportQuery, 'reason'>) {
  return {
    action,
    thingId: thing,
    actorId: actor,
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

function nextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
