import type { CaseClock } from '#app/features/cases/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';

/** `Nov 30, 5 pm, paused since Nov 28, 11:30 am`, behind a word that says what it is. */
export function pausedSince({ promisedFor, since }: NonNullable<CaseClock['paused']>): string {
  return `${short(promisedFor)}, paused since ${short(since)}`;
}

const short = (at: string) => formatAlbertaTime(new Date(at), 'short');
