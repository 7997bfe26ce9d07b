import { z } from 'zod';
import { version } from '#app/features/cases/schema.ts';
import { typed } from '#app/features/cases/steps/note.ts';
import { OBSTACLES } from './obstacles.ts';

/** Whether a broker can take one case: the first reason why not, and whether an administrator may pass over it. */
export const brokerChoice = z.object({
  id: z.uuid(),
  fullName: z.string(),
  brokerage: z.string(),
  obstacle: z.enum(OBSTACLES).nullable(),
  canBeGiven: z.boolean(),
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
