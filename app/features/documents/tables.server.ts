import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { FILE_MIMES } from './file-kinds.ts';
import { DOCUMENT_CATEGORIES, DOCUMENT_SIDES, DOCUMENT_STATES, DOCUMENT_VISIBILITIES } from './schema.ts';

/** A file that somebody sent for a case, and what became of it. Its bytes are in `document_files`. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    uploaderId: uuid('uploader_id').references(() => users.id, { onDelete: 'set null' }),
    side: text('side', { enum: DOCUMENT_SIDES }).notNull(),
    category: text('category', { enum: DOCUMENT_CATEGORIES }).notNull(),
    name: text('name').notNull(),
    mime: text('mime', { enum: FILE_MIMES }).notNull(),
    bytes: integer('bytes').notNull(),
    /** Of the bytes that were looked at, and of what was made of them; null until then. */
    sha256: text('sha256'),
    state: text('state', { enum: DOCUMENT_STATES }).notNull().default('quarantined'),
    rejectReason: text('reject_reason'),
    /** Since when the virus scanner did not answer for it. */
    heldSince: instant('held_since'),
    visibility: text('visibility', { enum: DOCUMENT_VISIBILITIES }).notNull(),
    requestId: uuid('request_id'),
    validUntil: date('valid_until', { mode: 'string' }),
    replacesId: uuid('replaces_id').references((): AnyPgColumn => documents.id, { onDelete: 'set null' }),
    pages: integer('pages').notNull().default(0),
    clientId: uuid('client_id'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('documents_case').on(table.caseId, table.id),
    index('documents_request').on(table.requestId),
    index('documents_quarantined').on(table.createdAt).where(sql`${table.state} = 'quarantined'`),
    // One next version; one that was rejected or deleted leaves the place free.
    uniqueIndex('documents_replaces')
      .on(table.replacesId)
      .where(sql`${table.state} in ('quarantined', 'available')`),
    uniqueIndex('documents_client').on(table.caseId, table.clientId),
    check('documents_checked_sha256', sql`${table.state} <> 'available' or ${table.sha256} is not null`),
    check(
      'documents_reject_reason',
      sql`(${table.rejectReason} is not null) = (${table.state} = 'rejected')`,
    ),
  ],
);

/**
 * Every file that is stored, by its key there. The row comes before the file and goes after it, so whatever is cut off
 * in between leaves a row without a document, which the sweep takes away with its file.
 */
export const documentFiles = pgTable(
  'document_files',
  {
    /** The key in the storage. */
    id: id(),
    documentId: uuid('document_id').references(() => documents.id, { onDelete: 'set null' }),
    /** 0 is the file itself, from 1 on the pictures of its pages. */
    page: integer('page').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('document_files_page').on(table.documentId, table.page),
    index('document_files_nobodys').on(table.createdAt).where(sql`${table.documentId} is null`),
  ],
);
