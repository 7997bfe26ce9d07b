import { flushSync } from 'react-dom';
import { controlsOf } from './controls.ts';
import { checkValues, type Findings, findingsOf, placeFindings } from './findings.ts';
import type { HeldForm } from './form-state.ts';
import { readControls } from './read-controls.ts';
import { withValue } from './values.ts';

/** What happens when a form is filled in and sent. It loads with the first focus: reading a page needs none of it. */

/** Takes over what the controls hold now. Fields that do not stand on the page keep their values. */
export function readForm<Held extends object, Input, Answer>(form: HeldForm<Held, Input, Answer>): Held {
  const controls = form.element.current ? controlsOf(form.element.current) : [];
  const values = [...readControls(controls)].reduce(
    (all, [name, value]) => withValue(all, name, value),
    form.latest.current.values,
  );
  form.set({ values });
  return values;
}

/** The rules of the form, which some pages load with the first focus. */
export async function loadSchema<Held extends object, Input, Answer>({
  options: { schema },
}: HeldForm<Held, Input, Answer>) {
  return typeof schema === 'function' ? await schema() : schema;
}

/** Checks what was entered, with the schema that the server uses. */
export async function checkForm<Held extends object, Input, Answer>(form: HeldForm<Held, Input, Answer>) {
  const values = readForm(form);
  return checkValues(await loadSchema(form), values);
}

/** Checks and sends, once at a time, and shows what came of it. */
export async function sendForm<Held extends object, Input, Answer>(
  form: HeldForm<Held, Input, Answer>,
): Promise<void> {
  const { options, element } = form;
  if (form.latest.current.isPending) return;
  form.set({ isPending: true });
  try {
    const checked = await checkForm(form);
    if ('errors' in checked) return showFindings(form, checked);
    const answer = await options.send(checked.input);
    // A form that has been closed meanwhile has nothing more to say.
    if (!element.current) return;
    form.set({ errors: {}, problem: undefined });
    options.onDone(answer, checked.input);
  } catch (refusal) {
    if (!element.current) return;
    clearTrap(element.current);
    showFindings(form, options.explain?.(refusal) ?? findingsOf(refusal, options.otherwise));
  } finally {
    form.set({ isPending: false });
  }
}

/** Shows what was found beside the fields of the page, or above, and leads to the first mistake. */
export function showFindings<Held extends object, Input, Answer>(
  form: HeldForm<Held, Input, Answer>,
  found: Findings,
): void {
  // What nobody can reach, such as the trap for robots, cannot be put right there.
  const reached = form.element.current
    ? controlsOf(form.element.current).filter(({ tabIndex }) => tabIndex >= 0)
    : [];
  const placed = placeFindings(found, new Set(reached.map(({ name }) => name)));
  const attempt = form.latest.current.attempt + 1;
  flushSync(() => form.set({ problem: undefined, ...placed, attempt, isPending: false }));
  if (!form.options.hasSummary) reached.find(({ name }) => placed.errors[name])?.focus();
}

/** After a change: a message goes as soon as its field is right. Nothing is found fault with before it was sent. */
export async function noteChange<Held extends object, Input, Answer>(
  form: HeldForm<Held, Input, Answer>,
  name: unknown,
): Promise<void> {
  if (typeof name !== 'string' || form.latest.current.errors[name] === undefined) {
    readForm(form);
    return;
  }
  const checked = await checkForm(form);
  const { [name]: _, ...others } = form.latest.current.errors;
  const message = 'errors' in checked ? checked.errors[name] : undefined;
  form.set({ errors: message === undefined ? others : { ...form.latest.current.errors, [name]: message } });
}

/** Empties the trap after a refusal: what an autofill put there is not sent a second time. */
function clearTrap(form: HTMLFormElement): void {
  const trap = form.elements.namedItem('website');
  if (trap instanceof HTMLInputElement) trap.value = '';
}
