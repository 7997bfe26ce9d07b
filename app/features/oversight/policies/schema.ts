import { z } from 'zod';
import { CASE_STATUSES } from '#app/features/cases/rules/statuses.ts';
import { CASE_TYPES } from '#app/features/cases/schema.ts';

/** A policy of which something is to be sent: what it is, never whose. */
export const owedPolicy = z.object({
  id: z.uuid(),
  reference: z.string(),
  title: z.string(),
  type: z.enum(CASE_TYPES),
  status: z.enum(CASE_STATUSES),
  city: z.string().nullable(),
  version: z.int(),
  /** Who has it, or had it last. */
  brokerName: z.string().nullable(),
  /** The day by which the first certificate is needed that was asked for; null where none is. */
  certificateBy: z.iso.date().nullable(),
  /** By when its papers are to be sent; null where they were, or none are promised. */
  papersBy: z.iso.datetime().nullable(),
});
export type OwedPolicy = z.output<typeof owedPolicy>;

export const owedPolicies = z.object({ items: z.array(owedPolicy) });
