import { and, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import { filesLeft } from '#app/features/documents/jobs.ts';
import { documentFiles } from '#app/features/documents/tables.server.ts';
import { type Db, sendWithNext } from '#app/platform/database/database.server.ts';
import { notFound } from '#app/platform/errors.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { newId } from '#app/platform/ids.ts';
import { enqueue } from '#app/platform/jobs/jobs.server.ts';
import { oneByOne } from '#app/platform/jobs/one-by-one.ts';
import { now } from '#app/platform/now.ts';

/** Longer than any upload or check takes; what is nobody's by then was broken off. */
const ABANDONED_MS = 3_600_000;
const AT_ONCE = 500;

/** Files that are stored and belong to no document yet, in the order of their pages; 0 is the file itself. */
export type StoredFile = { key: string; page: number };

/** Stores the files at `paths` under new keys. What is stored when a later one fails is taken away by the sweep. */
export async function storeFiles(
  db: Db,
  storage: Storage,
  paths: readonly { page: number; path: string }[],
): Promise<StoredFile[]> {
  const files = await rememberFiles(
    db,
    paths.map(({ page }) => page),
  );
  for (const [index, { key }] of files.entries()) await storage.put(key, paths[index]?.path ?? '');
  return files;
}

/** Keys for files that will be stored, remembered before anything lies there: a sweep finds what was broken off. */
export async function rememberFiles(db: Db, pages: readonly number[]): Promise<StoredFile[]> {
  const files = pages.map((page) => ({ key: newId(), page }));
  if (files.length > 0)
    await db.insert(documentFiles).values(files.map(({ key, page }) => ({ id: key, page })));
  return files;
}

/** Gives stored files to a document, in place of those that it had for the same pages. */
export async function giveFiles(tx: Db, documentId: string, files: readonly StoredFile[]): Promise<void> {
  if (files.length === 0) return;
  const pages = files.map(({ page }) => page);
  await takeFiles(tx, and(eq(documentFiles.documentId, documentId), inArray(documentFiles.page, pages)));
  const keys = files.map(({ key }) => key);
  await tx.update(documentFiles).set({ documentId }).where(inArray(documentFiles.id, keys));
}

/** Gives its file to a document that has none yet. */
export async function giveFirst(tx: Db, documentId: string, { key }: StoredFile): Promise<void> {
  await sendWithNext(tx, tx.update(documentFiles).set({ documentId }).where(eq(documentFiles.id, key)));
}

/** Takes all files from a document; they are removed once that commits. */
export async function leaveFiles(tx: Db, documentId: string): Promise<void> {
  await takeFiles(tx, eq(documentFiles.documentId, documentId));
}

async function takeFiles(tx: Db, where: SQL | undefined): Promise<void> {
  const taken = await tx
    .update(documentFiles)
    .set({ documentId: null })
    .where(where)
    .returning({ key: documentFiles.id });
  if (taken.length > 0) await enqueue(tx, filesLeft, { keys: taken.map(({ key }) => key) });
}

/** The key of a document's file or page; 404 when there is none. */
export async function keyOfFile(db: Db, documentId: string, page = 0): Promise<string> {
  const [file] = await db
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(and(eq(documentFiles.documentId, documentId), eq(documentFiles.page, page)));
  if (!file) throw notFound();
  return file.id;
}

/** Removes files, and then the rows that remember them. One that cannot be removed stays for the next sweep. */
export async function removeFiles(db: Db, storage: Storage, keys: readonly string[]): Promise<void> {
  await oneByOne(keys, async (key) => {
    await storage.remove(key);
    await db.delete(documentFiles).where(and(eq(documentFiles.id, key), isNull(documentFiles.documentId)));
  });
}

/** The keys of what belongs to no document: deleted, rejected, gone with its case, or broken off an hour ago. */
export async function listAbandoned(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: documentFiles.id })
    .from(documentFiles)
    .where(
      and(
        isNull(documentFiles.documentId),
        lt(documentFiles.createdAt, new Date(now().getTime() - ABANDONED_MS)),
      ),
    )
    .orderBy(documentFiles.createdAt)
    .limit(AT_ONCE);
  return rows.map(({ id }) => id);
}
