const LABELS = [
  { pattern: /^\W*leave my details(?: here)?\W*$/i, does: 'details' },
  { pattern: /^\W*ask a question\W*$/i, does: 'ask' },
] as const;

/** What the button does whose label is typed, as people do who answer with what they read; null for any other message. */
export function typedLabel(message: string): 'details' | 'ask' | null {
  return LABELS.find(({ pattern }) => pattern.test(message))?.does ?? null;
}
