import { type find, MOST } from './use-index.ts';

type Now = {
  isReady: boolean;
  problem: boolean;
  wanted: string;
  found: readonly Pick<ReturnType<typeof find>[number], 'fit'>[];
};

/** How many places were found; of several words also when no place has them all. */
export function statusWords({ isReady, problem, wanted, found }: Now): string {
  const words = `“${wanted.trim()}”`;
  if (problem) return 'The search could not be loaded. Please try again later.';
  if (!wanted.trim()) return 'Pages, questions, articles and words of this site.';
  if (!isReady) return 'Loading…';
  const [best] = found;
  if (!best) return `Nothing found for ${words}. Try a shorter or another word.`;
  if (best.fit === 'most' || best.fit === 'some')
    return `No page has all the words of ${words}. These have some of them.`;
  return countOf(found.length);
}

function countOf(count: number): string {
  if (count === MOST) return `The ${MOST} best matches`;
  return count === 1 ? '1 match' : `${count} matches`;
}
