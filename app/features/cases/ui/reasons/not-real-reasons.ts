import type { NOT_REAL_REASONS } from '#app/features/cases/rules/reasons.ts';

const WORDS = {
  did_not_ask: 'The person did not ask for this',
  no_such_person: 'The name or the contact details are made up',
  advertising: 'It is advertising',
  other: 'Another reason',
} as const satisfies Record<(typeof NOT_REAL_REASONS)[number], string>;

export const NOT_REAL_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(WORDS));
export const NOT_REAL_CHOICES = Object.entries(WORDS).map(([value, label]) => ({ value, label }));
