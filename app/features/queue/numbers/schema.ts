import { z } from 'zod';
import { RECEIVED_PARTS } from '#app/features/cases/rules/outcomes/received-parts.ts';
import { PERIODS } from '#app/features/cases/rules/outcomes/received-periods.ts';
import { CASE_TYPES } from '#app/features/cases/schema.ts';

export const numbersQuery = z.strictObject({ period: z.enum(PERIODS).default('4w') });
export type NumbersQuery = z.output<typeof numbersQuery>;

const counts = z.object({
  received: z.int(),
  ...(Object.fromEntries(RECEIVED_PARTS.map((part) => [part, z.int()])) as Record<
    (typeof RECEIVED_PARTS)[number],
    z.ZodInt
  >),
  /** Half of those contacted waited no longer than this, in open minutes from being received; null without any. */
  contactMinutes: z.int().nullable(),
});
export type ShownCounts = z.output<typeof counts>;

/** Alberta days, both of them in it. */
const days = { from: z.iso.date(), to: z.iso.date() };

/** A broker’s own numbers of the requests that they received in a period, and what became of them until now. */
export const ownNumbers = z.object({
  period: z.enum(PERIODS),
  ...days,
  total: counts,
  /** The most frequent type first. */
  byType: z.array(counts.extend({ type: z.enum(CASE_TYPES) })),
  /** By week, or by month of a year; the oldest first, those without any too. */
  spans: z.array(counts.extend(days)),
});
export type OwnNumbers = z.output<typeof ownNumbers>;
export type ShownSpan = OwnNumbers['spans'][number];
