import type { KeyboardEvent } from 'react';

/** Moves the focus up and down, by the arrow keys, among the places that `selector` finds in the same dialog. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const dialog = event.currentTarget.closest('[role="dialog"]');
  const places = [...(dialog?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const next = places[places.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
