import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Logger } from '#app/platform/process/log.server.ts';
import { type DataFolder, openDataFolder } from './data-folder.server.ts';
import type { Database, Db } from './database.server.ts';
import { refuseAfterPanic } from './engine-panic.server.ts';

/** Opens the embedded PostgreSQL in `dataDir`, or in memory with `memory://`. One process at a time. */
export async function openEmbedded(
  dataDir: string,
  { snapshot, log }: { snapshot?: Blob; log: Logger },
): Promise<Database> {
  const inMemory = dataDir.startsWith('memory://');
  const folder: DataFolder = inMemory
    ? { engine: dataDir, tighten: async () => {}, letGo: async () => {} }
    : await openDataFolder(dataDir);
  try {
    const pglite = await PGlite.create({
      dataDir: folder.engine,
      // What keeps two calls of a broker apart (decision 111).
      extensions: { btree_gist },
      ...(snapshot && { loadDataDir: snapshot }),
    });
    await pglite.exec(`set timezone to 'UTC'`);
    refuseAfterPanic(pglite, log);
    await folder.tighten();
    return embedded(pglite, folder);
  } catch (error) {
    await folder.letGo();
    throw error;
  }
}

function embedded(pglite: PGlite, { tighten, letGo }: DataFolder): Database {
  const db: Db = drizzle(pglite);
  return {
    db,
    kind: 'pglite',
    queue: { pglite },
    listen: (channel, { onPayload }) => pglite.listen(channel, onPayload),
    migrate: (folder) => migrate(drizzle(pglite), { migrationsFolder: folder }),
    async close() {
      await pglite.close();
      await tighten();
      await letGo();
    },
  };
}
