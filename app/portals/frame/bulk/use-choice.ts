import { useRef, useState } from 'react';
import { nextChoice } from './choice.ts';

const NONE: ReadonlySet<string> = new Set();

/** The rows of a list that are chosen to do something with all of them. A row that has gone is chosen no more. */
export function useChoice<Item extends { id: string }>(items: readonly Item[]) {
  const [ids, setIds] = useState(NONE);
  const last = useRef<string | null>(null);
  const only = (left: readonly Item[]) => setIds(new Set(left.map(({ id }) => id)));
  const chosen = items.filter(({ id }) => ids.has(id));
  return {
    chosen,
    has: (id: string) => ids.has(id),
    /** Chooses a row or leaves it; `upToHere` with all rows since the one before. */
    toggle(id: string, upToHere = false) {
      const from = upToHere ? last.current : null;
      const rows = items.map((item) => item.id);
      setIds((before) => nextChoice(before, rows, { id, from }));
      last.current = id;
    },
    /** Chooses every row, or none when all are chosen. */
    toggleAll: () => only(chosen.length === items.length ? [] : items),
    only,
    clear: () => setIds(NONE),
  };
}

export type Choice<Item extends { id: string }> = ReturnType<typeof useChoice<Item>>;
