import type { ComponentProps } from 'react';
import { dayInWords } from '#app/features/quotes/answers/describe-answers.ts';
import { isCalendarDay, wrongParts } from '#app/platform/clock/calendar-day.ts';
import { DayField } from '#app/ui/forms/day-field.tsx';
import { fillForm } from '#app/ui/forms/state/reset-form.ts';
import { withValue } from '#app/ui/forms/state/values.ts';
import { useQuoteForm } from './question-form.ts';

type DateQuestionFieldProps = Omit<ComponentProps<typeof DayField>, 'wrongParts' | 'inWords' | 'onPasteDay'>;

/** A date of a request: said back in words once it is one, and filled in whole when a whole one is pasted. */
export function DateQuestionField(props: DateQuestionFieldProps) {
  const { held } = useQuoteForm();
  const day = String(props.defaultValue ?? '');
  return (
    <DayField
      {...props}
      wrongParts={wrongParts(day)}
      inWords={isCalendarDay(day) ? dayInWords(day) : ''}
      onPasteDay={(pasted) => fillForm(held, withValue(held.latest.current.values, props.name, pasted))}
    />
  );
}
