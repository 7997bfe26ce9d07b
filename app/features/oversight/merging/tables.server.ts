import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { cases } from '#app/features/cases/tables.server.ts';
import type { MovedDocument } from '#app/features/documents/move-documents.server.ts';
import { createdAt, id, instant } from '#app/platform/database/columns.server.ts';
import type { Contents } from './contents.server.ts';

/**
 * What went from one case to another when they were joined, so that it can go back: the contents of the one that goes on
 * as they were before and after, and what hung on the other one by its ids.
 */
export const caseMerges = pgTable(
  'case_merges',
  {
    id: id(),
    fromId: uuid('from_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    intoId: uuid('into_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    before: jsonb('before').$type<Contents>().notNull(),
    after: jsonb('after').$type<Contents>().notNull(),
    documents: jsonb('documents').$type<readonly MovedDocument[]>().notNull(),
    requestIds: uuid('request_ids').array().notNull(),
    splitAt: instant('split_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // A case goes into one other at a time.
    uniqueIndex('case_merges_from').on(table.fromId).where(sql`${table.splitAt} is null`),
    index('case_merges_into').on(table.intoId),
  ],
);
