import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { createdAt, id, updatedAt } from '#app/platform/database/columns.server.ts';
import type { AwayDays } from './availability/away-days.ts';
import type { CallHours } from './availability/call-slots.ts';
import type { WeeklyHours } from './availability/working-hours.ts';
import { BROKER_LICENCE_CLASSES } from './licence-classes.ts';
import { CHECK_RESULTS } from './oversight/schema.ts';

/** What makes a user a licensed broker partner, and what decides which cases reach them. */
export const brokerProfiles = pgTable('broker_profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  brokerage: text('brokerage').notNull(),
  licenceNumber: text('licence_number').notNull(),
  licenceClasses: text('licence_classes', { enum: BROKER_LICENCE_CLASSES }).array().notNull(),
  licenceExpiresOn: date('licence_expires_on').notNull(),
  /** Insurance types served. */
  types: text('types').array().notNull(),
  /** Cities served; none means all of Alberta. */
  cities: text('cities').array().notNull().default([]),
  languages: text('languages').array().notNull().default([]),
  /** New cases per Alberta day, 0 to 100. */
  dailyCap: integer('daily_cap').notNull().default(10),
  /** When they take nothing new: what is over, and what is to come, in order. */
  away: jsonb('away').$type<AwayDays[]>().notNull().default([]),
  /** When they work; null means in business hours. */
  weeklyHours: jsonb('weekly_hours').$type<WeeklyHours>(),
  /** The calls that people may book in these hours; null means none. */
  callHours: jsonb('call_hours').$type<CallHours>(),
  bio: text('bio'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Every look at the register of licences: who looked, when, and what it said. Rows are only ever added. */
export const licenceChecks = pgTable(
  'licence_checks',
  {
    id: id(),
    brokerId: uuid('broker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    checkedById: uuid('checked_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** The licence as it was then. */
    licenceNumber: text('licence_number').notNull(),
    result: text('result', { enum: CHECK_RESULTS }).notNull(),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [index('licence_checks_broker').on(table.brokerId, table.id)],
);
