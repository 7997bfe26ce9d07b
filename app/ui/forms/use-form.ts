import { type InputEvent, type SubmitEvent, useId, useRef, useState } from 'react';
import type { FieldState, FormOptions, FormState, HeldForm } from './state/form-state.ts';
import { fillForm, resetForm } from './state/reset-form.ts';
import { valueAt } from './state/value-at.ts';
import type { NameOf } from './state/values.ts';

// Every public page holds a form, and few readers fill it in: what works on it loads with the first focus.
export const loadFormWork = () => import('./state/work.ts');

/**
 * A form: the browser holds what is typed, the server's own schema checks it, it is sent once at a time, and what is
 * wrong stands beside its field or above. Focus goes to the first mistake. A refusal changes nothing that was typed.
 */
export function useForm<Held extends object, Input, Answer, Name extends string = NameOf<Held>>(
  options: FormOptions<Held, Input, Answer>,
) {
  const ownId = useId();
  const element = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState<Held>>({
    values: options.values,
    errors: options.found ?? {},
    isPending: false,
    attempt: 0,
  });
  const latest = useRef(state);
  const held: HeldForm<Held, Input, Answer> = {
    element,
    latest,
    options,
    set(part) {
      latest.current = { ...latest.current, ...part };
      setState(latest.current);
    },
  };
  /** `otherwise` is said when what works on a form cannot be loaded; before it is sent, nothing is. */
  const run = (act: (work: Awaited<ReturnType<typeof loadFormWork>>) => unknown, otherwise = state.problem) =>
    void loadFormWork()
      .then(act)
      .catch(() => held.set({ problem: otherwise }));

  const idOf = (name: string) => `${options.id ?? ownId}-${name.replaceAll('.', '-')}`;
  const stateOf = (name: string): FieldState => ({ id: idOf(name), name, error: state.errors[name] });

  return {
    ...state,
    held,
    idOf,
    hasSummary: options.hasSummary === true,
    /** The props of a text, a choice from a list, or a group of choices. */
    field(name: Name): FieldState & { defaultValue: string | string[] } {
      const value = valueAt(state.values, name) ?? '';
      return { ...stateOf(name), defaultValue: Array.isArray(value) ? value : String(value) };
    },
    /** The props of a box that says yes or no. */
    box: (name: Name): FieldState & { defaultChecked: boolean } => ({
      ...stateOf(name),
      defaultChecked: valueAt(state.values, name) === true,
    }),
    /** Shows the fields as they were at the beginning, or with other values. */
    reset: (values: Held = options.values) => resetForm(held, values),
    /** Writes into the fields, such as a text that was offered. */
    fill: (part: Partial<Held>) => fillForm(held, { ...latest.current.values, ...part }),
    /** For the `form` element. */
    props: {
      ref: element,
      noValidate: true,
      onFocus: () => run(({ loadSchema }) => loadSchema(held)),
      // Not `onChange`: React hears no press on a choice that a fill has moved without its knowing.
      onInput: ({ target }: InputEvent<HTMLFormElement>) =>
        run(({ noteChange }) => noteChange(held, Reflect.get(target, 'name'))),
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault();
        run(({ sendForm }) => sendForm(held), options.otherwise);
      },
    },
  };
}
