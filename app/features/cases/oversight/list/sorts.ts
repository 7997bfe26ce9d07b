/** The orders of the list of all requests besides newest first: oldest first, and first contact that is due soonest. */
export const CASE_SORTS = ['oldest', 'due'] as const;
export type CaseSort = (typeof CASE_SORTS)[number];
