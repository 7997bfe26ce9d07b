import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { cases } from '#app/features/cases/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { CERTIFICATE_STATES } from './schema.ts';

/** Certificates of insurance that an insured business has asked its broker for. */
export const certificateRequests = pgTable(
  'certificate_requests',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    holder: text('holder').notNull(),
    address: text('address').notNull(),
    wording: text('wording').notNull(),
    neededBy: date('needed_by', { mode: 'string' }).notNull(),
    state: text('state', { enum: CERTIFICATE_STATES }).notNull().default('requested'),
    reason: text('reason'),
    documentId: uuid('document_id'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('certificate_requests_case').on(table.caseId, table.id)],
);
