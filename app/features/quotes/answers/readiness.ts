import {
  type Answers,
  isAsked,
  isMissed,
  isRequired,
  sectionsFor,
} from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';

const REQUIRED_WEIGHT = 3;
const OPTIONAL_WEIGHT = 1;
const NOT_SURE = new Set<unknown>(['unknown', 'unsure', 'rather-not-say']);

/**
 * How much of what a broker asks is already answered, 0-100. Required answers weigh three times an optional one;
 * "I don't know" counts half.
 */
export function readiness(type: QuoteType, answers: Answers): number {
  let possible = 0;
  let reached = 0;
  const count = (value: unknown, isNeeded: boolean) => {
    const weight = isNeeded ? REQUIRED_WEIGHT : OPTIONAL_WEIGHT;
    possible += weight;
    reached += weight * answered(value);
  };
  for (const question of sectionsFor(type).flatMap((section) => section.questions)) {
    if (!isAsked(question, answers)) continue;
    const value = answers[question.name];
    if (answered(value) === 0 && !isMissed(question, answers)) continue;
    if (question.kind !== 'group') {
      count(value, isRequired(question, answers));
      continue;
    }
    const given = new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
    for (const field of question.fields) count(given.get(field.name), field.required === true);
  }
  return possible === 0 ? 0 : Math.round((reached / possible) * 100);
}

function answered(value: unknown): number {
  if (value === undefined || value === null || value === '') return 0;
  if (Array.isArray(value)) {
    if (value.length === 0) return 0;
    return value.every((one) => NOT_SURE.has(one)) ? 0.5 : 1;
  }
  return NOT_SURE.has(value) ? 0.5 : 1;
}
