import { z } from 'zod';
import { DISCLOSURE_FIELDS, DISCLOSURE_KINDS, DISCLOSURE_PURPOSES, RECIPIENT_KINDS } from './disclosures.ts';

export const CONSENT_PURPOSES = [
  'share_broker',
  'newsletter',
  'call',
  'text',
  'terms',
  'chat_ai',
  'testimonial',
] as const;
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];

/** How the person said yes; `web_form_no_script` is the same form posted without JavaScript. */
export const CONSENT_METHODS = ['web_form', 'web_form_no_script', 'chat', 'email', 'phone'] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];

const codesOf = <Code extends string>(table: Record<Code, string>) => z.enum(Object.keys(table) as Code[]);

/** One line of the data passport as the API answers it; `passportSentence` says it in words. */
export const passportEntrySchema = z.object({
  id: z.uuid(),
  kind: z.enum(DISCLOSURE_KINDS),
  recipient: z.object({
    kind: z.enum(RECIPIENT_KINDS),
    name: z.string(),
    brokerage: z.string().nullable(),
    licenceNumber: z.string().nullable(),
  }),
  fields: z.array(codesOf(DISCLOSURE_FIELDS)),
  purpose: codesOf(DISCLOSURE_PURPOSES),
  documentId: z.uuid().nullable(),
  at: z.iso.datetime(),
});
export type PassportEntry = z.infer<typeof passportEntrySchema>;

/** The answer of `GET /api/cases/{id}/passport`. */
export const passportSchema = z.object({ items: z.array(passportEntrySchema) });
