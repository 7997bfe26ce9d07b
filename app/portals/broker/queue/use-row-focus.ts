import { type RefObject, useEffect, useRef } from 'react';
import type { Section } from '#app/features/queue/next-thing.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';

/** A dialog that closes hands its focus back first. */
const SETTLED_MS = 300;

type Row = Pick<QueueItem, 'clock' | 'section'>;

/** The row that held the focus last, as it was then. */
export type Held = {
  id: string;
  row: Row | undefined;
  at: number;
  /** Those below it. */
  after: readonly string[];
};

/**
 * Keeps the keyboard in the queue. A row that is done with goes elsewhere, and would take the focus with it: then the
 * row below it gets it. A row that stays in its section is followed, and so is one whose next thing is due, and a request
 * that was accepted: what comes next with it is done at once.
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
      const rows = rowsOf(element);
      const at = rows.indexOf(row);
      held.current = {
        ...{ id, at, after: idsOf(rows).slice(at + 1) },
        row: latest.current.find((item) => item.id === id),
      };
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

  const places = items
    .map(({ id, section, clock, case: about }) => `${id} ${section} ${clock} ${about?.stage}`)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a row has come, gone or moved
  useEffect(() => {
    const timer = setTimeout(() => {
      const { current: before } = held;
      if (!before || !list.current) return;
      const now = latest.current.find(({ id }) => id === before.id);
      const rows = rowsOf(list.current);
      if (document.activeElement !== document.body) return;
      const next = rowToHold(before, idsOf(rows), now);
      rows
        .find(({ dataset }) => dataset.row === next)
        ?.querySelector<HTMLElement>('[data-go]')
        ?.focus();
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [places, list]);
}

/** The row that gets the focus, among those that are there `now`, one of which is that which had it. */
export function rowToHold(before: Held, ids: readonly string[], now: Row | undefined): string | undefined {
  const isFollowed = now && (isTaken(before.row, now) || isStillAtHand(before.row?.section, now.section));
  if (isFollowed) return ids.find((id) => id === before.id);
  return before.after.find((id) => ids.includes(id)) ?? ids[Math.min(before.at, ids.length - 1)];
}

/** Whether a new request was accepted. */
function isTaken(before: Row | undefined, now: Row): boolean {
  return before?.clock === 'accept' && now.clock !== 'accept';
}

/** Whether a row is still what a broker is at when it stands in another section than before. */
export function isStillAtHand(before: Section | undefined, now: Section): boolean {
  return before === now || (before === 'today' && now === 'next');
}

const idsOf = (rows: readonly HTMLElement[]) => rows.map(({ dataset }) => dataset.row ?? '');

function rowsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('[data-row]')].filter((row) => row.checkVisibility());
}
