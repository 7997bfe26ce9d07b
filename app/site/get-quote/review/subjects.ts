import { describeForPerson } from '#app/features/quotes/answers/describe-answers.ts';
import { foundIn } from '#app/features/quotes/answers/own-words.ts';
import { type Answers, questionsFor, sectionsFor } from '#app/features/quotes/questions/catalogue.ts';
import type { Question } from '#app/features/quotes/questions/question.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import { answerHint } from '#app/features/quotes/ui/questions/answer-hint.ts';
import { suggestCountry } from '#app/features/quotes/ui/questions/country/suggest-country.ts';
import { differs } from '#app/features/quotes/ui/questions/vin/differs.ts';
import type { Vehicle } from '#app/features/quotes/ui/questions/vin/read-vin.ts';
import {
  ANOTHER_VEHICLE,
  vehicleWords,
  wrongVinWords,
} from '#app/features/quotes/ui/questions/vin/vin-words.ts';
import { valueAt } from '#app/ui/forms/state/value-at.ts';
import { type LeftOut, leftOut } from './left-out.ts';

/** An answer under its name in the form; a hint says why it wants a second look. */
export type Shown = { name: string; label: string; value: string; hint?: string };

/** The subjects of a type in the order they were asked, with what was answered and what was left out. */
export type ReviewSubject = { title: string; shown: readonly Shown[]; left: LeftOut | undefined };

type Known = {
  /** Of whoever asks; what a form sends in place of an answer says so. */
  fullName?: unknown;
  /** What the VIN among the answers stands for. */
  vehicle?: Vehicle | null;
};

export function subjectsOf(
  type: QuoteType,
  answers: Answers,
  { fullName, vehicle = null }: Known = {},
): ReviewSubject[] {
  const formName = (name: string) => `answers.${type}.${name}`;
  const described = Map.groupBy(describeForPerson(type, answers, fullName), ({ section }) => section);
  const left = new Map(leftOut(type, answers).map((one) => [one.section, one]));
  return sectionsFor(type).map(({ title }) => {
    const shown = (described.get(title) ?? []).map(({ name, label, value }) => ({
      ...{ name: formName(name), label, value },
      hint: hintOf(type, answers, { name, vehicle }),
    }));
    const out = left.get(title);
    return { title, shown, left: out && { ...out, name: formName(out.name) } };
  });
}

function hintOf(type: QuoteType, answers: Answers, { name, vehicle }: HintFor): string {
  const question = questionAt(type, name);
  if (!question) return '';
  const value = valueAt(answers, name);
  const country = question.kind === 'text' && question.isCountry && suggestCountry(String(value ?? ''));
  if (country) return `Did you mean ${country}?`;
  if (question.kind === 'vin') return vinHint(String(value), vehicle, valueAt(answers, parentOf(name)));
  if (foundIn(question, value)) return 'You want the broker to read this.';
  if (question.whenStanding && String(value) === String(question.whenBlank)) return question.whenStanding;
  // What could be written in the note may stand there by now.
  return question.pastYears && answers.notes ? '' : answerHint(question, value);
}

type HintFor = { name: string; vehicle: Vehicle | null };

/** The question of an answer, within the thing or person that it is asked about where it is. */
function questionAt(type: QuoteType, name: string): Question | undefined {
  const parts = name.split('.');
  const question = questionsFor(type).find((one) => one.name === parts[0]);
  if (question?.kind !== 'group' && question?.kind !== 'list') return question;
  return question.fields.find((field) => field.name === parts.at(-1));
}

/** The same doubts as beside the field, which is scrolled past by now. */
function vinHint(typed: string, vehicle: Vehicle | null, entered: unknown): string {
  if (vehicle && differs(vehicle, entered)) return `${vehicleWords(vehicle)} ${ANOTHER_VEHICLE}`;
  return wrongVinWords(typed);
}

function parentOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}
