import { INSURANCE_TYPES } from '#app/features/brokers/insurance-types.ts';
import { BROKER_LICENCE_CLASSES } from '#app/features/brokers/schema.ts';
import { typeName } from '#app/features/cases/rules/status-text.ts';

/** What a broker can be licensed for and do, as choices of a form. */

const CLASS_NAMES = {
  general: { label: 'General insurance', help: 'Home, auto, business and other property and liability' },
  life: { label: 'Life', help: 'Life insurance and annuities' },
  accident_sickness: { label: 'Accident and sickness', help: 'Travel, disability and group benefits' },
} as const satisfies Record<(typeof BROKER_LICENCE_CLASSES)[number], unknown>;

export const LICENCE_CLASSES = BROKER_LICENCE_CLASSES.map((value) => ({ value, ...CLASS_NAMES[value] }));

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
