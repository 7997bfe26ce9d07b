import type { QuoteSummary } from '#app/features/cases/quote-summaries/schema.ts';

type Placed = Pick<QuoteSummary, 'id' | 'replacesId' | 'standing'>;

/** The quotes that stand now, each where the first stood that it takes the place of: nothing moves while they are compared. */
export function currentQuotes<Quote extends Placed>(items: readonly Quote[]): Quote[] {
  const placeOf = ({ id, replacesId }: Placed): number => {
    const before = items.find((one) => one.id === replacesId);
    return before ? placeOf(before) : items.findIndex((one) => one.id === id);
  };
  return items
    .filter(({ standing }) => standing === 'current')
    .toSorted((one, other) => placeOf(one) - placeOf(other));
}
