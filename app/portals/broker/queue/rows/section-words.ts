import type { Section } from '#app/features/queue/next-thing.ts';
import { nextOpening } from '#app/platform/clock/business-hours.ts';
import { addDays } from '#app/platform/clock/calendar-day.ts';
import { albertaDate, albertaDayStart, formatAlbertaTime } from '#app/platform/clock/clock.ts';

/** What stands above the rows of a section. Before a weekend or holiday the next business day has a name. */
export function sectionWords(section: Section, now: Date): string {
  switch (section) {
    case 'today':
      return 'Today';
    case 'next':
      return nextDayWords(now);
    case 'later':
      return 'Later';
    case 'waiting':
      return 'Waiting for client';
  }
}

function nextDayWords(now: Date): string {
  const tomorrow = albertaDayStart(addDays(albertaDate(now), 1));
  const opening = nextOpening(tomorrow);
  if (albertaDate(opening) === albertaDate(tomorrow)) return 'Tomorrow';
  return `By ${formatAlbertaTime(opening, 'dayTime').split(' ')[0]}`;
}
