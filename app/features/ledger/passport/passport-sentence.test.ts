import { expect, test } from 'vitest';
import type { PassportEntry } from '../schema.ts';
import { passportSentence } from './passport-sentence.ts';

const SHARED: PassportEntry = {
  id: '019ab000-0000-7000-8000-000000000001',
  kind: 'shared',
  recipient: {
    kind: 'broker',
    name: 'Dana Whitford',
    brokerage: 'Foothills Insurance',
    licenceNumber: '12345',
  },
  fields: ['name', 'email', 'phone', 'answers'],
  purpose: 'quote_request',
  documentId: null,
  at: '2026-11-23T20:30:00.000Z',
};

test.each<[string, Partial<PassportEntry>, string]>([
  [
    'sharing',
    {},
    'Shared with Dana Whitford, licensed broker at Foothills Insurance (licence 12345), on Monday, November 23, 2026, 2:30\u00a0pm Alberta time: name, email, phone and answers. Why: you asked for a quote.',
  ],
  [
    'reading',
    { kind: 'viewed', fields: ['answers'], purpose: 'case_work' },
    'Read by Dana Whitford, licensed broker at Foothills Insurance (licence 12345), on Monday, November 23, 2026, 2:30\u00a0pm Alberta time: answers. Why: to work on your request.',
  ],
  [
    'opening a document',
    {
      kind: 'viewed',
      fields: ['documents'],
      purpose: 'case_work',
      documentId: '019ab000-0000-7000-8000-000000000002',
    },
    'Opened by Dana Whitford, licensed broker at Foothills Insurance (licence 12345), on Monday, November 23, 2026, 2:30\u00a0pm Alberta time: one of your documents. Why: to work on your request.',
  ],
  ...([['document_names'], ['documents']] as const).map(
    (fields): [string, Partial<PassportEntry>, string] => [
      `the list of files, noted as ${fields[0]}`,
      { kind: 'viewed', fields: [...fields], purpose: 'case_work' },
      'Read by Dana Whitford, licensed broker at Foothills Insurance (licence 12345), on Monday, November 23, 2026, 2:30\u00a0pm Alberta time: names of your files (not what is in them). Why: to work on your request.',
    ],
  ),
  [
    'the end of access',
    { kind: 'access_ended', fields: [], purpose: 'withdrawn' },
    'Access ended for Dana Whitford, licensed broker at Foothills Insurance (licence 12345), on Monday, November 23, 2026, 2:30\u00a0pm Alberta time. Why: you withdrew your request.',
  ],
  [
    'an admin',
    {
      kind: 'viewed',
      recipient: { kind: 'admin', name: 'Ira Lund', brokerage: null, licenceNumber: null },
      fields: ['name', 'city'],
      purpose: 'oversight',
    },
    'Read by Ira Lund, site administrator, on Monday, November 23, 2026, 2:30\u00a0pm Alberta time: name and city. Why: to check that your request is looked after.',
  ],
  [
    'an export',
    {
      kind: 'exported',
      recipient: { kind: 'admin', name: 'Ira Lund', brokerage: null, licenceNumber: null },
      fields: ['name', 'email'],
      purpose: 'reporting',
    },
    'Copied into a file by Ira Lund, site administrator, on Monday, November 23, 2026, 2:30\u00a0pm Alberta time: name and email. Why: to report on how requests are handled.',
  ],
  [
    'a broker without brokerage and licence on file',
    {
      recipient: { kind: 'broker', name: 'Sam Poe', brokerage: null, licenceNumber: null },
      fields: ['name'],
    },
    'Shared with Sam Poe, licensed broker, on Monday, November 23, 2026, 2:30\u00a0pm Alberta time: name. Why: you asked for a quote.',
  ],
  [
    'a company that works for the site',
    {
      recipient: { kind: 'service', name: 'Northern Mail', brokerage: null, licenceNumber: null },
      fields: ['email'],
      purpose: 'delivery',
    },
    'Shared with Northern Mail, a company that works for this site, on Monday, November 23, 2026, 2:30\u00a0pm Alberta time: email. Why: to send you messages about your request.',
  ],
])('the passport tells of %s in one plain sentence', (_name, change, sentence) => {
  expect(passportSentence({ ...SHARED, ...change })).toBe(sentence);
});
