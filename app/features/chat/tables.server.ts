import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { CHAT_OUTCOMES, type ChatSource } from '#app/features/assistant/schema.ts';
import { cases } from '#app/features/cases/tables.server.ts';
import { contactMessages } from '#app/features/contact/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import { CHAT_MODES } from './handoff/people-schema.ts';
import { CHAT_VOTES } from './schema.ts';

/** One conversation of one visitor. The token that opens it is only in their browser. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    mode: text('mode', { enum: CHAT_MODES }).notNull().default('bot'),
    /** The reference the visitor was given for their contact data. */
    leadId: text('lead_id'),
    /** Set when they agreed to share: the case a broker may see. */
    caseId: uuid('case_id').references(() => cases.id, { onDelete: 'set null' }),
    /** Set when they did not, or asked for a person. */
    contactMessageId: uuid('contact_message_id').references(() => contactMessages.id, {
      onDelete: 'set null',
    }),
    /** Who waits: what the people who answer call them. */
    visitorName: text('visitor_name'),
    /** When a person was asked for; null while the assistant answers. A broker reads nothing from before. */
    handedOffAt: instant('handed_off_at'),
    /** The visitor's newest line that no person has answered; null when there is none. */
    unansweredAt: instant('unanswered_at'),
    /** By when we said a person would answer it. */
    promiseAt: instant('promise_at'),
    /** How often that time has passed without an answer. */
    missedPromises: integer('missed_promises').notNull().default(0),
    /** The person who has the conversation, and when their page last said that it is open. */
    answeredById: uuid('answered_by_id').references(() => users.id, { onDelete: 'set null' }),
    answererSeenAt: instant('answerer_seen_at'),
    /** When the visitor's window last read what people wrote. */
    visitorSeenAt: instant('visitor_seen_at'),
    /** The last mail to those who may answer. */
    staffToldAt: instant('staff_told_at'),
    endedAt: instant('ended_at'),
    lastMessageAt: instant('last_message_at').notNull(),
    purgeAfter: instant('purge_after').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('chat_sessions_token').on(table.tokenHash),
    index('chat_sessions_mode').on(table.mode, table.lastMessageAt),
    index('chat_sessions_case').on(table.caseId),
    index('chat_sessions_purge').on(table.purgeAfter),
  ],
);

/** What was said to the assistant and what it answered, with email addresses and long numbers masked. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => chatSessions.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['user', 'assistant'] }).notNull(),
    content: text('content').notNull(),
    outcome: text('outcome', { enum: CHAT_OUTCOMES }),
    sources: jsonb('sources').$type<ChatSource[]>().notNull().default([]),
    vote: text('vote', { enum: CHAT_VOTES }),
    voteReason: text('vote_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    index('chat_messages_session').on(table.sessionId, table.createdAt),
    index('chat_messages_vote').on(table.vote, table.createdAt),
  ],
);

/** Questions that the pages of the site do not answer, counted: what to write next. */
export const chatUnanswered = pgTable(
  'chat_unanswered',
  {
    id: id(),
    /** The question's words in one order and form, so that two ways of typing it count as one. */
    wordsKey: text('words_key').notNull(),
    /** As it was asked the first time, masked. */
    question: text('question').notNull(),
    count: integer('count').notNull().default(1),
    lastAskedAt: instant('last_asked_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('chat_unanswered_words').on(table.wordsKey),
    index('chat_unanswered_count').on(table.count),
  ],
);
