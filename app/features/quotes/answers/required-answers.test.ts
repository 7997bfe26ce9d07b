import { expect, test } from 'vitest';
import { isRequired, screensFor } from '#app/features/quotes/questions/catalogue.ts';
import { POSTAL_CODE_OPTIONAL } from '#app/features/quotes/questions/everyone.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';

/** What somebody has to answer themselves: not what stands as chosen, and what one press answers counts once. */
function countAnswers(type: QuoteType): number {
  const answers = screensFor(type).map(({ asked, none }) => {
    const own = asked
      .filter((question) => isRequired(question, {}))
      .flatMap((question): readonly Question[] => ('fields' in question ? question.fields : [question]))
      .filter(({ whenBlank, orFullName }) => whenBlank === undefined && !orFullName);
    const atOnce = own.filter(({ name }) => none && name in none.answers).length;
    return own.length - Math.max(0, atOnce - 1);
  });
  const isCodeOptional = POSTAL_CODE_OPTIONAL.some((name) => name === type);
  // Name, email, way of contact, the number for a call, and the postal code.
  const contact = isCodeOptional ? 4 : 5;
  return answers.reduce((sum, one) => sum + one, contact);
}

test.each([
  ['auto', 14],
  ['supervisa', 9],
  ['business', 11],
] as const)('%s needs no more than %i answers, also from somebody who wants to be called', (type, most) => {
  expect(countAnswers(type)).toBeLessThanOrEqual(most);
});
