import type { DisclosureField } from '#app/features/ledger/schema.ts';

/**
 * `offered`: a broker has been asked to take the case and sees only what is needed to say yes or no.
 * `accepted`: the broker has taken it and needs to reach the person.
 */
export type DisclosureLevel = 'offered' | 'accepted';

/** Which of a person's data a broker sees, and when: one table for what is shown and for what the passport says. */
export const DISCLOSED_FIELDS = {
  // Without the answers below that identify; the city with the first half of the postal code. The wording of
  // the consent promises exactly this, so the two change together.
  offered: ['insurance_type', 'city', 'answers'],
  accepted: [
    ...(['insurance_type', 'name', 'email', 'phone', 'city', 'postal_code', 'answers'] as const),
    'contact_times',
  ],
} as const satisfies Record<DisclosureLevel, readonly DisclosureField[]>;

type Known = { contactPhone: string | null; city: string | null; postalCode: string | null };

/** The fields disclosed of this very case: what it does not hold is not said to have been disclosed. */
export function disclosedFields(level: DisclosureLevel, known: Known): DisclosureField[] {
  const missing: DisclosureField[] = [];
  if (!known.contactPhone) missing.push('phone');
  if (!known.postalCode) missing.push('postal_code');
  if (!known.city && !known.postalCode) missing.push('city');
  return DISCLOSED_FIELDS[level].filter((field) => !missing.includes(field));
}

/** Answers that name a person, a company or a vehicle, or are free words of any kind: shown after accepting. */
const IDENTIFYING_ANSWERS = new Set([
  ...['fullName', 'email', 'phone', 'postalCode', 'notes', 'birthDate', 'vin'],
  ...['legalName', 'company', 'website', 'occupation', 'storage'],
]);

const EMAIL = /(?<![^\s@<>])[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+/g;
const LONG_NUMBER = /\+?\d(?:[\s().-]*\d){6,}/g;
const DATE_ONLY = /^\d{4}-\d{2}-\d{2}$/;

/** The answers as a broker who has not accepted sees them: nothing that identifies, contact details in texts masked. */
export function answersBeforeAccepting(answers: object): Record<string, unknown> {
  const kept = Object.entries(answers).filter(([name]) => !IDENTIFYING_ANSWERS.has(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, masked(value)]));
}

function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value === 'string') return maskContact(value);
  if (typeof value === 'object' && value !== null) return answersBeforeAccepting(value);
  return value;
}

/** The first three characters of a postal code (the delivery area), which say where but not who. */
export function postalArea(postalCode: string | null): string | null {
  return postalCode ? postalCode.replaceAll(' ', '').slice(0, 3).toUpperCase() : null;
}

function maskContact(text: string): string {
  if (DATE_ONLY.test(text)) return text;
  return text.replaceAll(EMAIL, '[hidden until accepted]').replaceAll(LONG_NUMBER, '[hidden until accepted]');
}
