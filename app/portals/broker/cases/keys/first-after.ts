/** The first thing to press after a heading, within what it heads. */
export function firstAfter(heading: HTMLElement | null): HTMLElement | undefined {
  const all = heading?.parentElement?.querySelectorAll<HTMLElement>('button, a[href], summary') ?? [];
  return [...all].find(
    (one) =>
      heading &&
      (heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      one.checkVisibility(),
  );
}
