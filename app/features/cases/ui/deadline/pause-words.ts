import type { CaseSteps } from '#app/features/cases/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';

type Pausing = Pick<CaseSteps, 'status' | 'promiseAt' | 'firstRespondedAt' | 'call'>;

/**
 * What waiting for the client does to the time they were promised, before it is done; null where no promise runs that
 * pauses. `wish` is a sentence of how they asked to be contacted.
 */
export function pauseWarning(shown: Pausing, wish: string | null): string | null {
  const { status, promiseAt, firstRespondedAt, call } = shown;
  // A booked call is held, and a quote leaves the broker the turn.
  if (status !== 'in_progress' || !promiseAt || firstRespondedAt || call) return null;
  return [
    `The promised contact by ${short(promiseAt)} stops until they answer.`,
    ...(wish ? [wish] : []),
    'Nobody has contacted them yet.',
  ].join(' ');
}

const short = (at: string) => formatAlbertaTime(new Date(at), 'short');
