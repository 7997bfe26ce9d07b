/** What keeps the request from being sent. */
export function missingWords(needed: number): string {
  return needed === 1 ? 'One answer is missing' : `${needed} answers are missing`;
}

/** What was asked, before its answer in the same line: `Model year:`, or a question as it is. */
export function asked(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}

/** What may still be said of a subject. */
export function addWords(count: number): string {
  return count === 1 ? 'Add one more answer' : `Add up to ${count} more answers`;
}
