import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { moneyWords } from '#app/platform/text/number-words.ts';
import { type CoverageLine, coverageLines, keyOf } from './coverage-lines.ts';
import { monthlyIn, withoutMonthly } from './monthly-payments.ts';
import { plainLine } from './plain-line.ts';

type Compared = Pick<
  QuoteSummary,
  'insurer' | 'premiumCents' | 'period' | 'coverage' | 'notCovered' | 'validUntil' | 'effectiveOn'
>;

/** What of a quote is not as it was: a line that was added (`was` is null), taken out (`now` is null), or says something else. */
export type QuoteChange = {
  part: 'insurer' | 'premium' | 'monthly' | 'coverage' | 'notCovered' | 'validUntil' | 'effectiveOn';
  was: string | null;
  now: string | null;
};

/** What changed from a quote to the one that takes its place. Capitals, spaces and the order of lines are no change. */
export function quoteChanges(before: Compared, after: Compared): QuoteChange[] {
  return [
    ...changeOf('insurer', before.insurer, after.insurer),
    ...changeOf('premium', premiumOf(before), premiumOf(after)),
    ...changeOf('monthly', monthlyIn(before.coverage), monthlyIn(after.coverage)),
    ...lineChanges('coverage', withoutMonthly(before.coverage), withoutMonthly(after.coverage)),
    ...lineChanges('notCovered', before.notCovered, after.notCovered),
    ...changeOf('validUntil', before.validUntil, after.validUntil),
    ...changeOf('effectiveOn', before.effectiveOn, after.effectiveOn),
  ];
}

const premiumOf = ({ premiumCents, period }: Compared) => `${moneyWords(premiumCents)} a ${period}`;

function changeOf(part: QuoteChange['part'], was: string | null, now: string | null): QuoteChange[] {
  return was === now ? [] : [{ part, was, now }];
}

/** Of the lines that are not the same in both, two of the same name are one change. */
function lineChanges(part: QuoteChange['part'], before: string, after: string): QuoteChange[] {
  const [gone, added] = withoutSame(coverageLines(before), coverageLines(after));
  const changes: QuoteChange[] = gone.map((line) => {
    const at = added.findIndex((one) => keyOf(one) === keyOf(line));
    const [changed] = at === -1 ? [] : added.splice(at, 1);
    return { part, was: line.text, now: changed?.text ?? null };
  });
  return [...changes, ...added.map(({ text }) => ({ part, was: null, now: text }))];
}

/** Each line that stands in both is taken out of both, as often as it does. */
function withoutSame(some: readonly CoverageLine[], others: readonly CoverageLine[]) {
  const left = [...others];
  const own = some.filter(({ text }) => {
    const at = left.findIndex((one) => plainLine(one.text) === plainLine(text));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return [own, left] as const;
}
