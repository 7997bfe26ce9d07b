import type { QuoteSummary } from './schema.ts';

/** Of quotes that stand, those the client has yet to choose among: whoever is interested in several is asked which of these. */
export function toChooseAmong<Quote>(
  quotes: readonly Quote[],
  decisionOf: (quote: Quote) => QuoteSummary['decision'],
): Quote[] {
  const wanted = quotes.filter((quote) => decisionOf(quote) === 'interested');
  return wanted.length > 1 ? wanted : quotes.filter((quote) => decisionOf(quote) === 'none');
}
