/** The buttons that somebody may answer by typing what they read on them. */
export const TYPED_LABELS = {
  details: 'Leave my details',
  ask: 'Ask a question',
  person: 'Talk to a person',
  kept: 'See or delete my details',
} as const;
export type Typed = keyof typeof TYPED_LABELS;

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z ]/g, '')
    .trim();

/** What the button does whose label is typed; null for any other message. An answer has the first as “… here”. */
export function typedLabel(message: string): Typed | null {
  const typed = plain(message).replace(/ here$/, '');
  return (Object.keys(TYPED_LABELS) as Typed[]).find((does) => plain(TYPED_LABELS[does]) === typed) ?? null;
}
