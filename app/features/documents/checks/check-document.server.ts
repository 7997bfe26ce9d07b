import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq } from 'drizzle-orm';
import { findCase } from '#app/features/cases/records/held-case.server.ts';
import { keyOfFile, storeFiles } from '#app/features/documents/files/stored-files.server.ts';
import type { DocumentRow } from '#app/features/documents/policy.server.ts';
import { documents } from '#app/features/documents/tables.server.ts';
import { announceDocuments } from '#app/features/documents/tell.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { ScannerAwayError, scanFile } from '#app/platform/files/virus-scanner.server.ts';
import { now } from '#app/platform/now.ts';
import { examine } from './examine.server.ts';
import { settleDocument } from './settle-document.server.ts';
import type { Verdict } from './verdict.ts';

export type Checking = {
  documentId: string;
  storage: Storage;
  /** Where the virus scanner listens; without it there is none to ask. */
  clamd: string | undefined;
};

/**
 * Looks at a file in quarantine and lets it out, or rejects it. Without effect for one that is out already, twice at
 * once too. While the virus scanner does not answer the file stays where it is, and says so; while the storage is away
 * this throws, to be tried again.
 */
export async function checkDocument(db: Db, { documentId, storage, clamd }: Checking): Promise<void> {
  const [row] = await db.select().from(documents).where(eq(documents.id, documentId));
  if (row?.state !== 'quarantined') return;
  await mkdir(storage.incoming, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(storage.incoming, 'check-'));
  try {
    const path = join(folder, 'file');
    const sha256 = await bringFile(db, storage, row, path);
    if (!sha256) return;
    const verdict = await judge(path, folder, clamd);
    const made = verdict.isAccepted ? filesOf(verdict) : [];
    await settleDocument(db, { documentId, verdict, sha256, files: await storeFiles(db, storage, made) });
  } catch (error) {
    if (!(error instanceof ScannerAwayError)) throw error;
    await holdDocument(db, row);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The SHA-256 of the bytes that are brought; null when the document was deleted meanwhile, and its file with it. */
async function bringFile(db: Db, storage: Storage, row: DocumentRow, path: string): Promise<string | null> {
  const hash = createHash('sha256');
  try {
    const stream = await storage.read(await keyOfFile(db, row.id));
    stream.on('data', (piece) => hash.update(piece));
    await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    return hash.digest('hex');
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

async function judge(path: string, folder: string, clamd: string | undefined): Promise<Verdict> {
  const found = clamd ? await scanFile(clamd, path) : null;
  if (found) return { isAccepted: false, reason: 'the virus scanner found something in it' };
  return examine(path, folder);
}

function filesOf({ replacement, pages }: Extract<Verdict, { isAccepted: true }>) {
  const drawn = pages.map((path, index) => ({ page: index + 1, path }));
  return replacement ? [{ page: 0, path: replacement.path }, ...drawn] : drawn;
}

async function holdDocument(db: Db, row: DocumentRow): Promise<void> {
  if (row.heldSince) return;
  await db.transaction(async (tx) => {
    await tx
      .update(documents)
      .set({ heldSince: now() })
      .where(and(eq(documents.id, row.id), eq(documents.state, 'quarantined')));
    await announceDocuments(tx, await findCase(tx, row.caseId));
  });
}
