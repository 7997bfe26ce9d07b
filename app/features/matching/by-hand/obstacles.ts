import type { AccessEndReason, ReturnReason } from '#app/features/cases/rules/reasons.ts';
import type { Obstacle } from '#app/features/matching/rules.ts';

export const OBSTACLES = [
  ...(['not_active', 'not_licensed_for_type', 'licence_expired', 'type_not_served'] as const),
  ...(['city_not_served', 'daily_cap_reached', 'must_be_confirmed', 'unconfirmed_limit_reached'] as const),
  ...(['away', 'not_at_work', 'own_request', 'had_it_before'] as const),
] as const satisfies readonly Obstacle[];

/** Nobody passes over these: the others are the broker's wishes, which an administrator may have talked about. */
const FINAL: readonly Obstacle[] = ['not_active', 'not_licensed_for_type', 'licence_expired', 'own_request'];

const WORDS = {
  not_active: 'Suspended, or has not joined yet',
  not_licensed_for_type: 'Not licensed for this type',
  licence_expired: 'Licence has expired',
  type_not_served: 'Does not serve this type',
  city_not_served: 'Does not serve this city',
  daily_cap_reached: 'Has reached the daily cap',
  must_be_confirmed: 'The address must be confirmed first',
  unconfirmed_limit_reached: 'Has enough unconfirmed requests',
  away: 'Away today',
  not_at_work: 'Does not work in the next hours',
  own_request: 'Their own request',
  had_it_before: 'Previously assigned',
} as const satisfies Record<Obstacle, string>;

/** Why a broker cannot take a case, in a few words. */
export function obstacleWords(obstacle: Obstacle): string {
  return WORDS[obstacle];
}

const ENDED: Partial<Record<AccessEndReason, string>> = {
  returned: 'Returned it',
  expired: 'Did not accept it in time',
  promise_missed: 'Missed its deadline',
  reassigned: 'It was reassigned from them',
};

/** How a broker's earlier time with a case ended. */
export function beforeWords(why: AccessEndReason): string {
  return ENDED[why] ?? 'Had it';
}

/** Reasons that hold for the same request whenever it comes again. */
const LASTING: readonly (ReturnReason | null)[] = ['wrong_type', 'out_of_area', 'conflict'];

type Ended = { why: AccessEndReason; returnReason: ReturnReason | null };

/** Whether a broker returned it for a reason that does not pass: having no time does. */
export function isReturnedForGood({ why, returnReason }: Ended): boolean {
  return why === 'returned' && LASTING.includes(returnReason);
}

/** What a broker does not do at all, or no more of today: the others pass, or are judged each time. */
const HARD: readonly Obstacle[] = [...FINAL, 'type_not_served', 'city_not_served', 'daily_cap_reached'];

/** How many of these weigh more than the others: somebody with one comes after everybody without. */
export function countHard(obstacles: readonly Obstacle[]): number {
  return obstacles.filter((obstacle) => HARD.includes(obstacle)).length;
}

/** The first of these that nobody passes over; without one an administrator may give the case all the same. */
export function finalOf(obstacles: readonly Obstacle[]): Obstacle | undefined {
  return obstacles.find((obstacle) => FINAL.includes(obstacle));
}
