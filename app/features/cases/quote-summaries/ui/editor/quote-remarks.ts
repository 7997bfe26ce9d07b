import type { InsuranceType } from '#app/features/brokers/insurance-types.ts';
import { contradictions } from '#app/features/cases/quote-summaries/comparison/contradictions.ts';
import { coverageLines } from '#app/features/cases/quote-summaries/comparison/coverage-lines.ts';
import { namesOf, plainName } from '#app/features/cases/quote-summaries/comparison/coverage-names.ts';
import { amountsIn } from '#app/features/cases/quote-summaries/pasted/amounts.ts';
import { HALF_YEAR, yearly } from '#app/features/cases/quote-summaries/pasted/choose-price.ts';
import { readPasted } from '#app/features/cases/quote-summaries/pasted/read-pasted.ts';
import type { PriceRole } from '#app/features/cases/quote-summaries/pasted/read-prices.ts';
import { namesExclusions } from '#app/features/cases/quote-summaries/pasted/split-pasted.ts';
import { centsOf } from '#app/features/cases/quote-summaries/premium.ts';
import { FIELD_NAMES, fromBefore } from '#app/features/cases/quote-summaries/ui/drafts/from-before.ts';
import type { QuoteDraft } from '#app/features/cases/quote-summaries/ui/drafts/quote-draft.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
import { upperFirst } from '#app/platform/text/first-letter.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { moneyWords } from '#app/platform/text/number-words.ts';
import { startRemark } from './asked-for.ts';
import { apartRemark, jumpRemark } from './price-jump.ts';

/** What a quote is held against. */
type Beside = {
  /** From which day the client asked to be covered, in words. */
  wantedOn?: string | undefined;
  /** What the client asked for. */
  asked?: readonly { detail: string }[] | undefined;
  /** Those that are looked over with it: what is said of one names it. */
  others?: readonly QuoteDraft[];
  /** The quote that is revised, as its draft. */
  before?: QuoteDraft | undefined;
};

/** What its client may read otherwise than its broker means it, to be looked at before a quote is sent. */
export function remarksOn(draft: QuoteDraft, type?: InsuranceType, beside: Beside = {}): string[] {
  const { coverage } = draft;
  const unnamed = coverageLines(coverage).flatMap(({ name, text }) => (name === null ? [`“${text}”`] : []));
  const { others = [] } = beside;
  const insurer = (others.length > 0 && draft.insurer.trim()) || null;
  const remarks = [
    ...[jumpRemark(draft, beside.before) ?? apartRemark(draft, others) ?? []].flat(),
    ...tooLittle(draft, type),
    ...priceRemarks(draft, type),
    ...[startRemark(draft.effectiveOn, beside.wantedOn) ?? []].flat(),
    ...beforeRemarks(draft, beside.before, type),
    ...(!draft.notCovered.trim() && namesExclusions(coverage)
      ? [
          '“What is covered” mentions exclusions, and “What is not covered” is empty. Your client may read the exclusions as coverage.',
        ]
      : []),
    ...bareAmountRemarks(draft),
    ...(unnamed.length > 0
      ? [
          `${andWords(unnamed)} ${unnamed.length > 1 ? 'do' : 'does'} not begin with a name and a colon, as “Collision: $500 deductible” does. Your client reads ${unnamed.length > 1 ? 'them' : 'it'} as written, but not beside the same coverage of another quote.`,
        ]
      : []),
  ];
  return [
    ...leftOutRemarks(draft, { asked: beside.asked ?? [], type, insurer }),
    ...remarks.map((remark) => (insurer ? `${insurer}: ${remark}` : remark)),
  ];
}

type AskedOf = {
  asked: readonly { detail: string }[];
  type: InsuranceType | undefined;
  insurer: string | null;
};

/** What the client asked for and the quote rules out, or does not name. */
function leftOutRemarks({ coverage, notCovered }: QuoteDraft, { asked, type, insurer }: AskedOf): string[] {
  const wanted = asked
    .flatMap(({ detail }) => detail.split(/,|;|\n|\band\b/))
    .map((name) => name.replace(/^\s*with\s/i, '').trim());
  const ruledOut = contradictions({ coverage: wanted.join('\n'), notCovered }, type);
  const said = plainName(`${coverage} ${notCovered}`);
  const unnamed = wanted.filter((name) =>
    namesOf(name, type)?.every((one) => !said.includes(plainName(one))),
  );
  const remark = (names: readonly string[], what: (them: string) => string) =>
    names.length === 0
      ? []
      : [
          `The client asked for ${andWords(names.map((name) => `“${name}”`))}. ${insurer ?? 'The quote'} ${what(names.length === 1 ? 'it' : 'them')}.`,
        ];
  return [
    ...remark(ruledOut, (them) => `has ${them} under “What is not covered”`),
    ...(coverage.trim() === '' ? [] : remark([...new Set(unnamed)], (them) => `does not name ${them}`)),
  ];
}

