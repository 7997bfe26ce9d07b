import { INSURER_NAMES } from '#content/chat/insurer-names.ts';

/** Words of a model with the numbers of the passages they rest on. */
export type Grounded = { text: string; cited: number[] };

const CITATION = /\[(\d{1,2})\]/g;
/** Digits as printed, and numbers in words: both state something. */
const NUMBER = /\$?\d[\d,]*(?:\.\d+)?%?/g;
const NUMBER_WORDS =
  /\b(?:zero|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|billions?|dozens?|half|thirds?|quarters?|(?:four|fif|six|seven|eigh|nin|ten)ths?|double|triple|twice|thrice|per ?cent|percent)\b/g;
const DAYS_AND_MONTHS =
  /\b(?:january|february|march|april|may(?= \d)|(?<=\d )may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?=s?\b)/g;
/** Whom to write to, and where to go, stands in the passage or nowhere. */
const ADDRESSES =
  /[\w.+-]{1,64}@[\w.-]{1,200}\w|\b(?:[\w-]{1,63}\.){1,6}(?:com|ca|org|net|io|co|info|biz|gov)\b/g;

const CLAIMS = [NUMBER, NUMBER_WORDS, DAYS_AND_MONTHS, ADDRESSES, new RegExp(INSURER_NAMES, 'g')];

/** What turns a sentence into its opposite, by the word that has to stand in the passage too. */
const NEGATIONS: readonly (readonly [string, RegExp])[] = [
  ['not', /\bnot\b|n't\b|\bcannot\b|\b(?:is|are|was|were|do|does|did|wo|ca|could|would|should|has|have)nt\b/],
  ['no', /\bno\b|\bnone\b|\bnobody\b|\bno one\b|\bnothing\b/],
  ['never', /\bnever\b/],
  ['without', /\bwithout\b/],
  ['neither', /\bneither\b|\bnor\b/],
  ['hardly', /\b(?:hardly|rarely|barely|seldom|scarcely)\b/],
  ['lack', /\black(?:s|ed|ing)?\b|\bunable\b/],
  ['refuse', /\brefus\w+|\bden(?:y|ies|ied|ial)\b|\bdeclin\w+|\breject\w+|\bvoid\w*/],
  ['except', /\bexcept\b|\bunless\b|\bexclud\w*\b|\bexclusion\w*\b/],
];

/**
 * A model's answer, if it holds: each sentence rests on passages it cites, and every number, date and negation
 * in it stands in one of those. Otherwise null, and the passage itself is the answer.
 */
export function groundAnswer(answer: string, passages: readonly string[]): Grounded | null {
  const text = withoutMarkup(answer);
  const all = citationsIn(text);
  if (all.length === 0 || all.some((number) => passages[number - 1] === undefined)) return null;
  const isGrounded = sentencesOf(text).every((sentence) => {
    const own = citationsIn(sentence);
    const rests = (own.length > 0 ? own : all).map((number) => plain(passages[number - 1] ?? ''));
    return standsIn(plain(sentence), rests);
  });
  if (!isGrounded) return null;
  const words = text
    .replaceAll(/ ?\[\d{1,2}\]/g, '')
    .replaceAll(/ +([.,;])/g, '$1')
    .trim();
  return words === '' ? null : { text: words, cited: all };
}

function standsIn(sentence: string, passages: readonly string[]): boolean {
  const claims = sentence.replaceAll(CITATION, '');
  const said = CLAIMS.flatMap((pattern) => claims.match(pattern) ?? []);
  const hasWords = said.every((word) => passages.some((passage) => wordStandsIn(trimmed(word), passage)));
  const negations = NEGATIONS.filter(([, pattern]) => pattern.test(claims));
  return hasWords && negations.every(([, pattern]) => passages.some((passage) => pattern.test(passage)));
}

/** "20" does not stand in "200" or "2,000". */
function wordStandsIn(word: string, passage: string): boolean {
  const escaped = word.replaceAll(/[$.*+?^{}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\w$.,])${escaped}(?!(?!s\b)[\w%]|[.,]\d)`).test(passage);
}

function trimmed(number: string): string {
  return number.replace(/[.,]+$/, '');
}

function citationsIn(text: string): number[] {
  return [...new Set([...text.matchAll(CITATION)].map(([, number]) => Number(number)))];
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["')]?(?: ?\[\d{1,2}\]){0,9})\s+(?!\[)|\n+/)
    .filter((sentence) => /\w/.test(sentence));
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[\u00a0\u202f]/g, ' ');
}

/** Pictures, links, addresses and headings have no place in an answer; bold and lists may stay. */
function withoutMarkup(answer: string): string {
  return withoutLinks(answer)
    .replaceAll(/\b(?:https?:\/\/|www\.|javascript:|data:)\S+/gi, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/^#+ */gm, '')
    .trim();
}

/** A link may stand within a link: what is left over from the inner one is none afterwards either. */
function withoutLinks(text: string): string {
  const bare = text
    .replaceAll(/!\[[^[\]]*\]\([^)]{0,500}\)/g, '')
    .replaceAll(/\[(?!\d*\])([^[\]]*)\]\([^)]{0,500}\)/g, '$1');
  return bare === text ? text : withoutLinks(bare);
}
