import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#app/features/accounts/tables.server.ts';
import { createdAt, id, instant, updatedAt } from '#app/platform/database/columns.server.ts';
import {
  phoneBackwards,
  phoneIndex,
  type Searched,
  textOf,
  wordsOf,
} from '#app/platform/search/searched-columns.server.ts';
import { PREMIUM_PERIODS } from './quote-summaries/schema.ts';
import { EVENT_KINDS } from './records/events.ts';
import { CONTACT_METHODS } from './rules/contact-methods.ts';
import { CASE_SOURCES } from './rules/origin/sources.ts';
import { CASE_PRIORITIES } from './rules/priorities.ts';
import { ACCESS_END_REASONS, LOST_REASONS, RETURN_REASONS } from './rules/reasons.ts';
import { CASE_STAGES, CASE_STATUSES } from './rules/statuses.ts';
import { CASE_TYPES } from './schema.ts';

type SearchedColumns = Record<
  'contactFullName' | 'contactEmail' | 'reference' | 'title' | 'contactPhone',
  AnyPgColumn
>;

/** What a case is found by: name, mailbox, reference and title, and the telephone number. */
export function searchedIn(table: SearchedColumns): Searched {
  const text = textOf(table.contactFullName, table.contactEmail, table.reference, table.title);
  return {
    text,
    words: wordsOf(text),
    phone: phoneBackwards(table.contactPhone),
  };
}

type ClockColumns = Record<'promiseAt' | 'firstRespondedAt' | 'closedAt', AnyPgColumn>;

/** By when first contact is due; at the end of all times where nobody waits for it. */
export function contactDue({ promiseAt, firstRespondedAt, closedAt }: ClockColumns): SQL {
  return sql`case when ${firstRespondedAt} is null and ${closedAt} is null and ${promiseAt} is not null then ${promiseAt} else 'infinity'::timestamptz end`;
}

/** Which request joined a case, of the event that says so. */
export function joinedReference({ data }: { data: AnyPgColumn }): SQL {
  return sql`(${data} ->> 'reference')`;
}

