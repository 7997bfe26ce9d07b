import { html } from 'hono/html';
import { foundIn, MEANT_LABEL, meantName, ownWordsHint } from '#app/features/quotes/answers/own-words.ts';
import { questionsFor } from '#app/features/quotes/questions/catalogue.ts';
import {
  type Condition,
  type FieldQuestion,
  type ListQuestion,
  type Question,
  UNKNOWN,
} from '#app/features/quotes/questions/question.ts';
import { helpOf } from '#app/features/quotes/questions/question-help.ts';
import type { QuoteType } from '#app/features/quotes/questions/quote-types.ts';
import {
  areaControl,
  boxesControl,
  type Control,
  controlId,
  errorText,
  firstOf,
  inputControl,
  type PlainState,
  selectControl,
} from '#app/platform/plain/plain-fields.server.ts';
import type { Html } from '#app/platform/plain/plain-page.server.ts';

/** `rows`: how many rows of each list are shown, by the name of its question. */
export type FormState = PlainState & { type: QuoteType; rows: ReadonlyMap<string, number> };

/** One question of the catalogue as form controls. */
export function questionFields(state: FormState, question: Question, root = 'answers'): Html {
  const name = `${root}.${question.name}`;
  switch (question.kind) {
    case 'group':
      return html`${question.fields.map((field) => questionFields(state, field, name))}`;
    case 'list':
      return rowsOf(state, question, name);
    default:
      return fieldControl(state, question, name);
  }
}

/** One row, or as many as were asked for, and a button that comes back with one more. */
function rowsOf(state: FormState, question: ListQuestion, name: string): Html {
  const { fields, itemLabel, max, min } = question;
  const count = Math.min(max, Math.max(1, min, state.rows.get(question.name) ?? 0));
  const rows = Array.from(
    { length: count },
    (_, row) =>
      html`<fieldset id="${controlId(`${name}.${row}`)}" class="flex flex-col gap-5 rounded-card border border-line bg-surface p-5">
        <legend class="-ml-1.5 px-1.5 font-semibold">
          ${itemLabel} ${row + 1} ${row < min ? '' : html`<span class="font-normal text-slate">(optional)</span>`}
        </legend>
        ${fields.map((field) =>
          questionFields(state, row < min ? field : { ...field, required: false }, `${name}.${row}`),
        )}
        ${row === 0 ? errorText(state, name) : ''}
      </fieldset>`,
  );
  return html`${rows} ${count < max ? addButton(question, `${name}.${count}`) : ''}`;
}

/** Nothing is checked by it: the form comes back as it was, and opens at the new row. */
function addButton({ name, itemLabel }: ListQuestion, next: string): Html {
  return html`<button
    type="submit"
    name="add"
    value="${name}"
    formaction="/get-quote/plain#${controlId(next)}"
    class="inline-flex min-h-12 items-center self-start rounded-control bg-surface px-5 font-semibold text-ink inset-ring inset-ring-control hover:bg-mist forced-colors:border"
  >
    Add another ${itemLabel.toLowerCase()}
  </button>`;
}

function fieldControl(state: FormState, question: FieldQuestion, name: string): Html {
  const about = {
    name,
    label: question.label,
    help: [helpOf(question), whenText(state.type, question)].filter(Boolean).join(' '),
    why: question.why,
    isOptional:
      question.required === false || question.orFullName === true || question.whenBlank !== undefined,
  };
  switch (question.kind) {
    case 'choice':
      return selectControl(standing(state, name, question.whenBlank), about, question.options);
    case 'choices':
      return boxesControl(state, about, question.options);
    case 'long-text':
      return html`${areaControl(state, about)} ${meantBox(state, question, name)}`;
    case 'number':
    case 'year':
      return numberControl(standing(state, name, question.whenBlank), about, question.unknown === true);
    case 'date':
    case 'birth-date':
      return inputControl(state, { ...about, attributes: html`autocomplete="off"` }, 'date');
    case 'url':
      return inputControl(state, { ...about, attributes: html`autocomplete="url"` }, 'url');
    default:
      return inputControl(state, { ...about, attributes: html`autocomplete="off"` });
  }
}

/** What stands as chosen in a field that nobody has filled in. */
function standing(state: FormState, name: string, whenBlank: FieldQuestion['whenBlank']): FormState {
  if (whenBlank === undefined || firstOf(state.values, name) !== '') return state;
  return { ...state, values: new Map([...state.values, [name, [String(whenBlank)]]]) };
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
  const isChecked = firstOf(values, name) === UNKNOWN.value;
  return html`<label class="flex min-h-11 items-center gap-3 self-start">
    <input
      type="checkbox"
      name="${name}"
      value="${UNKNOWN.value}"
      aria-label="${label}: ${UNKNOWN.label}"
      class="size-6 accent-spruce"
      ${isChecked ? html`checked` : ''}
    />
    ${UNKNOWN.label}
  </label>`;
}

/** Under words that were pointed out: what happens to them, and the tick to send them as they are. */
function meantBox({ values }: FormState, question: FieldQuestion, name: string): Html | '' {
  const found = foundIn(question, firstOf(values, name));
  if (!found) return '';
  const isChecked = firstOf(values, meantName(name)) !== '';
  const note = html`<p class="rounded-control bg-info-soft px-4 py-3 text-sm text-info">${ownWordsHint(found)}</p>`;
  if (found.isNeverNeeded) return note;
  return html`${note}
    <label class="flex min-h-11 items-center gap-3 self-start">
      <input type="checkbox" name="${meantName(name)}" value="yes" class="size-6 accent-spruce" ${isChecked ? html`checked` : ''} />
      ${MEANT_LABEL}
    </label>`;
}
