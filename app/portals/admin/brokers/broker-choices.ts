import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { LICENCE_FOR_TYPE, licenceClassName } from '#app/features/brokers/licence-classes.ts';
import { typeName } from '#app/features/cases/rules/status-text.ts';

/** What a broker can be licensed for and do, as choices of a form. */

/** Those that a general licence does not cover say what they need. */
export const TYPES = INSURANCE_TYPES.map((value) => ({
  ...{ value, label: typeName(value) },
  help: LICENCE_FOR_TYPE[value] !== 'general' && `Needs ${licenceClassName(LICENCE_FOR_TYPE[value])}`,
}));

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
