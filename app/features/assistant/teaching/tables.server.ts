import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { createdAt, id, instant } from '#app/platform/database/columns.server.ts';
import type { WrittenEntry } from './schema.ts';

/** What administrators taught the assistant: a way of asking, with the entry that it asks for. */
export const lessons = pgTable(
  'assistant_lessons',
  {
    id: id(),
    /** With email addresses and long numbers masked. */
    wording: text('wording').notNull(),
    entryKey: text('entry_key').notNull(),
    /** The entry itself, where it was written along with the wording; null where the content has it. */
    entry: jsonb('entry').$type<WrittenEntry>(),
    /** The words of the question from the lists that was answered by this, as those lists compare them. */
    askedWords: text('asked_words'),
    taughtById: uuid('taught_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the first process answered by it; null while it is learned. */
    inUseSince: instant('in_use_since'),
    /** Why it was not put to use. */
    problem: text('problem'),
    takenBackAt: instant('taken_back_at'),
    takenBackById: uuid('taken_back_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('assistant_lessons_taken_back').on(table.takenBackAt, table.createdAt)],
);

export type Lesson = typeof lessons.$inferSelect;
