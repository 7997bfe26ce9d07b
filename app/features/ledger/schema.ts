import { z } from 'zod';

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

export const DISCLOSURE_KINDS = ['shared', 'viewed', 'exported', 'access_ended'] as const;
export type DisclosureKind = (typeof DISCLOSURE_KINDS)[number];

/**
 * `service` is a company that works for the site, such as the one that delivers its email; `program` one of the site's own
 * that reads with a token.
 */
export const RECIPIENT_KINDS = ['broker', 'admin', 'service', 'program'] as const;
export type RecipientKind = (typeof RECIPIENT_KINDS)[number];

/** What was disclosed, and the word the person reads for it. */
export const DISCLOSURE_FIELDS = {
  insurance_type: 'type of insurance',
  name: 'name',
  email: 'email',
  phone: 'phone',
  city: 'city',
  postal_area: 'the first three characters of your postal code',
  postal_code: 'postal code',
  answers: 'answers',
  contact_times: 'contact times',
  messages: 'messages',
  document_names: 'names of your files (not what is in them)',
  documents: 'documents',
  history: 'history',
} as const;
export type DisclosureField = keyof typeof DISCLOSURE_FIELDS;

/** Why it happened, and the words the person reads after "Why:". */
export const DISCLOSURE_PURPOSES = {
  quote_request: 'you asked for a quote',
  case_work: 'to work on your request',
  reassigned: 'your request moved to another broker',
  not_accepted: 'the broker did not accept your request in time',
  returned: 'the broker passed your request back',
  promise_missed: 'the broker did not contact you in time',
  withdrawn: 'you withdrew your request',
  not_real: 'the broker took it for a request that nobody made',
  merged: 'your request was joined with another one of yours',
  closed: 'your request was closed',
  oversight: 'to check that your request is looked after',
  support: 'you asked us for help',
  privacy_request: 'you asked about your data',
  reporting: 'to report on how requests are handled',
  legal: 'the law or an authority asks this site for it',
  delivery: 'to send you messages about your request',
  program: 'a program of this site works with requests',
} as const;
export type DisclosurePurpose = keyof typeof DISCLOSURE_PURPOSES;

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
