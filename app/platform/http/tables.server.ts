import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of the rate limits, shared by every process; unlogged (decision 226). Keys are salted hashes: no address is kept. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: timestamp('expire', { withTimezone: true, mode: 'date' }),
});
