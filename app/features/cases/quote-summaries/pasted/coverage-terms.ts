// What a coverage costs by itself stands behind its limit in many programs, as one more amount. A client who reads it in the quote
// takes it for what is insured: it is left out, and where an amount may be either the whole line is.

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d\d)?|\d{1,7}(?:\.\d\d)?`;
const MONEY = String.raw`(?:ca|cad)?\$ ?(?:${NUMBER})(?![\d,]*\d)|(?<![\d$.,])(?:${NUMBER})(?![\d%]|[.,]\d| ?%)`;
const LABEL = String.raw`limit|deductible|ded\.?|franchise`;
/** An amount, with the word before or behind it that says which one it is. */
const SAID_AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d])(?<before>${LABEL})(?: of|:)? ?(?:${MONEY})|(?:${MONEY})(?: (?<behind>${LABEL})(?![\p{L}\d]|:? ?\$? ?[\d,]*\d(?![\d,]|\.\d)))?`,
  'giu',
);
const BARE_AMOUNT = new RegExp(`^(?:${MONEY})$`, 'i');
/** What parts one thing that a line says from the next. A comma within a number parts nothing. */
const BETWEEN = /\s*(?:,(?!\d{3}(?!\d))|[;()[\]]|\s[-–—/|:]\s|\s—|—\s|[\s,]at\s(?=\$))\s*/i;
/** `520 000 $`, as in French: its parts are no amounts. */
const SPACED = /\d[ \u00a0\u202f]\d{3}(?!\d)|\d ?\$(?! ?\d)/;
const PREMIUM = /\b(?:premiums?|price|prem)\b/i;
/** With cents it is what is paid for that time; without, it may be what is paid out in it. */
const BY_PERIOD =
  /\b(?:(?:per|a|each) (?:month|year|annum)|monthly|annual(?:ly)?|yearly)\b|\/ ?(?:yr|year|mo|month)\b/i;
/** `$57,500 included` says two things. */
const BEFORE_STATE = /(?<=^\$?[\d,.]{1,14}) (?=incl(?:uded|us|\.)?$)/i;
const CONNECTS = /[\s,]+(?:with(?: an?)?|and|plus|at)\s*$/i;
/** `12 x` is how often something is paid. */
const TIMES = /\d ?[x×](?![\p{L}\d])|(?<!\p{L})[x×] ?\d/iu;
/** Another coverage in the same line: `Contents 30,000 / Liability 1,000,000`. */
const FURTHER =
  /^(?!(?:up to|covered|replacement|actual|full|same|max|min|(?:sub-?)?limit|ded|per|each|every|any|subject|aggregate|general aggregate|occurrence|franchise|of|to|about|plus|and|incl|premium|prem|price)\w*\b)\p{L}[\p{L} ]{2,40} \$?\d[\d,]{2,12}(?:\.\d\d)?$/iu;
/** That it costs nothing, or is counted already. */
const STATE =
  /^(?:(?:prem(?:ium|\.)? )?incl(?:uded|\.)?|included?|n\/c|inclus(?:es?)?|no (?:extra |additional )?charge|free)$/i;
const LABELLED = /^(?:ded|franchise)/i;
const DEDUCTIBLE = /\b(?:deductible|ded|franchise)\b/i;
/** As programs offer them. */
const USUAL_DEDUCTIBLES = [0, 100, 200, 250, 300, 500, 750, 1_000, 1_500, 2_000, 2_500, 3_000, 5_000, 7_500];
const LARGE_DEDUCTIBLES = [10_000, 15_000, 20_000, 25_000, 50_000];
/** Limits and deductibles are round. */
const ROUND = 50;
/** Less than this and with cents, an amount alone is as likely its price. */
const LEAST_LIMIT = 5_000;
/** A price is so much less than what is insured. */
const FAR = 50;

type Piece = { text: string; kind: 'amount' | 'deductible' | 'limit' | 'state' | 'premium' | 'words' };
type Money = { piece: Piece; dollars: number; hasCents: boolean };

