import { useRef, useState } from 'react';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { nextChoice } from './choice.ts';

const NONE: ReadonlySet<string> = new Set();

/** The rows of a queue that are chosen to do something with all of them. A row that has gone is chosen no more. */
export function useChoice(items: readonly QueueItem[]) {
  const [ids, setIds] = useState(NONE);
  const last = useRef<string | null>(null);
  return {
    chosen: items.filter(({ id }) => ids.has(id)),
    has: (id: string) => ids.has(id),
    /** Chooses a row or leaves it; `upToHere` with all rows since the one before. */
    toggle(id: string, upToHere = false) {
      const from = upToHere ? last.current : null;
      const rows = items.map((item) => item.id);
      setIds((before) => nextChoice(before, rows, { id, from }));
      last.current = id;
    },
    only: (left: readonly QueueItem[]) => setIds(new Set(left.map(({ id }) => id))),
    clear: () => setIds(NONE),
  };
}

export type Choice = ReturnType<typeof useChoice>;
