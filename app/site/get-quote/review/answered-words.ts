type Said = { label: string; value: string };

/** What keeps the request from being sent. */
export function missingWords(needed: number): string {
  return needed === 1 ? 'One answer is missing' : `${needed} answers are missing`;
}

/** How much of a subject was answered. */
export function countWords(count: number): string {
  return count === 1 ? `${count} answer` : `${count} answers`;
}

/** Words that say nothing without their question, as a lone digit or a day does not. */
const NEEDS_ITS_QUESTION = /^(?:Yes|No|None|Not sure yet|Rather not say|I don’t know|\d{1,3}|.*\d, \d{4})$/;

/** The answers of one subject in a line: `2019 · Toyota · RAV4 · Winter tires: Yes`. */
export function answersInALine(shown: readonly Said[]): string {
  return shown
    .map(({ label, value }) => (NEEDS_ITS_QUESTION.test(value) ? `${asked(label)} ${value}` : value))
    .join(' · ');
}

function asked(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}

/** What may still be said of a subject. */
export function addWords(count: number): string {
  return count === 1 ? 'Add one more answer' : `Add up to ${count} more answers`;
}
