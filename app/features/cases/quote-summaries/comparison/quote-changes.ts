import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';
import { moneyWords } from '#app/platform/text/number-words.ts';
import { coverLines, coverRows, plainLine } from './cover-lines.ts';

type Compared = Pick<
  QuoteSummary,
  'premiumCents' | 'period' | 'coverage' | 'notCovered' | 'validUntil' | 'effectiveOn'
>;

/** What of a quote is not as it was: a line that was added (`was` is null), taken out (`now` is null), or says something else. */
export type QuoteChange = {
  part: 'premium' | 'coverage' | 'notCovered' | 'validUntil' | 'effectiveOn';
  was: string | null;
  now: string | null;
};

/** What changed from a quote to the one that takes its place. Capitals, spaces and the order of lines are no change. */
export function quoteChanges(before: Compared, after: Compared): QuoteChange[] {
  return [
    ...changeOf('premium', premiumOf(before), premiumOf(after)),
    ...lineChanges('coverage', before.coverage, after.coverage),
    ...lineChanges('notCovered', before.notCovered, after.notCovered),
    ...changeOf('validUntil', before.validUntil, after.validUntil),
    ...changeOf('effectiveOn', before.effectiveOn, after.effectiveOn),
  ];
}

const premiumOf = ({ premiumCents, period }: Compared) => `${moneyWords(premiumCents)} a ${period}`;

function changeOf(part: QuoteChange['part'], was: string | null, now: string | null): QuoteChange[] {
  return was === now ? [] : [{ part, was, now }];
}

/** Of the lines that are not the same in both, those about the same thing are one change. */
function lineChanges(part: QuoteChange['part'], before: string, after: string): QuoteChange[] {
  const [was, now] = withoutSame(coverLines(before), coverLines(after));
  return coverRows([was, now]).map(({ lines: [old = null, line = null] }) => ({ part, was: old, now: line }));
}

/** Each line that stands in both is taken out of both, as often as it does. */
function withoutSame(some: readonly string[], others: readonly string[]): [string[], string[]] {
  const left = [...others];
  const own = some.filter((line) => {
    const at = left.findIndex((one) => plainLine(one) === plainLine(line));
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
  return [own, left];
}
