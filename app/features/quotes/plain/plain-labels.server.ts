import { nameQuestions } from '#app/features/quotes/answers/summary-words.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import type { PlainState } from '#app/platform/plain/plain-fields.server.ts';

/** The questions that every type asks at the end, by the name of their control. */
export const LABELS = {
  'contact.fullName': 'Full name',
  'contact.email': 'Email address',
  'contact.postalCode': 'Postal code',
  'contact.contactMethod': 'How should the broker partner contact you?',
  'contact.phone': 'Phone',
  windows: 'When is a good time?',
  earliestOn: 'Not before',
} as const;

/** The messages of a form as its summary says them: what is vague names its question. */
export function summaryOf(type: QuoteType, errors: PlainState['errors']): PlainState['errors'] {
  const found = Object.entries(errors).map(([name, message]) => ({ name, message }));
  const named = nameQuestions(found, (name) => questionOf(type, name));
  return Object.fromEntries(named.map(({ name, message }) => [name, message]));
}

/** `answers.travellers.1.age` is "Traveller 2, Age on the day you leave". */
function questionOf(type: QuoteType, name: string): string | undefined {
  const own = Object.entries(LABELS).find(([key]) => key === name || name.startsWith(`${key}.`));
  if (own) return own[1];
  const [, asked, ...rest] = name.split('.');
  const question = questionsFor(type).find((one) => one.name === asked);
  if (!question || !('fields' in question)) return question?.label;
  const field = question.fields.find((one) => one.name === rest.at(-1))?.label ?? question.label;
  return question.kind === 'list' && rest.length > 1
    ? `${question.itemLabel} ${Number(rest[0]) + 1}, ${field}`
    : field;
}
