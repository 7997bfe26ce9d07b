import { integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { createdAt, id } from '#app/platform/database/columns.server.ts';
import type { SettingValue } from './schema.ts';

/** Every change of a setting; the one with the highest version counts. A value of null: as it was in the beginning. */
export const settings = pgTable(
  'settings',
  {
    id: id(),
    key: text('key').notNull(),
    version: integer('version').notNull(),
    value: jsonb('value').$type<SettingValue>(),
    changedById: uuid('changed_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('settings_version').on(table.key, table.version)],
);
