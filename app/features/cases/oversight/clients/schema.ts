import { z } from 'zod';
import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { CONSENT_PURPOSES } from '#app/features/ledger/schema.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';

const instant = z.iso.datetime();
const status = z.enum(['invited', 'active', 'suspended', 'deleted']);

export const clientQuery = z.strictObject({
  q: z
    .string()
    .overwrite(cleanLine)
    .max(100, { error: 'Please search for 100 characters at most' })
    .optional(),
  cursor: z.preprocess(
    (value) => value || undefined,
    z.uuid({ error: 'This page does not exist' }).optional(),
  ),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type ClientQuery = z.output<typeof clientQuery>;

export const adminClient = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  status,
  lastLoginAt: instant.nullable(),
  createdAt: instant,
  cases: z.int(),
  openCases: z.int(),
});
export type AdminClient = z.output<typeof adminClient>;

export const adminClients = z.object({ items: z.array(adminClient), nextCursor: z.string().nullable() });

/** Somebody with an account: their requests, where they are logged in, and what they agreed to. */
export const adminClientDetail = z.object({
  id: z.uuid(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  status,
  twoFactorEnabled: z.boolean(),
  lastLoginAt: instant.nullable(),
  createdAt: instant,
  cases: z.array(
    z.object({
      id: z.uuid(),
      reference: z.string(),
      title: z.string(),
      status: z.enum(CASE_STATUSES),
      createdAt: instant,
      brokerName: z.string().nullable(),
    }),
  ),
  sessions: z.array(z.object({ id: z.uuid(), device: z.string(), startedAt: instant, lastSeenAt: instant })),
  /** None of an address that was never confirmed: they may be somebody else's. */
  consents: z.array(
    z.object({
      id: z.uuid(),
      purpose: z.enum(CONSENT_PURPOSES),
      /** The request that it was given with. */
      about: z.object({ id: z.uuid(), reference: z.string() }).nullable(),
      /** The day since when people are asked in these words; behind a dot, how often our name or address had changed. */
      textVersion: z.string(),
      page: z.string(),
      at: instant,
      withdrawnAt: instant.nullable(),
    }),
  ),
});
export type AdminClientDetail = z.output<typeof adminClientDetail>;

export const endedSessions = z.object({ ended: z.int() });