/**
 * The terms of a coverage without what it costs; null where it cannot be told which amount is which. `hasPrices` where every line of
 * the text ends with its price.
 */
export function termsWithoutPrice(name: string, terms: string, hasPrices = false): string | null {
  if (TIMES.test(terms)) return null;
  if (SPACED.test(terms)) return BETWEEN.test(terms) ? null : terms;
  const pieces = piecesOf(terms);
  const isOfDeductible = DEDUCTIBLE.test(name);
  // `Policy deductible: $1,000 all perils; wind and hail $5,000` names no other coverage.
  if (!isOfDeductible && pieces.some(({ text }) => FURTHER.test(text))) return null;
  if (pieces.some(isOddDeductible)) return null;
  const amounts = pieces.filter(({ kind }) => kind === 'amount').map(moneyOf);
  const price = priceAmong(pieces, amounts, hasPrices, isOfDeductible);
  if (price === 'unsure') return null;
  const isMoney = ({ kind }: Piece) => ['amount', 'deductible', 'limit'].includes(kind);
  const left = pieces.filter((piece) => piece !== price?.piece && piece.kind !== 'premium');
  const told = left.filter(({ kind }, at) => kind !== 'state' || !left.slice(0, at).some(isMoney));
  if (told.length === pieces.length) return terms;
  return told.length === 0 ? null : told.map(({ text }) => text).join(', ');
}

/** `$1,000 ded $354`: what is called the deductible may be the price behind it. */
function isOddDeductible({ kind, text }: Piece, at: number, pieces: readonly Piece[]): boolean {
  const before = pieces[at - 1];
  if (kind !== 'deductible' || before?.kind !== 'amount' || !LABELLED.test(text)) return false;
  return isPriced(moneyOf({ kind, text })) || dollarsIn(before.text) < dollarsIn(text) * 5;
}

/** Which of the amounts without a word is the price; undefined where none is. */
function priceAmong(
  pieces: readonly Piece[],
  amounts: readonly Money[],
  hasPrices: boolean,
  isOfDeductible: boolean,
): Money | 'unsure' | undefined {
  const [first, second, ...more] = amounts;
  if (!first) return undefined;
  const isLast = pieces.at(-1) === (second ?? first).piece;
  const deductible = pieces.find(({ kind }) => kind === 'deductible');
  if (more.length > 0) return 'unsure';
  if (second) {
    if (hasPrices && isLast) return second;
    // A price before its limit.
    if (first.hasCents && !second.hasCents) return 'unsure';
    if (isUneven(second) || (second.hasCents && !first.hasCents)) return second;
    const isFar = first.dollars >= second.dollars * FAR;
    return isFar && (deductible || !isUsual(second)) ? second : 'unsure';
  }
  const isAlone = pieces.every(({ kind }) => kind === 'amount' || kind === 'premium');
  if (isOfDeductible && isAlone) return undefined;
  if (isAlone && hasPrices && isLast && isPriced(first)) return 'unsure';
  if (isAlone) return isPriced(first) && first.dollars < LEAST_LIMIT ? 'unsure' : undefined;
  if (hasPrices && isLast) return first;
  if (pieces.some(({ kind }) => kind === 'limit'))
    return isPriced(first) || !isUsual(first) ? first : 'unsure';
  if (pieces[0] === first.piece) return isPriced(first) && first.dollars < LEAST_LIMIT ? 'unsure' : undefined;
  if (isPriced(first)) return first.dollars >= LEAST_LIMIT && !first.hasCents ? 'unsure' : first;
  if (deductible) {
    const least = dollarsIn(deductible.text);
    if (first.dollars >= least * 10 && first.dollars >= LEAST_LIMIT) return undefined;
    return first.dollars < least ? first : 'unsure';
  }
  return first.dollars >= LEAST_LIMIT ? undefined : 'unsure';
}

const isUneven = ({ dollars }: Money) => dollars % ROUND !== 0;
const isPriced = (money: Money) => money.hasCents || isUneven(money);
const isUsual = ({ dollars }: Money) => [...USUAL_DEDUCTIBLES, ...LARGE_DEDUCTIBLES].includes(dollars);

