/**
 * Topics of the live events after a step on a case: the lists of whoever is told, the case itself, its history and its
 * passport. Not all that is below a case: what people write to each other there is told by itself. The keys are those
 * of `data.ts`.
 */
export function topicsOfStep(caseId: string): string[] {
  return [
    ...['cases/list', 'cases/broker'],
    ...[`only:cases/${caseId}`, `cases/${caseId}/events`, `cases/${caseId}/passport`],
  ];
}
