import { z } from 'zod';
import { isConsentWording } from '#app/features/quotes/consents/wording.ts';
import { REACH_PURPOSES } from './reach-purposes.ts';

const OUT_OF_DATE = 'This page is out of date. Please load it again';

const since = z.iso.datetime().nullable();

/** Since when the person of a case agrees to calls and to text messages at its number; null where they do not. */
export const reachConsents = z.object({ call: since, text: since });
export type ReachConsents = z.output<typeof reachConsents>;

export const consentChange = z.strictObject({
  purpose: z.enum(REACH_PURPOSES, { error: 'Please choose calls or text messages' }),
  isAgreed: z.boolean({ error: 'Please say yes or no' }),
  /** The wording that was shown. */
  wordingVersion: z.string({ error: OUT_OF_DATE }).refine(isConsentWording, { error: OUT_OF_DATE }),
});
export type ConsentChange = z.output<typeof consentChange>;
