import { findSensitive } from '#app/features/messages/rules/sensitive-words.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import { today } from '#app/platform/clock/calendar-day.ts';

const ABOUT_CLAIMS =
  'The broker partner asks when each was and what it cost. You can write it in the note at the end.';

/** What somebody may want to look at again in an answer that can be taken as it is; empty where there is nothing. */
export function answerHint(question: Question, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  if (question.kind === 'choice') {
    if (/claims/i.test(question.name) && question.pastYears && value !== '0') return ABOUT_CLAIMS;
    return question.options.find((option) => option.value === value)?.hint ?? '';
  }
  // While a year is typed, its first digits stand for one long ago.
  if (question.kind === 'date') {
    const isPast = question.from === 'any' && value >= '1900' && value < today();
    return isPast ? 'This day has passed. Is the year right?' : '';
  }
  if (question.name !== 'notes') return '';
  const found = findSensitive(value);
  return found ? `This looks like ${found.what}. Please leave it out. ${found.why}` : '';
}

/** The hint of an answer, beside its field, from the moment it is given. */
export function AnswerHint({ children }: { children: string }) {
  return (
    <p
      role="status"
      className="not-empty:mt-2 not-empty:rounded-control not-empty:bg-info-soft not-empty:px-4 not-empty:py-3 not-empty:text-sm not-empty:text-info"
    >
      {children}
    </p>
  );
}
