import { describeForPerson } from '#app/features/quotes/answers/describe-answers.ts';
import { foundIn } from '#app/features/quotes/answers/own-words.ts';
import { type Answers, questionsFor, sectionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { answerHint } from '#app/features/quotes/ui/questions/answer-hint.ts';
import { suggestCountry } from '#app/features/quotes/ui/questions/country/suggest-country.ts';
import { type LeftOut, leftOut } from './left-out.ts';

/** An answer under its name in the form; a hint says why it wants a second look. */
export type Shown = { name: string; label: string; value: string; hint?: string };

/** The subjects of a type in the order they were asked, with what was answered and what was left out. */
export type ReviewSubject = { title: string; shown: readonly Shown[]; left: LeftOut | undefined };

/** Of whoever has this full name; what a form sends in place of an answer says so. */
export function subjectsOf(type: QuoteType, answers: Answers, fullName?: unknown): ReviewSubject[] {
  const formName = (name: string) => `answers.${type}.${name}`;
  const described = Map.groupBy(describeForPerson(type, answers, fullName), ({ section }) => section);
  const left = new Map(leftOut(type, answers).map((one) => [one.section, one]));
  return sectionsFor(type).map(({ title }) => {
    const shown = (described.get(title) ?? []).map(({ name, label, value }) => ({
      ...{ name: formName(name), label, value },
      hint: hintOf(type, answers, name),
    }));
    const out = left.get(title);
    return { title, shown, left: out && { ...out, name: formName(out.name) } };
  });
}

function hintOf(type: QuoteType, answers: Answers, name: string): string {
  const question = questionsFor(type).find((one) => one.name === name);
  if (!question) return '';
  const country =
    question.kind === 'text' && question.isCountry && suggestCountry(String(answers[name] ?? ''));
  if (country) return `Did you mean ${country}?`;
  if (foundIn(question, answers[name])) return 'You want the broker to read this.';
  if (question.whenStanding && String(answers[name]) === String(question.whenBlank))
    return question.whenStanding;
  // What could be written in the note may stand there by now.
  return question.pastYears && answers.notes ? '' : answerHint(question, answers[name]);
}
