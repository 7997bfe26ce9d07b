import { date, integer, pgTable } from 'drizzle-orm/pg-core';

/** How many questions the AI provider was asked on each day in Alberta, by all processes together. */
export const modelDays = pgTable('assistant_model_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  asked: integer('asked').notNull(),
});
