import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { typeName } from '#app/features/cases/rules/status-text.ts';

/** What a broker can be licensed for and do, as choices of a form. */

export const TYPES = INSURANCE_TYPES.map((value) => ({ value, label: typeName(value) }));

export const CITIES = named([
  ...['Calgary', 'Edmonton', 'Red Deer', 'Lethbridge', 'Fort McMurray', 'Medicine Hat'],
]);

export const LANGUAGES = named([
  ...['English', 'French', 'Punjabi', 'Tagalog', 'Mandarin', 'Cantonese', 'Arabic', 'Spanish', 'Hindi'],
  ...['Urdu', 'Ukrainian', 'Vietnamese'],
]);

function named(names: string[]) {
  return names.map((name) => ({ value: name, label: name }));
}
