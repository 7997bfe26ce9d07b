import { listAudit } from '#app/features/ledger/audit-queries.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { csvLine } from './csv.ts';
import { toFilter } from './list-audit.server.ts';
import { nameActors } from './name-actors.server.ts';
import type { AuditEntry, AuditExportQuery } from './schema.ts';

const PAGE = 500;

const HEADINGS = ['link', 'at', 'action', 'thing', 'thing id', 'by', 'role', 'request', 'details', 'hash'];

/**
 * The audit log by its filters as CSV, newest first: read a page at a time as it is sent, so that its length costs no
 * memory. That it was taken is itself a row. The caller has made sure that an administrator asks.
 */
export async function exportAudit(
  db: Db,
  viewer: Viewer,
  { requestId, ...query }: AuditExportQuery & { requestId: string },
): Promise<ReadableStream<Uint8Array>> {
  const thing = { kind: 'ledger', id: 'audit_log' };
  await recordAudit(db, viewer, { action: 'audit.exported', thing, data: { ...query }, requestId });
  const lines = linesOf(db, query);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

/** A page of lines at a time, so that whoever takes them sets the pace. */
async function* linesOf(db: Db, query: AuditExportQuery): AsyncGenerator<string, undefined> {
  yield csvLine(HEADINGS);
  let beforeSeq: number | undefined;
  for (;;) {
    const rows = await listAudit(db, { ...toFilter(query), beforeSeq, limit: PAGE });
    const entries = await nameActors(db, rows);
    if (entries.length > 0) yield entries.map(lineOf).join('');
    beforeSeq = entries.at(-1)?.seq;
    if (entries.length < PAGE || beforeSeq === undefined) return undefined;
  }
}

function lineOf(entry: AuditEntry): string {
  const { seq, at, action, thingKind, thingId, by, role, requestId, data, hash } = entry;
  return csvLine([seq, at, action, thingKind, thingId, by, role, requestId, JSON.stringify(data), hash]);
}
