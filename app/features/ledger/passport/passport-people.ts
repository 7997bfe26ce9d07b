import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import {
  DISCLOSURE_FIELDS,
  DISCLOSURE_PURPOSES,
  type DisclosureField,
  type DisclosureKind,
} from '../disclosures.ts';
import type { PassportEntry } from '../schema.ts';
import { IN_MAIL_LIST, isInMailList } from './in-mail-list.ts';
import { fieldWords, namedFields, recipientParts } from './passport-sentence.ts';

/** What one person, or one company, got and did with somebody’s data, over all their lines in the passport. */
export type PassportPerson = {
  key: string;
  kind: PassportEntry['recipient']['kind'];
  name: string;
  role: string;
  /** The first time and the last. */
  when: string;
  what: readonly string[];
  why: string;
  /** Got it, and has not looked at it. */
  isUnopened: boolean;
  /** The lines themselves, newest first. */
  entries: readonly PassportEntry[];
};

/** A part of what another field holds whole. */
const PART_OF: Partial<Record<DisclosureField, DisclosureField>> = {
  answer_facts: 'answers',
  postal_area: 'postal_code',
};

/** What documents are called, by id, as far as the reader knows it: those that were deleted have no name. */
export type DocumentNames = ReadonlyMap<string, string>;

/** The data passport by person, with whoever did something last in front. `entries` are newest first. */
export function passportPeople(
  entries: readonly PassportEntry[],
  names: DocumentNames = new Map(),
): PassportPerson[] {
  const byPerson = Map.groupBy(entries, ({ recipient }) => JSON.stringify(recipient));
  return [...byPerson].map(([key, own]) => personOf(key, own, names));
}

function personOf(key: string, entries: readonly PassportEntry[], names: DocumentNames): PassportPerson {
  const { recipient } = entries[0] as PassportEntry;
  const of = (kind: DisclosureKind) => entries.filter((entry) => entry.kind === kind);
  const isUnopened = recipient.kind === 'broker' && of('shared').length > 0 && of('viewed').length === 0;
  const reasons = entries.filter(({ kind }) => kind !== 'access_ended').map(({ purpose }) => purpose);
  const why = [
    ...new Set((reasons.length > 0 ? reasons : entries.map(({ purpose }) => purpose)).toReversed()),
  ];
  return {
    ...{ key, kind: recipient.kind, isUnopened, entries },
    ...recipientParts(recipient),
    when: whenOf(entries),
    what: whatOf(entries, of, { isUnopened, names }),
    why: upperFirst(why.map((purpose) => DISCLOSURE_PURPOSES[purpose]).join('; ')),
  };
}

function whenOf(entries: readonly PassportEntry[]): string {
  const [newest, oldest] = [entries[0], entries.at(-1)];
  if (!newest || !oldest) return '';
  const [last, first] = [timeOf(newest), timeOf(oldest)];
  if (first === last) return upperFirst(last);
  // Of several looks on one day the first is noted: its time is not that of the last.
  const isFirstOfDay = newest.kind === 'viewed' && newest.documentId === null;
  return `First ${first}, last ${isFirstOfDay ? `on ${last.split(',')[0]}` : last}`;
}

const timeOf = ({ at }: PassportEntry) => formatAlbertaTime(new Date(at), 'short');

type EntriesOf = (kind: DisclosureKind) => readonly PassportEntry[];

type Seen = { isUnopened: boolean; names: DocumentNames };

function whatOf(entries: readonly PassportEntry[], of: EntriesOf, { isUnopened, names }: Seen): string[] {
  const opened = of('viewed').filter(({ documentId }) => documentId !== null);
  const read = of('viewed').filter((entry) => entry.documentId === null && !isInMailList(entry));
  const documents = new Set(opened.flatMap(({ documentId }) => documentId ?? []));
  const [newest] = entries;
  const ended = newest?.kind === 'access_ended' ? newest : null;
  return [
    ...line(sharedWord(of('shared').length > 0, read.length > 0, isUnopened && { isOver: ended !== null }), [
      ...of('shared'),
      ...read,
    ]),
    ...(documents.size > 0 ? [`Opened: ${openedWords([...documents], names)}`] : []),
    ...(of('viewed').some(isInMailList) ? [`Seen in a list of emails: ${IN_MAIL_LIST}`] : []),
    ...line('New details for your account', of('corrected')),
    ...line('Copied into a file', of('exported')),
    ...(ended ? [`Access ended on ${timeOf(ended)}: ${DISCLOSURE_PURPOSES[ended.purpose]}`] : []),
  ];
}

/** By name where all are known and few, in the order in which they were opened first. */
function openedWords(ids: readonly string[], names: DocumentNames): string {
  const known = ids.toReversed().flatMap((id) => names.get(id) ?? []);
  if (known.length === ids.length && ids.length <= NAMED) return andWords(known.map((name) => `“${name}”`));
  return `${ids.length === 1 ? 'one' : ids.length} of your documents`;
}

/** So many documents are named; more are counted, and named in the single times. */
const NAMED = 3;

function sharedWord(isShared: boolean, isRead: boolean, unopened: false | { isOver: boolean }): string {
  if (unopened) return unopened.isOver ? 'Shared, but never opened' : 'Shared, but not opened yet';
  if (isShared) return isRead ? 'Shared and read' : 'Shared';
  return 'Read';
}

/** Every field of these lines, each once and in one order. */
function line(word: string, entries: readonly PassportEntry[]): string[] {
  const named = new Set(entries.flatMap(namedFields));
  const inOrder = (Object.keys(DISCLOSURE_FIELDS) as DisclosureField[]).filter((field) => {
    const whole = PART_OF[field];
    return named.has(field) && !(whole && named.has(whole));
  });
  return inOrder.length > 0 ? [`${word}: ${fieldWords(inOrder)}`] : [];
}
