import { sql } from 'drizzle-orm';
import { date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CONTACT_METHODS } from '#app/features/cases/rules/contact-methods.ts';
import { CASE_TYPES } from '#app/features/cases/schema.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';

/** Who asked, as it was typed. The case has contact data of its own, which no later request changes. */
export type TypedContact = {
  fullName: string;
  email: string;
  phone: string | null;
  postalCode: string | null;
};

/** One sending of the quote form. Several may belong to one case: the same person asking for the same again. */
export const quoteRequests = pgTable(
  'quote_requests',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** Its own; the request that opened a case has that of the case. */
    reference: text('reference').notNull(),
    type: text('type', { enum: CASE_TYPES }).notNull(),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    contact: jsonb('contact').$type<TypedContact>().notNull(),
    contactMethod: text('contact_method', { enum: CONTACT_METHODS }).notNull(),
    windows: jsonb('windows').$type<string[]>().notNull(),
    earliestOn: date('earliest_on', { mode: 'string' }),
    completeness: integer('completeness').notNull(),
    /** Hashes: the key is also what the receipt's token is derived from, so it is as secret as the token. */
    idempotencyKeyHash: text('idempotency_key_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    promiseAt: instant('promise_at').notNull(),
    ipPrefix: text('ip_prefix'),
    /** The network it came from, hashed with our secret, where limits are on: who sends what nobody confirms. */
    networkKey: text('network_key'),
    receiptTokenHash: text('receipt_token_hash').notNull(),
    receiptExpiresAt: instant('receipt_expires_at').notNull(),
    /** What was agreed to with it, as the ledger keeps it. */
    consentIds: jsonb('consent_ids').$type<string[]>().notNull().default([]),
    /** When its mailed link was opened; until then anybody may have sent it. */
    confirmedAt: instant('confirmed_at'),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('quote_requests_reference').on(table.reference),
    uniqueIndex('quote_requests_idempotency_key').on(table.idempotencyKeyHash),
    uniqueIndex('quote_requests_receipt_token').on(table.receiptTokenHash),
    index('quote_requests_case').on(table.caseId),
    // What a network has sent lately that nobody has confirmed.
    index('quote_requests_unconfirmed')
      .on(table.networkKey, table.createdAt)
      .where(sql`${table.confirmedAt} is null`),
  ],
);

/** A link to a case that went to its mailbox and nowhere else. Several may open one case. */
export const trackingLinks = pgTable(
  'tracking_links',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    /** The request that opening the link confirms. */
    requestId: uuid('request_id')
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Set when too many wrong answers were given; a fresh link goes on working. */
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('tracking_links_token').on(table.tokenHash),
    index('tracking_links_case').on(table.caseId),
  ],
);

/** Wrong answers to the question of a case's links since the last right one, whichever link they came through. */
export const trackingChecks = pgTable('tracking_checks', {
  caseId: uuid('case_id')
    .primaryKey()
    .references(() => cases.id, { onDelete: 'cascade' }),
  /** Hashes of the different wrong answers. */
  wrongAnswers: text('wrong_answers').array().notNull().default([]),
  /** No answer is taken before. */
  waitUntil: instant('wait_until'),
  updatedAt: updatedAt(),
});
