import { z } from 'zod';
import { ACCESS_END_REASONS, RETURN_REASONS } from '#app/features/cases/rules/reasons.ts';
import { version } from '#app/features/cases/schema.ts';
import { typed } from '#app/features/cases/steps/note.ts';
import { OBSTACLES } from './obstacles.ts';

/** Whether a broker can take one case: every reason why not, and whether an administrator may pass over it. */
export const brokerChoice = z.object({
  id: z.uuid(),
  fullName: z.string(),
  brokerage: z.string(),
  /** Why not, the gravest reason first; empty for those who can. */
  obstacles: z.array(z.enum(OBSTACLES)),
  canBeGiven: z.boolean(),
  /** How their last time with this case ended, and when; null where they never had it. */
  before: z
    .object({
      why: z.enum(ACCESS_END_REASONS),
      returnReason: z.enum(RETURN_REASONS).nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  /** Has the case now. */
  hasIt: z.boolean(),
  assignedToday: z.int(),
  dailyCap: z.int(),
});
export type BrokerChoice = z.output<typeof brokerChoice>;

/** Those who can take the case first. */
export const brokerChoices = z.object({ items: z.array(brokerChoice) });

/** Whoever takes a case from somebody says why. */
export const assignInput = z.strictObject({
  version,
  brokerId: z.uuid({ error: 'Please choose a broker' }),
  reason: typed(500).optional(),
});
export type AssignInput = z.output<typeof assignInput>;
