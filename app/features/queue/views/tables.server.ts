import { integer, jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { createdAt, updatedAt } from '#app/platform/database/columns.server.ts';
import type { QueueView } from './schema.ts';

/** The views that somebody keeps of their queue: one row for each person, as they are ordered and changed together. */
export const queueViewLists = pgTable('queue_view_lists', {
  ownerId: uuid('owner_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  items: jsonb('items').$type<QueueView[]>().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
