/** The part of an input, select or textarea that says what was entered. */
export type Control = {
  name: string;
  type: string;
  value: string;
  disabled: boolean;
  checked?: boolean;
  dataset: DOMStringMap;
  hasAttribute: (name: string) => boolean;
};

/** The controls of a form that take part in it, in the order in which they stand. */
export function controlsOf(form: HTMLFormElement): (Control & HTMLElement)[] {
  return [...form.elements].filter(
    (element): element is HTMLInputElement =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '' &&
      !element.disabled,
  );
}

/**
 * What the controls hold, by name: a text; a number, or undefined where it is empty; for a lone box yes or no, or its
 * value where it has one; for one of several boxes the chosen values.
 */
export function readControls(controls: Iterable<Control>): Map<string, unknown> {
  const held = new Map<string, unknown>();
  for (const control of controls) held.set(control.name, read(control, held.get(control.name)));
  return held;
}

function read(control: Control, before: unknown): unknown {
  const { type, value, checked } = control;
  if (type === 'number') return value === '' ? undefined : Number(value);
  if (type !== 'radio' && type !== 'checkbox') return value;
  if (control.dataset.several !== undefined) {
    const chosen = Array.isArray(before) ? before : [];
    return checked ? [...chosen, value] : chosen;
  }
  // Its value stands in for what another control of that name holds, such as "I don't know" for a number.
  if (control.hasAttribute('value')) return checked ? value : (before ?? '');
  return checked === true;
}
