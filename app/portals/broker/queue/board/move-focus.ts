import type { KeyboardEvent } from 'react';

const STEPS: Record<string, readonly [across: number, down: number]> = {
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/** Moves the focus by the arrow keys from card to card: up and down in a column, across to the next that holds any. */
export function moveOnBoard(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const card = (event.target as Element).closest('[data-row]');
  if (!step || !card || event.altKey || event.ctrlKey || event.metaKey) return;
  const columns = [...event.currentTarget.querySelectorAll('[data-column]')]
    .map((column) => [...column.querySelectorAll('[data-row]')].filter((row) => row.checkVisibility()))
    .filter((cards) => cards.length > 0);
  const place = nextPlace(
    columns.map((cards) => cards.length),
    placeOf(columns, card),
    step,
  );
  event.preventDefault();
  columns[place.column]?.[place.at]?.querySelector<HTMLElement>('[data-go]')?.focus();
}

type Place = { column: number; at: number };

/** The place of the card beside this one; at an edge it is the same. `lengths` are those of the columns. */
export function nextPlace(
  lengths: readonly number[],
  { column, at }: Place,
  [across, down]: readonly [across: number, down: number],
): Place {
  const clamp = (index: number, length: number) => Math.min(Math.max(index, 0), length - 1);
  const beside = clamp(column + across, lengths.length);
  return { column: beside, at: clamp(at + down, lengths[beside] ?? 1) };
}

function placeOf(columns: readonly Element[][], card: Element): Place {
  const column = columns.findIndex((cards) => cards.includes(card));
  return { column, at: columns[column]?.indexOf(card) ?? 0 };
}
