import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { ExportPart } from '#app/features/accounts/export-part.server.ts';
import { users } from '#app/features/accounts/tables.server.ts';
import { subscribers } from './tables.server.ts';

/** The newsletter of a client, for the download of their own data: only once the address is known to be theirs. */
export const exportedNewsletter: ExportPart = {
  name: 'newsletter',
  shape: z.array(
    z.object({
      email: z.string(),
      state: z.string(),
      topics: z.array(z.string()),
      askedAt: z.date().nullable(),
      confirmedAt: z.date().nullable(),
      unsubscribedAt: z.date().nullable(),
    }),
  ),
  read: (db, viewer) =>
    db
      .select({
        email: subscribers.email,
        state: subscribers.state,
        topics: subscribers.topics,
        askedAt: subscribers.askedAt,
        confirmedAt: subscribers.confirmedAt,
        unsubscribedAt: subscribers.unsubscribedAt,
      })
      .from(subscribers)
      .innerJoin(users, eq(sql`lower(${users.email})`, sql`lower(${subscribers.email})`))
      .where(and(eq(users.id, viewer.id), eq(users.emailVerified, true))),
};
