import { and, eq } from 'drizzle-orm';
import { users } from '#app/features/accounts/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';
import { AppError } from '#app/platform/errors.ts';

/**
 * Deletes the account of a client with its sessions, links and second factor; what names it elsewhere names nobody
 * then. Their requests must be gone before. Refuses (409) whoever works here: those are suspended.
 */
export async function deleteClient(tx: Db, userId: string): Promise<void> {
  const gone = await tx
    .delete(users)
    .where(and(eq(users.id, userId), eq(users.role, 'client')))
    .returning({ id: users.id });
  if (gone.length === 0)
    throw new AppError('conflict', 'This account belongs to somebody who works here. Suspend it instead.');
}
