import type { PremiumPeriod } from '#app/features/cases/quote-summaries/schema.ts';
import { type Amount, amountsIn } from './amounts.ts';
import type { PastedLine } from './pasted-lines.ts';

/** `whole` has taxes and fees in it, `total` may, `premium` does not say; `before tax`, `extra` (a tax, a fee) and `payment` are no premium. */
export type PriceRole = 'whole' | 'total' | 'premium' | 'before tax' | 'extra' | 'payment';
export type Price = {
  text: string;
  /** The words it stands in. */
  said: string;
  cents: number;
  period: PremiumPeriod | null;
  role: PriceRole;
};

const TAXES = '(?:taxes|tax|gst|hst|fees)';
const ANY = '(?:all |any |applicable |the |premium |provincial |policy )*';
const BEFORE_TAX = new RegExp(
  String.raw`\b(?:before|excluding|excl\.?|exclusive of|without|not including|does not include|do not include|net of|plus) ?${ANY}${TAXES}\b|\+ ?${ANY}${TAXES}\b|\bpre-?tax\b|\bsub-?total\b|\b${TAXES}(?: and fees)? (?:are |is )?(?:not included|extra|excluded|additional)`,
  'i',
);
const WHOLE = new RegExp(
  String.raw`\b(?:with|incl(?:uding|uded|udes|ude)?\.?|inclusive of|after|and|&) ?${ANY}${TAXES}\b|\b${TAXES}(?: and fees)? (?:are |is )?(?:included|in\b|incl)|\ball[- ]in\b|\bgrand total\b|\btotal\b[^$]{0,20}\b(?:payable|due|owing|to pay)\b|\b(?:amount|premium|balance) (?:payable|due|owing)\b`,
  'i',
);
const PAYMENT =
  /\b(?:deposit|down ?payment|first (?:payment|month)|instal?lments?|payments?(?: of|:|$|\b(?= ))|each|withdrawals?|due (?:today|now|at)|today|\d+ ?(?:x|×|equal|monthly payments))\b|[x×] ?\d+\b/i;
const EXTRA_LAST =
  /\b(?:fees?|tax(?:es)?|gst|hst|pst|discounts?(?: of)?|savings?|saved?|surcharges?|interest|credits?|commission)\b[^\p{L}\d]*(?:\([^)]*\))?[^\p{L}\d]*$/iu;
const EXTRA_WORD =
  /\b(?:fees?|tax(?:es)?|gst|hst|pst|discounts?|savings?|saved?|surcharges?|interest|credits?|commission)\b/i;
const TOTAL = /\btotal\b/i;
const PREMIUM =
  /\b(?:premiums?|prices?|costs?|rate|annual(?:ly)?|yearly|monthly|per (?:year|month|annum)|a (?:year|month)|pa(?:y|id) in full)\b|\/ ?(?:yr|year|mo|month)\b/i;

const YEAR =
  /\b(?:12|twelve)[- ]months?\b|\b(?:one|1)[- ]year\b|\b(?:annual(?:ly)?|yearly|years?|yr|annum)\b/gi;
const MONTH = /(?<!\b(?:\d+|six|twelve)[- ])\b(?:months?|monthly|mo)\b/gi;
/** Parts what says one thing of its amount from what says another: `$1,489.00 (or $124.08 per month)`. */
const CLAUSE = /[;()]|,(?!\d)| or (?=[$\d])|\s[-–—]\s/;

/** The prices in these lines: those of its sum and its parts, with what each of them is. */
export function pricesIn(lines: readonly PastedLine[]): Price[] {
  return lines.flatMap((line) => pricesOf(line));
}

function pricesOf({ name, said }: PastedLine): Price[] {
  const found: Price[] = [];
  for (const { words, amounts } of clausesOf(said)) {
    amounts.forEach((amount, at) => {
      const before = words.slice(amounts[at - 1]?.to ?? 0, amount.from);
      const after = words.slice(amount.to, amounts[at + 1]?.from ?? words.length);
      const role = roleOf(before, after) ?? found.at(-1)?.role ?? roleOf(name, '');
      if (!role) return;
      const period = periodOf(before, after) ?? periodOf(name, '');
      found.push({ text: amount.text, said, cents: amount.cents, period, role });
    });
  }
  return found;
}

/** The parts of a line that have amounts; what has none belongs to the one before it. */
function clausesOf(said: string): { words: string; amounts: Amount[] }[] {
  const clauses: string[] = [];
  for (const part of said.split(CLAUSE)) {
    const last = clauses.at(-1);
    if (last !== undefined && (amountsIn(part).length === 0 || amountsIn(last).length === 0)) {
      clauses[clauses.length - 1] = `${last} ${part}`;
    } else clauses.push(part);
  }
  return clauses
    .map((words) => ({ words, amounts: amountsIn(words) }))
    .filter(({ amounts }) => amounts.length > 0);
}

function roleOf(before: string, after: string): PriceRole | undefined {
  const words = `${before} $ ${after}`;
  if (BEFORE_TAX.test(words)) return 'before tax';
  if (PAYMENT.test(words)) return 'payment';
  if (WHOLE.test(words)) return 'whole';
  if (EXTRA_LAST.test(before) || (EXTRA_WORD.test(words) && !PREMIUM.test(words) && !TOTAL.test(words)))
    return 'extra';
  if (TOTAL.test(words)) return 'total';
  return PREMIUM.test(words) ? 'premium' : undefined;
}

/** What stands right behind an amount says it first, then what stands last before it. */
function periodOf(before: string, after: string): PremiumPeriod | null {
  return firstIn(after) ?? lastIn(before);
}

const placesIn = (words: string) =>
  [
    ...[...words.matchAll(YEAR)].map(({ index }) => ({ index, period: 'year' as const })),
    ...[...words.matchAll(MONTH)].map(({ index }) => ({ index, period: 'month' as const })),
  ].toSorted((one, other) => one.index - other.index);
const firstIn = (words: string) => placesIn(words)[0]?.period ?? null;
const lastIn = (words: string) => placesIn(words).at(-1)?.period ?? null;
