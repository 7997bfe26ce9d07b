import { z } from 'zod';
import { cleanText } from '#app/platform/clean-text.ts';

export const SUBJECT_KINDS = ['case', 'chat'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What somebody is in a thread. The assistant only says whom to call in danger. */
export const PARTY_ROLES = ['visitor', 'client', 'broker', 'admin', 'assistant'] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];

/** `said` is for everybody in the thread, `internal` for staff alone; a `note` says what happened, and is nobody's. */
export const LINE_KINDS = ['said', 'internal', 'note'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const LINE_CHARACTERS = 4_000;
const DOCUMENTS_PER_LINE = 5;

/** The text of a line as it is kept: composed, trimmed, without control characters. */
export const lineBody = z
  .string({ error: 'Message cannot be empty' })
  .overwrite(cleanText)
  .min(1, { error: 'Message cannot be empty' })
  .max(LINE_CHARACTERS, { error: `Message must not exceed ${LINE_CHARACTERS} characters` });

/** A line as it comes in. `clientId` is made by who sends it, and is the same when it is sent again. */
export const newLine = z.strictObject({
  clientId: z.uuid({ error: 'Please reload the page and try again' }).optional(),
  body: lineBody,
  kind: z.enum(['said', 'internal']).default('said'),
  documentIds: z
    .array(z.uuid())
    .max(DOCUMENTS_PER_LINE, { error: `Please attach at most ${DOCUMENTS_PER_LINE} documents` })
    .default([]),
});
export type NewLine = z.input<typeof newLine>;

/** A line as it is read. One that was taken back has no text and no documents. */
export type ThreadLine = {
  id: string;
  /** The line's place in its thread, from 1 on without gaps. */
  position: number;
  kind: LineKind;
  /** Null for notes. */
  role: PartyRole | null;
  /** Name, and for brokers brokerage and licence; null for notes and for people without an account. */
  author: string | null;
  authorId: string | null;
  body: string;
  documentIds: string[];
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
};
