import { useState } from 'react';
import { dayInWords } from '#app/features/quotes/answers/describe-answers.ts';
import type { Screen } from '#app/features/quotes/questions/catalogue.ts';
import { useQuoteForm } from '#app/features/quotes/ui/questions/question-form.ts';
import { readDates, type StayDates } from '#app/site/figures/super-visa/kept-dates.ts';
import { textAt } from '#app/site/get-quote/form-values.ts';
import { ARRIVAL, LENGTH, lengthOfStay } from './with-stay.ts';

/** Says which answers of a screen come from the timeline of the page about the Super Visa, as long as they are the ones it gave. */
export function FromTimeline({ screen }: { screen: Screen }) {
  const { values } = useQuoteForm();
  const [dates] = useState(readDates);
  const answers = { arrivalOn: textAt(values, ARRIVAL), durationDays: textAt(values, LENGTH) };
  const asked = screen.asked.map(({ name }) => name);
  return <p className="-mt-4 text-slate empty:hidden">{timelineWords(asked, answers, dates)}</p>;
}

/** Empty where nothing that is asked comes from it. */
export function timelineWords(
  asked: readonly string[],
  answers: { arrivalOn: string; durationDays: string },
  dates: StayDates,
): string {
  const { arrival, departure } = dates;
  if (arrival === '') return '';
  const isSameArrival = answers.arrivalOn === arrival;
  if (isSameArrival && asked.includes('arrivalOn'))
    return 'The day of arrival is filled in from your timeline.';
  const isSameLength = answers.durationDays !== '' && answers.durationDays === lengthOfStay(dates);
  if (!isSameLength || !asked.includes('durationDays')) return '';
  const stay = `The length is filled in from your timeline: ${dayInWords(arrival)} to ${dayInWords(departure)}.`;
  return isSameArrival ? stay : `${stay} You have changed the arrival since: check the length as well.`;
}
