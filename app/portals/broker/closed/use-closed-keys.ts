import type { RefObject } from 'react';
import type { Keys } from '../keys/keys-dialog.tsx';
import { focusRow, rowsOf, useListKeys } from '../keys/list-keys.ts';

export const CLOSED_KEYS: Keys = [
  ['j', 'Next row'],
  ['k', 'Previous row'],
  ['Enter', 'Open the request'],
  ['/', 'Search'],
  ['Ctrl + K', 'Search or run a command'],
  ['?', 'This list'],
];

type Around = {
  list: RefObject<HTMLElement | null>;
  searchBox: RefObject<HTMLInputElement | null>;
  onKeys: () => void;
};

/** The closed requests by keyboard alone. */
export function useClosedKeys({ list, searchBox, onKeys }: Around): void {
  useListKeys((key) => {
    const { rows, position } = rowsOf(list);
    const act: Record<string, (() => unknown) | undefined> = {
      j: () => focusRow(rows, position + 1),
      k: () => focusRow(rows, position - 1),
      '/': () => searchBox.current?.focus(),
      '?': onKeys,
    };
    act[key]?.();
    return act[key] !== undefined;
  });
}
