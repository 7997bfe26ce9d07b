import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { createdAt, id, updatedAt } from '#app/platform/database/columns.server.ts';

/** A text that somebody writes often, with fields that are filled in for each case. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    /** Null for those of the house, which everybody who works here can use. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('saved_replies_owner').on(table.ownerId)],
);

/** What somebody ends their messages with. */
export const signatures = pgTable('signatures', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  body: text('body').notNull(),
  updatedAt: updatedAt(),
});
