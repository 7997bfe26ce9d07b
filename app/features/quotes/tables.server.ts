import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CASE_TYPES, CONTACT_METHODS } from '#app/features/cases/schema.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';

/** One sending of the quote form. Several may belong to one case: the same person asking for the same again. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    reference: text('reference').notNull(),
    type: text('type', { enum: CASE_TYPES }).notNull(),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    contactMethod: text('contact_method', { enum: CONTACT_METHODS }).notNull(),
    windows: jsonb('windows').$type<string[]>().notNull(),
    earliestOn: date('earliest_on', { mode: 'string' }),
    completeness: integer('completeness').notNull(),
    /** Hashes: the key is also what the tracking token is derived from, so it is as secret as the token. */
    idempotencyKeyHash: text('idempotency_key_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    promiseAt: instant('promise_at').notNull(),
    ipPrefix: text('ip_prefix'),
    trackingTokenHash: text('tracking_token_hash').notNull(),
    trackingExpiresAt: instant('tracking_expires_at').notNull(),
    /** Wrong answers to the check of the tracking link since the last right one. */
    trackingFailures: integer('tracking_failures').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('quote_requests_idempotency_key').on(table.idempotencyKeyHash),
    uniqueIndex('quote_requests_tracking_token').on(table.trackingTokenHash),
    index('quote_requests_case').on(table.caseId),
  ],
);