/** `Building: 500000` is read by the client as it stands. */
const BARE_AMOUNT = /^\d[\d,]{3,11}(?:\.\d\d)?$/;

function bareAmountRemarks({ coverage }: QuoteDraft): string[] {
  const bare = coverageLines(coverage).filter(({ terms }) => BARE_AMOUNT.test(terms));
  return bare.length === 0
    ? []
    : [
        `${andWords(bare.map(({ text }) => `“${text}”`))} ${bare.length > 1 ? 'have' : 'has'} no dollar sign.`,
      ];
}

/** What a revision still says as the quote before it, and the text that was pasted does not. */
function beforeRemarks(
  draft: QuoteDraft,
  before: QuoteDraft | undefined,
  type: InsuranceType | undefined,
): string[] {
  const names = fromBefore(draft, before, type).map((name) => FIELD_NAMES[name]);
  const [first, ...more] = names;
  return first
    ? [
        `${upperFirst(andWords(names))} ${more.length > 0 ? 'are' : 'is'} from the quote before, and not in the text you pasted. Check ${more.length > 0 ? 'them' : 'it'}.`,
      ]
    : [];
}

/** Of what is insured a premium is not less than a ten-thousandth, but for a few days. */
const LEAST_SHARE = 10_000;
const OF_FEW_DAYS: readonly (InsuranceType | undefined)[] = ['travel', 'supervisa'];

/** A premium that a slip may have made: far below another one that the pasted text names, or little for what is insured. */
function tooLittle(
  { pasted, coverage, premiumCents, period }: QuoteDraft,
  type: InsuranceType | undefined,
): string[] {
  const cents = centsOf(premiumCents);
  if (cents === null) return [];
  const sent = yearly({ cents, period: period === 'month' ? 'month' : 'year' });
  const { price, beside } = readPasted(pasted, today(), type);
  const other = [...price.offered, ...beside].find(
    (one) => OF_PREMIUM.includes(one.role) && yearly(one) > sent * 2,
  );
  if (other)
    return [`${moneyWords(sent)} a year is far below “${other.said}” in the text you pasted. Is it right?`];
  const limit = Math.max(0, ...amountsIn(coverage).map((one) => one.cents));
  return limit > sent * LEAST_SHARE && !OF_FEW_DAYS.includes(type)
    ? [`${moneyWords(sent)} a year is little for ${moneyWords(limit)} of coverage. Is the premium right?`]
    : [];
}

const OF_PREMIUM: readonly PriceRole[] = ['whole', 'total', 'premium', 'before tax'];

/** What the pasted text says of prices, where the one that is sent is not the one it calls the whole. */
function priceRemarks(
  { pasted, premiumCents, period }: QuoteDraft,
  type: InsuranceType | undefined,
): string[] {
  const cents = centsOf(premiumCents);
  if (pasted.trim() === '' || cents === null) return [];
  const { price, beside } = readPasted(pasted, today(), type);
  const sent = yearly({ cents, period: period === 'month' ? 'month' : 'year' });
  if (price.chosen && yearly(price.chosen) === sent) return [];
  const isAnother = (one: { cents: number; period: 'year' | 'month' | null }) => yearly(one) !== sent;
  const isBeforeTax = beside.some((one) => one.role === 'before tax' && !isAnother(one));
  const whole = price.offered.filter(({ role }) => role === 'whole');
  const others = whole.length > 0 ? whole : [...price.offered, ...beside];
  const told = [
    ...new Set(others.filter((one) => one.role !== 'other' && isAnother(one)).map((one) => one.said)),
  ];
  const quoted = (some: readonly string[]) => andWords(some.map((words) => `“${words}”`));
  const [halves, said] = [
    told.filter((words) => HALF_YEAR.test(words)),
    told.filter((words) => !HALF_YEAR.test(words)),
  ];
  return [
    ...(isBeforeTax ? ['The text you pasted calls this premium a price before tax.'] : []),
    ...(halves.length > 0
      ? [
          `The text you pasted says ${quoted(halves)}, for six months. Is the premium you entered that of a ${period}?`,
        ]
      : []),
    ...(said.length > 0
      ? [`The text you pasted also says ${quoted(said)}. Is the premium the one with taxes and fees?`]
      : []),
  ];
}
