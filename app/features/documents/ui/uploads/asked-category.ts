import type { DocumentCategory } from '#app/features/documents/schema.ts';

const WORDS: readonly (readonly [DocumentCategory, RegExp])[] = [
  ['abstract', /\babstract\b/i],
  ['photo', /\b(?:photo|picture)s?\b/i],
  ['certificate', /\bcertificates?\b/i],
  ['quote', /\bquotes?\b/i],
  ['policy', /\b(?:policy|policies)\b/i],
];

/** What a document is that was asked for by this title: `Current policy` is a policy. */
export function askedCategory(title: string): DocumentCategory {
  return WORDS.find(([, word]) => word.test(title))?.[0] ?? 'other';
}

/** A picture of which nobody has said more is a photo. */
export const categoryOf = (mime: string, chosen: DocumentCategory): DocumentCategory =>
  chosen === 'other' && mime.startsWith('image/') ? 'photo' : chosen;
