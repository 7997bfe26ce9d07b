import type { EffectName } from '#app/features/cases/rules/lifecycle/effects.server.ts';
import type { NeedName } from '#app/features/cases/rules/lifecycle/needs.server.ts';
import type { CaseActor, CaseStatus } from '#app/features/cases/rules/statuses.ts';
import type { Step } from '#app/features/cases/steps/step.server.ts';

/**
 * One way a step can go: from where, to where, who may take it, what it needs and what it causes. `nothing` is before
 * a case exists, `same` leaves its status. Of several rows that start from one status, the first whose needs are met.
 */
export type Row = {
  from: readonly CaseStatus[] | 'nothing';
  to: CaseStatus | 'same';
  who: readonly CaseActor[];
  needs: readonly NeedName[];
  effects: readonly EffectName[];
};

export type Entry = { step: Step; rows: readonly Row[] };

export const row = (from: Row['from'], to: Row['to'], rest: Omit<Row, 'from' | 'to'>): Row => ({
  from,
  to,
  ...rest,
});
