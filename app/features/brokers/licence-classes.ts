import type { InsuranceType } from './insurance-types.ts';

export const BROKER_LICENCE_CLASSES = ['general', 'life', 'accident_sickness'] as const;
export type LicenceClass = (typeof BROKER_LICENCE_CLASSES)[number];

const NAMES = {
  general: { label: 'General insurance', help: 'Home, auto, business and other property and liability' },
  life: { label: 'Life', help: 'Life insurance and annuities' },
  accident_sickness: { label: 'Accident and sickness', help: 'Travel, disability and group benefits' },
} as const satisfies Record<LicenceClass, unknown>;

/** The class of licence a broker needs for a type of insurance. */
export const LICENCE_FOR_TYPE = {
  auto: 'general',
  home: 'general',
  business: 'general',
  'commercial-auto': 'general',
  specialty: 'general',
  general: 'general',
  life: 'life',
  travel: 'accident_sickness',
  supervisa: 'accident_sickness',
  'group-benefits': 'accident_sickness',
} as const satisfies Record<InsuranceType, LicenceClass>;

/** What a broker can be licensed for, as choices of a form. */
export const LICENCE_CLASSES = BROKER_LICENCE_CLASSES.map((value) => ({ value, ...NAMES[value] }));

/** A class of licence as people call it: `Accident and sickness`. */
export function licenceClassName(value: string): string {
  return LICENCE_CLASSES.find((one) => one.value === value)?.label ?? value;
}
