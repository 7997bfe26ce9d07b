import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import type { Price } from './read-prices.ts';

/** Those prices of a text that may be the whole premium, the one that is, and what to ask where that is not sure. */
export type PriceChoice = { offered: Price[]; chosen: Price | null; question: string | null };

const MOST = 6;
/** Twelve payments by the month are a year, give or take what rounding does. */
const ROUNDING_CENTS = 100;
/** How far apart two prices of the same period may be. */
const ALIKE = 0.3;
/** So much more a year paid by the month may cost, and be the same offer. */
const MONTHLY_MORE = 1.15;
/** A price of six months is one of neither period. */
export const HALF_YEAR = /\b(?:6|six)[- ]?(?:months?|mths?|mos?)\b|\bsemi-?annual/i;
const TAX_APART =
  /\b(?:plus|before|excluding|excl\.?|exclusive of|not including) ?(?:any |all |applicable |premium )*(?:taxes|tax|gst|hst)\b|\+ ?tax|\btax(?:es)? (?:are |is )?(?:not included|extra|excluded|additional)\b/i;
/** `2 365.00`, `2 365,00` and `178,20`: what is written in another way may be the price, and is not read. */
const OTHER_WRITING = /\d[ \u00a0\u202f]\d{3}(?:[.,]\d\d)?(?!\d)|\d,\d\d(?!\d)/;
/** A tax or a fee that the price has in it. */
const WITHIN = /\b(?:included|includes?|incl|contained)\b/i;
const TO_COME =
  /\b(?:premium|price|pricing|rate|quote)\b[^.\n]{0,40}\b(?:to follow|will follow|to be (?:confirmed|advised|determined|worked|calculated)|tba|tbd|pending)\b/i;
/** Quoted by the month as often as by the year: a price without its period may be either. */
const BY_MONTH: readonly InsuranceType[] = ['life', 'group-benefits'];
const KINDS = [
  /\b(?:auto(?:mobile)?|car)\b/i,
  /\b(?:home(?:owners?)?|house|habitational|condo|tenants?)\b/i,
] as const;
const YEAR =
  /\b(?:12|twelve)[- ]?(?:months?|mths?|mos?)\b|\b(?:one|1)[- ](?:year|yr)\b|\b(?:annual(?:ly)?|yearly|per year|annum)\b/i;

const ASK = {
  halfYear: 'The text speaks of six months. Enter the premium of a year or of a month.',
  beforeTax: 'The text names a price before tax, and none with taxes and fees.',
  several: 'The text names different prices. Choose the one with taxes and fees.',
  payments: 'The text names payments only. Choose the one that is the premium.',
  toCome: 'The text says that the premium is still to come.',
  otherWriting: 'Some amounts are written in a way that may mean two things. Enter the premium yourself.',
};

/**
 * The price that says it has taxes and fees in it wins, or that is the sum of the others; then a total. Where amounts differ, or
 * something is to be added, none is chosen: it is what the client pays.
 */
export function choosePrice(text: string, prices: readonly Price[], type?: InsuranceType): PriceChoice {
  const judged = prices.map((price) => {
    if (isSumOfPayments(price, prices)) return { ...price, role: 'payment' as const };
    return isSumOf(price, prices) ? { ...price, role: 'whole' as const } : price;
  });
  const of = (...roles: Price['role'][]) => judged.filter(({ role }) => roles.includes(role));
  const premiums = RANK.flatMap((role) => of(role));
  const offered = withoutDoubles(premiums.length > 0 ? premiums : of('payment'))
    .map((price) => ({ ...price, period: price.period ?? likelyPeriod(price, text, premiums) }))
    .slice(0, MOST);
  const ask = (question: string | null): PriceChoice => ({ offered, chosen: null, question });
  const decide = (among: readonly Price[]): PriceChoice => {
    const [first] = among.toSorted((a, b) => Number(a.period === 'month') - Number(b.period === 'month'));
    // What it is the sum of, less what is taken off, is no other price.
    const others = first && addsUp(first, prices) ? [] : offered;
    if (!first || among.some((one) => !isSameOffer(first, one)) || others.some((one) => isMore(one, first)))
      return ask(ASK.several);
    const isUnsure =
      first.period === null && `The text does not say whether ${first.text} is for a year or for a month.`;
    if (isUnsure && type && BY_MONTH.includes(type)) return ask(isUnsure);
    return { offered, chosen: first, question: isUnsure || null };
  };
  if (offered.length === 0) return ask(of('before tax').length > 0 ? ASK.beforeTax : null);
  if (OTHER_WRITING.test(text)) return ask(ASK.otherWriting);
  if (TO_COME.test(text)) return ask(ASK.toCome);
  if (HALF_YEAR.test(text)) return ask(ASK.halfYear);
  // A home and a car in one offer: the sum of both is the premium of neither.
  if (KINDS.every((kind) => offered.some(({ said }) => kind.test(said)))) return ask(ASK.several);
  const whole = offered.filter(({ role }) => role === 'whole');
  if (whole.length > 0) return decide(whole);
  if (of('before tax').length > 0 || TAX_APART.test(text)) return ask(ASK.beforeTax);
  const extras = of('extra').filter(({ said }) => !WITHIN.test(said));
  if (extras.length > 0)
    return ask(
      `The text names ${extras.map(({ said }) => `“${said}”`).join(' and ')} beside the premium. Choose the price with taxes and fees.`,
    );
  if (premiums.length === 0) return ask(ASK.payments);
  const total = offered.find((one) => {
    const parts = offered.filter((other) => other !== one);
    return one.role === 'total' && parts.length > 1 && sumOf(parts) === one.cents;
  });
  return decide(total ? [total] : offered);
}

