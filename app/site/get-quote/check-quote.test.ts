import { expect, test } from 'vitest';
import { exampleQuote } from '#app/features/quotes/demo/examples.ts';
import { checkAnswers } from '#app/features/quotes/ui/questions/check-answers.ts';
import { quoteFormSchema } from './check-quote.ts';

const notes = 'My father takes blood pressure tablets';
const answers = { general: { ...exampleQuote('general').answers, notes } };
const confirmed = { meant: { answers: { general: { notes: true } } } };

function wrongIn(found: unknown): string[] {
  const { issues = [] } = Object(found) as { issues?: { path: string[] }[] };
  return issues.map(({ path }) => path.join('.'));
}

test('a business without a name of its own goes on before anybody has asked for the person’s', async () => {
  const { answers: given } = exampleQuote('business');
  const form = {
    ...exampleQuote('business', { contact: { fullName: '' } }),
    answers: { business: { ...given, legalName: '' } },
  };
  expect(wrongIn(await quoteFormSchema['~standard'].validate(form))).toEqual(['contact.fullName']);
});

test('words about health are neither sent nor saved before they are changed or confirmed', async () => {
  const rules = [checkAnswers('general'), quoteFormSchema];
  for (const rule of rules) {
    const check = (values: object) =>
      rule['~standard'].validate({ ...exampleQuote('general'), answers, ...values });
    expect(wrongIn(await check({}))).toEqual(['answers.general.notes']);
    expect(wrongIn(await check(confirmed))).toEqual([]);
    expect(wrongIn(await check({ answers: { general: { ...answers.general, notes: 'Call me' } } }))).toEqual(
      [],
    );
  }
});
