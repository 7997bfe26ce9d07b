import { z } from 'zod';
import { cleanText } from '#app/platform/text/clean-text.ts';
import { DOCUMENTS_PER_LINE, LINE_CHARACTERS, TOO_LONG } from './rules/line-limits.ts';

export const SUBJECT_KINDS = ['case', 'chat'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** What somebody is in a thread. The assistant only says whom to call in danger. */
export const PARTY_ROLES = ['visitor', 'client', 'broker', 'admin', 'assistant'] as const;
export type PartyRole = (typeof PARTY_ROLES)[number];

/** `said` is for everybody in the thread, `internal` for staff alone; a `note` says what happened, and is nobody's. */
export const LINE_KINDS = ['said', 'internal', 'note'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The text of a line as it is kept: composed, trimmed, without control characters. */
export const lineBody = z
  .string({ error: 'Message cannot be empty' })
  .overwrite(cleanText)
  .min(1, { error: 'Message cannot be empty' })
  .max(LINE_CHARACTERS, { error: TOO_LONG });

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
  byEmail: boolean;
  createdAt: Date;
  editedAt: Date | null;
  deletedAt: Date | null;
};

const instant = z.iso.datetime();

/** `cursor` is a position: older lines than that. `since` is a revision: what was added or changed after it. */
export const lineListQuery = z.strictObject({
  cursor: z.coerce.number().int().min(1).optional(),
  since: z.coerce.number().int().min(0).optional(),
  q: z.string().overwrite(cleanText).min(2, { error: 'Please type at least 2 letters' }).max(100).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type LineListQuery = z.output<typeof lineListQuery>;

/** A line of a case as the viewer reads it. */
export const caseLine = z.object({
  id: z.uuid(),
  position: z.int(),
  kind: z.enum(LINE_KINDS),
  role: z.enum(PARTY_ROLES).nullable(),
  /** Name, and for brokers brokerage and licence; brokers are not told about each other. */
  author: z.string().nullable(),
  isYours: z.boolean(),
  /** Of the viewer's own lines: the key that their page made for it. */
  clientId: z.uuid().nullable(),
  body: z.string(),
  documentIds: z.array(z.uuid()),
  /** It came by email: what was quoted there is not in it. */
  byEmail: z.boolean(),
  createdAt: instant,
  editedAt: instant.nullable(),
  deletedAt: instant.nullable(),
});
export type CaseLine = z.output<typeof caseLine>;

/** Lines of a case, oldest first, and where the reader stands among them. */
export const linePage = z.object({
  items: z.array(caseLine),
  /** For the lines before these; null when there are none. With `since`: more has changed than is here. */
  nextCursor: z.string().nullable(),
  total: z.int(),
  /** Everything up to this change is known with this page (with `since`: and what was known before). */
  revision: z.int(),
  /** The newest line that the viewer has seen, and that the other side has. */
  readUpTo: z.int(),
  seenUpTo: z.int(),
  /** What the viewer may write now: nothing once a request is over. */
  mayWrite: z.array(z.enum(['said', 'internal'])),
  /** Whether the viewer has written to the other side before. */
  hasWritten: z.boolean(),
});
export type LinePage = z.output<typeof linePage>;

export const readInput = z.strictObject({
  at: z.int({ error: 'Please say up to which message you have read' }).min(0),
});
export const editInput = z.strictObject({ body: lineBody });

export const PRESENCES = ['here', 'writing', 'away'] as const;
export const presenceInput = z.strictObject({ presence: z.enum(PRESENCES) });
/** Who else has the case open now. Clients are told only who is writing to them. */
export const presenceList = z.object({
  items: z.array(z.object({ name: z.string(), role: z.enum(PARTY_ROLES), isWriting: z.boolean() })),
});
export type PresenceList = z.output<typeof presenceList>;

/** What is said about the viewer's cases, the one with the newest line first. */
export const conversationList = z.object({
  items: z.array(
    z.object({
      caseId: z.uuid(),
      reference: z.string(),
      title: z.string(),
      /** The person, for those who work on the case. */
      name: z.string().nullable(),
      unread: z.int(),
      last: z.object({ author: z.string().nullable(), isYours: z.boolean(), text: z.string(), at: instant }),
    }),
  ),
  nextCursor: z.string().nullable(),
  total: z.int(),
});
export type ConversationList = z.output<typeof conversationList>;
