import { askedFields } from '#app/features/quotes/answers/asked/asked-fields.ts';
import { type GivenAnswers, takeAnswers } from '#app/features/quotes/answers/asked/take-answers.ts';
import { castAnswers } from '#app/features/quotes/answers/cast/cast-request.ts';
import { meantName, wordsToConfirm } from '#app/features/quotes/answers/own-words.ts';
import type { Answers } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { Schema } from '#app/ui/forms/state/findings.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { NOT_KNOWN, rootOf, WORDS } from './asked-names.ts';

export type SentAnswers = Omit<GivenAnswers, 'hasWords'> & { answer?: string };

/** The check that the server makes of answers to these questions, with its findings under the names of the form. */
export function checkAsked(
  type: QuoteType,
  { names, before }: { names: readonly string[]; before: Answers },
): Schema<SentAnswers> {
  return {
    '~standard': {
      validate(values) {
        const held = valueAt(values, rootOf(type));
        const cast = castAnswers(type, held);
        const fields = askedFields(type, names, cast);
        const notKnown = fields
          .map(({ name }) => name)
          .filter((name) => valueAt(values, `${NOT_KNOWN}.${name}`) === true);
        const words = String(valueAt(values, WORDS) ?? '').trim();
        const answers = Object.fromEntries(
          fields
            .filter(({ name }) => !notKnown.includes(name))
            .map(({ name }) => [name, valueAt(cast, name)]),
        );
        const given = { answers, notKnown, hasWords: words !== '' };
        const { findings } = takeAnswers(type, { names, before, given });
        const unconfirmed = wordsToConfirm(type, cast).filter(
          ({ name }) => names.includes(name) && !isConfirmed(values, `${rootOf(type)}.${name}`),
        );
        const issues = [...findings, ...unconfirmed].map(({ name, message }) => ({
          path: `${rootOf(type)}.${name}`.split('.'),
          message,
        }));
        return issues.length > 0
          ? { issues }
          : { value: { answers, notKnown, ...(words && { answer: words }) } };
      },
    },
  };
}

const isConfirmed = (values: unknown, name: string) => valueAt(values, meantName(name)) === true;
