import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { readCertificate } from '#app/features/cases/certificates/queries.server.ts';
import { readRequests } from '#app/features/cases/records/case-records.server.ts';
import { nameForKind } from '#app/features/documents/file-kinds.ts';
import {
  giveFirst,
  rememberFiles,
  removeFiles,
  type StoredFile,
} from '#app/features/documents/files/stored-files.server.ts';
import { documentArrived } from '#app/features/documents/jobs.ts';
import { countCurrent, isKept } from '#app/features/documents/kept-documents.ts';
import {
  certificateOf,
  type DocumentRow,
  type Door,
  holdDoor,
  isOwn,
  maySee,
  openDoor,
  requireAskedFor,
  requireMaySend,
} from '#app/features/documents/policy.server.ts';
import { type UploadFields, uploadFields } from '#app/features/documents/schema.ts';
import { documents } from '#app/features/documents/tables.server.ts';
import { announceDocuments } from '#app/features/documents/tell.server.ts';
import { recordAudit } from '#app/features/ledger/commands.server.ts';
import { type Db, sendWithNext } from '#app/platform/database/database.server.ts';
import { AppError, invalid, notFound } from '#app/platform/errors.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { fieldErrors } from '#app/platform/http/validate.server.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { fileName } from './file-name.ts';
import { type ReceivedFile, readUpload, type Upload } from './read-upload.server.ts';
import { sniffKind } from './sniff-kind.ts';
import { DOCUMENTS_PER_CASE, FILES_PER_CASE, TYPE_NOT_ACCEPTED } from './upload-limits.ts';

type Way = {
  caseId: string;
  /** The viewer holds a tracking link of the case, and the caller has checked it. */
  byLink?: boolean;
  storage: Storage;
};
export type Sending = Way & { upload: Omit<Upload, 'folder'> };
/** The document that a file became, and what its sender is to the case. */
export type Kept = { id: string; door: Door };

/**
 * Takes a file for a case into quarantine; its checks are queued. Asks before the file is read whether it may come, and
 * again before it is kept. Sent again with the same `clientId`, it is the document that is there. Refuses a case that
 * is not the viewer's (404), one that is over, not accepted or full (409), what `readUpload` refuses, a file of another
 * kind (415), an empty one and wrong fields (422), and a storage that is away (503) or full (507).
 */
export async function receiveDocument(db: Db, viewer: Viewer, sending: Sending): Promise<Kept> {
  const { storage, upload } = sending;
  requireMaySend(await openDoor(db, viewer, sending), 'client');
  const place = newPlace(db);
  const file = await readUpload({ ...upload, folder: storage.incoming }).catch(async (error) => {
    await leavePlace(db, storage, place);
    throw error;
  });
  return keepFile(db, viewer, { ...sending, file, place });
}

/**
 * The same for a file that has arrived in another way, and lies in the folder for what is arriving; it is gone from there
 * afterwards. Its fields are those of the form.
 */
export async function keepFile(
  db: Db,
  viewer: Viewer,
  { file, place = newPlace(db), ...sending }: Way & { file: ReceivedFile; place?: Promise<StoredFile> },
): Promise<Kept> {
  const { storage } = sending;
  try {
    const draft = describeFile(file);
    const fields = kindOf(parseFields(file.fields), draft.mime);
    const stored = await place;
    await storage.put(stored.key, file.path);
    const kept = await keepStored(db, viewer, { ...sending, fields, draft, stored });
    if (!kept.isNew) await leavePlace(db, storage, place);
    return kept;
  } catch (error) {
    await leavePlace(db, storage, place);
    throw error;
  } finally {
    await rm(file.path, { force: true });
  }
}

/** Where the file will be kept, asked for while it is still arriving. */
function newPlace(db: Db): Promise<StoredFile> {
  const place = rememberFiles(db, [0]).then(([stored]) => {
    if (!stored) throw new Error('No place for a file was remembered.');
    return stored;
  });
  // Whoever waits for it is told.
  place.catch(() => undefined);
  return place;
}

/** What cannot be taken away now is left to the sweep. */
async function leavePlace(db: Db, storage: Storage, place: Promise<StoredFile>): Promise<void> {
  await place.then(({ key }) => removeFiles(db, storage, [key])).catch(() => undefined);
}

type Draft = Pick<DocumentRow, 'name' | 'mime' | 'bytes'>;
type Keeping = Way & { fields: UploadFields; draft: Draft; stored: StoredFile };

