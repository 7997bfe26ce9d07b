import { answersSchema } from '#app/features/quotes/answers/answers-schema.ts';
import { castAnswers } from '#app/features/quotes/answers/cast-request.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { Schema } from '#app/ui/forms/state/findings.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { formName } from './question-form.ts';

/** The schema that the server uses for the answers to a type's questions, with its findings under the names of the form. */
export function checkAnswers(type: QuoteType): Schema<Record<string, unknown>> {
  return {
    '~standard': {
      validate(values) {
        const found = answersSchema(type).safeParse(
          castAnswers(type, valueAt(Object(values), `answers.${type}`)),
        );
        if (found.success) return { value: found.data };
        return {
          issues: found.error.issues.map(({ path, message }) => ({
            path: formName(['answers', ...path].join('.'), type).split('.'),
            message,
          })),
        };
      },
    },
  };
}
