/** What should not be written here, and why, as it is said before it is sent. */
export type Sensitive = { what: string; why: string };

const CARD: Sensitive = {
  what: 'the number of a payment card',
  why: 'Nothing is paid on this site, and your broker does not need it here.',
};
const SIN: Sensitive = {
  what: 'a Social Insurance Number',
  why: 'No quote needs it. Keep it to yourself until an insurer asks for it on paper.',
};
const HEALTH: Sensitive = {
  what: 'something about somebody’s health',
  why: 'No form here asks for it, and it is better discussed by phone.',
};

/** Digits with the gaps people write, but no letters or signs between them. */
const NUMBER = /\d(?:[ -]?\d){8,18}/g;
const HEALTH_WORDS =
  /\b(?:diagnos(?:is|ed)|diabet(?:es|ic)|cancer|tumou?r|chemotherapy|dialysis|pregnan(?:t|cy)|heart (?:attack|condition|disease|failure|problems?|surgery)|kidney (?:disease|failure|problems?)|stents?|pacemaker|angina|stroke|asthma|COPD|arthritis|dementia|alzheimer(?:[’']?s)?|parkinson[’']?s|epilep(?:sy|tic)|depression|bipolar|HIV|insulin|cholesterol|blood pressure|hypertension|prescription|medications?|surgery)\b/i;

/** The first thing in a text that its writer may not have meant to send; null when there is none. */
export function findSensitive(text: string): Sensitive | null {
  for (const [found] of text.matchAll(NUMBER)) {
    const number = numberIn(found);
    if (number) return number;
  }
  return HEALTH_WORDS.test(text) ? HEALTH : null;
}

/** Stands in a draft for a number that was not kept. */
const LEFT_OUT = '(number left out)';

/** A text as it may lie on a device: without the numbers of cards and of people, the rest as it was written. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(NUMBER, (found) => (numberIn(found) ? LEFT_OUT : found));
}

function numberIn(found: string): Sensitive | null {
  const digits = found.replaceAll(/\D/g, '');
  if (!passesLuhn(digits)) return null;
  if (digits.length >= 13) return CARD;
  return digits.length === 9 ? SIN : null;
}

/** The check digit that cards and Social Insurance Numbers have. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
