import { findSensitiveNumber, type SensitiveNumber } from '#app/platform/text/sensitive-numbers.ts';

/** What should not be written here, and why, as it is said before it is sent. */
export type Sensitive = {
  what: string;
  why: string;
  /** Nobody who reads it here has a use for it. */
  isNeverNeeded?: true;
};

const CARD: Sensitive = {
  what: 'the number of a payment card',
  why: 'Nothing is paid on this site, and your broker does not need it here.',
  isNeverNeeded: true,
};
const SIN: Sensitive = {
  what: 'a Social Insurance Number',
  why: 'No quote needs it. Keep it to yourself until an insurer asks for it on paper.',
};
const NUMBERS: Record<SensitiveNumber, Sensitive> = { card: CARD, sin: SIN };
const HEALTH: Sensitive = {
  what: 'something about somebody’s health',
  why: 'No form here asks for it, and it is better discussed by phone.',
};

const HEALTH_CARD: Sensitive = {
  what: 'the number of a health card',
  why: 'No quote needs it. An insurer asks for it on paper, if ever.',
};
const LICENCE: Sensitive = {
  what: 'the number of a driver’s licence',
  why: 'No form here asks for it. If your broker needs it, give it by phone.',
};

/** Numbers without a check digit, by what they are called. */
const NAMED: readonly (readonly [pattern: RegExp, what: Sensitive])[] = [
  [/\bhealth(?: ?care)?(?: insurance)? (?:card|number|no)\b\D{0,20}\d{4,5}[ -]?\d{4}/i, HEALTH_CARD],
  [/\blicen[cs]e (?:(?:number|no|is)\b\D{0,12})?\d{6}[ -]?\d{3}\b/i, LICENCE],
];

const HEALTH_WORDS =
  /\b(?:diagnos(?:is|ed)|diabet(?:es|ic)|cancer|tumou?r|chemotherapy|dialysis|pregnan(?:t|cy)|heart (?:attack|condition|disease|failure|problems?|surgery)|kidney (?:disease|failure|problems?)|stents?|pacemaker|angina|stroke|asthma|COPD|arthritis|dementia|alzheimer(?:[’']?s)?|parkinson[’']?s|epilep(?:sy|tic)|depression|bipolar|HIV|insulin|cholesterol|blood pressure|hypertension|prescription|medications?|surgery)\b/i;

/** The first thing in a text that its writer may not have meant to send; null when there is none. */
export function findSensitive(text: string): Sensitive | null {
  const number = findSensitiveNumber(text);
  if (number) return NUMBERS[number];
  const named = NAMED.find(([pattern]) => pattern.test(text));
  if (named) return named[1];
  return HEALTH_WORDS.test(text) ? HEALTH : null;
}
