import type { Control } from './controls.ts';
import { DAY_PARTS, withPart } from './day-parts.ts';

/**
 * What the controls hold, by name: a text; a number, or undefined where it is empty; for a lone box yes or no, or its
 * value where it has one; for one of several boxes the chosen values; for the three fields of a day YYYY-MM-DD.
 */
export function readControls(controls: Iterable<Control>): Map<string, unknown> {
  const held = new Map<string, unknown>();
  for (const control of controls) held.set(control.name, read(control, held.get(control.name)));
  return held;
}

function read(control: Control, before: unknown): unknown {
  const { type, value, checked } = control;
  const part = DAY_PARTS.find((one) => one === control.dataset.part);
  if (part) return withPart(typeof before === 'string' ? before : '', part, value);
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
