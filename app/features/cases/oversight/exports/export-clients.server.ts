import { inArray } from 'drizzle-orm';
import { findClients } from '#app/features/accounts/oversight/client-queries.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { sheetTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { CsvCell } from '#app/platform/http/csv/csv-line.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { type Exporter, recordExport } from './record-export.server.ts';
import type { ClientExportQuery } from './schema.ts';

const PAGE = 500;

/** In words and in Alberta time, as the list (decision 171). */
export const CLIENT_HEADINGS = [
  'name',
  'email',
  'confirmed',
  'state',
  'since (Alberta time)',
  'last login (Alberta time)',
  'requests',
] as const;

const STATES = { invited: 'Invited', active: 'Active', suspended: 'Suspended', deleted: 'Deleted' } as const;

/**
 * Clients by the search, newest first, a page at a time as it is taken. It stands in the audit log with its reason, and
 * in the passport of each request of theirs. Refuses (403) all but administrators.
 */
export async function exportClients(
  db: Db,
  viewer: Viewer,
  { requestId, q, reason }: ClientExportQuery & { requestId: string },
): Promise<AsyncGenerator<CsvCell[][], undefined>> {
  requireAdmin(viewer);
  await recordAudit(db, viewer, {
    action: 'clients.exported',
    thing: { kind: 'user', id: 'list' },
    data: { reason, isSearch: Boolean(q) },
    requestId,
  });
  return pagesOf(db, viewer, { q, reason });
}

async function* pagesOf(
  db: Db,
  viewer: Exporter,
  { q, reason }: ClientExportQuery,
): AsyncGenerator<CsvCell[][], undefined> {
  let cursor: string | undefined;
  for (;;) {
    const rows = await findClients(db, { q, cursor, limit: PAGE });
    const own = await casesOf(
      db,
      rows.map(({ id }) => id),
    );
    const taken = own.map(({ id }) => ({ id, fields: ['name', 'email'] as const }));
    await recordExport(db, viewer, { taken, reason });
    const counts = Map.groupBy(own, ({ clientId }) => clientId);
    if (rows.length > 0)
      yield rows.map(({ id, fullName, email, emailVerified, status, createdAt, lastLoginAt }) => [
        ...[fullName, email, emailVerified ? 'yes' : 'no', STATES[status]],
        ...[sheetTime(createdAt), lastLoginAt && sheetTime(lastLoginAt), counts.get(id)?.length ?? 0],
      ]);
    cursor = rows.at(-1)?.id;
    if (rows.length < PAGE) return undefined;
  }
}

async function casesOf(db: Db, clientIds: string[]) {
  if (clientIds.length === 0) return [];
  return db
    .select({ id: cases.id, clientId: cases.clientId })
    .from(cases)
    .where(inArray(cases.clientId, clientIds));
}
