import { FILE_KINDS } from '#app/features/documents/file-kinds.ts';
import type { DocumentCategory, DocumentOutput } from '#app/features/documents/schema.ts';
import type { Tone } from '#app/ui/tone.ts';

export const CATEGORY_WORDS = {
  id: 'Identification',
  policy: 'Policy',
  abstract: 'Driver’s abstract',
  photo: 'Photo',
  quote: 'Quote',
  certificate: 'Certificate',
  other: 'Other document',
} as const satisfies Record<DocumentCategory, string>;

export const CATEGORY_OPTIONS = Object.entries(CATEGORY_WORDS).map(([value, label]) => ({ value, label }));

export const OPENING_REASON_OPTIONS = [
  { value: 'support', label: 'The client asked for help' },
  { value: 'privacy_request', label: 'The client asked about their data' },
  { value: 'oversight', label: 'To check that the request is looked after' },
];

/** What pages let people choose from, for the browser's own window. */
export const ACCEPTED_ENDINGS = Object.values(FILE_KINDS)
  .flatMap(({ endings }) => endings.map((ending) => `.${ending}`))
  .join(',');

/** The state of a document in a word or two; null for one that can simply be opened. */
export function stateWords({
  state,
  isHeld,
  isAccepted,
}: DocumentOutput): { tone: Tone; words: string } | null {
  switch (state) {
    case 'quarantined':
      return isHeld
        ? { tone: 'warning', words: 'Check is delayed' }
        : { tone: 'info', words: 'Being checked' };
    case 'rejected':
      return { tone: 'danger', words: 'Not accepted' };
    case 'deleted':
      return { tone: 'neutral', words: 'Deleted' };
    case 'available':
      return isAccepted ? { tone: 'success', words: 'Received and checked' } : null;
  }
}

/** A size as people say it, 1 kB at least. */
export function sizeWords(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Who sent it, for whoever reads. */
export function authorWords({ isOwn, author, side }: DocumentOutput): string {
  if (isOwn) return 'You';
  return author ?? (side === 'admin' ? 'This site' : 'The client');
}
