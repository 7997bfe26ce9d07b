/** Where a case came from. */
export const CASE_SOURCES = ['quote', 'contact', 'chat', 'portal', 'admin'] as const;
export type CaseSource = (typeof CASE_SOURCES)[number];
