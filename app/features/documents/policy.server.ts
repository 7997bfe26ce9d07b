import { forbidden, requireReading } from '#app/features/cases/policy.ts';
import { type InformationRow, readRequests } from '#app/features/cases/records/case-records.server.ts';
import {
  type CaseWithAccess,
  findWithAccess,
  holdWithAccess,
} from '#app/features/cases/records/held-case.server.ts';
import { isOpenStatus } from '#app/features/cases/rules/statuses.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError, invalid, notFound } from '#app/platform/errors.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import type { DocumentSide } from './schema.ts';
import type { documents } from './tables.server.ts';

export type DocumentRow = typeof documents.$inferSelect;

/** A case, and what the viewer is to its documents. */
export type Door = { held: CaseWithAccess; side: DocumentSide; userId: string | null };

/** What the broker asked for. */
type AskedFor = readonly InformationRow[];

type Asked = {
  caseId: string;
  /** The viewer holds a tracking link of the case, and the caller has checked it. */
  byLink?: boolean;
};

/** Who the viewer is to the documents of a case; 404 when the case is not theirs, or not any more. */
export async function openDoor(db: Db, viewer: Viewer, asked: Asked): Promise<Door> {
  return doorOf(await findWithAccess(db, asked.caseId), viewer, asked);
}

/** The same, with the case held until the end of the transaction. */
export async function holdDoor(tx: Db, viewer: Viewer, asked: Asked): Promise<Door> {
  return doorOf(await holdWithAccess(tx, asked.caseId), viewer, asked);
}

function doorOf(held: CaseWithAccess, viewer: Viewer, { byLink }: Asked): Door {
  if (byLink) return { held, side: 'visitor', userId: null };
  const actor = requireReading(viewer, 'read', held.parties);
  if (actor === 'system' || actor === 'visitor' || viewer.kind !== 'user') throw notFound();
  return { held, side: actor, userId: viewer.id };
}

/** What was asked for in a case, for what is to be told of these documents; nothing where none of them answers any of it. */
export async function readAskedFor(
  db: Db,
  caseId: string,
  rows: readonly Pick<DocumentRow, 'requestId'>[],
): Promise<AskedFor> {
  return rows.some(({ requestId }) => requestId !== null) ? readRequests(db, caseId) : [];
}

/** A broker who was asked and has not accepted yet knows nothing of the documents. */
export function isShut({ held, side }: Door): boolean {
  return side === 'broker' && !held.access?.acceptedAt;
}

type Seen = Pick<DocumentRow, 'visibility' | 'side' | 'uploaderId'>;

/** What staff keep is not there for the person, and what one broker kept not for the next, who works for others. */
export function maySee({ side, userId }: Pick<Door, 'side' | 'userId'>, row: Seen): boolean {
  if (side === 'admin' || row.visibility === 'client') return true;
  return side === 'broker' && (row.side !== 'broker' || row.uploaderId === userId);
}

/** Whoever holds the link opens only what was sent by it. */
export function mayOpen(door: Door, row: DocumentRow): boolean {
  if (isShut(door) || !maySee(door, row)) return false;
  return door.side !== 'visitor' || row.side === 'visitor';
}

/** A client's own are also those that they sent by the link, before they had an account. */
export function isOwn({ side, userId }: Pick<Door, 'side' | 'userId'>, row: DocumentRow): boolean {
  if (side === 'visitor') return row.side === 'visitor';
  if (side === 'client') return row.side === 'client' || row.side === 'visitor';
  return row.uploaderId !== null && row.uploaderId === userId;
}

/** Whether the broker has taken it as what was asked for. */
export function isAccepted({ requestId }: DocumentRow, asked: AskedFor): boolean {
  return asked.some(({ id, state }) => id === requestId && state === 'accepted');
}

/** Whether it may be taken back: one's own, while nobody has accepted it as what was asked for. */
export function mayDelete(door: Door, row: DocumentRow, asked: AskedFor): boolean {
  return (isOwn(door, row) || door.side === 'admin') && !isAccepted(row, asked) && row.state !== 'deleted';
}

/** Policies and certificates come after a case was won. */
export function takesDocuments({ held: { row } }: Pick<Door, 'held'>): boolean {
  return isOpenStatus(row.status) || row.status === 'won';
}

/** Refuses (409) to send files to a case that is over or not accepted, and (403) what only staff may keep. */
export function requireMaySend(door: Door, visibility: DocumentRow['visibility']): void {
  if (isShut(door)) throw new AppError('conflict', 'Please accept this case first.');
  if (!takesDocuments(door))
    throw new AppError('conflict', 'This case is closed, so no more documents can be added.');
  if (!maySee(door, { visibility, side: door.side, uploaderId: door.userId })) throw forbidden();
}

/** Refuses a document for what was not asked for (422), or is not asked for any more (409). */
export function requireAskedFor(asked: AskedFor, requestId: string): void {
  const request = asked.find(({ id }) => id === requestId);
  if (request?.kind !== 'document') throw invalid({ requestId: 'This request is not known' });
  if (request.state === 'accepted')
    throw new AppError('conflict', 'The broker has already accepted what was sent for this.');
  if (request.state === 'cancelled') throw new AppError('conflict', 'This is no longer asked for.');
}

/** The certificate that a document of staff is, by the request that it answers; null where it is none that was asked for. */
export function certificateOf({
  side,
  category,
  requestId,
}: Pick<DocumentRow, 'side' | 'category' | 'requestId'>): string | null {
  return (side === 'broker' || side === 'admin') && category === 'certificate' ? requestId : null;
}
