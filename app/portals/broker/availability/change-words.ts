import type { AvailabilityChange } from '#app/features/brokers/availability/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';

/** What would come of the changed choices, in sentences. */
export function changeWords(change: AvailabilityChange): string[] {
  const { all, before, after } = change.recent;
  const same = before === after ? ', as now' : `, now ${before}`;
  return [
    ...change.callsCancelled.map(
      ({ reference, at }) =>
        `The call booked for ${time(at)} (${reference}) is cancelled, and the client is told at once.`,
    ),
    ...change.dueWhileAway.map(
      ({ reference, at }) =>
        `${reference} stays with you while you are away: the contact deadline is still ${time(at)}.`,
    ),
    ...change.offered.map(
      ({ reference, at }) =>
        `${reference} is offered to you now. It stays offered until ${time(at)}: accept or return it.`,
    ),
    all === 0
      ? 'No request came in during the last four weeks, so there is nothing to compare with.'
      : `Of the ${all} requests of the last four weeks, ${after} would fit by type and city${same}.`,
    waitingWords(change.waiting),
    change.isOpenNow
      ? 'A new request could come to you right now.'
      : 'No new request would come to you right now.',
    'Requests that you have accepted are not affected.',
  ];
}

function waitingWords({ before, after }: AvailabilityChange['waiting']): string {
  if (after === 0)
    return before === 0
      ? 'No request now waiting for a broker would come to you.'
      : 'Requests now waiting for a broker would go to somebody else.';
  const requests = after === 1 ? '1 request waiting' : `${after} requests waiting`;
  return `${requests} for a broker now could come to you right away.`;
}

function time(at: string): string {
  return formatAlbertaTime(new Date(at), 'dayDateTime');
}
