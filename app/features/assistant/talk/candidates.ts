import { contentWords } from '#app/features/assistant/passages/question-words.ts';
import type { Classifier } from '#app/features/assistant/understanding/classifier.ts';
import { plainWords } from '#app/features/assistant/understanding/features.ts';
import { largestOf } from '#app/features/assistant/understanding/sums/largest-of.ts';
import { entries } from '#content/chat/entries.ts';
import { readerKeys } from './reader-keys.ts';
import type { Memory } from './recall.ts';
import { entryOfFacet, isAboutSite, isAside, isFarFrom, quoteFor, subjectOf } from './subjects.ts';

/**
 * The entries that a question within a talk may ask for, with what speaks for each: the signs that it shows, and how much, one entry
 * after another (`starts` tells where each begins, and where the last one ends); and the moods in which it is asked: how much the signs
 * count in each.
 */
export type Candidates = {
  keys: readonly string[];
  starts: Uint32Array;
  signs: Uint8Array;
  values: Float32Array;
  moods: readonly number[];
};

/** How often each entry was asked for after another one, and after any of its topic, in what was learned from. */
export type Followed = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What a classifier makes of a text: a probability for each of its keys. */
export type Reader = Pick<Classifier, 'keys' | 'read'>;

const FEW_WORDS = 4;
const MANY_WORDS = 9;
/** "How long do I have": so few words say what it is about. */
const BARE_WORDS = 1;
/** So many of the likeliest by each reading are weighed. */
const LIKELIEST = 12;
/** What a reading thinks impossible is only unlikely. */
const LEAST_SHARE = 5e-4;

/** A question that names no subject reads as one of its own once the talk's is named: "car insurance, how much is that". */
const NAME_OF_SUBJECT: Readonly<Record<string, string>> = {
  ...{
    auto: 'car insurance',
    home: 'home insurance',
    biz: 'business insurance',
    fleet: 'commercial truck insurance',
  },
  ...{
    life: 'life insurance',
    health: 'health insurance',
    travel: 'travel insurance',
    visa: 'super visa insurance',
  },
  ...{ group: 'group benefits', farm: 'farm insurance' },
};

const SIGNS = [
  'by itself',
  'with the question before',
  'with the entry before',
  'the entry before',
  'asked next',
  'leads here',
  'next but one',
  'same subject',
  'offered',
  'by the surest reading',
  'about the talk',
  'to be done',
  'left to people',
  'same side of another subject',
  'was asked after it',
  'a danger',
  'far from it',
  'its subject is named',
  'an aside',
  'another subject',
  'about the site, as before',
  'with the subject named',
  'was asked after its topic',
] as const;
/** Each sign counts by itself, and differently for few words, for many, where the words alone are clear, and where hardly one says what it is about. */
export const MOODS = 6;
export const WEIGHT_COUNT = SIGNS.length * MOODS;

/** The entries that a question may ask for after what was said, each with its signs. */
export function candidatesFor(question: string, memory: Memory, reader: Reader, known: Followed): Candidates {
  const followed = (memory.entry && known[memory.entry]) || {};
  const ofTopic = (memory.entry && known[topicName(memory.entry)]) || {};
  const { keys } = reader;
  const { places, languages } = readerKeys(keys);
  const { alone, withQuestion, withEntry, withSubject } = readingsOf(question, memory, reader);
  const next = new Set(nextOf(memory.entry));
  const nextButOne = new Set([...next].flatMap(nextOf));
  const named = subjectShares(keys, alone);
  const elsewhere = elsewhereOf(named, memory.subject);
  const twin = twinOf(memory, named);
  const words = plainWords(question).length;
  const clear = alone.reduce((most, share) => Math.max(most, share), 0);
  const isBare = contentWords(question).length <= BARE_WORDS;
  const moods = [
    1,
    words <= FEW_WORDS ? 1 : 0,
    words >= MANY_WORDS ? 1 : 0,
    clear,
    isBare ? 1 : 0,
    elsewhere,
  ];
  const chosen = new Set([
    ...[alone, withQuestion, withEntry, withSubject].flatMap((shares) => largestOf(shares, LIKELIEST)),
    ...[...next, ...(LEADING.get(memory.entry ?? '') ?? []), ...memory.offered, ...Object.keys(followed)]
      .concat(memory.entry ?? [], twin ?? [])
      .flatMap((key) => places.get(key) ?? []),
  ]);
  const list = [...chosen].filter((at) => !languages.has(at));
  const signs = list.map((at) => {
    const key = keys[at] ?? '';
    const kind = entries[key]?.kind;
    return [
      Math.log(LEAST_SHARE + (alone[at] ?? 0)),
      Math.log(LEAST_SHARE + (withQuestion[at] ?? 0)),
      Math.log(LEAST_SHARE + (withEntry[at] ?? 0)),
      Number(key === memory.entry),
      Number(next.has(key)),
      Number(memory.entry !== null && nextOf(key).includes(memory.entry)),
      Number(nextButOne.has(key)),
      Number(memory.subject !== null && subjectOf(key) === memory.subject),
      Number(memory.offered.includes(key)),
      Math.log(LEAST_SHARE + Math.max(alone[at] ?? 0, withQuestion[at] ?? 0, withEntry[at] ?? 0)),
      Number(kind === 'talk'),
      Number(kind === 'do'),
      Number(kind === 'refusal'),
      Number(key === twin),
      Math.log1p(followed[key] ?? 0),
      Number(kind === 'danger'),
      Number(isFarFrom(memory.entry, key)),
      Math.log(LEAST_SHARE + (named.get(subjectOf(key) ?? '') ?? 0)),
      Number(isAside(key)),
      Number(memory.subject !== null && ![null, memory.subject].includes(subjectOf(key))),
      Number(isAboutSite(memory.entry) && isAboutSite(key)),
      Math.log(LEAST_SHARE + (withSubject[at] ?? 0)),
      Math.log1p(ofTopic[key] ?? 0),
    ];
  });
  return { keys: list.map((at) => keys[at] ?? ''), moods, ...shownOf(signs) };
}

