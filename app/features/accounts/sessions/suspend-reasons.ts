import { z } from 'zod';

export const SUSPEND_REASONS = ['licence', 'left', 'complaint', 'security', 'own_wish', 'other'] as const;
export type SuspendReason = (typeof SUSPEND_REASONS)[number];

export const suspendInput = z.strictObject({
  reason: z.enum(SUSPEND_REASONS, { error: 'Please choose a reason' }),
});

const LABELS = {
  licence: 'Their licence',
  left: 'They have left',
  complaint: 'A complaint',
  security: 'The safety of the account',
  own_wish: 'They asked for it',
  other: 'Another reason',
} as const satisfies Record<SuspendReason, string>;

/** Why an account is suspended, as choices of a form. */
export const SUSPEND_CHOICES = SUSPEND_REASONS.map((value) => ({ value, label: LABELS[value] }));
