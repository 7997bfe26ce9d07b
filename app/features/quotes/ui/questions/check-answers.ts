import { answersSchema } from '#app/features/quotes/answers/answers-schema.ts';
import { castAnswers } from '#app/features/quotes/answers/cast/cast-request.ts';
import { meantName, wordsToConfirm } from '#app/features/quotes/answers/own-words.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { Schema } from '#app/ui/forms/state/findings.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { formName, type QuoteValues } from './question-form.ts';

/** The schema that the server uses for the answers to a type's questions, with its findings under the names of the form. */
export function checkAnswers(type: QuoteType): Schema<Record<string, unknown>> {
  return {
    '~standard': {
      validate(values) {
        const found = answersSchema(type).safeParse(
          castAnswers(type, valueAt(Object(values), `answers.${type}`)),
        );
        const asked = unconfirmed(type, Object(values));
        if (found.success && asked.length === 0) return { value: found.data };
        const wrong = (found.error?.issues ?? []).map(({ path, message }) => ({
          path: formName(['answers', ...path].join('.'), type).split('.'),
          message,
        }));
        return { issues: [...wrong, ...asked] };
      },
    },
  };
}

/** Words in a form that were pointed out, and that nobody has changed or confirmed. */
export function unconfirmed(type: QuoteType, values: QuoteValues): { path: string[]; message: string }[] {
  const given = castAnswers(type, valueAt(values, `answers.${type}`));
  return wordsToConfirm(type, given)
    .map(({ name, ...one }) => ({ name: `answers.${type}.${name}`, ...one }))
    .filter(({ name, mayStay }) => !mayStay || valueAt(values, meantName(name)) !== true)
    .map(({ name, message }) => ({ path: name.split('.'), message }));
}
