/** Over how many days back requests are counted, and by what they are told apart. */
export const PERIOD_DAYS = [7, 30, 90] as const;
/** The same as addresses and forms hold them. */
export const SENT_DAYS = ['7', '30', '90'] as const;
export type PeriodDays = (typeof PERIOD_DAYS)[number];

/** What requests are told apart by: each stands in one group of each. */
export const GROUPINGS = ['type', 'city', 'source', 'campaign', 'broker'] as const;
export type Grouping = (typeof GROUPINGS)[number];
