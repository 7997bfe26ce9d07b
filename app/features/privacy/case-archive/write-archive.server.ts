import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import { openDocument } from '#app/features/documents/serving/open-document.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import type { Storage } from '#app/platform/files/storage.server.ts';
import { zipOf } from '#app/platform/files/zip.server.ts';
import { now } from '#app/platform/now.ts';
import type { Viewer } from '#app/platform/viewer.ts';
import { archivePage } from './archive-page.server.ts';
import { readContents } from './case-contents.server.ts';

type Asked = { caseId: string; isQuotesOn: boolean; storage: Storage };

/**
 * The whole case as one zip: a page that any browser reads, and the documents beside it, each read from the storage
 * when its turn comes. Refuses what `readContents` refuses.
 */
export async function writeArchive(
  db: Db,
  viewer: Viewer,
  { caseId, isQuotesOn, storage }: Asked,
): Promise<{ name: string; bytes: Readable }> {
  const contents = await readContents(db, viewer, caseId, isQuotesOn);
  const files = new Map(
    contents.documents
      .filter(({ canOpen, state }) => canOpen && state === 'available')
      .map(({ id, name }, index) => [id, `documents/${index + 1} ${plainName(name)}`]),
  );
  const page = archivePage(contents, (id) => files.get(id));
  const entries = [
    { name: 'index.html', read: async () => Buffer.from(page) },
    ...Array.from(files, ([documentId, name]) => ({
      name,
      read: async () => storage.read((await openDocument(db, viewer, { documentId })).key),
    })),
  ];
  return { name: `${contents.found.reference}.zip`, bytes: zipOf(entries, now()) };
}

/** A name that is a name in every file system. */
function plainName(name: string): string {
  return name.replaceAll(/[/\\:*?"<>|]/g, '-');
}
