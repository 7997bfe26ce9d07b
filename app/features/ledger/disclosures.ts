export const DISCLOSURE_KINDS = ['shared', 'viewed', 'corrected', 'exported', 'access_ended'] as const;
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
  answer_facts:
    'the answers you chose from a list or gave as a number or a date (not dates of birth, not answers about health, and not what you typed as text, such as a name or a make and model)',
  contact_times: 'contact times',
  policy: 'policy details',
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
  mail_list: 'to check that our emails arrive',
  support: 'you asked us for help',
  privacy_request: 'you asked about your data',
  correction: 'a detail of yours was wrong',
  reporting: 'to report on how requests are handled',
  legal: 'the law or an authority asks this site for it',
  delivery: 'to send you messages about your request',
  program: 'a program of this site works with requests',
} as const;
export type DisclosurePurpose = keyof typeof DISCLOSURE_PURPOSES;
