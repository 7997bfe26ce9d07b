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

/** The quotes as they will stand beside each other once these are sent, too: one that takes the place of another stands in it. */
export function quotesWith<Quote extends Placed>(items: readonly Quote[], added: readonly Quote[]): Quote[] {
  const isReplaced = ({ id }: Placed) => added.some(({ replacesId }) => replacesId === id);
  const before = items.map((one) => (isReplaced(one) ? { ...one, standing: 'replaced' as const } : one));
  return currentQuotes([...before, ...added]);
}

/** Whether another quote became the policy. Of one that a newer quote took the place of nothing is to be said. */
export function isPassedOver({ id, standing }: Pick<Placed, 'id' | 'standing'>, quoteId: string): boolean {
  return id !== quoteId && standing !== 'replaced';
}
