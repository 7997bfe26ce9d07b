import { z } from 'zod';
import { CONSENT_METHODS, CONSENT_PURPOSES } from '#app/features/ledger/schema.ts';

const instant = z.iso.datetime();

/** A consent that counts for a case, for the person who gave it. */
export const givenConsent = z.object({
  id: z.uuid(),
  purpose: z.enum(CONSENT_PURPOSES),
  /** The very words, proven by the hash that the ledger keeps; null where none of ours have it. */
  text: z.string().nullable(),
  textVersion: z.string(),
  /** The address it holds for, and the one it was first given for, where that was corrected. */
  email: z.string().nullable(),
  firstEmail: z.string().nullable(),
  phone: z.string().nullable(),
  /** To calls or text messages at a number that the request does not have anymore: it does not count for its new one. */
  isForOtherNumber: z.boolean(),
  /** The path of the page on which it was given. */
  page: z.string(),
  method: z.enum(CONSENT_METHODS),
  at: instant,
  /** When it was recorded for the address it holds for now, where that was corrected. */
  carriedAt: instant.nullable(),
  /** Agreed to again by reopening the request. */
  isRenewal: z.boolean(),
  withdrawnAt: instant.nullable(),
});
export type GivenConsent = z.output<typeof givenConsent>;

/** Oldest first. */
export const givenConsents = z.object({ items: z.array(givenConsent) });
