import type { CaseType } from '#app/features/cases/schema.ts';

/**
 * What brokers ask for most; without types, of any insurance. `named` is how a mail may say it: a title that a broker typed
 * stays on the page of the case.
 */
export const OFTEN_ASKED: readonly { title: string; named: string; types?: readonly CaseType[] }[] = [
  { title: 'Current policy', named: 'your current policy' },
  { title: 'Driver’s abstract', named: 'your driver’s abstract', types: ['auto', 'commercial-auto'] },
  {
    ...{ title: 'Photos of the property', named: 'photos of the property' },
    types: ['home', 'business', 'specialty'],
  },
  { title: 'Proof of prior insurance', named: 'proof of prior insurance' },
];

/** How a mail names a document of this title; undefined for words that are the broker’s own. */
export function namedInMail(title: string): string | undefined {
  return OFTEN_ASKED.find((one) => one.title.toLowerCase() === title.toLowerCase())?.named;
}