async function keepStored(db: Db, viewer: Viewer, { fields, draft, stored, ...asked }: Keeping) {
  return db.transaction(async (tx) => {
    const door = await holdDoor(tx, viewer, asked);
    requireMaySend(door, fields.visibility);
    const there = await tx.select().from(documents).where(eq(documents.caseId, asked.caseId));
    const again = there.find((row) => fields.clientId !== undefined && row.clientId === fields.clientId);
    if (again && isOwn(door, again)) return { id: again.id, door, isNew: false };
    requireRoom(there, fields.replacesId);
    if (fields.replacesId) requireReplaceable(door, there, fields.replacesId);
    const id = newId();
    const sender = { uploaderId: door.userId, side: door.side };
    const row = { ...draft, ...fields, ...sender, id, caseId: asked.caseId };
    const certificateId = certificateOf({ ...row, requestId: fields.requestId ?? null });
    // A newer version is of the same request, which was answered by the older one.
    if (certificateId && !fields.replacesId) await requireCertificate(tx, certificateId, row);
    else if (fields.requestId && !certificateId)
      requireAskedFor(await readRequests(tx, asked.caseId), fields.requestId);
    await sendWithNext(tx, tx.insert(documents).values(row));
    await giveFirst(tx, id, stored);
    await recordAudit(tx, viewer, {
      action: 'document.received',
      thing: { kind: 'document', id },
      data: { caseId: asked.caseId, category: fields.category, side: door.side },
    });
    await enqueue(tx, documentArrived, { documentId: id }, { singletonKey: id });
    await announceDocuments(tx, door.held);
    return { id, door, isNew: true };
  });
}

/** Refuses a certificate that was not asked for (404), is not waited for any more (409), or is not one that its client can open as such (422). */
async function requireCertificate(
  tx: Db,
  certificateId: string,
  { caseId, mime, visibility }: Pick<DocumentRow, 'caseId' | 'mime' | 'visibility'>,
): Promise<void> {
  const asked = await readCertificate(tx, certificateId);
  if (asked.caseId !== caseId) throw notFound();
  if (asked.certificate.state !== 'requested')
    throw new AppError('conflict', 'This certificate is no longer asked for.');
  if (mime !== 'application/pdf')
    throw invalid({ file: 'A certificate is sent as a PDF: please choose one' });
  if (visibility === 'internal') throw invalid({ visibility: 'The client has to see their certificate' });
}

function parseFields(fields: Record<string, string>): UploadFields {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const result = uploadFields.safeParse(given);
  if (!result.success) throw invalid(fieldErrors(result.error.issues));
  return result.data;
}

/** Photos are asked for, and answered by a page in a PDF: that is no photo. */
function kindOf(fields: UploadFields, mime: Draft['mime']): UploadFields {
  const isNoPhoto = fields.category === 'photo' && !mime.startsWith('image/');
  return isNoPhoto ? { ...fields, category: 'other' } : fields;
}

function describeFile({ name: given, head, bytes }: ReceivedFile): Draft {
  if (bytes === 0) throw invalid({ file: 'This file could not be accepted: it is empty' });
  const name = fileName(given);
  const mime = sniffKind(head, name);
  if (!mime) throw new AppError('unsupported_type', TYPE_NOT_ACCEPTED);
  return { name: nameForKind(name, mime), mime, bytes };
}

/** Refuses (409) one more than a case takes. Whatever was rejected or deleted does not count. */
function requireRoom(there: readonly DocumentRow[], replacesId: string | undefined): void {
  const kept = there.filter(isKept);
  if (kept.length >= FILES_PER_CASE) throw new AppError('conflict', 'This case has too many older versions');
  if (!replacesId && countCurrent(there) >= DOCUMENTS_PER_CASE)
    throw new AppError('conflict', `This case already has ${DOCUMENTS_PER_CASE} documents`);
}

/** Refuses a version of something that is not there (404), of somebody else's (403), and a second one (409). */
function requireReplaceable(door: Door, there: readonly DocumentRow[], replacesId: string): void {
  const older = there.find(({ id }) => id === replacesId);
  if (!older || !maySee(door, older) || older.state === 'deleted')
    throw invalid({ replacesId: 'This document is not known' });
  if (!isOwn(door, older))
    throw new AppError('forbidden', 'Only the person who sent a document can replace it.');
  if (there.some((row) => row.replacesId === replacesId && isKept(row)))
    throw new AppError('conflict', 'This document has already been replaced. Please reload the page.');
}
