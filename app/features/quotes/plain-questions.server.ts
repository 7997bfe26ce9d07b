import { html } from 'hono/html';
import {
  areaControl,
  boxesControl,
  type Control,
  errorText,
  firstOf,
  inputControl,
  type PlainState,
  selectControl,
} from '#app/platform/http/plain-fields.server.ts';
import type { Html } from '#app/platform/http/plain-page.server.ts';
import { questionsFor } from './questions/catalogue.ts';
import type { Condition, FieldQuestion, Question } from './questions/question.ts';
import { UNKNOWN } from './questions/question.ts';
import type { QuoteType } from './questions/quote-types.ts';

export type FormState = PlainState & { type: QuoteType };

/** One question of the catalogue as form controls. */
export function questionFields(state: FormState, question: Question, root = 'answers'): Html {
  const name = `${root}.${question.name}`;
  switch (question.kind) {
    case 'group':
      return html`${question.fields.map((field) => questionFields(state, field, name))}`;
    case 'list':
      return html`${Array.from(
        { length: question.max },
        (_, row) =>
          html`<fieldset class="flex flex-col gap-5 rounded-card border border-line bg-surface p-5">
            <legend class="font-semibold">
              ${question.itemLabel} ${row + 1} ${row < question.min ? '' : html`<span class="font-normal text-slate">(optional)</span>`}
            </legend>
            ${question.fields.map((field) =>
              questionFields(
                state,
                row < question.min ? field : { ...field, required: false },
                `${name}.${row}`,
              ),
            )}
            ${row === 0 ? errorText(state, name) : ''}
          </fieldset>`,
      )}`;
    default:
      return fieldControl(state, question, name);
  }
}

function fieldControl(state: FormState, question: FieldQuestion, name: string): Html {
  const about = {
    name,
    label: question.label,
    help: [question.help, whenText(state.type, question)].filter(Boolean).join(' '),
    why: question.why,
    isOptional: question.required === false,
  };
  switch (question.kind) {
    case 'choice':
      return selectControl(state, about, question.options);
    case 'choices':
      return boxesControl(state, about, question.options);
    case 'long-text':
      return areaControl(state, about);
    case 'number':
    case 'year':
      return numberControl(state, about, question.unknown === true);
    case 'date':
    case 'birth-date':
      return inputControl(state, { ...about, attributes: html`autocomplete="off"` }, 'date');
    case 'url':
      return inputControl(state, { ...about, attributes: html`autocomplete="url"` }, 'url');
    default:
      return inputControl(state, { ...about, attributes: html`autocomplete="off"` });
  }
}

/** Without script every question is shown, so it says itself when it counts. */
function whenText(type: QuoteType, question: FieldQuestion): string {
  const condition =
    question.showWhen ?? (typeof question.required === 'object' ? question.required : undefined);
  if (!condition) return '';
  const start = question.showWhen ? 'Only if you chose' : 'Needed if you chose';
  return `${start}: ${chosenLabels(type, condition).join('; ')}.`;
}

function chosenLabels(type: QuoteType, { field, is }: Condition): string[] {
  const asked = questionsFor(type).find((question) => question.name === field);
  const options = asked && 'options' in asked ? asked.options : [];
  return options.filter(({ value }) => is.includes(value)).map(({ label }) => label);
}

function numberControl(state: FormState, about: Control, isUnknownAllowed: boolean): Html {
  const value = firstOf(state.values, about.name);
  const control = {
    ...about,
    value: value === UNKNOWN.value ? '' : value,
    attributes: html`inputmode="numeric" autocomplete="off"`,
  };
  return html`<div class="flex flex-col">
    ${inputControl(state, control)} ${isUnknownAllowed ? unknownBox(state, about) : ''}
  </div>`;
}

function unknownBox({ values }: FormState, { name, label }: Control): Html {
  const ticked = firstOf(values, name) === UNKNOWN.value;
  return html`<label class="flex min-h-11 items-center gap-3 self-start">
    <input
      type="checkbox"
      name="${name}"
      value="${UNKNOWN.value}"
      aria-label="${label}: ${UNKNOWN.label}"
      class="size-6 accent-spruce"
      ${ticked ? html`checked` : ''}
    />
    ${UNKNOWN.label}
  </label>`;
}
