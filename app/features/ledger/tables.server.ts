import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from '#app/platform/database/columns.server.ts';
import { now } from '#app/platform/now.ts';
import type { DisclosureField, DisclosureKind, DisclosurePurpose, RecipientKind } from './disclosures.ts';
import type { ConsentMethod, ConsentPurpose } from './schema.ts';

/** Who caused a row; `actor_id` is the id of a user or a token, or the name of a job, so it is text. */
const actor = {
  actorKind: text('actor_kind').$type<'visitor' | 'user' | 'token' | 'system'>().notNull(),
  actorId: text('actor_id'),
  actorRole: text('actor_role').$type<'client' | 'broker' | 'admin'>(),
};

/** The link of a row in its chain: empty when inserted, filled by the database at commit (db/migrations, ledger chain). */
const link = {
  seq: bigint('seq', { mode: 'number' }),
  prevHash: text('prev_hash'),
  hash: text('hash'),
};

const at = () => instant('at').notNull().$defaultFn(now);

/** What a person agreed to, in which words, where and when. Only `withdrawn_at` may change, once. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    email: text('email'),
    phone: text('phone'),
    purpose: text('purpose').$type<ConsentPurpose>().notNull(),
    textVersion: text('text_version').notNull(),
    textHash: text('text_hash').notNull(),
    page: text('page').notNull(),
    method: text('method').$type<ConsentMethod>().notNull(),
    ipPrefix: text('ip_prefix'),
    /** What was first agreed to, where this says it again for an address that was corrected. */
    carriedFrom: uuid('carried_from'),
    /** What a case began with, where this is agreed to again as its person reopens it. */
    renews: uuid('renews'),
    at: at(),
    withdrawnAt: instant('withdrawn_at'),
    ...actor,
    ...link,
  },
  (table) => [
    check('consents_subject', sql`${table.email} is not null or ${table.phone} is not null`),
    index('consents_renews').on(table.renews).where(sql`${table.renews} is not null`),
    index('consents_email').on(sql`lower(${table.email})`),
    uniqueIndex('consents_seq').on(table.seq),
  ],
);

/**
 * The data passport: who was given, read or lost a person's data. Names are kept as they were at the time.
 * `case_id` has no foreign key: the ledger is below cases and outlives them.
 */
export const disclosures = pgTable(
  'disclosures',
  {
    id: id(),
    caseId: uuid('case_id').notNull(),
    kind: text('kind').$type<DisclosureKind>().notNull(),
    recipientKind: text('recipient_kind').$type<RecipientKind>().notNull(),
    recipientId: text('recipient_id').notNull(),
    recipientName: text('recipient_name').notNull(),
    brokerage: text('brokerage'),
    licenceNumber: text('licence_number'),
    fields: text('fields').array().$type<DisclosureField[]>().notNull(),
    purpose: text('purpose').$type<DisclosurePurpose>().notNull(),
    /** The one document that was opened, where it was one. */
    documentId: uuid('document_id'),
    at: at(),
    ...actor,
    ...link,
  },
  (table) => [
    index('disclosures_case').on(table.caseId, table.at),
    index('disclosures_document').on(table.documentId).where(sql`${table.documentId} is not null`),
    uniqueIndex('disclosures_seq').on(table.seq),
    // An open page asks again every few seconds; one row an hour for the same fields, the same document and the same
    // reason says the same to the person. Whatever else is read is another row.
    uniqueIndex('disclosures_viewed_hourly')
      .on(
        table.caseId,
        table.recipientId,
        table.purpose,
        table.fields,
        sql`coalesce(${table.documentId}, '00000000-0000-0000-0000-000000000000')`,
        sql`date_trunc('hour', ${table.at} at time zone 'UTC')`,
      )
      .where(sql`${table.kind} = 'viewed'`),
  ],
);

/** Who did what to which thing, for seven years. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    action: text('action').notNull(),
    thingKind: text('thing_kind').notNull(),
    thingId: text('thing_id').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    requestId: text('request_id'),
    at: at(),
    ...actor,
    ...link,
  },
  (table) => [
    index('audit_log_thing').on(table.thingKind, table.thingId),
    // What is about one person: what was done to them and theirs, what they did, and the lists that they stood in.
    index('audit_log_about').on(table.thingId, table.seq),
    index('audit_log_actor').on(table.actorId, table.seq),
    index('audit_log_found').using('gin', sql`(${table.data}->'found')`).where(sql`${table.data} ? 'found'`),
    uniqueIndex('audit_log_seq').on(table.seq),
  ],
);

/** The last link of each chain. The database alone writes here. */
export const ledgerHeads = pgTable('ledger_heads', {
  chain: text('chain').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: text('hash').notNull(),
});
