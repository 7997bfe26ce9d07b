import type { Price } from './read-prices.ts';

/** Those prices of a text that may be the whole premium, the one that is, and what to ask where that is not sure. */
export type PriceChoice = { offered: Price[]; chosen: Price | null; question: string | null };

const MOST = 6;
/** Twelve payments by the month are a year, give or take what rounding does. */
const ROUNDING_CENTS = 100;
/** How far apart two prices of the same period may be. */
const ALIKE = 0.3;
const HALF_YEAR = /\b(?:6|six)[- ]months?\b/i;
const TAX_APART =
  /\b(?:plus|before|excluding|excl\.?|exclusive of|not including) ?(?:any |all |applicable |premium )*(?:taxes|tax|gst|hst)\b|\+ ?tax|\btax(?:es)? (?:are |is )?(?:not included|extra|excluded|additional)\b/i;
const LESS = /\b(?:discounts?|savings?|saved?|credits?)\b/i;
const YEAR =
  /\b(?:12|twelve)[- ]months?\b|\b(?:one|1)[- ]year\b|\b(?:annual(?:ly)?|yearly|per year|annum)\b/i;

const ASK = {
  halfYear: 'The text speaks of six months. Enter the premium of a year or of a month.',
  beforeTax: 'The text names a price before tax, and none with taxes and fees.',
  several: 'The text names different prices. Choose the one with taxes and fees.',
  payments: 'The text names payments only. Choose the one that is the premium.',
};

/**
 * The price that says it has taxes and fees in it wins; among those that do not say so, the total of the others. Where amounts
 * differ, or something is to be added, none is chosen: it is what the client pays.
 */
export function choosePrice(text: string, prices: readonly Price[]): PriceChoice {
  const judged = prices.map((price) =>
    isSumOf(price, prices) ? { ...price, role: 'whole' as const } : price,
  );
  const of = (...roles: Price['role'][]) => judged.filter(({ role }) => roles.includes(role));
  const premiums = of('whole', 'total', 'premium').toSorted(
    (a, b) => RANK.indexOf(a.role) - RANK.indexOf(b.role),
  );
  const offered = withoutDoubles(premiums.length > 0 ? premiums : of('payment'))
    .map((price) => ({ ...price, period: price.period ?? likelyPeriod(price, text, judged) }))
    .slice(0, MOST);
  const ask = (question: string | null): PriceChoice => ({ offered, chosen: null, question });
  const decide = (among: readonly Price[]): PriceChoice => {
    const [first] = among.toSorted((a, b) => Number(a.period === 'month') - Number(b.period === 'month'));
    if (!first || among.some((one) => Math.abs(yearly(one) - yearly(first)) > ROUNDING_CENTS))
      return ask(ASK.several);
    const isUnsure =
      first.period === null && `The text does not say whether ${first.text} is for a year or for a month.`;
    return { offered, chosen: first, question: isUnsure || null };
  };
  if (offered.length === 0) return ask(of('before tax').length > 0 ? ASK.beforeTax : null);
  if (HALF_YEAR.test(text)) return ask(ASK.halfYear);
  const whole = offered.filter(({ role }) => role === 'whole');
  if (whole.length > 0) return decide(whole);
  if (of('before tax').length > 0 || TAX_APART.test(text)) return ask(ASK.beforeTax);
  const extras = of('extra').filter(({ said }) => !LESS.test(said));
  if (extras.length > 0)
    return ask(
      `The text names ${extras.map(({ said }) => `“${said}”`).join(' and ')} beside the premium. Choose the price with taxes and fees.`,
    );
  if (premiums.length === 0) return ask(ASK.payments);
  const parts = sumOf(of('premium'));
  const total = offered.filter(
    ({ role, cents }) => role === 'total' && Math.abs(cents - parts) <= ROUNDING_CENTS,
  );
  return decide(total.length > 0 ? total : offered);
}

const RANK: Price['role'][] = ['whole', 'total', 'premium'];

/** A total that is a premium with its taxes and fees has them in it. */
function isSumOf({ role, cents }: Price, prices: readonly Price[]): boolean {
  const extras = sumOf(prices.filter((one) => one.role === 'extra' && !LESS.test(one.said)));
  const bases = prices.filter((one) => one.role === 'premium' || one.role === 'before tax');
  return role === 'total' && extras > 0 && bases.some((base) => base.cents + extras === cents);
}

const sumOf = (prices: readonly Price[]) => prices.reduce((sum, { cents }) => sum + cents, 0);

export const yearly = ({ cents, period }: Pick<Price, 'cents' | 'period'>) =>
  cents * (period === 'month' ? 12 : 1);

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
  const alike = prices.find((one) => one.period !== null && Math.abs(one.cents - cents) <= cents * ALIKE);
  return alike?.period ?? (YEAR.test(text) ? 'year' : null);
}