const RANK: Price['role'][] = ['whole', 'total', 'premium'];

/** A total that is a premium with its taxes and fees, and without what is taken off, has them in it. */
const isSumOf = (price: Price, prices: readonly Price[]) => price.role === 'total' && addsUp(price, prices);

function addsUp({ cents }: Price, prices: readonly Price[]): boolean {
  const of = (...roles: Price['role'][]) => prices.filter((one) => roles.includes(one.role));
  const [more, less, parts] = [sumOf(of('extra')), sumOf(of('less')), sumOf(of('premium'))];
  const bases = [parts, ...of('premium', 'total', 'before tax').map((one) => one.cents)];
  return more > 0 && bases.some((base) => [base + more, base + more - less].includes(cents));
}

/**
 * `$171.56/month (monthly total $2,058.72)`: what twelve payments of the same line add up to, beside a price of the year that is
 * somewhat less, is what paying so costs, and no other premium.
 */
function isSumOfPayments({ cents, said, role }: Price, prices: readonly Price[]): boolean {
  const isTwelve = (one: Price) =>
    (one.period === 'month' || one.role === 'payment') &&
    one.said === said &&
    Math.abs(one.cents * 12 - cents) <= ROUNDING_CENTS;
  const isLess = (one: Price) =>
    RANK.includes(one.role) &&
    one.period !== 'month' &&
    one.cents < cents &&
    cents <= one.cents * MONTHLY_MORE;
  return ['total', 'premium'].includes(role) && prices.some(isTwelve) && prices.some(isLess);
}

const sumOf = (prices: readonly Price[]) => prices.reduce((sum, { cents }) => sum + cents, 0);

export const yearly = ({ cents, period }: Pick<Price, 'cents' | 'period'>) =>
  cents * (period === 'month' ? 12 : 1);

/** The same price, also where it is paid by the month of a total by the year. */
function isSameOffer(price: Price, other: Price): boolean {
  const more = yearly(other) - yearly(price);
  if (Math.abs(more) <= ROUNDING_CENTS) return true;
  const isOfMonth = price.role !== 'premium' && price.period === 'year' && other.period === 'month';
  return isOfMonth && more > 0 && yearly(other) <= yearly(price) * MONTHLY_MORE;
}

/** No price with taxes and fees is less than one that does not say so. */
const isMore = (one: Price, price: Price) =>
  yearly(one) > yearly(price) + ROUNDING_CENTS && !isSameOffer(price, one);

function withoutDoubles(prices: readonly Price[]): Price[] {
  return prices.filter(
    ({ cents, period }, at) =>
      prices.findIndex(
        (one) => one.cents === cents && (one.period === period || period === null || one.period === null),
      ) === at,
  );
}

/** A price without a period has that of another one of about its size, or the one that the text speaks of. */
function likelyPeriod({ cents }: Price, text: string, prices: readonly Price[]): Price['period'] {
  const alike = prices
    .filter((one) => one.period !== null && Math.abs(one.cents - cents) <= cents * ALIKE)
    .toSorted((one, other) => Math.abs(one.cents - cents) - Math.abs(other.cents - cents))[0];
  return alike?.period ?? (YEAR.test(text) ? 'year' : null);
}
