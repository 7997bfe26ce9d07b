import { generalHolidays } from '#app/platform/clock/business-hours.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { Card } from '#app/ui/card.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';

/** The days on which nobody works anyway: of each holiday the next one. */
export function GeneralHolidays() {
  const day = today();
  const year = Number(day.slice(0, 4));
  const next = [...generalHolidays(year), ...generalHolidays(year + 1)]
    .filter(({ date }) => date >= day)
    .slice(0, generalHolidays(year).length);
  return (
    <Card heading="General holidays" className="mt-6">
      <p className="mb-3 text-sm text-slate">
        Closed every year. A holiday on a weekend is not moved to another day.
      </p>
      <KeyFacts isDense facts={next.map(({ name, date }) => ({ term: name, detail: dayWords(date) }))} />
    </Card>
  );
}
