import { listAudit } from '#app/features/ledger/audit-queries.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { sheetTime } from '#app/platform/clock/clock.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { CsvCell } from '#app/platform/http/csv/csv-line.ts';
import { requireAdmin, type Viewer } from '#app/platform/viewer.ts';
import { toFilter } from './list-audit.server.ts';
import { sayRows } from './say-rows.server.ts';
import type { AuditEntry, AuditExportQuery } from './schema.ts';

const PAGE = 500;

/** Its instants and codes are those that the chain is made of; the time and the sentence are for people (decision 171). */
export const AUDIT_HEADINGS = [
  ...[
    'link',
    'at (UTC)',
    'Alberta time',
    'action',
    'thing',
    'thing id',
    'by',
    'role',
    'request',
    'details',
    'hash',
    'sentence',
  ],
] as const;

/**
 * The audit log by its filters, newest first, a page at a time as it is taken. That it was taken is itself a row.
 * Refuses (403) all but administrators.
 */
export async function exportAudit(
  db: Db,
  viewer: Viewer,
  { requestId, ...query }: AuditExportQuery & { requestId: string },
): Promise<AsyncGenerator<CsvCell[][], undefined>> {
  requireAdmin(viewer);
  const thing = { kind: 'ledger', id: 'audit_log' };
  const { about, ...filters } = query;
  // Whom it was about may be a name: these rows hold none.
  const data = { ...filters, isSearch: Boolean(about) };
  await recordAudit(db, viewer, { action: 'audit.exported', thing, data, requestId });
  return pagesOf(db, query);
}

async function* pagesOf(db: Db, query: AuditExportQuery): AsyncGenerator<CsvCell[][], undefined> {
  const filter = await toFilter(db, query);
  let beforeSeq: number | undefined;
  for (;;) {
    const rows = await listAudit(db, { ...filter, beforeSeq, limit: PAGE });
    const entries = await sayRows(db, rows);
    if (entries.length > 0) yield entries.map(cellsOf);
    beforeSeq = entries.at(-1)?.seq;
    if (entries.length < PAGE || beforeSeq === undefined) return undefined;
  }
}

function cellsOf(entry: AuditEntry): CsvCell[] {
  const { seq, at, action, thingKind, thingId, by, role, requestId, data, hash, sentence } = entry;
  const time = sheetTime(new Date(at));
  return [
    seq,
    at,
    time,
    action,
    thingKind,
    thingId,
    by,
    role,
    requestId,
    JSON.stringify(data),
    hash,
    sentence,
  ];
}
