import { type RefObject, useEffect, useRef } from 'react';
import type { Section } from '#app/features/queue/next-thing.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';

/** A dialog that closes hands its focus back first. */
const SETTLED_MS = 300;

type Held = { id: string; section: Section | undefined; at: number };

/**
 * Keeps the keyboard in the queue. A row that is done with goes elsewhere, and would take the focus with it: then the
 * row that has taken its place gets it. A row that stays in its section is followed, and so is one whose next thing is
 * due: a request accepted late in the day is called tomorrow, and is still what the broker is at.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, items: readonly QueueItem[]): void {
  const held = useRef<Held | null>(null);
  const latest = useRef(items);
  latest.current = items;
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const remember = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>('[data-row]');
      const id = row ? row.dataset.row : undefined;
      if (!row || !id) return;
      const section = latest.current.find((item) => item.id === id)?.section;
      held.current = { id, section, at: rowsOf(element).indexOf(row) };
    };
    // Whoever goes elsewhere by themselves is not called back.
    const leave = (event: FocusEvent) => {
      const isElsewhere = event.target instanceof Element && event.target !== document.body;
      if (isElsewhere && !element.contains(event.target) && !event.target.closest('[role=dialog]'))
        held.current = null;
    };
    element.addEventListener('focusin', remember);
    document.addEventListener('focusin', leave);
    return () => {
      element.removeEventListener('focusin', remember);
      document.removeEventListener('focusin', leave);
    };
  }, [list]);

  const places = items.map(({ id, section, case: about }) => `${id} ${section} ${about?.stage}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a row has come, gone or moved
  useEffect(() => {
    const timer = setTimeout(() => {
      const { current: before } = held;
      if (!before || !list.current || document.activeElement !== document.body) return;
      const rows = rowsOf(list.current);
      const now = latest.current.find(({ id }) => id === before.id);
      const stayed = now !== undefined && isStillAtHand(before.section, now.section);
      const row = stayed
        ? rows.find(({ dataset }) => dataset.row === before.id)
        : rows[Math.min(before.at, rows.length - 1)];
      row?.querySelector<HTMLElement>('[data-go]')?.focus();
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [places, list]);
}

/** Whether a row is still what a broker is at when it stands in another section than before. */
export function isStillAtHand(before: Section | undefined, now: Section): boolean {
  return before === now || (before === 'today' && now === 'next');
}

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.checkVisibility());
}
