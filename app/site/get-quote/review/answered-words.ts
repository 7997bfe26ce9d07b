import type { LeftOut } from './left-out.ts';

type Said = { label: string; value: string };

/** Words that say nothing without their question. */
const NEEDS_ITS_QUESTION = /^(?:Yes|No|None|Not sure yet|Rather not say|I don’t know|\d)$/;

/** `5 of 7 answered`, or what keeps the request from being sent. */
export function countWords(answered: number, left: LeftOut | undefined): string {
  if (left && left.needed > 0) {
    return left.needed === 1 ? 'One answer is missing' : `${left.needed} answers are missing`;
  }
  if (left) return `${answered} of ${answered + left.count} answered`;
  return answered === 1 ? 'One answer' : `All ${answered} answered`;
}

/** The answers of one subject in a line: `2019, Toyota, RAV4, Winter tires: Yes`. */
export function answersInALine(said: readonly Said[]): string {
  return said
    .map(({ label, value }) => (NEEDS_ITS_QUESTION.test(value) ? asOne(label, value) : value))
    .join(', ');
}

function asOne(label: string, value: string): string {
  return label.endsWith('?') ? `${label} ${value}` : `${label}: ${value}`;
}
