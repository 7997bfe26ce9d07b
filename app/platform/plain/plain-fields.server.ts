import { html } from 'hono/html';
import type { Html } from './plain-page.server.ts';

/** What the controls of a posted form held, by control name (`answers.vehicle.year`): one text, or several for boxes. */
export type PlainValues = ReadonlyMap<string, readonly string[]>;

/** A form as it is shown: what was entered, and what is wrong with it by control name. */
export type PlainState = { values: PlainValues; errors: Readonly<Record<string, string>> };

export type Option = { value: string; label: string };
export type Label = { label: string; help?: string; why?: string; isOptional?: boolean };
export type Control = Label & {
  name: string;
  attributes?: Html;
  /** What stands in the control, where that is not what was entered. */
  value?: string;
};

const CONTROL =
  'block w-full min-h-12 rounded-control border border-control bg-surface px-3.5 py-2.5 text-base text-ink aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger';

/** The id of a control, which the summary of errors leads to. */
export function controlId(name: string): string {
  return name.replaceAll('.', '-');
}

/** The first text of a control; empty when there is none. */
export function firstOf(values: PlainValues, name: string): string {
  return values.get(name)?.[0] ?? '';
}

/** One line of text; `kind` is the type of the input. */
export function inputControl(state: PlainState, control: Control, kind = 'text'): Html {
  const { name, attributes, value = firstOf(state.values, name) } = control;
  return html`<div class="flex flex-col gap-2">
    ${labelOf(control)}
    <input
      type="${kind}"
      id="${controlId(name)}"
      name="${name}"
      value="${value}"
      class="${CONTROL}"
      ${attributes ?? ''}
      ${described(state, control)}
    />
    ${errorText(state, name)} ${whyText(control)}
  </div>`;
}

/** Several lines of text. */
export function areaControl(state: PlainState, control: Control, rows = 4): Html {
  const { name } = control;
  // The first line break after the tag is dropped by browsers, so one is given away.
  return html`<div class="flex flex-col gap-2">
    ${labelOf(control)}
    <textarea id="${controlId(name)}" name="${name}" rows="${rows}" class="${CONTROL}" ${described(state, control)}>
${firstOf(state.values, name)}</textarea
    >
    ${errorText(state, name)} ${whyText(control)}
  </div>`;
}

/** One choice from a list. */
export function selectControl(state: PlainState, control: Control, options: readonly Option[]): Html {
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
  state: PlainState,
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
            class="flex min-h-12 items-center gap-3 rounded-control border border-control bg-surface px-4 py-2.5 has-checked:border-spruce has-checked:bg-spruce-soft"
          >
            <input
              type="${kind}"
              name="${name}"
              value="${option.value}"
              id="${position === 0 ? controlId(name) : `${controlId(name)}-${option.value}`}"
              class="size-5 shrink-0 accent-spruce"
              ${chosen.includes(option.value) ? html`checked` : ''}
            />
            ${option.label}
          </label>`,
      )}
    </div>
    ${errorText(state, name)} ${whyText(control)}
  </fieldset>`;
}

/** A trap for robots: people never see it, so it stays empty. The form around it is positioned. */
export function trapField(): Html {
  return html`<div aria-hidden="true" class="absolute -left-[9999px] size-px overflow-hidden">
    <label>Leave this field empty <input type="text" name="website" tabindex="-1" autocomplete="off" /></label>
  </div>`;
}

/** The message beside a control, or nothing. */
export function errorText({ errors }: PlainState, name: string): Html | string {
  const message = errors[name];
  return message
    ? html`<p id="${controlId(name)}-error" class="mt-1.5 text-sm font-medium text-danger">${message}</p>`
    : '';
}

/** Every message of a form with a link to its control; nothing when there is none. */
export function errorSummary(errors: PlainState['errors']): Html | string {
  const found = Object.entries(errors);
  if (found.length === 0) return '';
  return html`<div role="alert" class="rounded-card border border-danger bg-danger-soft px-5 py-4">
    <h2 class="text-lg font-semibold text-danger">Please check the following</h2>
    <ul class="mt-1">
      ${found.map(
        ([name, message]) =>
          html`<li>
            <a href="#${controlId(name)}" class="inline-flex min-h-11 items-center py-1.5 font-medium underline underline-offset-4">${message}</a>
          </li>`,
      )}
    </ul>
  </div>`;
}

/** Why a right form could not be taken; nothing without a reason. */
export function failureNote(text: string | undefined): Html | string {
  if (!text) return '';
  return html`<div role="alert" class="rounded-card border border-danger bg-danger-soft px-5 py-4">
    <p class="font-semibold text-danger">Error</p>
    <p>${text}</p>
    <p>Nothing is lost: what you entered is still below.</p>
  </div>`;
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
    <summary class="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium text-spruce before:size-2 before:-rotate-45 before:border-r-2 before:border-b-2 before:border-spruce in-[[open]]:before:rotate-45">Why we ask</summary>
    <p class="border-l-2 border-line pl-4">${why}</p>
  </details>`;
}

function described({ errors }: PlainState, { name, help }: Control): Html {
  const id = controlId(name);
  const parts = [help ? `${id}-help` : '', errors[name] ? `${id}-error` : ''].filter(Boolean);
  return html`${parts.length > 0 ? html`aria-describedby="${parts.join(' ')}"` : ''}
  ${errors[name] ? html`aria-invalid="true"` : ''}`;
}
