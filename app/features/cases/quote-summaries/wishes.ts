import type { QuoteSummary } from './schema.ts';
import { openNotes, TAKEN_BACK, type Told } from './wish.ts';

/** How a wish about one of several quotes begins. */
export const wishFor = ({ insurer }: Pick<QuoteSummary, 'insurer'>, note: string) => `${insurer}: ${note}`;

/** What the client wants otherwise in each quote that stands, by its id, without its name; of two of one insurer in none. */
export function openWishes(
  events: readonly Told[],
  items: readonly Pick<QuoteSummary, 'id' | 'insurer' | 'standing'>[],
): ReadonlyMap<string, string> {
  const current = items.filter(({ standing }) => standing === 'current');
  const wishes = new Map<string, string>();
  for (const note of openNotes(events)) {
    const [quote, ...others] = current.filter((one) => note.startsWith(wishFor(one, '')));
    if (!quote || others.length > 0) continue;
    const words = note.slice(wishFor(quote, '').length);
    if (words === TAKEN_BACK) {
      wishes.delete(quote.id);
      continue;
    }
    const before = wishes.get(quote.id);
    wishes.set(quote.id, before ? `${before}\n${words}` : words);
  }
  return wishes;
}
