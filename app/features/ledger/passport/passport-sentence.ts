import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { DISCLOSURE_FIELDS, DISCLOSURE_PURPOSES, type DisclosureField } from '../disclosures.ts';
import type { PassportEntry } from '../schema.ts';
import { IN_MAIL_LIST, isInMailList } from './in-mail-list.ts';

const OPENINGS = {
  shared: 'Shared with',
  viewed: 'Read by',
  corrected: 'New details for your account entered by',
  exported: 'Copied into a file by',
  access_ended: 'Access ended for',
} as const satisfies Record<PassportEntry['kind'], string>;

const HAPPENED = {
  'Shared with': 'Shared',
  'Read by': 'Read',
  'Opened by': 'Opened',
  'Seen in a list of emails by': 'Seen in a list of emails',
  'New details for your account entered by': 'New details for your account',
  'Copied into a file by': 'Copied into a file',
  'Access ended for': 'Access ended',
} as const;

/**
 * One line of the data passport as a sentence for the person it is about; `documentName` is that of the one document it
 * is about, where it is known. Plain text: escape it in HTML.
 */
export function passportSentence(entry: PassportEntry, documentName?: string): string {
  const who = `${openingOf(entry)} ${recipientWords(entry.recipient)}`;
  const when = `on ${formatAlbertaTime(new Date(entry.at), 'dateTime')}`;
  return `${who}, ${when}${whatOf(entry, documentName)}. Why: ${DISCLOSURE_PURPOSES[entry.purpose]}.`;
}

export type PassportWords = Record<'when' | 'what' | 'why', string>;

/** The same in parts, for a list of what one person did. */
export function passportWords(entry: PassportEntry, documentName?: string): PassportWords {
  return {
    when: formatAlbertaTime(new Date(entry.at), 'short'),
    what: `${HAPPENED[openingOf(entry)]}${whatOf(entry, documentName)}`,
    why: upperFirst(DISCLOSURE_PURPOSES[entry.purpose]),
  };
}

function openingOf(entry: PassportEntry): keyof typeof HAPPENED {
  const { kind, documentId } = entry;
  if (isInMailList(entry)) return 'Seen in a list of emails by';
  return documentId && kind === 'viewed' ? 'Opened by' : OPENINGS[kind];
}

function whatOf(entry: PassportEntry, documentName?: string): string {
  const { documentId } = entry;
  if (isInMailList(entry)) return `: ${IN_MAIL_LIST}`;
  if (documentId) return documentName ? `: the document “${documentName}”` : ': one of your documents';
  const named = namedFields(entry);
  return named.length === 0 ? '' : `: ${fieldWords(named)}`;
}

/** The fields of a line of the data passport that is not about one document. */
export function namedFields({
  kind,
  fields,
  documentId,
}: Pick<PassportEntry, 'kind' | 'fields' | 'documentId'>): readonly DisclosureField[] {
  // Documents alone, and none by its id: a line of the time when the list of files was written down so.
  const isList = kind === 'viewed' && !documentId && fields.length === 1 && fields[0] === 'documents';
  return isList ? ['document_names'] : fields;
}

export const fieldWords = (fields: readonly DisclosureField[]) =>
  andWords(fields.map((field) => DISCLOSURE_FIELDS[field]));

/** Who it was, and as what. */
export function recipientParts(recipient: PassportEntry['recipient']): { name: string; role: string } {
  const { kind, name, brokerage, licenceNumber } = recipient;
  switch (kind) {
    case 'broker': {
      const at = brokerage ? ` at ${brokerage}` : '';
      const licence = licenceNumber ? ` (licence ${licenceNumber})` : '';
      return { name, role: `licensed broker${at}${licence}` };
    }
    case 'admin':
      return { name, role: 'site administrator' };
    case 'program':
      return { name: `the program ${name}`, role: 'site administrator' };
    case 'service':
      return { name, role: 'a company that works for this site' };
  }
}

function recipientWords(recipient: PassportEntry['recipient']): string {
  const { name, role } = recipientParts(recipient);
  return `${name}, ${role}`;
}
