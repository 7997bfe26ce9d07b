import { foundIn, ownWordsHint } from '#app/features/quotes/answers/own-words.ts';
import { everyone } from '#app/features/quotes/questions/everyone.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import { addDays, ageToday, isCalendarDay, thisYear, today } from '#app/platform/clock/calendar-day.ts';
import { monthsWords } from '#app/platform/clock/day-words.ts';
import { numberWords } from '#app/platform/text/number-words.ts';

const ABOUT_CLAIMS = `The broker partner asks when each was and what it cost. You can write it under “${everyone.title}”, further on.`;

/** What somebody may want to look at again in an answer, or do about one that cannot be taken; empty where there is nothing. */
export function answerHint(question: Question, value: unknown): string {
  if (typeof value !== 'string' || value === '') return '';
  if (question.kind === 'choice') {
    if (/claims/i.test(question.name) && question.pastYears && value !== '0') return ABOUT_CLAIMS;
    return question.options.find((option) => option.value === value)?.hint ?? '';
  }
  if (question.kind === 'number' && question.unit === 'days') {
    const days = Number(value);
    const isNamed = question.offers?.some((offer) => offer.value === days) === true;
    if (isNamed || !(days >= question.min && days <= question.max)) return '';
    return `${numberWords(days)} days are about ${monthsWords(days)}.`;
  }
  if (question.kind === 'year') {
    const last = thisYear() + question.max;
    const isWhole = /^\d{4,}$/.test(value.trim());
    if (!isWhole || (Number(value) >= question.min && Number(value) <= last)) return '';
    return `A year from ${question.min} to ${last} can be entered. Is one of the digits wrong?`;
  }
  // While a year is typed, its first digits stand for one long ago.
  if (question.kind === 'date') {
    if (value >= today())
      return question.soon && value <= addDays(today(), question.soon.days) ? question.soon.hint : '';
    return question.from === 'any' && value >= '1900' ? 'This day has passed. Is the date right?' : '';
  }
  if (question.kind === 'birth-date') {
    const age = isCalendarDay(value) ? ageToday(value) : 0;
    const isYoung = age >= question.minAge && age < (question.usualAge ?? 0);
    return isYoung ? `That is an age of ${age}. Is the year right?` : '';
  }
  const found = foundIn(question, value);
  return found ? ownWordsHint(found) : '';
}
