/** What keeps the request from being sent. */
export function missingWords(needed: number): string {
  return needed === 1 ? 'One answer is missing' : `${needed} answers are missing`;
}

/** What was asked, before its answer in the same line: `Model year:`, or a question as it is. */
export function asked(label: string): string {
  return label.endsWith('?') ? label : `${label}:`;
}
