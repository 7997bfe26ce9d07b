import { z } from 'zod';
import { CONSENT_WORDING_VERSIONS } from '#app/features/quotes/wording.ts';

export const REACH_PURPOSES = ['call', 'text'] as const;
export type ReachPurpose = (typeof REACH_PURPOSES)[number];

const since = z.iso.datetime().nullable();

/** Since when the person of a case agrees to calls and to text messages at its number; null where they do not. */
export const reachConsents = z.object({ call: since, text: since });
export type ReachConsents = z.output<typeof reachConsents>;

export const consentChange = z.strictObject({
  purpose: z.enum(REACH_PURPOSES, { error: 'Please choose calls or text messages' }),
  isAgreed: z.boolean({ error: 'Please say yes or no' }),
  /** The wording that was shown. */
  wordingVersion: z.enum(CONSENT_WORDING_VERSIONS, {
    error: 'This page is out of date. Please load it again',
  }),
});
export type ConsentChange = z.output<typeof consentChange>;
