import { z } from 'zod';
import { cleanText } from '#app/platform/clean-text.ts';

/** What an administrator does with a request for deletion: does it, or says why it is not done. */
export const deletionAnswer = z.discriminatedUnion(
  'decision',
  [
    z.strictObject({ decision: z.literal('delete') }),
    z.strictObject({
      decision: z.literal('decline'),
      reason: z
        .string()
        .overwrite(cleanText)
        .min(1, { error: 'Please say why: the person reads it' })
        .max(500, { error: 'Reason must not exceed 500 characters' }),
    }),
  ],
  { error: 'Please choose what to do with this request' },
);
export type DeletionAnswer = z.output<typeof deletionAnswer>;

/** A request of somebody about their data. Days are Alberta days. */
export const privacyRequest = z.object({
  id: z.uuid(),
  type: z.enum(['access', 'correction', 'deletion']),
  /** One request for insurance; without one, everything that we know of the account. */
  reference: z.string().nullable(),
  /** Null once it is deleted. */
  caseId: z.uuid().nullable(),
  userId: z.uuid().nullable(),
  details: z.string().nullable(),
  state: z.enum(['open', 'done', 'refused']),
  dueOn: z.iso.date(),
  askedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** Who answered, and what they told the person when it was refused. */
  answeredBy: z.string().nullable(),
  reason: z.string().nullable(),
});
export type PrivacyRequest = z.output<typeof privacyRequest>;

/** Open ones first, what is due first; then those answered, newest first. */
export const privacyRequestList = z.object({ items: z.array(privacyRequest) });
