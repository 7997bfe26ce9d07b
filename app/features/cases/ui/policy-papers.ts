import type { CaseType } from '#app/features/cases/schema.ts';

/** The papers of a new policy, to whoever reads of them: a pink card is for vehicles alone. */
export function policyPapers(type: CaseType, whose: 'your' | 'their'): string {
  if (type === 'auto' || type === 'commercial-auto') return `${whose} policy and ${whose} pink card`;
  if (type === 'specialty') return `${whose} policy and, for a vehicle, ${whose} pink card`;
  return `${whose} policy`;
}
