const RECORD_TOPICS = {
  information_request: 'requests',
  quote_summary: 'quotes',
  certificate: 'certificates',
  call: 'call-slots',
} as const;

type RecordName = keyof typeof RECORD_TOPICS;

/**
 * Topics of the live events after a step on a case: the lists of whoever is told, the case itself, its history and its
 * passport, and the kinds of records that the step wrote. Not all that is below a case: what people write to each other
 * there is told by itself. The keys are those of the `data.ts` files.
 */
export function topicsOfStep(caseId: string, written: readonly RecordName[] = []): string[] {
  return [
    ...['cases/list', 'cases/broker'],
    ...[`only:cases/${caseId}`, `cases/${caseId}/events`, `cases/${caseId}/passport`],
    `cases/${caseId}/rating-facts`,
    ...[...new Set(written)].map((name) => `cases/${caseId}/${RECORD_TOPICS[name]}`),
  ];
}
