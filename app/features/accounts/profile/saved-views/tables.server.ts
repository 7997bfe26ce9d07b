import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { createdAt, updatedAt } from '#app/platform/database/columns.server.ts';
import { type SavedView, VIEW_LISTS } from './schema.ts';

/** The views that somebody keeps of a list: one row for each list, as they are ordered and changed together. */
export const savedViewLists = pgTable(
  'saved_view_lists',
  {
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    list: text('list', { enum: VIEW_LISTS }).notNull(),
    version: integer('version').notNull().default(0),
    items: jsonb('items').$type<SavedView[]>().notNull().default([]),
    /** The columns that were chosen last; null while they are the usual ones. */
    columns: jsonb('columns').$type<string[]>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.list] })],
);
