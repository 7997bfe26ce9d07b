import { sql } from 'drizzle-orm';
import { contactMessages, contactReplies } from './tables.server.ts';

/** Whether a privacy request was opened of a message and is not answered: the message waits for that. */
export const isPrivacyOpen = sql<boolean>`coalesce((select entry.kind = 'privacy' from ${contactReplies} entry
  where entry.message_id = ${contactMessages}.id and entry.kind in ('privacy', 'privacy_answered')
  order by entry.created_at desc, entry.id desc limit 1), false)`;
