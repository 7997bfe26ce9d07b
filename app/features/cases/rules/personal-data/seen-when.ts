import { DISCLOSURE_FIELDS, type DisclosureField } from '#app/features/ledger/disclosures.ts';
import { disclosedFields, type Known } from './disclosure.ts';

/** What is left of a field that is seen in part before. */
const THE_REST: Partial<Record<DisclosureField, readonly string[]>> = {
  answers: [
    'dates of birth',
    'names, licence and vehicle identification numbers',
    'answers about health',
    'what you typed as text, such as a make and model',
  ],
  postal_code: ['the rest of your postal code'],
};

/** What a broker sees of this very request before accepting it, in the words of the data passport. */
export function seenBefore(known: Known): string[] {
  return disclosedFields('offered', known).map((field) => DISCLOSURE_FIELDS[field]);
}

/** What a broker sees once they have accepted it, and not before. */
export function seenOnlyAfter(known: Known): string[] {
  const before = disclosedFields('offered', known);
  return disclosedFields('accepted', known)
    .filter((field) => !before.includes(field))
    .flatMap((field) => THE_REST[field] ?? [DISCLOSURE_FIELDS[field]]);
}
