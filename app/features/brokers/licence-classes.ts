import { BROKER_LICENCE_CLASSES } from './schema.ts';

const NAMES = {
  general: { label: 'General insurance', help: 'Home, auto, business and other property and liability' },
  life: { label: 'Life', help: 'Life insurance and annuities' },
  accident_sickness: { label: 'Accident and sickness', help: 'Travel, disability and group benefits' },
} as const satisfies Record<(typeof BROKER_LICENCE_CLASSES)[number], unknown>;

/** What a broker can be licensed for, as choices of a form. */
export const LICENCE_CLASSES = BROKER_LICENCE_CLASSES.map((value) => ({ value, ...NAMES[value] }));

/** A class of licence as people call it: `Accident and sickness`. */
export function licenceClassName(value: string): string {
  return LICENCE_CLASSES.find((one) => one.value === value)?.label ?? value;
}
