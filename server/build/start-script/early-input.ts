/**
 * Runs inline in every page, before its script is there: nothing that somebody presses or types by then is lost. The
 * last press on a button and the sending of a form wait for the event `page-alive`, and what was typed is told again. A
 * figure comes alive by itself, later: what was typed into one waits for its own event, `figure-alive`.
 * When the page does not come alive within ten seconds, a form that the server knows is sent as it would be without
 * script; no other form is, as what was typed would stand in the address. Its text is put into pages, so it uses
 * nothing from outside.
 */
export function holdEarlyInput(): void {
  const changed = new Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string | boolean>();
  let redo: (() => void) | undefined;
  let sendPlainly: (() => unknown) | undefined;
  let isPatienceOver = false;
  let isAlive = false;
  const aliveFigures = new WeakSet<Element>();

  const figureOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest('[data-figure]') : null;

  const isTick = (field: Element): field is HTMLInputElement =>
    field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

  function noteInput({ target }: Event): void {
    const figure = figureOf(target);
    if (figure ? aliveFigures.has(figure) : isAlive) return;
    if (target instanceof HTMLInputElement && isTick(target)) changed.set(target, target.checked);
    else if (
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement
    )
      changed.set(target, target.value);
  }

  function notePress({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && button.type !== 'submit') redo = () => button.click();
  }

  function noteSending(event: SubmitEvent): void {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const isKnown = form.hasAttribute('action');
    if (isKnown && isPatienceOver) return;
    event.preventDefault();
    redo = () => form.requestSubmit(submitter);
    sendPlainly = () => isKnown && form.submit();
  }

  // The page keeps its own note of what a field holds, and believes only a change that passes by it.
  function tellAgain(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
    const value = changed.get(field);
    if (isTick(field) && typeof value === 'boolean') {
      field.checked = !value;
      field.click();
    } else if (typeof value === 'string') {
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
    }
  }

  function tellAllAgain(figure: Element | null): void {
    for (const field of changed.keys()) if (field.isConnected && figureOf(field) === figure) tellAgain(field);
  }

  function figureAlive({ target }: Event): void {
    const figure = figureOf(target);
    if (figure) aliveFigures.add(figure);
    if (figure) tellAllAgain(figure);
  }

  function comeAlive(): void {
    isAlive = true;
    document.removeEventListener('click', notePress);
    document.removeEventListener('submit', noteSending);
    clearTimeout(patience);
    tellAllAgain(null);
    redo?.();
  }

  // Before the page: it keeps what happens in a figure that has yet to come alive from everybody behind it.
  window.addEventListener('input', noteInput, true);
  document.addEventListener('click', notePress);
  document.addEventListener('submit', noteSending);
  document.addEventListener('figure-alive', figureAlive);
  window.addEventListener('page-alive', comeAlive, { once: true });
  const patience = setTimeout(() => {
    isPatienceOver = true;
    sendPlainly?.();
  }, 10_000);
}
