import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { isCoverage, namesOf } from './coverage-names.ts';
import { rowValue } from './row-value.ts';

/** A sentence has ended: a point behind a word or a number, and a capital after it. `No. 2` and `St. Albert` go on. */
const SENTENCE_END = /(?<=[\p{Ll}\d)%]{3}\.)\s+(?=\p{Lu})/u;
/** Where a line goes on from what it is about to how much: `Collision | with a $500 deductible`. */
const SUBJECT_ENDS = /[:;,($\d–]|\b(?:with|up to|of up|limited?|per|each|deductible)\b/gi;
/** Of the whole policy, not of one coverage of it. */
const POLICY_DEDUCTIBLE = /^(?:policy |standard |general )?deductible\b/i;
/** Endorsements are called by their number. */
const ENDORSEMENT = /^SEF ?\d{1,2}[A-Z]?\b/i;
/** Words that make no two lines be about the same. */
const COMMON = new Set([
  'and',
  'the',
  'for',
  'with',
  'not',
  'your',
  'cover',
  'coverage',
  'insurance',
  'included',
]);

/** Two coverages of which one deductible is said, which holds for each; of a limit that they may share this is not sure. */
const ONE_DEDUCTIBLE = /^(.+?) and (.+)$/i;
const DEDUCTIBLE = /\b(?:deductible|ded)\b/i;

/** A comma before a word: that of `1,000` parts nothing. */
const LIST_COMMA = /[,;]\s*(?=\p{L})/gu;
const SAYS_HOW_MUCH = /\d|\b(?:included|unlimited)\b/i;

/**
 * What a broker wrote about the cover, a line each: their own lines where there are some, else their sentences. A list of
 * coverages in one line, `Liability 2 million, collision 1000 ded`, is a line for each, and so are two with one deductible.
 */
export function coverLines(text: string): string[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const parts = lines.length > 1 ? lines : lines.flatMap((line) => line.split(SENTENCE_END));
  return parts.flatMap((line) => partedCoverages(line.trim())).flatMap(eachWithDeductible);
}

/**
 * The coverages that are listed in one line, each with what is said of it. What is not surely parted stays whole: what
 * names no coverage, and `collision, comprehensive $500`, whose end may be said of both.
 */
function partedCoverages(line: string): string[] {
  const isOutside = (at: number) => line.lastIndexOf('(', at) <= line.lastIndexOf(')', at);
  const listed: { start: number; end: number }[] = [];
  let start = 0;
  for (const { 0: mark, index } of line.matchAll(LIST_COMMA)) {
    const next = index + mark.length;
    const areCoverages = [start, next].every((at) => isCoverage(subjectOf(line.slice(at))));
    if (!areCoverages || !isOutside(index)) continue;
    listed.push({ start, end: index });
    start = next;
  }
  if (listed.length === 0) return [line];
  listed.push({ start, end: line.length });
  return whereSaid(listed, ({ start: from, end }) => SAYS_HOW_MUCH.test(line.slice(from, end))).map(
    ({ start: from, end }) => upperFirst(line.slice(from, end).trim()),
  );
}

/** `Collision with a $500 deductible` and `Comprehensive with a $500 deductible` of what is said of both at once. */
function eachWithDeductible(line: string): string[] {
  const subject = subjectOf(line);
  const [, one = '', other = ''] = ONE_DEDUCTIBLE.exec(subject) ?? [];
  const said = line.slice(subject.length);
  if (!DEDUCTIBLE.test(said) || !isCoverage(one) || !isCoverage(other)) return [line];
  return [one, other].map((name) => upperFirst(name) + said);
}

type Span = { start: number; end: number };

/** Each part with those around it for which nothing is said of their own; all alone where nothing is said of any. */
function whereSaid(parts: readonly Span[], isSaid: (part: Span) => boolean): Span[] {
  if (!parts.some(isSaid)) return [...parts];
  const groups: Span[] = [];
  let from: number | undefined;
  for (const part of parts) {
    from ??= part.start;
    if (isSaid(part)) {
      groups.push({ start: from, end: part.end });
      from = undefined;
    }
  }
  const last = groups.pop();
  const end = parts.at(-1)?.end;
  return last && end !== undefined ? [...groups, { ...last, end }] : groups;
}

/** What a line is about: `Collision` of `Collision with a $500 deductible`; the whole line where nothing follows. */
export function subjectOf(line: string): string {
  const [numbered] = ENDORSEMENT.exec(line) ?? [];
  if (numbered) return numbered;
  const [own] = POLICY_DEDUCTIBLE.exec(line) ?? [];
  if (own) return own;
  const end = [...line.matchAll(SUBJECT_ENDS)].find(({ index }) => index > 0)?.index;
  const subject = line
    .slice(0, end)
    .trimEnd()
    .replace(/[.,;]$/, '')
    .trimEnd();
  return subject.replace(/(?:\s(?:of|over|under|above|worth|more|than))+$/, '').trimEnd();
}

/** One line of each quote about the same, in the order of the quotes; null for one that has none. Lines differ by what they say of it. */
export type CoverRow = { subject: string; lines: (string | null)[]; differs: boolean };

/** What several quotes say, line by line, so that what is about the same stands in one row. */
export function coverRows(quotes: readonly (readonly string[])[], type?: InsuranceType): CoverRow[] {
  const rows: Omit<CoverRow, 'differs'>[] = [];
  for (const [quote, own] of quotes.entries()) {
    let next = 0;
    for (const line of own) {
      const subject = subjectOf(line);
      const at = bestRow(rows, quote, { subject, type });
      const row = rows[at] ?? { subject, lines: quotes.map(() => null) };
      row.subject = sharedName(row.subject, subject, type);
      row.lines[quote] = line;
      if (at === -1) rows.splice(next, 0, row);
      next = (at === -1 ? next : at) + 1;
    }
  }
  return rows.map((row) => {
    const said = row.lines.map((line) => line && plainLine(rowValue(line, row.subject, type)));
    return { ...row, differs: new Set(said).size > 1 };
  });
}

/** Whether two subjects are the same thing by the words or by the names of the field, not only alike. */
export function isSameSubject(one: string, other: string, type?: InsuranceType): boolean {
  return likeness(one, other, type) >= SAME_NAME;
}

/** The line that is most about this; -1 where none is. */
export function lineAbout(lines: readonly string[], subject: string, type?: InsuranceType): number {
  return mostAlike(lines.map((line) => likeness(subjectOf(line), subject, type)));
}

/** Whether every word of a subject stands somewhere in a text, also in a line that is about something else besides. */
export function mentions(text: string, subject: string, type?: InsuranceType): boolean {
  const said = wordsOf(text);
  return (namesOf(subject, type) ?? [subject]).some((name) => {
    const asked = wordsOf(name);
    return asked.length > 0 && asked.every((word) => said.some((one) => isSameWord(one, word)));
  });
}

/** What a row is called whose lines call it by two names of the same. */
function sharedName(one: string, other: string, type: InsuranceType | undefined): string {
  if (one.toLowerCase() === other.toLowerCase()) return one;
  const names = namesOf(one, type);
  return names && names === namesOf(other, type) ? (names[0] ?? one) : one;
}

/** `earthquakes` is `earthquake`. */
const isSameWord = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** The row that has room for a line of this quote and is most about the same; -1 where none is. */
function bestRow(
  rows: readonly Omit<CoverRow, 'differs'>[],
  quote: number,
  { subject, type }: { subject: string; type: InsuranceType | undefined },
): number {
  return mostAlike(rows.map((row) => (row.lines[quote] === null ? likeness(row.subject, subject, type) : 0)));
}

function mostAlike(alike: readonly number[]): number {
  const most = Math.max(0, ...alike);
  return most > 0 ? alike.indexOf(most) : -1;
}

/** The same word for it is even nearer. */
const SAME_NAME = 0.9;

/** How alike two subjects are, from 0 to 1: by the names of the field where it knows both, else by the words that they share. */
function likeness(one: string, other: string, type?: InsuranceType): number {
  const [known, also] = [namesOf(one, type), namesOf(other, type)];
  // Personal property and personal liability share a word, and nothing else.
  if (known && also && known !== also) return 0;
  if (known && one.toLowerCase() !== other.toLowerCase() && known === also) return SAME_NAME;
  const [some, others] = [wordsOf(one), wordsOf(other)];
  const same = some.filter((word) => others.includes(word)).length;
  return same / Math.max(1, some.length, others.length);
}

function wordsOf(subject: string): string[] {
  const words = subject.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return words.filter((word) => !COMMON.has(word));
}

const MANY = { million: 1_000_000, m: 1_000_000, thousand: 1_000, k: 1_000 } as const;

/** Capitals, spaces, the mark at the end and the way of writing an amount make no difference: `$2,000,000` is `2 million`. */
export const plainLine = (line: string | null): string =>
  (line ?? '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.;,]$/, '')
    .replaceAll(/\$ ?(?=\d)|(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(
      /\b(\d+(?:\.\d+)?)(?: (?=million|thousand))?(million|thousand|m|k)\b/g,
      (_, count, many: keyof typeof MANY) => String(Math.round(Number(count) * MANY[many])),
    )
    .replaceAll(/\bded\b\.?/g, 'deductible');
