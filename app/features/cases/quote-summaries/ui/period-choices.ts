import type { PremiumPeriod } from '#app/features/cases/quote-summaries/schema.ts';

/** What a premium is paid for, after "Per". */
export const PERIOD_CHOICES: { value: PremiumPeriod; label: string }[] = [
  { value: 'year', label: 'a year' },
  { value: 'month', label: 'a month' },
];