/** The signs that each candidate shows: most say nothing of most. */
function shownOf(all: readonly (readonly number[])[]): Pick<Candidates, 'starts' | 'signs' | 'values'> {
  const starts = new Uint32Array(all.length + 1);
  const shown: number[] = [];
  const values: number[] = [];
  for (const [at, signs] of all.entries()) {
    for (const [sign, value] of signs.entries()) {
      if (value === 0) continue;
      shown.push(sign);
      values.push(value);
    }
    starts[at + 1] = shown.length;
  }
  return { starts, signs: new Uint8Array(shown), values: new Float32Array(values) };
}

/** For each entry, those that lead to it. */
export const LEADING: ReadonlyMap<string, readonly string[]> = leadingTo();

function leadingTo(): Map<string, string[]> {
  const leading = new Map<string, string[]>();
  for (const [key, { next = [] }] of Object.entries(entries)) {
    for (const to of next) leading.set(to, [...(leading.get(to) ?? []), key]);
  }
  return leading;
}

/** What a reader makes of a question by itself, and with what was said before it. */
function readingsOf(question: string, { entry, asked, subject }: Memory, reader: Reader) {
  const title = entry ? (entries[entry]?.question ?? '') : '';
  const alone = reader.read(question);
  const withQuestion = reader.read(`${asked} ${question}`);
  const withEntry = title === '' ? withQuestion : reader.read(`${title} ${question}`);
  const name = subject === null ? undefined : NAME_OF_SUBJECT[subject];
  return { alone, withQuestion, withEntry, withSubject: name ? reader.read(`${name} ${question}`) : alone };
}

/** The name under which stands what was asked for after any entry of a topic. */
export function topicName(key: string): string {
  return TOPIC_NAMES.get(key) ?? readTopicName(key);
}

function readTopicName(key: string): string {
  return `${key.split('-')[0]}-*`;
}

/** Asked for each follow-up, once for each round of them that is left out. */
const TOPIC_NAMES: ReadonlyMap<string, string> = new Map(
  Object.keys(entries).map((key) => [key, readTopicName(key)]),
);

/** How much speaks for each of the candidates. */
export function scoresOf(
  { keys, starts, signs, values, moods }: Candidates,
  weights: ArrayLike<number>,
): Float32Array {
  // Each sign counts the same for all candidates of a question: in the moods of the question together.
  const counts = new Float64Array(SIGNS.length);
  for (let sign = 0; sign < SIGNS.length; sign += 1) {
    let count = 0;
    for (let mood = 0; mood < MOODS; mood += 1) {
      count += (moods[mood] ?? 0) * (weights[sign * MOODS + mood] ?? 0);
    }
    counts[sign] = count;
  }
  const scores = new Float32Array(keys.length);
  for (let at = 0; at < keys.length; at += 1) {
    const end = starts[at + 1] ?? 0;
    let sum = 0;
    for (let one = starts[at] ?? 0; one < end; one += 1) {
      sum += (values[one] ?? 0) * (counts[signs[one] ?? 0] ?? 0);
    }
    scores[at] = sum;
  }
  return scores;
}

/** Where the weights have to go: for each, how much more the candidates that are too likely show its sign than the others. */
export function addSlope(
  { keys, starts, signs, values, moods }: Candidates,
  errors: ArrayLike<number>,
  slope: Float64Array,
): void {
  const sums = new Float64Array(SIGNS.length);
  for (let at = 0; at < keys.length; at += 1) {
    const error = errors[at] ?? 0;
    const end = starts[at + 1] ?? 0;
    for (let one = starts[at] ?? 0; one < end; one += 1) {
      const sign = signs[one] ?? 0;
      sums[sign] = (sums[sign] ?? 0) + error * (values[one] ?? 0);
    }
  }
  for (let sign = 0; sign < SIGNS.length; sign += 1) {
    for (let mood = 0; mood < MOODS; mood += 1) {
      const at = sign * MOODS + mood;
      slope[at] = (slope[at] ?? 0) + (sums[sign] ?? 0) * (moods[mood] ?? 0);
    }
  }
}

function nextOf(key: string | null): readonly string[] {
  return (key && entries[key]?.next) || [];
}

/** How likely each subject is by the words alone. */
function subjectShares(keys: readonly string[], alone: Float32Array): Map<string, number> {
  const shares = new Map<string, number>();
  for (const [of, places] of readerKeys(keys).bySubject) {
    let share = 0;
    for (const at of places) share += alone[at] ?? 0;
    shares.set(of, share);
  }
  return shares;
}

/** How likely the words alone are about another subject than the talk. */
function elsewhereOf(shares: ReadonlyMap<string, number>, subject: string | null): number {
  let sum = 0;
  for (const [of, share] of shares) if (of !== subject) sum = Math.max(sum, share);
  return sum;
}

/** "And for a condo?": the same side of another subject, which the words alone tell. */
function twinOf({ entry, subject }: Memory, shares: ReadonlyMap<string, number>): string | null {
  const facet = entry ? entries[entry]?.facet : undefined;
  if (!facet) return null;
  let other: string | null = null;
  for (const [of, share] of shares) if (!other || share > (shares.get(other) ?? 0)) other = of;
  if (!other || other === subject) return null;
  return facet === 'quote' ? quoteFor(other) : entryOfFacet(other, facet);
}
