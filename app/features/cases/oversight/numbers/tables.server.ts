import { boolean, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#app/platform/database/columns.server.ts';
import { GROUPINGS } from './groupings.ts';

/** The Alberta days whose requests are counted in `day_numbers`. */
export const countedDays = pgTable('counted_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  countedAt: instant('counted_at').notNull(),
  /** Something has happened to a request of the day since: it is counted again within a minute. */
  isStale: boolean('is_stale').notNull().default(false),
});

/** What is counted of the requests that were sent on a day, by what they are about, how they came and who has them. */
export const dayNumbers = pgTable(
  'day_numbers',
  {
    day: date('day', { mode: 'string' })
      .notNull()
      .references(() => countedDays.day, { onDelete: 'cascade' }),
    grouping: text('grouping', { enum: GROUPINGS }).notNull(),
    /** A type, a city, a source, a campaign or the id of a broker; empty where there is none. */
    key: text('key').notNull(),
    requests: integer('requests').notNull(),
    acceptedInTime: integer('accepted_in_time').notNull(),
    acceptedOf: integer('accepted_of').notNull(),
    promisesKept: integer('promises_kept').notNull(),
    promisesOf: integer('promises_of').notNull(),
    won: integer('won').notNull(),
    lost: integer('lost').notNull(),
    withdrawn: integer('withdrawn').notNull(),
    open: integer('open').notNull(),
    /** Open seconds from sending to the first contact, of each request that has one: what a median is made of. */
    contactSeconds: integer('contact_seconds').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.grouping, table.key] })],
);
