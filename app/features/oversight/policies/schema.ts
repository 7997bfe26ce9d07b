import { z } from 'zod';
import { caseInBrief } from '#app/features/cases/oversight/schema.ts';

/** A policy, and what is to be sent of it. */
export const owedPolicy = caseInBrief.extend({
  /** Who has it, or had it last. */
  brokerName: z.string().nullable(),
  /** The day by which the first certificate is needed that was asked for; null where none is. */
  certificateBy: z.iso.date().nullable(),
  /** By when its papers are to be sent; null where they were, or none are promised. */
  papersBy: z.iso.datetime().nullable(),
});
export type OwedPolicy = z.output<typeof owedPolicy>;

export const brokerPolicies = z.object({
  items: z.array(owedPolicy),
  /** Those that left them when they were suspended, and that nobody else has had since. */
  left: z.array(owedPolicy),
});
export type BrokerPolicies = z.output<typeof brokerPolicies>;
