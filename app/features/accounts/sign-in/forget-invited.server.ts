import { and, eq } from 'drizzle-orm';
import { users } from '#app/features/accounts/tables.server.ts';
import type { Db } from '#app/platform/database/database.server.ts';

/** Deletes an account that still waits for its owner, with its links; false where it does not wait. */
export async function forgetInvited(tx: Db, userId: string): Promise<boolean> {
  const gone = await tx
    .delete(users)
    .where(and(eq(users.id, userId), eq(users.status, 'invited')))
    .returning({ id: users.id });
  return gone.length > 0;
}
