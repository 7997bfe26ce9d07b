import type { ReachPurpose } from '#app/features/quotes/consents/reach-purposes.ts';
import type { ReachConsents } from '#app/features/quotes/consents/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';

const WAYS = { call: 'Calls', text: 'Text' } as const satisfies Record<ReachPurpose, string>;

/** The day of a consent, as `Nov 22`. */
export function reachDay(since: string): string {
  return formatAlbertaTime(new Date(since), 'short').replace(/, .*/, '');
}

/** How somebody agrees to be reached, for who wants to: `Text: agreed Nov 22` or `Text: no`. */
export function reachWords(consents: ReachConsents, purpose: ReachPurpose): string {
  const since = consents[purpose];
  return `${WAYS[purpose]}: ${since ? `agreed ${reachDay(since)}` : 'no'}`;
}