/** The last amount of a line that says more than it, in cents: what it costs, if all of them add up to what the whole does. */
export function lastAmount(terms: string): number | null {
  const pieces = piecesOf(terms);
  const last = pieces.at(-1);
  return last?.kind === 'amount' && pieces.length > 1 ? Math.round(moneyOf(last).dollars * 100) : null;
}

function piecesOf(terms: string): Piece[] {
  return terms
    .split(BETWEEN)
    .flatMap(apart)
    .flatMap((text) => text.split(BEFORE_STATE))
    .map((text) => text.replace(CONNECTS, '').trim())
    .filter((text) => text !== '')
    .map((text) => ({ text, kind: kindOf(text) }));
}

/** `$2,000,000 $36` and `limit 50,000 deductible $2,500` are two; words between belong to what stands before them. */
function apart(words: string): string[] {
  const found = [...words.matchAll(SAID_AMOUNT)];
  if (found.length < 2) return [words];
  return found.map(({ index }, at) => words.slice(at === 0 ? 0 : index, found[at + 1]?.index));
}

function kindOf(text: string): Piece['kind'] {
  if (STATE.test(text)) return 'state';
  if (BARE_AMOUNT.test(text)) return 'amount';
  const [said] = [...text.matchAll(SAID_AMOUNT)];
  if (said && (PREMIUM.test(text) || (BY_PERIOD.test(text) && /\.\d\d/.test(text)))) return 'premium';
  const label = said?.groups?.before ?? said?.groups?.behind ?? '';
  if (DEDUCTIBLE.test(label) || (said && DEDUCTIBLE.test(text))) return 'deductible';
  return /\$|limit/i.test(text) && said ? 'limit' : 'words';
}

const dollarsIn = (text: string) => Number(/\d[\d,]*(?:\.\d\d)?/.exec(text)?.[0].replaceAll(',', '') ?? 0);
const moneyOf = (piece: Piece): Money => ({
  piece,
  dollars: dollarsIn(piece.text),
  hasCents: /\.\d\d$/.test(piece.text),
});

/** Where the name of a coverage ends and what is said of it begins: at an amount, or at the word for one. */
const TERMS_BEGIN =
  /[\s,–—:(-]+(?=\$ ?\d|\d{1,3}(?:,\d{3})+|\d+\.\d\d|\d{1,7} (?:deductible|ded)\b|(?:limit|deductible|ded)\b\.?:? ?(?:of )?\$?\d)/i;

/** `Overland water included up to $40,000`: the name ends before what says that it is covered. */
const COVERED_UP_TO =
  /^(\p{L}[^$:\d]{1,60}?)[\s,–—(-]+((?:included?|incl\.?|covered|limited)[\s,–—(-]+(?:(?:up )?to|with)\b.*\d.*)$/iu;

export function coveredUpTo(words: string): { name: string; terms: string } | null {
  const [, name, terms] = COVERED_UP_TO.exec(words) ?? [];
  if (!name || !terms) return null;
  const isWithin = terms.endsWith(')') && !terms.includes('(');
  const plain = name.replace(/ (?:is|are|(?:has|have|will|would) be(?:en)?)$/i, '');
  return { name: plain, terms: isWithin ? terms.slice(0, -1) : terms };
}

/** The same for a line whose name has amounts in it, such as `Sewer backup - limit 50,000`; null where it has none. */
export function nameAndTerms(words: string): { name: string; terms: string } | null {
  const covered = coveredUpTo(words);
  if (covered) return covered;
  const [mark] = TERMS_BEGIN.exec(words) ?? [];
  if (mark === undefined) return null;
  const at = words.search(TERMS_BEGIN);
  const name = words
    .slice(0, at)
    .trim()
    .replace(/ (?:with(?: an?)?|of|at|for)$/i, '');
  const terms = words.slice(at + mark.length).trim();
  return /\p{L}{2}/u.test(name) ? { name, terms } : null;
}
