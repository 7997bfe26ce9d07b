import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { cases } from '#app/features/cases/tables.server.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { createdAt, id, updatedAt } from '#app/platform/database/columns.server.ts';
import { TESTIMONIAL_SOURCES, TESTIMONIAL_STATES } from './schema.ts';

/** What clients said about their request, in their own words. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    /** The request it is about: the words go when that is deleted. Null for samples. */
    caseId: uuid('case_id').references(() => cases.id, { onDelete: 'cascade' }),
    quote: text('quote').notNull(),
    displayName: text('display_name').notNull(),
    city: text('city'),
    serviceType: text('service_type').$type<QuoteType>(),
    collectedOn: date('collected_on', { mode: 'string' }).notNull(),
    source: text('source', { enum: TESTIMONIAL_SOURCES }).notNull(),
    /** How this person is connected to us, when they are: competition law wants it said. */
    connection: text('connection'),
    /** The proof of consent in the ledger. */
    consentId: uuid('consent_id'),
    state: text('state', { enum: TESTIMONIAL_STATES }).notNull().default('draft'),
    position: integer('position').notNull().default(0),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('testimonials_case').on(table.caseId),
    index('testimonials_published').on(table.position).where(sql`${table.state} = 'published'`),
    check(
      'testimonials_consent',
      sql`${table.state} <> 'published' or ${table.source} = 'demo' or ${table.consentId} is not null`,
    ),
    check(
      'testimonials_lengths',
      sql`length(${table.quote}) between 20 and 600 and length(${table.displayName}) between 1 and 60 and length(${table.connection}) <= 200`,
    ),
  ],
);
