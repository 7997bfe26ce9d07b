import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { controlsOf, readControls } from './controls.ts';
import type { Findings } from './findings.ts';
import { valueAt, withValue } from './values.ts';

/** The props of a field that come from the form. */
export type FieldState = { id: string; name: string; error: string | undefined };

const NOTHING_FOUND: Findings = { errors: {} };

/**
 * What the fields of a form hold, and what was found wrong with them. The controls of the browser keep what is typed,
 * so nothing is lost that was typed before the page came alive; here stands a copy for what depends on it, and for
 * fields that come and go. `id` begins the ids of the fields.
 */
export function useFields<Held extends object, Name extends string>(initial: Held, id?: string) {
  const ownId = useId();
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef(initial);
  const [values, setValues] = useState(initial);
  const [findings, setFindings] = useState(NOTHING_FOUND);
  const [attempt, setAttempt] = useState(0);

  const idOf = (name: string) => [id ?? ownId, ...name.split('.')].filter(Boolean).join('-');

  function hold(next: Held): Held {
    latest.current = next;
    setValues(next);
    return next;
  }

  /** Takes over what the controls hold now. */
  function read(): Held {
    const held = form.current ? readControls(controlsOf(form.current)) : [];
    return hold([...held].reduce((all, [name, value]) => withValue(all, name, value), latest.current));
  }

  function forget(name: string): void {
    setFindings(({ errors: { [name]: _, ...errors }, problem }) => ({ errors, problem }));
  }

  return {
    form,
    values,
    ...findings,
    attempt,
    idOf,
    read,
    forget,
    /** Changes a value from the program. A control that already stands keeps what it shows. */
    set: (name: Name, value: unknown) => hold(withValue(latest.current, name, value)),
    latest: () => latest.current,
    /** Shows what was found, at once, so that focus can go there. */
    show(found: Findings) {
      flushSync(() => {
        setFindings(found);
        setAttempt((count) => count + 1);
      });
    },
    /** Shows the fields as they were at the beginning, or with other values. */
    reset(to: Held = initial) {
      flushSync(() => {
        hold(to);
        setFindings(NOTHING_FOUND);
      });
      form.current?.reset();
    },
    /** The props of a text, a choice from a list, or a group of choices. */
    field(name: Name): FieldState & { defaultValue: string | string[] } {
      const value = valueAt(values, name);
      const defaultValue = Array.isArray(value) ? value.map(String) : String(value ?? '');
      return { id: idOf(name), name, error: findings.errors[name], defaultValue };
    },
    /** The props of a box that says yes or no. */
    box: (name: Name): FieldState & { defaultChecked: boolean } => ({
      id: idOf(name),
      name,
      error: findings.errors[name],
      defaultChecked: valueAt(values, name) === true,
    }),
  };
}
