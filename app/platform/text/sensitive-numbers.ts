/** Digits with the gaps people write, but no letters or signs between them. */
const NUMBER = /\d(?:[ -]?\d){8,18}/g;

/** What a number is whose check digit is right: that of a payment card, or a Social Insurance Number. */
export type SensitiveNumber = 'card' | 'sin';

/** The first number of that kind in a text; null when there is none. */
export function findSensitiveNumber(text: string): SensitiveNumber | null {
  for (const [found] of text.matchAll(NUMBER)) {
    const number = numberIn(found);
    if (number) return number;
  }
  return null;
}

/** Stands in a draft for a number that was not kept. */
const LEFT_OUT = '(number left out)';

/** A text as it may lie on a device: without the numbers of cards and of people, the rest as it was written. */
export function withoutNumbers(text: string): string {
  return text.replaceAll(NUMBER, (found) => (numberIn(found) ? LEFT_OUT : found));
}

function numberIn(found: string): SensitiveNumber | null {
  const digits = found.replaceAll(/\D/g, '');
  if (!passesLuhn(digits)) return null;
  if (digits.length >= 13) return 'card';
  return digits.length === 9 ? 'sin' : null;
}

/** The check digit that cards and Social Insurance Numbers have. */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
