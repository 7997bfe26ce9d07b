import type { InformationRequest } from '#app/features/cases/information-requests/schema.ts';
import { askedFields } from '#app/features/quotes/answers/asked/asked-fields.ts';
import { describeAnswers } from '#app/features/quotes/answers/describe-answers.ts';
import type { Answers } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { AskedAnswers } from './asked-answers.tsx';

type OwnAskedProps = { request: InformationRequest; type: QuoteType; answers: Answers };

/** What a person answered to questions of the form that were asked for, in its words. */
export function OwnAsked({ request, type, answers }: OwnAskedProps) {
  const described = describeAnswers(type, answers);
  const rows = askedFields(type, request.questions, answers).map(({ name, question: { label } }) => {
    const given = described.filter((one) => one.name === name || one.name.startsWith(`${name}.`));
    const value = given
      .map((one) => (given.length === 1 ? one.value : `${one.label}: ${one.value}`))
      .join('; ');
    return { name, label, value: value || null };
  });
  return <AskedAnswers {...{ request, rows }} />;
}
