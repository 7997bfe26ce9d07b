import type { ReceivedGroup } from '#app/features/cases/rules/outcomes/received-parts.ts';
import { businessMinutesBetween } from '#app/platform/clock/business-hours.ts';
import type { ShownCounts } from './schema.ts';

/** The numbers of groups together. Time to first contact is the middle one of all of them, which no sum can tell. */
export function sumUp(groups: readonly ReceivedGroup[]): ShownCounts {
  const minutes = groups
    .flatMap(({ contacts }) => contacts ?? [])
    .map(({ receivedAt, contactAt }) => businessMinutesBetween(receivedAt, contactAt));
  const of = (part: keyof ReceivedGroup['counts']) =>
    groups.reduce((sum, { counts }) => sum + counts[part], 0);
  return {
    received: of('received'),
    toAccept: of('toAccept'),
    working: of('working'),
    won: of('won'),
    lost: of('lost'),
    withdrawn: of('withdrawn'),
    passedOn: of('passedOn'),
    open: of('open'),
    accepted: of('accepted'),
    quoted: of('quoted'),
    contacted: of('contacted'),
    kept: of('kept'),
    missed: of('missed'),
    contactMinutes: median(minutes),
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return null;
  return Math.round(sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2);
}
