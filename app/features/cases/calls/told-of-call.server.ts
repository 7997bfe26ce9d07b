import type { CallRow } from '#app/features/cases/records/case-records.server.ts';
import type { Broker } from '#app/features/cases/records/held-case.server.ts';
import type { ToldCall } from '#app/features/notifications/kinds/case/calls.ts';

type Call = Pick<CallRow, 'id' | 'startsAt' | 'endsAt' | 'revision'>;

/** What notices say of a call. */
export function toldOf(
  { id, startsAt, endsAt, revision }: Call,
  { fullName }: Pick<Broker, 'fullName'>,
): { call: ToldCall } {
  const times = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  return { call: { id, ...times, revision, broker: fullName } };
}
