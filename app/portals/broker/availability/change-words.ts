import type { AvailabilityChange, AvailabilityInput } from '#app/features/brokers/availability/schema.ts';
import { albertaDayStart, formatAlbertaTime } from '#app/platform/clock/clock.ts';

type Choices = Pick<AvailabilityInput, 'awayFrom' | 'awayTo' | 'dailyCap' | 'callHours'>;

/** What would change for a broker, in sentences. */
export function changeWords(
  { awayFrom, awayTo, dailyCap, callHours }: Choices,
  { recent, waiting, callsCancelled, isOpenNow }: AvailabilityChange,
): string[] {
  const { all, before, after } = recent;
  const same = before === after ? ', as now' : `, now ${before}`;
  return [
    all === 0
      ? 'No request came in during the last four weeks, so there is nothing to compare with.'
      : `Of the ${all} requests of the last four weeks, ${after} would fit by type and city${same}.`,
    waitingWords(waiting),
    dailyCap === 0
      ? 'You would get no new requests.'
      : `You would get at most ${dailyCap} new requests a day.`,
    ...(callHours.minutes === 'none'
      ? []
      : [`People whose request you accepted can book calls of ${callHours.minutes} minutes.`]),
    ...(awayFrom ? [awayWords(awayFrom, awayTo)] : []),
    ...(callsCancelled > 0 ? [cancelledWords(callsCancelled)] : []),
    isOpenNow ? 'A new request could come to you right now.' : 'No new request would come to you right now.',
    'Existing requests are not affected.',
  ];
}

function waitingWords({ before, after }: AvailabilityChange['waiting']): string {
  if (after === 0)
    return before === 0
      ? 'No request that is waiting for a broker now would come to you.'
      : 'Requests now waiting for a broker would go to somebody else.';
  const requests = after === 1 ? '1 request that waits' : `${after} requests that wait`;
  return `${requests} for a broker now could come to you at once.`;
}

function awayWords(from: string, to: string): string {
  const day = (text: string) => formatAlbertaTime(albertaDayStart(text), 'date');
  return to
    ? `You are away from ${day(from)} to ${day(to)}.`
    : `You are away from ${day(from)} on, until you change it.`;
}

function cancelledWords(calls: number): string {
  return calls === 1
    ? '1 booked call is cancelled, and its person is told at once.'
    : `${calls} booked calls are cancelled, and their people are told at once.`;
}
