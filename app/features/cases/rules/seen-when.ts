import { DISCLOSURE_FIELDS, type DisclosureField } from '#app/features/ledger/disclosures.ts';
import { DISCLOSED_FIELDS } from './personal-data/disclosure.ts';

/** What is left of a field that is seen in part before. */
const THE_REST: Partial<Record<DisclosureField, readonly string[]>> = {
  answers: [
    'dates of birth',
    'names, licence and vehicle identification numbers',
    'answers about health',
    'what you wrote in your own words',
  ],
  postal_code: ['the rest of your postal code'],
};

/** What a broker sees of a request before accepting it, in the words of the data passport. */
export function seenBefore(): string[] {
  return DISCLOSED_FIELDS.offered.map((field) => DISCLOSURE_FIELDS[field]);
}

/** What a broker sees once they have accepted it, and not before. */
export function seenOnlyAfter(): string[] {
  const before: readonly DisclosureField[] = DISCLOSED_FIELDS.offered;
  const after: readonly DisclosureField[] = DISCLOSED_FIELDS.accepted;
  return after
    .filter((field) => !before.includes(field))
    .flatMap((field) => THE_REST[field] ?? [DISCLOSURE_FIELDS[field]]);
}
