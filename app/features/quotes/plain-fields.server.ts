import { html } from 'hono/html';
import type { Html } from './plain-page.server.ts';
import { firstOf, type PlainValues } from './plain-values.server.ts';
import { questionsFor } from './questions/catalogue.ts';
import type { Condition, FieldQuestion, Option, Question } from './questions/question.ts';
import { UNKNOWN } from './questions/question.ts';
import type { QuoteType } from './questions/quote-types.ts';

export type FormState = {
  type: QuoteType;
  values: PlainValues;
  /** Messages by field name. */
  errors: Readonly<Record<string, string>>;
};

type Label = { label: string; help?: string; why?: string; isOptional?: boolean };
type Control = Label & { name: string; attributes?: Html };

const CONTROL =
  'block w-full min-h-12 rounded-control border border-control bg-surface px-3.5 py-2.5 text-base text-ink aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger';

export function controlId(name: string): string {
  return name.replaceAll('.', '-');
}

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
      return html`<div class="flex flex-col">
        ${inputControl(state, { ...about, attributes: html`inputmode="numeric" autocomplete="off"` })}
        ${question.unknown ? unknownBox(state, about) : ''}
      </div>`;
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

export function inputControl(state: FormState, control: Control, kind = 'text'): Html {
  const { name, attributes } = control;
  const value = firstOf(state.values, name);
  return html`<div class="flex flex-col gap-2">
    ${labelOf(control)}
    <input
      type="${kind}"
      id="${controlId(name)}"
      name="${name}"
      value="${value === UNKNOWN.value ? '' : value}"
      class="${CONTROL}"
      ${attributes ?? ''}
      ${described(state, control)}
    />
    ${errorText(state, name)} ${whyText(control)}
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

function areaControl(state: FormState, control: Control): Html {
  const { name } = control;
  // The first line break after the tag is dropped by browsers, so one is given away.
  return html`<div class="flex flex-col gap-2">
    ${labelOf(control)}
    <textarea id="${controlId(name)}" name="${name}" rows="4" class="${CONTROL}" ${described(state, control)}>
${firstOf(state.values, name)}</textarea
    >
    ${errorText(state, name)} ${whyText(control)}
  </div>`;
}

function selectControl(state: FormState, control: Control, options: readonly Option[]): Html {
  const { name } = control;
  const chosen = firstOf(state.values, name);
  return html`<div class="flex flex-col gap-2">
    ${labelOf(control)}
    <select id="${controlId(name)}" name="${name}" class="${CONTROL}" ${described(state, control)}>
      <option value="">Choose one</option>
      ${options.map(
        ({ value, label }) =>
          html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${label}</option>`,
      )}
    </select>
    ${errorText(state, name)} ${whyText(control)}
  </div>`;
}

/** Boxes, or with `kind` radio buttons, of which the first carries the id that the summary leads to. */
export function boxesControl(
  state: FormState,
  control: Control,
  options: readonly Option[],
  kind: 'checkbox' | 'radio' = 'checkbox',
): Html {
  const { name, label, isOptional } = control;
  const chosen = state.values.get(name) ?? [];
  return html`<fieldset ${described(state, control)}>
    <legend class="font-semibold">${label} ${isOptional ? optionalMark() : ''}</legend>
    ${helpText(control)}
    <div class="mt-2 flex flex-col gap-2">
      ${options.map(
        (option, position) =>
          html`<label
            class="flex min-h-12 items-center gap-3 rounded-control border border-control bg-surface px-4 has-checked:border-spruce has-checked:bg-spruce-soft"
          >
            <input
              type="${kind}"
              name="${name}"
              value="${option.value}"
              id="${position === 0 ? controlId(name) : `${controlId(name)}-${option.value}`}"
              class="size-5 accent-spruce"
              ${chosen.includes(option.value) ? html`checked` : ''}
            />
            ${option.label}
          </label>`,
      )}
    </div>
    ${errorText(state, name)} ${whyText(control)}
  </fieldset>`;
}

function labelOf(control: Control): Html {
  return html`<div>
    <label for="${controlId(control.name)}" class="font-semibold"
      >${control.label} ${control.isOptional ? optionalMark() : ''}</label
    >
    ${helpText(control)}
  </div>`;
}

function optionalMark(): Html {
  return html`<span class="font-normal text-slate">(optional)</span>`;
}

function helpText({ name, help }: Control): Html | string {
  return help ? html`<p id="${controlId(name)}-help" class="text-sm text-slate">${help}</p>` : '';
}

function whyText({ why }: Control): Html | string {
  if (!why) return '';
  return html`<details class="text-sm text-slate">
    <summary class="inline-flex min-h-11 cursor-pointer items-center font-medium text-spruce">Why we ask</summary>
    <p class="border-l-2 border-line pl-4">${why}</p>
  </details>`;
}

function described({ errors }: FormState, { name, help }: Control): Html {
  const id = controlId(name);
  const parts = [help ? `${id}-help` : '', errors[name] ? `${id}-error` : ''].filter(Boolean);
  return html`${parts.length > 0 ? html`aria-describedby="${parts.join(' ')}"` : ''}
  ${errors[name] ? html`aria-invalid="true"` : ''}`;
}

export function errorText({ errors }: FormState, name: string): Html | string {
  const message = errors[name];
  return message
    ? html`<p id="${controlId(name)}-error" class="text-sm font-medium text-danger">${message}</p>`
    : '';
}
