import { type RefObject, useEffect, useRef } from 'react';

/** Hears the keys that are for a list. What is typed, is a shortcut of the browser or belongs to a dialog is for none. `press` says whether the key did something. */
export function useListKeys(press: (key: string) => boolean): void {
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isElsewhere(event) || !latest.current(event.key)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

function isElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]') !== null
  );
}

/** The rows of a list that are seen, and the place of the one that holds the focus: -1 for none. */
export function rowsOf(list: RefObject<HTMLElement | null>): { rows: HTMLElement[]; position: number } {
  const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter((row) =>
    row.checkVisibility(),
  );
  return { rows, position: rows.findIndex((row) => row.contains(document.activeElement)) };
}

/** Gives the focus to a row; beyond either end it stays at the last one there. */
export function focusRow(rows: readonly HTMLElement[], index: number): void {
  rows[Math.min(Math.max(index, 0), rows.length - 1)]?.querySelector<HTMLElement>('[data-go]')?.focus();
}
