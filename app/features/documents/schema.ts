import { z } from 'zod';
import { passportEntrySchema } from '#app/features/ledger/schema.ts';
import { FILE_MIMES } from './file-kinds.ts';

export const DOCUMENT_CATEGORIES = [
  'id',
  'policy',
  'abstract',
  'photo',
  'quote',
  'certificate',
  'other',
] as const;
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];

/** `quarantined` waits for its checks and is served to nobody. */
export const DOCUMENT_STATES = ['quarantined', 'available', 'rejected', 'deleted'] as const;
export const DOCUMENT_VISIBILITIES = ['client', 'internal'] as const;
/** Who sent a file; `visitor` is whoever held the tracking link. */
export const DOCUMENT_SIDES = ['client', 'visitor', 'broker', 'admin'] as const;
export type DocumentSide = (typeof DOCUMENT_SIDES)[number];

/** Why an administrator opens a document; it stands in the data passport. */
export const OPENING_REASONS = ['oversight', 'support', 'privacy_request'] as const;

/** The fields that come with a file. */
export const uploadFields = z.strictObject({
  category: z.enum(DOCUMENT_CATEGORIES, { error: 'Please choose what this is' }).default('other'),
  visibility: z.enum(DOCUMENT_VISIBILITIES, { error: 'Please choose who may see this' }).default('client'),
  /** What was asked for, and this answers: by the broker, or of them, a certificate. */
  requestId: z.uuid({ error: 'This request is not known' }).optional(),
  /** The document of which this is the next version. */
  replacesId: z.uuid({ error: 'This document is not known' }).optional(),
  validUntil: z.iso.date({ error: 'Please enter a valid date' }).optional(),
  /** Made by who sends it, and the same when it is sent again. */
  clientId: z.uuid({ error: 'Please reload the page and try again' }).optional(),
});
export type UploadFields = z.output<typeof uploadFields>;

export const documentParams = z.strictObject({ id: z.uuid() });
export const pageNumber = z.coerce.number().int().min(1).max(20);
export const pageParams = z.strictObject({ id: z.uuid(), page: pageNumber });
export const openingQuery = z.strictObject({
  reason: z.enum(OPENING_REASONS, { error: 'Please say why you are opening this' }).optional(),
});

const instant = z.iso.datetime();

/** A document as one reader sees it. */
export const documentOutput = z.object({
  id: z.uuid(),
  caseId: z.uuid(),
  category: z.enum(DOCUMENT_CATEGORIES),
  /** Empty once it was deleted. */
  name: z.string(),
  mime: z.enum(FILE_MIMES),
  bytes: z.int(),
  state: z.enum(DOCUMENT_STATES),
  /** Why it was not accepted, in a sentence for both sides. */
  rejectReason: z.string().nullable(),
  /** Its checks wait for the virus scanner, which does not answer. */
  isHeld: z.boolean(),
  visibility: z.enum(DOCUMENT_VISIBILITIES),
  requestId: z.uuid().nullable(),
  validUntil: z.string().nullable(),
  replacesId: z.uuid().nullable(),
  /** The version that took its place. */
  replacedById: z.uuid().nullable(),
  /** How many pages have a picture to look at (`GET /api/documents/{id}/pages/{page}`, from 1 on). */
  pages: z.int(),
  side: z.enum(DOCUMENT_SIDES),
  /** Name, and for brokers brokerage and licence; null for whoever held the tracking link. */
  author: z.string().nullable(),
  isOwn: z.boolean(),
  canOpen: z.boolean(),
  canDelete: z.boolean(),
  canReplace: z.boolean(),
  createdAt: instant,
  /** The broker took it as what was asked for. */
  isAccepted: z.boolean(),
  deletedAt: instant.nullable(),
  /** Who opened it and when, newest first; for the person it is about and administrators alone. */
  openings: z.array(passportEntrySchema).nullable(),
});
export type DocumentOutput = z.output<typeof documentOutput>;

export const documentList = z.object({
  /** Newest first. */
  items: z.array(documentOutput),
  /** How many more may be sent; 0 where this reader may send none. */
  room: z.int(),
});
export type DocumentList = z.output<typeof documentList>;
