/**
 * What an insurer asks of whoever pays by the month, beside a premium by the year. A quote has no field for it: it is a line among the
 * broker's own words, `Monthly payments: 12 monthly payments of $121.28`, and is read beside the premium.
 */
const LINE = /^monthly payments: *(\S.*)$/i;

const linesOf = (coverage: string) => coverage.split(/\r?\n/);
const wordsOf = (line: string) => LINE.exec(line.trim())?.[1];

/** What the words of a quote say of monthly payments; null where they say nothing. */
export const monthlyIn = (coverage: string): string | null =>
  linesOf(coverage).flatMap((line) => wordsOf(line) ?? [])[0] ?? null;

/** What is covered, without it. */
export const withoutMonthly = (coverage: string): string =>
  linesOf(coverage)
    .filter((line) => wordsOf(line) === undefined)
    .join('\n');

/** What is covered, with it as its last line. */
export function withMonthly(coverage: string, monthly: string): string {
  const words = monthly.trim().replaceAll(/\s+/g, ' ');
  return words === '' || coverage.trim() === ''
    ? coverage
    : `${withoutMonthly(coverage).trimEnd()}\nMonthly payments: ${words}`;
}
