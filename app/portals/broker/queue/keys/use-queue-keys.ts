import type { RefObject } from 'react';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { showToast, undoFromToast } from '#app/ui/states/toast.tsx';
import type { Keys } from '../../keys/keys-dialog.tsx';
import { focusRow, rowsOf, useListKeys } from '../../keys/list-keys.ts';
import type { QueueChoice } from '../bulk/queue-choice.ts';
import type { QueueView } from '../queue-search.ts';
import type { RowDoing } from '../use-row-doing.ts';
import { obstacleTo } from './row-obstacles.ts';

const BOARD_ALONE: Keys = [['← ↑ ↓ →', 'Next card']];
/** On a board a card is one of several rows: there is nothing to choose many of. */
const LIST_ALONE: Keys = [
  ['x', 'Select a row'],
  ['Shift + x', 'Select all up to this row'],
  ['Esc', 'Clear selection'],
];

/** The keys of a queue as it is shown, in the order in which their list says them. */
export const queueKeys = (view: QueueView): Keys => [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ...(view === 'board' ? BOARD_ALONE : []),
  ['Enter', 'Open the request'],
  ['a', 'Accept (Enter confirms)'],
  ['r', 'Reply'],
  ['c', 'Log a contact'],
  ['n', 'Internal note'],
  ['m', 'Choose the next step'],
  ['s', 'Snooze'],
  ['d', 'Task done'],
  ['u', 'Mark their messages as read'],
  ['z', 'Undo, while it is offered'],
  ['t', 'New task'],
  ...(view === 'board' ? [] : LIST_ALONE),
  ['/', 'Search'],
  ['Ctrl + K', 'Search or run a command'],
  ['?', 'This list'],
];

type Around = {
  list: RefObject<HTMLElement | null>;
  searchBox: RefObject<HTMLInputElement | null>;
  items: readonly QueueItem[];
  /** The row that is shown beside the list. */
  shownId: string | undefined;
  doing: RowDoing;
  choice: QueueChoice;
  view: QueueView;
};

/**
 * The queue by keyboard alone. Focus is the selection: j and k move it from row to row, and the other keys are about
 * the row that holds it, or else that is shown beside the list. Where there is none, they say so and do nothing.
 */
export function useQueueKeys(around: Around): void {
  useListKeys((key) => press(key, around));
}

/** The rows that are seen, the place of the one that keys are about, and what that row, or else the first, is about. */
export function markedRow(
  list: RefObject<HTMLElement | null>,
  items: readonly QueueItem[],
  shownId: string | undefined,
) {
  const { rows, position: focused } = rowsOf(list);
  const ids = rows.map(({ dataset }) => dataset.row);
  const position = placeAtHand(ids, focused, shownId);
  const id = ids[Math.max(position, 0)];
  return { rows, position, item: items.find((one) => one.id === id) };
}

/** The place of the row that a key is about: the one in focus, else the one that is shown beside the list; -1 for none. */
export function placeAtHand(
  ids: readonly (string | undefined)[],
  focused: number,
  shownId: string | undefined,
): number {
  return focused === -1 && shownId ? ids.indexOf(shownId) : focused;
}

/** A key that does nothing says why. */
const say = (title: string) => showToast({ title, tone: 'info' });

/**
 * Accepting names the client and cannot be taken back, so the key alone does not do it: the button gets the focus, and
 * Enter presses it.
 */
function askToAccept(row: HTMLElement): void {
  const button = row.querySelector<HTMLButtonElement>('[data-accept]');
  button?.focus();
  if (button)
    say(button.disabled ? 'One moment: another request is being accepted' : 'Press Enter to accept');
}

function calledOff(rows: readonly HTMLElement[], position: number): void {
  focusRow(rows, position);
  say('Not accepted');
}

/** Does what a key is for; false where it is for nothing here. */
function press(key: string, { list, searchBox, items, shownId, doing, choice, view }: Around): boolean {
  // A dialog that opens has the keys before it has the focus.
  if (doing.dialog) return false;
  const { rows, position, item } = markedRow(list, items, shownId);
  const ofRow = (act: (row: QueueItem) => unknown) => () => {
    // With no row at hand, doing it to some row would be a guess.
    if (position === -1 || !item) return rows.length > 0 && say('Choose a row with j/k first');
    const obstacle = obstacleTo(key, item);
    return obstacle ? say(obstacle) : act(item);
  };
  const goTo = (index: number) => focusRow(rows, index);
  const select = (upToHere: boolean) =>
    view === 'board'
      ? () => say('Rows are selected in the list or the table')
      : ofRow(({ id }) => choice.toggle(id, upToHere));
  const isMany = choice.chosen.length > 0;
  const act: Record<string, (() => unknown) | undefined> = {
    j: () => goTo(position + 1),
    k: () => goTo(position - 1),
    '/': () => searchBox.current?.focus(),
    '?': () => doing.open({ name: 'keys' }),
    t: () => doing.open({ name: 'task' }),
    a: ofRow(() => rows[position] && askToAccept(rows[position])),
    // Called off: the row has the focus again, and Enter opens it as before.
    Escape: document.activeElement?.matches('[data-accept]') ? () => calledOff(rows, position) : undefined,
    r: isMany ? () => doing.open({ name: 'reply-chosen' }) : ofRow(doing.reply),
    c: ofRow(doing.logContact),
    n: ofRow(doing.note),
    m: ofRow(doing.goOn),
    s: isMany ? () => doing.open({ name: 'snooze-chosen' }) : ofRow(doing.snooze),
    x: select(false),
    X: select(true),
    d: ofRow(doing.finish),
    u: ofRow(doing.markRead),
    z: () => undoFromToast() || say('Nothing to undo'),
  };
  if (!act[key]) return false;
  act[key]();
  return true;
}
