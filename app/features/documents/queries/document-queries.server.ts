import { desc, eq } from 'drizzle-orm';
import { people } from '#app/features/accounts/people.server.ts';
import { partners } from '#app/features/brokers/partners.server.ts';
import { recordReadings } from '#app/features/cases/records/readings.server.ts';
import { countCurrent, isKept } from '#app/features/documents/kept-documents.ts';
import {
  type DocumentRow,
  type Door,
  isAccepted,
  isOwn,
  isShut,
  mayDelete,
  mayOpen,
  maySee,
  openDoor,
  readAskedFor,
  takesDocuments,
} from '#app/features/documents/policy.server.ts';
import type { DocumentList, DocumentOutput } from '#app/features/documents/schema.ts';
import { documents } from '#app/features/documents/tables.server.ts';
import { DOCUMENTS_PER_CASE } from '#app/features/documents/upload/upload-limits.ts';
import { listOpenings } from '#app/features/ledger/queries.server.ts';
import type { PassportEntry } from '#app/features/ledger/schema.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';

/** What brokers read of the broker before them. */
const ANOTHER_BROKER = 'Another broker';

type Asked = { caseId: string; byLink?: boolean };
type Authored = { row: DocumentRow; author: string | null };

/**
 * The documents of a case that the viewer may know of, newest first, deleted ones as lines without a name. A broker who
 * has not accepted the case gets none. Refuses (404) a case that is not the viewer's.
 */
export async function listDocuments(db: Db, viewer: Viewer, asking: Asked): Promise<DocumentList> {
  const door = await openDoor(db, viewer, asking);
  if (isShut(door)) return { items: [], room: 0 };
  const all = await readAuthored(db, asking.caseId);
  const seen = all.filter(({ row }) => maySee(door, row));
  const openings = await readOpenings(db, door, seen);
  if (seen.length > 0 && (door.side === 'broker' || door.side === 'admin'))
    await recordReadings(db, viewer, [{ caseId: asking.caseId, fields: ['document_names'] }]);
  const rows = all.map(({ row }) => row);
  const asked = await readAskedFor(db, asking.caseId, rows);
  return {
    items: seen.map((one) => outputOf(one, { door, rows, asked, openings })),
    room: takesDocuments(door) ? Math.max(0, DOCUMENTS_PER_CASE - countCurrent(rows)) : 0,
  };
}

/** One document as whoever stands at the door sees it, after a change that they made. */
export async function documentAfterChange(
  db: Db,
  door: Door,
  documentId: string,
): Promise<DocumentOutput | undefined> {
  const all = await readAuthored(db, door.held.row.id);
  const one = all.find(({ row }) => row.id === documentId && maySee(door, row));
  if (!one) return undefined;
  const asked = await readAskedFor(db, door.held.row.id, [one.row]);
  const openings = await readOpenings(db, door, [one]);
  return outputOf(one, { door, rows: all.map(({ row }) => row), asked, openings });
}

async function readAuthored(db: Db, caseId: string): Promise<Authored[]> {
  const rows = await db
    .select({
      row: documents,
      name: people.fullName,
      brokerage: partners.brokerage,
      licenceNumber: partners.licenceNumber,
    })
    .from(documents)
    .leftJoin(people, eq(people.id, documents.uploaderId))
    .leftJoin(partners, eq(partners.userId, documents.uploaderId))
    .where(eq(documents.caseId, caseId))
    .orderBy(desc(documents.id));
  return rows.map(({ row, name, brokerage, licenceNumber }) => {
    const isBrokers = row.side === 'broker';
    const parts = [name, isBrokers && brokerage, isBrokers && licenceNumber && `licence ${licenceNumber}`];
    return { row, author: parts.filter(Boolean).join(', ') || null };
  });
}

/** The person reads who opened what; those who open it do not read of each other. */
async function readOpenings(db: Db, { side }: Door, seen: Authored[]): Promise<PassportEntry[] | null> {
  if (side === 'broker') return null;
  // Nobody can have opened what is not checked yet.
  const opened = seen.filter(({ row }) => row.state !== 'quarantined');
  return listOpenings(
    db,
    opened.map(({ row }) => row.id),
  );
}

type Told = {
  door: Door;
  /** All documents of the case. */
  rows: readonly DocumentRow[];
  asked: Awaited<ReturnType<typeof readAskedFor>>;
  openings: PassportEntry[] | null;
};

function outputOf({ row, author }: Authored, { door, rows, asked, openings }: Told): DocumentOutput {
  const next = rows.find((other) => other.replacesId === row.id && isKept(other));
  return {
    id: row.id,
    caseId: row.caseId,
    category: row.category,
    name: row.name,
    mime: row.mime,
    bytes: row.bytes,
    state: row.state,
    rejectReason: row.rejectReason,
    isHeld: row.heldSince !== null,
    visibility: row.visibility,
    requestId: row.requestId,
    validUntil: row.validUntil,
    replacesId: row.replacesId,
    replacedById: next?.id ?? null,
    pages: row.pages,
    side: row.side,
    author: row.side === 'broker' && door.side === 'broker' && !isOwn(door, row) ? ANOTHER_BROKER : author,
    isOwn: isOwn(door, row),
    canOpen: row.state === 'available' && mayOpen(door, row),
    canDelete: mayDelete(door, row, asked),
    canReplace: !next && isKept(row) && isOwn(door, row) && takesDocuments(door),
    createdAt: row.createdAt.toISOString(),
    isAccepted: isAccepted(row, asked),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    openings: openings?.filter(({ documentId }) => documentId === row.id) ?? null,
  };
}
