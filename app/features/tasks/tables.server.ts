import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { AWAITED, CLOSED_BY } from './schema.ts';

/** Something that somebody wants to do by a time, for a case or free of any. */
export const tasks = pgTable(
  'tasks',
  {
    id: id(),
    assigneeId: uuid('assignee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    caseId: uuid('case_id').references(() => cases.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    dueAt: instant('due_at').notNull(),
    doneAt: instant('done_at'),
    /** What closes it by itself: that the client of its case is heard from, or has the papers of a policy. Null: its owner alone. */
    awaits: text('awaits', { enum: AWAITED }),
    /** What closed it by itself. */
    closedBy: text('closed_by', { enum: CLOSED_BY }),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('tasks_open').on(table.assigneeId, table.dueAt).where(sql`${table.doneAt} is null`),
    index('tasks_case').on(table.caseId),
  ],
);

/** A case that a broker has put aside. It is nobody else’s business, and no step of the case. */
export const snoozes = pgTable(
  'snoozes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Null: until the person answers. */
    until: instant('until'),
    /** What its broker knew when they put it aside: whatever the person does later ends it. */
    knownAt: instant('known_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.caseId] }), index('snoozes_case').on(table.caseId)],
);
