import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Database, Db } from './database.server.ts';
import { lockFolder } from './folder-lock.server.ts';

/** Opens the embedded PostgreSQL in `dataDir`, or in memory with `memory://`. One process at a time. */
export async function openEmbedded(dataDir: string, snapshot?: Blob): Promise<Database> {
  const inMemory = dataDir.startsWith('memory://');
  if (!inMemory) await mkdir(dataDir, { recursive: true });
  const unlock = inMemory ? async () => {} : await lockFolder(dataDir);
  try {
    const pglite = await PGlite.create({
      dataDir: inMemory ? dataDir : join(dataDir, 'database'),
      ...(snapshot && { loadDataDir: snapshot }),
    });
    await pglite.exec(`set timezone to 'UTC'`);
    return embedded(pglite, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

function embedded(pglite: PGlite, unlock: () => Promise<void>): Database {
  const db: Db = drizzle(pglite);
  return {
    db,
    kind: 'pglite',
    queue: { pglite },
    listen: (channel, { onPayload }) => pglite.listen(channel, onPayload),
    migrate: (folder) => migrate(drizzle(pglite), { migrationsFolder: folder }),
    async close() {
      await pglite.close();
      await unlock();
    },
  };
}
