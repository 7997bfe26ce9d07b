/** What somebody may be reached by, if they agree. */
export const REACH_PURPOSES = ['call', 'text'] as const;
export type ReachPurpose = (typeof REACH_PURPOSES)[number];
