import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { LINE_KINDS, PARTY_ROLES, SUBJECT_KINDS } from './schema.ts';

/** One conversation of people about one subject. */
export const threads = pgTable(
  'threads',
  {
    id: id(),
    subjectKind: text('subject_kind', { enum: SUBJECT_KINDS }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** A case takes its thread with it; other subjects end theirs themselves. */
    caseId: uuid('case_id').references(() => cases.id, { onDelete: 'cascade' }),
    /** The position of the newest line: the next one is one higher. */
    lastPosition: integer('last_position').notNull().default(0),
    /** Counts every change of a line, new ones too: who knows all up to one asks for what came after. */
    lastRevision: integer('last_revision').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('threads_subject').on(table.subjectKind, table.subjectId),
    index('threads_case').on(table.caseId),
    check('threads_case_subject', sql`(${table.caseId} is not null) = (${table.subjectKind} = 'case')`),
  ],
);

/** Who takes part in a thread, and how far they have read. */
export const threadParticipants = pgTable(
  'thread_participants',
  {
    id: id(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    role: text('role', { enum: PARTY_ROLES }).notNull(),
    /** Null for a visitor and for the assistant, of whom a thread has one each. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The newest line they have seen. */
    readPosition: integer('read_position').notNull().default(0),
    /** The newest line that somebody was told of elsewhere, such as by mail. */
    toldPosition: integer('told_position').notNull().default(0),
    /** When their page last said that it is open, and that they were writing. */
    seenAt: instant('seen_at'),
    writingAt: instant('writing_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('thread_participants_user')
      .on(table.threadId, table.role, table.userId)
      .where(sql`${table.userId} is not null`),
    uniqueIndex('thread_participants_guest')
      .on(table.threadId, table.role)
      .where(sql`${table.userId} is null and ${table.role} in ('visitor', 'assistant')`),
  ],
);

/** What was said, in order. */
export const threadLines = pgTable(
  'thread_lines',
  {
    id: id(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => threads.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** The thread's revision when this line was last changed. */
    revision: integer('revision').notNull().default(0),
    kind: text('kind', { enum: LINE_KINDS }).notNull(),
    /** Null for notes. */
    participantId: uuid('participant_id').references(() => threadParticipants.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    documentIds: uuid('document_ids').array().notNull().default(sql`'{}'`),
    /** It came by email, as an answer to a notice. */
    byEmail: boolean('by_email').notNull().default(false),
    /** Made by who sent the line, so that sending it again adds none. */
    clientId: uuid('client_id'),
    editedAt: instant('edited_at'),
    deletedAt: instant('deleted_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('thread_lines_position').on(table.threadId, table.position),
    index('thread_lines_revision').on(table.threadId, table.revision),
    index('thread_lines_internal').on(table.threadId).where(sql`${table.kind} = 'internal'`),
    uniqueIndex('thread_lines_client').on(table.threadId, table.participantId, table.clientId),
    check('thread_lines_author', sql`(${table.participantId} is null) = (${table.kind} = 'note')`),
  ],
);

/** Addresses to which somebody answers a notice by email: one for each notice, by the hash of its secret. */
export const replyAddresses = pgTable(
  'reply_addresses',
  {
    tokenHash: text('token_hash').primaryKey(),
    participantId: uuid('participant_id')
      .notNull()
      .references(() => threadParticipants.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('reply_addresses_participant').on(table.participantId)],
);
