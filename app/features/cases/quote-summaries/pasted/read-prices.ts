import type { PremiumPeriod } from '#app/features/cases/quote-summaries/schema.ts';
import { type Amount, amountsIn } from './amounts.ts';
import type { PastedLine } from './lines/pasted-lines.ts';

/**
 * `whole` has taxes and fees in it, `total` may, `premium` does not say. The others are no premium: one before tax, an `extra` (a tax, a
 * fee), what is taken off (`less`), a `payment`, and a price of something else, such as last year's.
 */
export type PriceRole = 'whole' | 'total' | 'premium' | 'before tax' | 'extra' | 'less' | 'payment' | 'other';
export type Price = {
  text: string;
  /** The words it stands in. */
  said: string;
  cents: number;
  period: PremiumPeriod | null;
  role: PriceRole;
};

const TAX = '(?:tax(?:es)?|gst|hst|pst|fees?|levy|levies)';
const SOME = '(?:(?:all|any|applicable|the|premium|provincial|government|policy|broker|of|an?) )*';
const pattern = (...ways: string[]) => new RegExp(ways.join('|'), 'i');

/** What an amount is by the words it stands in; the first that fits. */
const ROLES: readonly (readonly [PriceRole, RegExp])[] = [
  [
    'other',
    pattern(
      // Of another time or another offer.
      String.raw`\b(?:previous(?:ly)?|prior|last (?:year|term)|expiring|expired|existing|current(?:ly)?|old|was|were|instead of|compared (?:to|with)|competitor|market|promo\w*|optional|if(?![^$]{0,40}\bpay)|change)\b`,
      // Less or more than the whole, or not for sure.
      String.raw`\b(?:from|starting at|as low as|up to|between|approx\w*|ballpark|min(?:imum)?|earned|retained|return|refund|additional|adds?|added|pro-?rat\w+|commission|per (?:day|vehicle|car|driver|unit|person|employee|claim|km))\b|\bper \$`,
      // What is insured or counted.
      String.raw`\b(?:limits?|aggregate|deductibles?|ded|benefits?|insured|values?|sums? insured|revenue|payroll|sales|area|sq|number|km|kilomet\w+|employees|assets)\b`,
    ),
  ],
  [
    'payment',
    /\b(?:deposit|down|first (?:payment|month)|instal?lments?|payments?|pmts?|pac|each|withdrawals?|due (?:today|now|at|on|upon|with)|today|balance|remaining|remainder|financ\w+|charges?|interest|\d+ ?(?:x|×|equal))\b|[x×] ?\d+\b/i,
  ],
  [
    'before tax',
    pattern(
      String.raw`\b(?:before|excluding|excl\.?|exclusive of|without|not includ(?:ing|ed?)|do(?:es)? not include|net of|plus) ?${SOME}${TAX}\b`,
      String.raw`\+ ?${SOME}${TAX}\b|\bpre-?tax\b|\bsub-?total\b|\b${TAX}(?: and fees)? (?:are |is )?(?:not included|extra|excluded|additional)`,
    ),
  ],
  [
    'extra',
    pattern(
      String.raw`\b${TAX}\b.{0,20}\b(?:included|contained|incl\.?) (?:in|within|above)\b|\bincludes? ${SOME}${TAX}\b`,
    ),
  ],
  [
    'whole',
    pattern(
      String.raw`\b(?:with|incl(?:\.|uding|uded)?|inclusive of|after) ?${SOME}${TAX}\b`,
      String.raw`\b(?:premium|price|cost)s?(?: and| ?&) ?${SOME}${TAX}\b|\b${TAX}(?: and fees)?,? (?:are |is |all )?(?:included|in\b|incl)`,
    ),
  ],
  ['less', /\b(?:discounts?|savings?|saved?|credits?|rebates?|reductions?|less|minus|off)\b/i],
  ['extra', pattern(String.raw`\b(?:${TAX}|surcharges?)\b`)],
  [
    'whole',
    /\ball[- ]in\b|\bgrand total\b|\b(?:total|amount|premium)\b.{0,20}\b(?:payable|due|owing|to pay)\b/i,
  ],
  ['total', /\btotal\b/i],
  [
    'premium',
    /\b(?:premiums?|prices?|costs?|rate|annual(?:ly)?|yearly|monthly|(?:per|a|for the) (?:year|month)|per annum|pa(?:y|id) in full)\b|\/ ?(?:yr|year|mo|month)\b/i,
  ],
];
const TELEPHONE = /\(?\b\d{3}\)?[-. ]\d{3}[-. ]\d{4}\b/g;
/** A limit, a deductible or a deposit among the words of a price. */
const SAID_BEHIND = /^ ?(?:deductible|ded|limit|liability|down|deposit)\b/i;
/** A price after what was taken off is no discount. */
const TAKEN_OFF =
  /\b(?:after|with|includ\w+|incl\.?|net of|less) (?:[a-z-]+ ){0,3}?(?:discounts?|savings?|credits?)(?: applied)?\b|\bdiscounts? applied\b/gi;
