import type { ReturnReason } from '#app/features/cases/rules/reasons.ts';

const WORDS = {
  out_of_area: 'Outside the area I serve',
  no_capacity: 'No capacity in time',
  wrong_type: 'Not a type of insurance I sell',
  conflict: 'Conflict of interest',
  invalid_contact: 'Contact details do not work',
  duplicate: 'I already have this request',
  other: 'Another reason',
} as const satisfies Record<ReturnReason, string>;

export const RETURN_REASON_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(WORDS));
