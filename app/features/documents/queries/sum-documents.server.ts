import { count, sum } from 'drizzle-orm';
import { documents } from '#app/features/documents/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** How many documents are kept, and how many bytes they say they have. */
export async function sumDocuments(db: Db): Promise<{ count: number; bytes: number }> {
  const [row] = await db.select({ count: count(), bytes: sum(documents.bytes) }).from(documents);
  return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) };
}