/** One request for insurance. Who has access to it is in `case_access` and nowhere else. */
export const cases = pgTable(
  'cases',
  {
    id: id(),
    reference: text('reference').notNull().unique('cases_reference'),
    title: text('title').notNull(),
    type: text('type', { enum: CASE_TYPES }).notNull(),
    status: text('status', { enum: CASE_STATUSES }).notNull(),
    stage: text('stage', { enum: CASE_STAGES }).notNull(),
    priority: text('priority', { enum: CASE_PRIORITIES }).notNull().default('normal'),
    source: text('source', { enum: CASE_SOURCES }).notNull(),
    clientId: uuid('client_id').references(() => users.id),
    contactFullName: text('contact_full_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    /** When the owner of the mailbox showed that the request is theirs; until then anybody may have typed the address. */
    emailConfirmedAt: instant('email_confirmed_at'),
    contactPhone: text('contact_phone'),
    contactMethod: text('contact_method', { enum: CONTACT_METHODS }),
    contactWindows: jsonb('contact_windows').$type<string[]>().notNull().default([]),
    contactEarliestOn: date('contact_earliest_on', { mode: 'string' }),
    city: text('city'),
    postalCode: text('postal_code'),
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
    schemaVersion: integer('schema_version').notNull(),
    readiness: integer('readiness').notNull(),
    promiseAt: instant('promise_at'),
    /** Promised times that passed without contact since it was opened, or opened again. */
    promisesMissed: integer('promises_missed').notNull().default(0),
    /** The promise that the team was told of because no broker could keep it any more. */
    teamToldFor: instant('team_told_for'),
    acceptBy: instant('accept_by'),
    /** When contact was made since it was opened, or opened again: until then the promise is open. */
    firstRespondedAt: instant('first_responded_at'),
    /** When a broker was first in touch; what comes later does not change it. */
    firstContactAt: instant('first_contact_at'),
    /** What the person did that no one has answered: since when a message waits, and when they last did something else. */
    personWroteAt: instant('person_wrote_at'),
    personActedAt: instant('person_acted_at'),
    /** Since when their broker has tried in vain to reach them, and heard nothing since. */
    unreachedSince: instant('unreached_since'),
    /** Since when it is the client's turn; null at any other time. */
    waitingSince: instant('waiting_since'),
    /** When the client is reminded next, and how often they were. */
    remindAt: instant('remind_at'),
    remindersSent: integer('reminders_sent').notNull().default(0),
    /** Open minutes that were left of the promise when it paused for the client; `promise_at` is null meanwhile. */
    promiseMinutesLeft: integer('promise_minutes_left'),
    /** The time that the person had been told then; null at any other time, and of what paused before this was kept. */
    pausedPromiseAt: instant('paused_promise_at'),
    snoozedUntil: instant('snoozed_until'),
    /** What was agreed: with whom, from which day, and until when. */
    insurer: text('insurer'),
    effectiveOn: date('effective_on', { mode: 'string' }),
    renewalOn: date('renewal_on', { mode: 'string' }),
    /** The insurer's number of the policy, and what it costs, where the broker has written them down. */
    policyNumber: text('policy_number'),
    premiumCents: integer('premium_cents'),
    premiumPeriod: text('premium_period', { enum: PREMIUM_PERIODS }),
    /** The quote that became it, where its broker said so. */
    policyQuoteId: uuid('policy_quote_id'),
    lostReason: text('lost_reason', { enum: LOST_REASONS }),
    lostNote: text('lost_note'),
    duplicateOfId: uuid('duplicate_of_id').references((): AnyPgColumn => cases.id, { onDelete: 'set null' }),
    consentId: uuid('consent_id'),
    attribution: jsonb('attribution').$type<Record<string, unknown>>(),
    version: integer('version').notNull().default(1),
    closedAt: instant('closed_at'),
    /** When it was last opened again, and from which end. */
    reopenedAt: instant('reopened_at'),
    reopenedFrom: text('reopened_from', { enum: CASE_STATUSES }),
    /** When the client was asked for a testimonial and answered, either way. */
    testimonialAnsweredAt: instant('testimonial_answered_at'),
    purgeAfter: instant('purge_after'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('cases_status').on(table.status, table.id),
    index('cases_client').on(table.clientId, table.id),
    // What the promise clock looks at every minute: cases that nobody has been contacted about yet.
    index('cases_promise')
      .on(table.promiseAt)
      .where(sql`${table.firstRespondedAt} is null and ${table.closedAt} is null`),
    index('cases_purge').on(table.purgeAfter),
    index('cases_remind').on(table.remindAt).where(sql`${table.remindAt} is not null`),
    // What administrators search by, filter by and count by.
    index('cases_words').using('gin', searchedIn(table).words),
    index('cases_phone').on(phoneIndex(table.contactPhone)),
    index('cases_city').on(sql`lower(${table.city})`, table.id),
    index('cases_type').on(table.type, table.id),
    // Nearly all are of normal priority: a list of those needs no index, and a new request none either.
    index('cases_priority')
      .on(table.priority, table.type, table.id)
      .where(sql`${table.priority} <> 'normal'`),
    index('cases_created').on(table.createdAt),
    // The list of administrators by which first contact is due soonest.
    index('cases_contact_due').on(sql`(${contactDue(table)})`, table.id),
    index('cases_same_person').on(sql`lower(${table.contactEmail})`, table.type, table.createdAt),
    check('cases_premium', sql`${table.premiumCents} between 0 and 1000000000`),
    check('cases_premium_period', sql`(${table.premiumCents} is null) = (${table.premiumPeriod} is null)`),
  ],
);

/** Which broker has or had access to a case, from when to when. */
export const caseAccess = pgTable(
  'case_access',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    brokerId: uuid('broker_id')
      .notNull()
      .references(() => users.id),
    openedAt: instant('opened_at').notNull(),
    acceptedAt: instant('accepted_at'),
    closedAt: instant('closed_at'),
    closedReason: text('closed_reason', { enum: ACCESS_END_REASONS }),
    /** When it was over for them: the case was closed while they had it (they may read it for some weeks more), or it left them. */
    endedAt: instant('ended_at'),
    returnReason: text('return_reason', { enum: RETURN_REASONS }),
    note: text('note'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    // The promise of the product: at most one broker at a time, whatever the code above does.
    uniqueIndex('case_access_one_broker').on(table.caseId).where(sql`${table.closedAt} is null`),
    check('case_access_end', sql`(${table.closedAt} is null) = (${table.closedReason} is null)`),
    check(
      'case_access_over',
      sql`${table.closedAt} is null or coalesce(${table.endedAt} <= ${table.closedAt}, false)`,
    ),
    index('case_access_case').on(table.caseId, table.id),
    index('case_access_broker').on(table.brokerId, table.id),
    // What a broker works on now, among all that they ever had.
    index('case_access_open').on(table.brokerId).where(sql`${table.closedAt} is null`),
    index('case_access_broker_day').on(table.brokerId, table.openedAt),
    // What is over for a broker, what ended last first.
    index('case_access_ended')
      .on(table.brokerId, table.endedAt, table.id)
      .where(sql`${table.endedAt} is not null`),
  ],
);

/** What happened to a case, in order. Rows are only ever added, and go when the case goes. */
export const caseEvents = pgTable(
  'case_events',
  {
    id: id(),
    caseId: uuid('case_id')
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    actorId: uuid('actor_id').references(() => users.id),
    actorRole: text('actor_role', { enum: ['system', 'visitor', 'client', 'broker', 'admin'] }).notNull(),
    kind: text('kind', { enum: EVENT_KINDS }).notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('case_events_case').on(table.caseId, table.id),
    // Who calls names the reference of what they sent, which may have joined a case of another.
    index('case_events_joined').on(joinedReference(table)).where(sql`${table.kind} = 'request_joined'`),
  ],
);
