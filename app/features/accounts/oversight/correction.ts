import { z } from 'zod';
import { profileInput } from '#app/features/accounts/profile/schema.ts';
import { accountEmailField } from '#app/features/accounts/schema.ts';

export const CORRECTION_REASONS = ['own_wish', 'privacy_request', 'mistake'] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** What the administrator saw when they began: a correction of something that has changed since is refused. */
const seen = z.strictObject({ fullName: z.string(), phone: z.string().nullable(), email: z.string() });

/** Corrected details of a client's account; by the rules of the profile, on which people change their own. */
export const correctionInput = profileInput.required({ fullName: true, phone: true }).extend({
  email: accountEmailField(),
  reason: z.enum(CORRECTION_REASONS, { error: 'Please choose a reason' }),
  was: seen,
});
export type Correction = z.output<typeof correctionInput>;

/** What an account is corrected in, in the words of the data passport. */
export type CorrectedField = 'name' | 'phone' | 'email';

const LABELS = {
  own_wish: 'They asked for it',
  privacy_request: 'They asked for a correction under privacy law',
  mistake: 'It was a mistake',
} as const satisfies Record<CorrectionReason, string>;

/** Why details are corrected, as choices of a form. */
export const CORRECTION_CHOICES = CORRECTION_REASONS.map((value) => ({ value, label: LABELS[value] }));