/** `No provincial premium tax applies to the insured`: then a price has nothing to be added. */
const NO_TAX = new RegExp(
  String.raw`\b(?:no|without(?: any)?|exempt from|free of) ${SOME}${TAX}\b(?: (?:applies|apply|applicable|payable|is|are|to)\b[^$;()]*)?`,
  'i',
);
const NAMES_PRICE =
  /\b(?:total|amount|balance|all[- ]in|premiums?|prices?|costs?|annual(?:ly)?|yearly|monthly|(?:per|a|for the) (?:year|month)|per annum|pa(?:y|id) in full)\b|\/ ?(?:yr|year|mo|month)\b/i;
const OF_PRICE = /\b(?:total|premiums?|prices?|payable|due|all[- ]in|tax(?:es)?|fees?)\b/i;

const YEAR =
  /\b(?:12|twelve)[- ]?(?:months?|mths?|mos?)\b|\b(?:one|1)[- ]year\b|\b(?:annual(?:ly)?|yearly|years?|yr|annum|pa(?:y|id) in full)\b/gi;
const MONTH = /(?<!\b(?:\d+|six|twelve)[- ])\b(?:months?|monthly|mo)\b/gi;
/** Parts what says one thing of its amount from what says another: `$1,489.00 (or $124.08 per month)`. */
const CLAUSE = /[;()]|,(?!\d)| or (?=[$\d])|\s[-–—]\s|\.\s+(?=\p{Lu})/u;

/** The prices in these lines of a text: those of its sum and its parts, with what each of them is. */
export function pricesIn(lines: readonly PastedLine[], all: readonly PastedLine[] = lines): Price[] {
  return lines.flatMap((line) =>
    pricesOf(line).map((price) =>
      price.role === 'total' && isSumAbove(all, all.indexOf(line), price.cents)
        ? { ...price, role: 'whole' as const }
        : price,
    ),
  );
}

/** Whether what stands in the lines right above a total adds up to it, a tax or a fee among them. */
function isSumAbove(lines: readonly PastedLine[], at: number, cents: number): boolean {
  let [sum, hasExtra] = [0, false];
  for (const { said } of lines.slice(0, at).toReversed()) {
    const amount = amountsIn(said, true).at(-1);
    if (!amount) return false;
    sum += amount.cents;
    hasExtra ||= roleOf(said) === 'extra';
    if (sum >= cents) return sum === cents && hasExtra;
  }
  return false;
}

/** `$1,500 + tax $45 = $1,545`: what the amounts before it add up to. */
const IS_SUM = /=\s*$/;
const HAS_EXTRA = pattern(String.raw`\b${TAX}\b`);
const isSumOf = (parts: readonly Amount[], { cents }: Amount) =>
  parts.length > 1 && parts.reduce((sum, part) => sum + part.cents, 0) === cents;

