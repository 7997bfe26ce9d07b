import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react';
import { controlsOf } from './state/controls.ts';
import { checkValues, type Findings, findingsOf, placeFindings, type Schema } from './state/findings.ts';
import { useFields } from './state/use-fields.ts';
import type { NameOf } from './state/values.ts';
import { clearTrap } from './trap-field.tsx';

type FormOptions<Held extends object, Input, Answer> = {
  /** What the fields begin with. */
  values: Held;
  /** The schema that the server uses too, or how to load it where a page should not wait for it. */
  schema: Schema<Input> | (() => Promise<Schema<Input>>);
  send: (input: Input) => Promise<Answer>;
  /** After the server has taken it. */
  onDone: (answer: Answer, input: Input) => unknown;
  /** What to say when the server gives no words of its own. */
  otherwise: string;
  /** Where the server's words are not what to show. */
  explain?: (refusal: unknown) => Findings;
  /** A long form lists what is wrong above its fields, and the list takes focus. */
  hasSummary?: boolean;
  id?: string;
};

/**
 * A form: the browser holds what is typed, the server's own schema checks it, it is sent once at a time, and what is
 * wrong stands beside its field or above. Focus goes to the first mistake. A refusal changes nothing that was typed.
 */
export function useForm<Held extends object, Input, Answer>(options: FormOptions<Held, Input, Answer>) {
  const { schema, otherwise, hasSummary = false } = options;
  const fields = useFields<Held, NameOf<Held>>(options.values, options.id);
  const [isPending, setPending] = useState(false);
  const isSending = useRef(false);
  const load = async () => (typeof schema === 'function' ? await schema() : schema);

  function show(found: Findings): void {
    const controls = fields.form.current ? controlsOf(fields.form.current) : [];
    const placed = placeFindings(found, new Set(controls.map(({ name }) => name)));
    fields.show(placed);
    if (!hasSummary) controls.find(({ name }) => placed.errors[name])?.focus();
  }

  async function checkAndSend(): Promise<void> {
    const checked = await checkValues(await load(), fields.read());
    if ('errors' in checked) return show(checked);
    const answer = await options.send(checked.input);
    // A form that has been closed meanwhile has nothing more to say.
    if (!fields.form.current) return;
    show({ errors: {} });
    options.onDone(answer, checked.input);
  }

  async function onSubmit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    try {
      await checkAndSend();
    } catch (refusal) {
      if (!fields.form.current) return;
      clearTrap(fields.form.current);
      show(options.explain?.(refusal) ?? findingsOf(refusal, otherwise));
    } finally {
      isSending.current = false;
      setPending(false);
    }
  }

  /** A message goes as soon as its field is right; nothing is found fault with before it was sent. */
  async function onChange({ target }: ChangeEvent<HTMLFormElement>): Promise<void> {
    const values = fields.read();
    const name: unknown = Reflect.get(target, 'name');
    if (typeof name !== 'string' || fields.errors[name] === undefined) return;
    const checked = await checkValues(await load(), values);
    if (!('errors' in checked) || checked.errors[name] === undefined) fields.forget(name);
  }

  return {
    ...fields,
    show,
    isPending,
    hasSummary,
    /** For the `form` element. */
    props: {
      ref: fields.form,
      noValidate: true,
      onSubmit,
      onChange,
      onFocus: () => void load().catch(() => undefined),
    },
  };
}
