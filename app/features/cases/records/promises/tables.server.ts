import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { CASE_SOURCES } from '#app/features/cases/rules/origin/sources.ts';
import { CASE_TYPES } from '#app/features/cases/schema.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { id, instant } from '#app/platform/database/columns.server.ts';

/**
 * Promises that were kept or missed, one row each, written by the step that settles it. Rows are only ever added: whatever
 * happens to the case, also when it goes, its promises stay as they were (decision 137). They say nothing about a person.
 */
export const settledPromises = pgTable(
  'settled_promises',
  {
    id: id(),
    caseId: uuid('case_id').references(() => cases.id, { onDelete: 'set null' }),
    /** Who had accepted the case; null where it was missed before anybody had. */
    brokerId: uuid('broker_id').references(() => users.id),
    type: text('type', { enum: CASE_TYPES }).notNull(),
    city: text('city'),
    source: text('source', { enum: CASE_SOURCES }),
    campaign: text('campaign'),
    promisedFor: instant('promised_for').notNull(),
    isKept: boolean('is_kept').notNull(),
    settledAt: instant('settled_at').notNull(),
  },
  (table) => [
    index('settled_promises_settled').on(table.settledAt),
    index('settled_promises_broker').on(table.brokerId, table.settledAt),
    index('settled_promises_case').on(table.caseId),
  ],
);
