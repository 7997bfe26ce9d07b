import { z } from 'zod';
import { CASE_TYPES } from '#app/features/cases/schema.ts';

/** How many weeks stand beside each other, and how far back the outcomes go. */
export const WEEKS = 8;

const weekNumbers = z.object({
  /** The Monday with which it begins, an Alberta day. */
  week: z.iso.date(),
  given: z.int(),
  accepted: z.int(),
  waiting: z.int(),
  contactMinutes: z.int().nullable(),
  contacted: z.int(),
  promises: z.int(),
  kept: z.int(),
});
export type ShownWeek = z.output<typeof weekNumbers>;

/** A broker’s own numbers: the weeks, the present one first, and what came of the cases of all of them. */
export const ownNumbers = z.object({
  weeks: z.array(weekNumbers),
  outcomes: z.array(
    z.object({
      type: z.enum(CASE_TYPES),
      open: z.int(),
      won: z.int(),
      lost: z.int(),
      withdrawn: z.int(),
      passedOn: z.int(),
    }),
  ),
});
export type OwnNumbers = z.output<typeof ownNumbers>;
