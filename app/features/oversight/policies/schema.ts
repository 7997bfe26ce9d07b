import { z } from 'zod';
import { caseInBrief } from '#app/features/cases/oversight/schema.ts';

/** A policy of which something is to be sent. */
export const owedPolicy = caseInBrief.extend({
  /** Who has it, or had it last. */
  brokerName: z.string().nullable(),
  /** The day by which the first certificate is needed that was asked for; null where none is. */
  certificateBy: z.iso.date().nullable(),
  /** By when its papers are to be sent; null where they were, or none are promised. */
  papersBy: z.iso.datetime().nullable(),
});
export type OwedPolicy = z.output<typeof owedPolicy>;

export const owedPolicies = z.object({ items: z.array(owedPolicy) });