function pricesOf({ name, said }: PastedLine): Price[] {
  const found: Price[] = [];
  for (const { words, amounts } of clausesOf(said.replaceAll(TELEPHONE, ' '))) {
    // `$2,100 premium, $75 fee`: what an amount is stands behind it, where nothing stands before the first.
    const isBehind = !/\p{L}/u.test(words.slice(0, amounts[0]?.from));
    amounts.forEach((amount, at) => {
      const before = words.slice(amounts[at - 1]?.to ?? 0, amount.from);
      const after = words.slice(amount.to, amounts[at + 1]?.from);
      const isLast = at === amounts.length - 1;
      const period = periodOf(before, after) ?? lastPeriod(name);
      if (IS_SUM.test(before) && isSumOf(amounts.slice(0, at), amount)) {
        const role = HAS_EXTRA.test(words.slice(0, amount.from)) ? 'whole' : 'total';
        found.push({
          text: amount.text,
          said,
          cents: amount.cents,
          period: period ?? lastPeriod(words),
          role,
        });
        return;
      }
      const own = isBehind || SAID_BEHIND.test(after) ? after : `${before} $ ${isLast ? after : ''}`;
      const role = /(?:^|[\s(])[-−–]$/.test(words.slice(0, amount.from))
        ? 'less'
        : (roleOf(own) ?? found.at(-1)?.role ?? (said === name ? undefined : roleOf(name)));
      if (!role) return;
      found.push({ text: amount.text, said, cents: amount.cents, period, role });
    });
  }
  return found;
}

/** `/month`, `per year`: the period of the amount right before it. */
const RIGHT_BEHIND =
  /^ ?(?:[([,] ?)?(?:cad ?)?(?:\/|per|an?|each|paid)? ?(?:months?|mo|year|yr|annum|annual|annually|monthly|yearly)\b/i;
/** Where a sentence ends that an amount stands in, or another way to pay begins. */
const ENDS = /[.;](?:\s|$)|\bor\b/i;

/** The period of an amount by the words around it; null where those before and behind it do not say the same. */
function periodOf(before: string, after: string): PremiumPeriod | null {
  const own = RIGHT_BEHIND.exec(after)?.[0];
  if (own !== undefined) return firstPeriod(own);
  const [said, behind] = [lastPeriod(before), firstPeriod(after.split(ENDS)[0] ?? '')];
  return said && behind && said !== behind ? null : (behind ?? said);
}

/** The parts of a line that have amounts; what has none belongs to the one before it. */
function clausesOf(said: string): { words: string; amounts: Amount[] }[] {
  const isOfPrice = OF_PRICE.test(said);
  const amountsOf = (words: string) => amountsIn(words, isOfPrice);
  const clauses: string[] = [];
  for (const part of said.split(CLAUSE)) {
    const last = clauses.at(-1);
    if (last !== undefined && (amountsOf(part).length === 0 || amountsOf(last).length === 0)) {
      clauses[clauses.length - 1] = `${last} ${part}`;
    } else clauses.push(part);
  }
  return clauses
    .map((words) => ({ words, amounts: amountsOf(words) }))
    .filter(({ amounts }) => amounts.length > 0);
}

function roleOf(words: string): PriceRole | undefined {
  const plain = words.replaceAll(TAKEN_OFF, ' ').replace(NO_TAX, ' ');
  const role = ROLES.find(([, said]) => said.test(plain))?.[0];
  if (NO_TAX.test(words) && (role === 'total' || role === 'premium')) return 'whole';
  // `Taxes and fees included: $60.00` is what is in the price, and not the price.
  return role === 'whole' && !NAMES_PRICE.test(plain) ? 'extra' : role;
}

const placesIn = (words: string) =>
  [
    ...[...words.matchAll(YEAR)].map(({ index }) => ({ index, period: 'year' as const })),
    ...[...words.matchAll(MONTH)].map(({ index }) => ({ index, period: 'month' as const })),
  ].toSorted((one, other) => one.index - other.index);
const firstPeriod = (words: string) => placesIn(words)[0]?.period ?? null;
const lastPeriod = (words: string) => placesIn(words).at(-1)?.period ?? null;
