import { entries } from '#content/chat/entries.ts';
import type { Facet } from '#content/chat/entry.ts';
import { leadWords, SUPER_VISA, WORK_VEHICLES } from '#content/chat/script.ts';

/** The subject of an entry for the rest of the talk: a wish for a quote stays with what it is for. */
const QUOTED: Readonly<Record<string, string>> = {
  ...{
    'do-quote-auto': 'auto',
    'do-quote-home': 'home',
    'do-quote-business': 'biz',
    'do-quote-life': 'life',
  },
  ...{ 'do-quote-commercial-auto': 'fleet', 'do-quote-travel': 'travel', 'do-quote-super-visa': 'visa' },
  ...{ 'do-quote-group-benefits': 'group', 'do-quote-specialty': 'spec' },
};
const QUOTES = new Map(Object.entries(QUOTED).map(([key, subject]) => [subject, key]));
/** Topics that are about the talk, or about any loss, and not about a kind of insurance. */
const NO_SUBJECT = new Set(['talk', 'do', 'no', 'danger', 'site', 'language', 'gen', 'city', 'claim']);

/** What an entry is about, or null where it is about nothing that a talk could stay with. */
export function subjectOf(key: string): string | null {
  const known = SUBJECTS.get(key);
  return known === undefined ? readSubject(key) : known;
}

function readSubject(key: string): string | null {
  const known = QUOTED[key] ?? entries[key]?.about;
  if (known) return known;
  const topic = key.split('-')[0] ?? key;
  return NO_SUBJECT.has(topic) ? null : topic;
}

/** Asked for every entry with each turn of a talk. */
const SUBJECTS: ReadonlyMap<string, string | null> = new Map(
  Object.keys(entries).map((key) => [key, readSubject(key)]),
);

/** What can be asked on about anything that was insured or lost. */
const ASKED_OF_ANY = new Set([
  ...['claim-how-long', 'claim-affects-price', 'claim-time-limits', 'claim-next-steps', 'claim-adjuster'],
  ...['claim-status', 'claim-second-opinion', 'claim-photos', 'claim-deductible-when', 'claim-papers'],
]);

/** Whether an entry serves any subject, so that a talk stays with what it was about before: a price, a refusal, how long. */
export function isAside(key: string): boolean {
  const kind = entries[key]?.kind;
  if (kind === 'danger' || kind === 'talk') return false;
  return ASKED_OF_ANY.has(key) || key.startsWith('gen-') || (kind !== undefined && subjectOf(key) === null);
}

/** The entry that opens the form for a subject. */
export function quoteFor(subject: string | null): string {
  return (subject && QUOTES.get(subject)) ?? 'do-quote';
}

/** The wish for a quote that is meant: one that names no kind is about what the talk is about, whatever else it sounds like. */
export function quoteMeant(question: string, key: string, subject: string | null): string {
  const wished = QUOTED[key];
  const names = wished && NAMED_BY[wished];
  if (!names || !subject || wished === subject || names.test(question)) return key;
  return QUOTES.get(subject) ?? key;
}

/** Whether an entry is a wish for a quote that may be for what the talk is about: of any kind, or of one that the question does not name. */
export function isWishFor(question: string, key: string, subject: string | null): boolean {
  return key === 'do-quote' || (key in QUOTED && subjectOf(quoteMeant(question, key, subject)) === subject);
}

/** The entry of a subject that tells of one side of it. */
export function entryOfFacet(subject: string | null, facet: Facet): string | null {
  return OF_FACET[facet]?.get(subject ?? '') ?? null;
}

/** Of each side, the first entry of each subject. */
const OF_FACET = sidesOfSubjects();

function sidesOfSubjects(): Readonly<Partial<Record<Facet, ReadonlyMap<string, string>>>> {
  const ofFacet: Partial<Record<Facet, Map<string, string>>> = {};
  for (const [key, { facet }] of Object.entries(entries).toReversed()) {
    const subject = subjectOf(key);
    if (!facet || !subject) continue;
    ofFacet[facet] ??= new Map();
    ofFacet[facet].set(subject, key);
  }
  return ofFacet;
}

/** Of what serves any subject, the one of the talk may have its own: a visa sets rules for paying in instalments. */
export function ownOfSubject(key: string, subject: string | null): string {
  if (entries[key]?.facet !== 'instalments') return key;
  return entryOfFacet(subject, 'instalments') ?? key;
}

/** What is asked next after an entry and tells of one side. */
export function nextOfFacet(key: string | null, facet: Facet): string | null {
  const next = (key && entries[key]?.next) || [];
  return next.find((one) => entries[one]?.facet === facet) ?? null;
}

/** Whether an entry is about something else than the entry before: neither its subject, nor what it leads to, nor the talk. */
export function isFarFrom(before: string | null, key: string): boolean {
  if (!before || before === key || entries[key]?.kind !== undefined || isAside(key)) return false;
  const leads = (from: string, to: string) => entries[from]?.next?.includes(to) ?? false;
  if (leads(before, key) || leads(key, before)) return false;
  if (isOfAnyLoss(before) || isOfAnyLoss(key)) return false;
  return topicOf(before) !== topicOf(key);
}

/** What an entry is about, or the group that it stands in. */
function topicOf(key: string): string {
  return TOPICS.get(key) ?? readTopic(key);
}

function readTopic(key: string): string {
  return subjectOf(key) ?? (isAboutSite(key) ? 'site' : (key.split('-')[0] ?? key));
}

/** Asked for every entry where choices are offered in a talk. */
const TOPICS: ReadonlyMap<string, string> = new Map(Object.keys(entries).map((key) => [key, readTopic(key)]));

/** A claim that names nothing that was lost can be about anything. */
function isOfAnyLoss(key: string): boolean {
  return key.startsWith('claim-') && entries[key]?.about === undefined;
}

/** Whether an entry is about this site, or about a request that was sent here. */
export function isAboutSite(key: string | null): boolean {
  return key !== null && /^(?:site|do)-/.test(key) && subjectOf(key) === null;
}

function eitherOf(one: RegExp, other: RegExp = one): RegExp {
  return new RegExp(`${one.source}|${other.source}`, 'i');
}

/** The words by which somebody names a subject; a subject without any is about whatever the rest is about. */
const NAMED_BY: Readonly<Record<string, RegExp | undefined>> = {
  ...Object.fromEntries(leadWords.map(({ type, pattern }) => [type, pattern])),
  biz: leadWords.find(({ type }) => type === 'business')?.pattern,
  fleet: eitherOf(WORK_VEHICLES, leadWords.find(({ type }) => type === 'business')?.pattern),
  group: /\b(?:group|benefits?|employees?|dental)\b/i,
  visa: SUPER_VISA,
};

/**
 * Whether a question within a talk may be about an entry: one that is near to what was said before, of the subject that the
 * talk has, if it has one yet, or of a subject that the question names. A refusal or a form in between changes no subject.
 */
export function fitsTalk(
  question: string,
  talk: { entry: string | null; subject: string | null },
  key: string,
): boolean {
  const subject = subjectOf(key);
  const named = NAMED_BY[subject ?? ''];
  if (named === undefined || named.test(question) || !isFarFrom(talk.entry, key)) return true;
  return subject === (talk.subject ?? subject);
}
