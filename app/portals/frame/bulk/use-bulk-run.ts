import { useState } from 'react';
import { showToast } from '#app/ui/states/toast.tsx';
import type { Choice } from './use-choice.ts';

/** What one thing done with many rows came to: each by itself. */
export type BulkResult<Item> = { done: Item[]; refused: { item: Item; why: string }[] };

/** What was done with many rows, when it did not go through with all of them. */
export type BulkReport = {
  title: string;
  refused: { id: string; about: string; why: string }[];
  undo?: () => void;
};

/** What is said afterwards: `what` follows the number. */
export type Said = { what: string; how: string; undo?: () => void };

type Around<Item extends { id: string }> = {
  choice: Choice<Item>;
  /** What a row is called where it stands alone. */
  nameOf: (item: Item) => string;
  /** Reads the rows again. */
  settle: () => Promise<unknown>;
};

/** Does one thing with all chosen rows. Those that were refused stay chosen, and the report says why. */
export function useBulkRun<Item extends { id: string }>({ choice, nameOf, settle }: Around<Item>) {
  const [report, setReport] = useState<BulkReport | null>(null);
  const [isBusy, setBusy] = useState(false);
  return {
    /** As long as those that it is about are chosen. */
    report: report?.refused.every(({ id }) => choice.has(id)) ? report : null,
    isBusy,
    closeReport: () => setReport(null),
    async run(
      items: readonly Item[],
      work: (items: readonly Item[]) => Promise<BulkResult<Item>>,
    ): Promise<BulkResult<Item>> {
      setBusy(true);
      setReport(null);
      try {
        const result = await work(items);
        choice.only(result.refused.map(({ item }) => item));
        return result;
      } finally {
        await settle();
        setBusy(false);
      }
    },
    say({ done, refused }: BulkResult<Item>, said: Said): void {
      const undo = said.undo && done.length > 0 ? said.undo : undefined;
      if (refused.length > 0)
        setReport({
          title: `${done.length} of ${done.length + refused.length} ${said.what}`,
          refused: refused.map(({ item, why }) => ({ id: item.id, about: nameOf(item), why })),
          ...(undo && { undo }),
        });
      else
        showToast({
          ...{ title: `${done.length} ${said.what}`, description: said.how },
          ...(undo && { action: { label: 'Undo', onPress: undo } }),
        });
    },
  };
}

export type BulkRun = Pick<ReturnType<typeof useBulkRun>, 'report' | 'isBusy' | 'closeReport'>;
