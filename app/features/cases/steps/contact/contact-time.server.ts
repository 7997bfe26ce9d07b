import type { HeldCase } from '#app/features/cases/records/held-case.server.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { DAY_MS } from '#app/platform/clock/durations.ts';
import { invalid } from '#app/platform/errors.ts';
import { NOTED_WITHIN_DAYS } from '../reasons.ts';

/**
 * When a contact was made that is noted later. Nobody has the number before they accept, and a promise that was made anew is
 * kept by a new contact alone: refuses (422) a time before that, one to come, and one too long ago.
 */
export function contactTime(
  at: string | undefined,
  { row: { reopenedAt }, access }: Pick<HeldCase, 'row' | 'access'>,
  now: Date,
): Date {
  if (at === undefined) return now;
  const time = new Date(at);
  if (time > now) throw invalid({ at: 'Please choose a time that has passed' });
  if (time.getTime() < now.getTime() - NOTED_WITHIN_DAYS * DAY_MS) {
    throw invalid({ at: `Please choose a time within the last ${NOTED_WITHIN_DAYS} days` });
  }
  const acceptedAt = access?.acceptedAt ?? now;
  if (time < acceptedAt) throw tooEarly('you have accepted the request', acceptedAt);
  if (reopenedAt && time < reopenedAt) throw tooEarly('it was opened again', reopenedAt);
  return time;
}

function tooEarly(since: string, from: Date) {
  return invalid({ at: `Please choose a time since ${since}: ${formatAlbertaTime(from, 'short')}` });
}
