export const RETURN_REASONS = [
  'out_of_area',
  'no_capacity',
  'wrong_type',
  'conflict',
  'invalid_contact',
  'duplicate',
  'other',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const LOST_REASONS = [
  'price',
  'no_contact',
  'coverage_not_available',
  'client_chose_other',
  'not_eligible',
  'timing',
  'other',
] as const;

/** Why a broker says that nobody means a request. */
export const NOT_REAL_REASONS = ['did_not_ask', 'no_such_person', 'advertising', 'other'] as const;

export const ACCESS_END_REASONS = [
  'returned',
  'expired',
  'promise_missed',
  'withdrawn',
  'reassigned',
  'not_real',
  'merged',
  'completed',
] as const;
export type AccessEndReason = (typeof ACCESS_END_REASONS)[number];
