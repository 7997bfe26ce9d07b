import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { CLIENT_DECISIONS, PREMIUM_PERIODS } from './schema.ts';

/** Quotes as the licensed broker wrote them. One that was sent is never changed: a newer one takes its place. */
export const quoteSummaries = pgTable(
  'quote_summaries',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    brokerId: uuid('broker_id')
      .notNull()
      .references(() => users.id),
    insurer: text('insurer').notNull(),
    premiumCents: integer('premium_cents').notNull(),
    period: text('period', { enum: PREMIUM_PERIODS }).notNull(),
    coverage: text('coverage').notNull(),
    notCovered: text('not_covered').notNull(),
    effectiveOn: date('effective_on', { mode: 'string' }),
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    documentId: uuid('document_id'),
    replacesId: uuid('replaces_id'),
    replacedAt: instant('replaced_at'),
    clientDecision: text('client_decision', { enum: CLIENT_DECISIONS }).notNull().default('none'),
    decisionReason: text('decision_reason'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('quote_summaries_case').on(table.caseId, table.id),
    check('quote_summaries_premium', sql`${table.premiumCents} between 0 and 1000000000`),
  ],
);
