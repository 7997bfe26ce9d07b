import { coverageLines } from '#app/features/cases/quote-summaries/comparison/coverage-lines.ts';
import { namesExclusions } from '#app/features/cases/quote-summaries/pasted/split-pasted.ts';
import type { QuoteDraft } from './quote-draft.ts';

/** What its client may read otherwise than its broker means it, to be looked at before a quote is sent. */
export function remarksOn({ coverage, notCovered }: Pick<QuoteDraft, 'coverage' | 'notCovered'>): string[] {
  const lines = coverageLines(coverage);
  const unnamed = lines.flatMap(({ name, text }) => (name === null ? [text] : []));
  return [
    ...(!notCovered.trim() && namesExclusions(coverage)
      ? [
          '“What is covered” mentions exclusions, and “What is not covered” is empty. Your client may read the exclusions as coverage.',
        ]
      : []),
    ...unnamed.map(
      (text) => `“${text}” does not begin with a name and a colon, so it is compared with nothing.`,
    ),
  ];
}
