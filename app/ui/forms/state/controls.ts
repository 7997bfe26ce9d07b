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
