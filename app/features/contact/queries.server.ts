import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db } from '#app/platform/database/database.server.ts';
import { contactMessages } from './tables.server.ts';

/** What other features may join of a message: what it is called by. */
export const contactReferences = new QueryBuilder()
  .select({ id: contactMessages.id, reference: contactMessages.reference })
  .from(contactMessages)
  .as('contact_references');

/** How the sender of a message can be reached, and how far it is; null when it is not there any more. */
export async function findContact(db: Db, id: string) {
  const [contact] = await db
    .select({ email: contactMessages.email, phone: contactMessages.phone, state: contactMessages.state })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  return contact ?? null;
}

/** How many messages nobody has opened yet. */
export async function countNewContacts(db: Db): Promise<number> {
  return db.$count(contactMessages, eq(contactMessages.state, 'new'));
}
