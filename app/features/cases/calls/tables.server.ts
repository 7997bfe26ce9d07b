import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { CALL_STATES } from './schema.ts';

/** What the migration names the rule that no broker has two calls at a time; the table builder has no word for it. */
export const NO_DOUBLE_BOOKING = 'booked_calls_no_double_booking';

/**
 * Calls that people have booked with their broker. `NO_DOUBLE_BOOKING` (decision 111) excludes a second booked call of
 * a broker over the same time, from `starts_at` up to, but not at, `held_until`, whatever the code above does.
 */
export const bookedCalls = pgTable(
  'booked_calls',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    brokerId: uuid('broker_id')
      .notNull()
      .references(() => users.id),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    /** The end, and what the broker leaves free after a call. */
    heldUntil: instant('held_until').notNull(),
    state: text('state', { enum: CALL_STATES }).notNull().default('booked'),
    /** How often it was moved or cancelled: calendars keep the highest. */
    revision: integer('revision').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('booked_calls_one_a_case').on(table.caseId).where(sql`${table.state} = 'booked'`),
    index('booked_calls_case').on(table.caseId, table.id),
    index('booked_calls_ahead').on(table.endsAt).where(sql`${table.state} = 'booked'`),
    check(
      'booked_calls_order',
      sql`${table.startsAt} < ${table.endsAt} and ${table.endsAt} <= ${table.heldUntil}`,
    ),
  ],
);
