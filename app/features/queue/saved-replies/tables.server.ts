import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { createdAt, id, updatedAt } from '#app/platform/database/columns.server.ts';

/** A text that somebody writes often, with fields that are filled in for each case. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('saved_replies_owner').on(table.ownerId)],
);
