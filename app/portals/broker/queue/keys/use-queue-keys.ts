import { type RefObject, useEffect, useRef } from 'react';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { showToast, undoFromToast } from '#app/ui/states/toast.tsx';
import type { QueueChoice } from '../bulk/queue-choice.ts';
import type { RowDoing } from '../use-row-doing.ts';
import { obstacleTo } from './row-obstacles.ts';

/** The keys of a queue, in the order in which their list says them. */
export const QUEUE_KEYS = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['← ↑ ↓ →', 'Next card on the board'],
  ['Enter', 'Open the request'],
  ['a', 'Accept'],
  ['r', 'Reply'],
  ['c', 'Log a contact'],
  ['n', 'Internal note'],
  ['m', 'Choose the next step'],
  ['s', 'Snooze'],
  ['d', 'Task done'],
  ['u', 'Mark their messages as read'],
  ['z', 'Undo, while it is offered'],
  ['t', 'New task'],
  ['x', 'Select a row'],
  ['Shift + x', 'Select all up to this row'],
  ['Esc', 'Clear selection'],
  ['/', 'Search'],
  ['Ctrl + K', 'Search or run a command'],
  ['?', 'This list'],
] as const;

type Around = {
  list: RefObject<HTMLElement | null>;
  searchBox: RefObject<HTMLInputElement | null>;
  items: readonly QueueItem[];
  doing: RowDoing;
  choice: QueueChoice;
};

/**
 * The queue by keyboard alone. Focus is the selection: j and k move it from row to row, and the other keys are about
 * the row that holds it. Where none does, they say so and do nothing.
 */
export function useQueueKeys(around: Around): void {
  const latest = useRef(around);
  latest.current = around;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isElsewhere(event) || !press(event.key, latest.current)) return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

/** Keys that are typed, that are shortcuts of the browser, or that belong to a dialog. */
function isElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]') !== null
  );
}

/** The rows that are seen, the place of the one that holds the focus (-1 for none), and what that row, or else the first, is about. */
export function markedRow(list: RefObject<HTMLElement | null>, items: readonly QueueItem[]) {
  const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter((row) =>
    row.checkVisibility(),
  );
  const position = rows.findIndex((row) => row.contains(document.activeElement));
  const id = rows[Math.max(position, 0)]?.dataset.row;
  return { rows, position, item: items.find((one) => one.id === id) };
}

/** A key that does nothing says why. */
const say = (title: string) => showToast({ title, tone: 'info' });

/** Does what a key is for; false where it is for nothing here. */
function press(key: string, { list, searchBox, items, doing, choice }: Around): boolean {
  // A dialog that opens has the keys before it has the focus.
  if (doing.dialog) return false;
  const { rows, position, item } = markedRow(list, items);
  const ofRow = (act: (row: QueueItem) => unknown) => () => {
    // With no row in focus, doing it to some row would be a guess.
    if (position === -1 || !item) return rows.length > 0 && say('Choose a row with j/k first');
    const obstacle = obstacleTo(key, item);
    return obstacle ? say(obstacle) : act(item);
  };
  const goTo = (index: number) =>
    rows[Math.min(Math.max(index, 0), rows.length - 1)]?.querySelector<HTMLElement>('[data-go]')?.focus();
  const isMany = choice.chosen.length > 0;
  const act: Record<string, (() => unknown) | undefined> = {
    j: () => goTo(position + 1),
    k: () => goTo(position - 1),
    '/': () => searchBox.current?.focus(),
    '?': () => doing.open({ name: 'keys' }),
    t: () => doing.open({ name: 'task' }),
    a: ofRow(doing.accept),
    r: isMany ? () => doing.open({ name: 'reply-chosen' }) : ofRow(doing.reply),
    c: ofRow(doing.logContact),
    n: ofRow(doing.note),
    m: ofRow(doing.goOn),
    s: isMany ? () => doing.open({ name: 'snooze-chosen' }) : ofRow(doing.snooze),
    x: ofRow(({ id }) => choice.toggle(id)),
    X: ofRow(({ id }) => choice.toggle(id, true)),
    d: ofRow(doing.finish),
    u: ofRow(doing.markRead),
    z: () => undoFromToast() || say('Nothing to undo'),
  };
  if (!act[key]) return false;
  act[key]();
  return true;
}
