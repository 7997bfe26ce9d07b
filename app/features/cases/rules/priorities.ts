/** How pressing a case is, as the team has marked it. */
export const CASE_PRIORITIES = ['low', 'normal', 'high'] as const;
