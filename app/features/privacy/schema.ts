import { z } from 'zod';
import { current } from '#app/features/accounts/schema.ts';
import { cleanLine } from '#app/platform/text/clean-text.ts';

export const deletionInput = z.strictObject({
  current,
  details: z
    .string()
    .overwrite(cleanLine)
    .max(1000, { error: 'Details must not exceed 1000 characters' })
    .optional(),
});

export const privacyRequestOutput = z.object({ id: z.uuid(), dueOn: z.string() });

/** By when an open request for the deletion of a case is answered; null where nobody has asked. */
export const caseDeletion = z.object({ dueOn: z.iso.date().nullable() });
