import { z } from 'zod';

/** Why an administrator looks at what somebody sees: a code, as the audit log holds no words about people. */
export const VIEW_REASONS = ['asked_for_help', 'problem', 'complaint'] as const;
export type ViewReason = (typeof VIEW_REASONS)[number];

const LABELS = {
  asked_for_help: 'They asked for help',
  problem: 'A problem with a page',
  complaint: 'A complaint',
} as const satisfies Record<ViewReason, string>;

export const VIEW_CHOICES = VIEW_REASONS.map((value) => ({ value, label: LABELS[value] }));

export const viewInput = z.strictObject({
  reason: z.enum(VIEW_REASONS, { error: 'Please choose a reason' }),
});

export const startedView = z.object({ until: z.iso.datetime() });
