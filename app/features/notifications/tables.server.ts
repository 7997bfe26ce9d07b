import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { CATEGORIES, MAIL_KINDS } from './categories.ts';

/**
 * What the bell says to somebody with an account. No foreign keys: this is below accounts and cases, which call
 * `forgetNoticesAbout` when a case goes.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: CATEGORIES }).notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    path: text('path').notNull(),
    caseId: uuid('case_id'),
    readAt: instant('read_at'),
    /** What became of the mail when this was written; once `queued`, its row in the outbox knows more. */
    mail: text('mail', { enum: ['none', 'skipped', 'queued', 'dropped'] }).notNull(),
    mailId: uuid('mail_id'),
    /** Two notices with the same key are one: the second is not written. */
    dedupeKey: text('dedupe_key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('notifications_dedupe_key').on(table.dedupeKey),
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_case').on(table.caseId),
  ],
);

/** Kinds of email that somebody has switched off or on; without a row a kind is on. */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    wanted: boolean('wanted').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
