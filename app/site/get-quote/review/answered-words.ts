type Said = { label: string; value: string };

/** Words that say nothing without their question. */
const NEEDS_ITS_QUESTION =
  /^(?:Yes|No|None|Not sure yet|Rather not say|I don’t know|[\d,]+|[A-Z][a-z]+ \d{1,2}, \d{4})$/;

/** What keeps the request from being sent. */
export function missingWords(needed: number): string {
  return needed === 1 ? 'One answer is missing' : `${needed} answers are missing`;
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
