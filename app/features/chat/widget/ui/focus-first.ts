/** Puts the reader where the first thing is wrong. Errors are by the name of the field. */
export function focusFirst(form: HTMLFormElement, errors: Readonly<Record<string, string>>): void {
  const [name] = Object.keys(errors);
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
