import { sql } from 'drizzle-orm';
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
    /** How people call the case. */
    reference: text('reference'),
    /** What the case is, such as its title. */
    subject: text('subject'),
    readAt: instant('read_at'),
    /** What it asked for was done, or is over: the bell does not say it any more. */
    settledAt: instant('settled_at'),
    /**
     * What became of the mail when this was written; `daily` goes with the mail of the next business morning. Once it
     * is written, its row in the outbox knows more.
     */
    mail: text('mail', { enum: ['none', 'skipped', 'queued', 'daily', 'dropped'] }).notNull(),
    mailId: uuid('mail_id'),
    /** Two notices with the same key are one: the second is not written. */
    dedupeKey: text('dedupe_key'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('notifications_dedupe_key').on(table.dedupeKey),
    index('notifications_user').on(table.userId, table.createdAt),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_mail').on(table.mailId),
    index('notifications_case').on(table.caseId),
  ],
);

/** How somebody wants to hear of a kind; without a row it is on, by email and in their browsers. */
export const mailPreferences = pgTable(
  'mail_preferences',
  {
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: MAIL_KINDS }).notNull(),
    wanted: boolean('wanted').notNull(),
    /** Not each by itself, but together on the next business morning. */
    daily: boolean('daily').notNull().default(false),
    /** In the browsers in which they allowed notifications. */
    push: boolean('push').notNull().default(true),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Cases of which somebody wants to hear at the bell alone. */
export const caseMutes = pgTable(
  'case_mutes',
  {
    userId: uuid('user_id').notNull(),
    caseId: uuid('case_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.caseId] }),
    index('case_mutes_case').on(table.caseId),
  ],
);

/** Links in mails that mute a case for one person with one press. */
export const muteLinks = pgTable(
  'mute_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id').notNull(),
    caseId: uuid('case_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('mute_links_case').on(table.caseId)],
);
