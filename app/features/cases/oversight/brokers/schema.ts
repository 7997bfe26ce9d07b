import { z } from 'zod';
import { brokerProfile, CHECK_RESULTS, licenceCheck } from '#app/features/brokers/oversight/schema.ts';
import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';

const instant = z.iso.datetime();

/** A broker with how much they have and how they keep their promises. */
export const adminBroker = z.object({
  id: z.uuid(),
  fullName: z.string(),
  email: z.string(),
  status: z.enum(['invited', 'active', 'suspended', 'deleted']),
  brokerage: z.string(),
  licenceNumber: z.string(),
  licenceExpiresOn: z.iso.date(),
  dailyCap: z.int(),
  assignedToday: z.int(),
  openCases: z.int(),
  isAway: z.boolean(),
  /** Of the requests they accepted in the last 90 days: contact while they had it, and promises missed with them. */
  promisesKept: z.object({ part: z.int(), of: z.int() }),
  won: z.int(),
  lastCheck: z.object({ at: instant, result: z.enum(CHECK_RESULTS) }).nullable(),
  /** Until when the link works of somebody who was invited. */
  invitedUntil: instant.nullable(),
});
export type AdminBroker = z.output<typeof adminBroker>;

export const adminBrokers = z.object({ items: z.array(adminBroker) });

/** One broker, with what moves to others when they are suspended. */
export const adminBrokerDetail = adminBroker.extend({
  profile: brokerProfile,
  checks: z.array(licenceCheck),
  moves: z.array(
    z.object({
      ...{ id: z.uuid(), reference: z.string(), title: z.string(), status: z.enum(CASE_STATUSES) },
      /** When a call with them is booked. */
      callAt: instant.nullable(),
    }),
  ),
});
export type AdminBrokerDetail = z.output<typeof adminBrokerDetail>;

/** How many open requests moved on, and how many policies nobody looks after now. */
export const suspendedBroker = z.object({ moved: z.int(), policies: z.int() });

/** Whether the policies come back that left them and that nobody else has had since. */
export const restoreInput = z.strictObject({ withPolicies: z.boolean() });
export type RestoreInput = z.output<typeof restoreInput>;
/** How many policies came back. */
export const restoredBroker = z.object({ policies: z.int() });
export const resentInvitation = z.object({ invitedUntil: instant });
