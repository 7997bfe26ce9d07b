import { brand } from '#content/brand.ts';

/** Counts up with every change of the terms or of the sentence below. */
export const TERMS_VERSION = '2026-11-20';

/** The sentence beside the checkbox, as the consent stores it. */
export const TERMS_SENTENCE = `I agree to the terms and conditions and the privacy policy of ${brand.name}.`;

/** Names the terms that the person has agreed to in the form; without it no consent is recorded. */
export const TERMS_HEADER = 'x-terms-version';
