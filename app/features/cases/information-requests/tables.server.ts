import { boolean, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { INFORMATION_KINDS } from './schema.ts';
import { INFORMATION_STATES } from './states.ts';

/** What a broker asked the person of a case for, and what came of it. Documents name the request they answer. */
export const informationRequests = pgTable(
  'information_requests',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    askedById: uuid('asked_by_id').references(() => users.id),
    kind: text('kind', { enum: INFORMATION_KINDS }).notNull(),
    title: text('title').notNull(),
    instructions: text('instructions').notNull(),
    /** Questions of the form, by their dotted names. */
    questions: text('questions').array().notNull().default([]),
    /** Those of them to which the person knows no answer. */
    notKnown: text('not_known').array().notNull().default([]),
    /** One more beside them, in the broker's words; `answer` holds what came. */
    ownQuestion: text('own_question'),
    isRequired: boolean('is_required').notNull(),
    dueOn: date('due_on', { mode: 'string' }),
    state: text('state', { enum: INFORMATION_STATES }).notNull().default('open'),
    reason: text('reason'),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('information_requests_case').on(table.caseId, table.id)],
);
