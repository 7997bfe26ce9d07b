import { type MutationOptions, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendLineMutation } from '#app/features/messages/data.ts';
import { queueKey } from '#app/features/queue/data.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { changeTaskMutation, putAsideMutation, takeUpMutation } from '#app/features/tasks/data.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { nextWords } from '../row-words.ts';
import type { Addressed } from './addressed.ts';
import { doEach, type EachResult, NotWithThis } from './do-each.ts';
import type { Choice } from './use-choice.ts';

/** What was done with many rows, when it did not go through with all of them. */
export type BulkReport = {
  title: string;
  refused: { id: string; about: string; why: string }[];
  undo?: () => void;
};

/** Does one thing with all chosen rows. Those that were refused stay chosen, and the report says why. */
export function useBulk(choice: Choice, asOf: string) {
  const client = useQueryClient();
  const [report, setReport] = useState<BulkReport | null>(null);
  const [isBusy, setBusy] = useState(false);
  const settle = () => client.invalidateQueries({ queryKey: queueKey });

  async function all(
    items: readonly QueueItem[],
    work: (item: QueueItem) => Promise<unknown>,
  ): Promise<EachResult<QueueItem>> {
    setBusy(true);
    setReport(null);
    const result = await doEach(items, work);
    choice.only(result.refused.map(({ item }) => item));
    await settle();
    setBusy(false);
    return result;
  }

  function say(result: EachResult<QueueItem>, said: Said): void {
    const { done, refused } = result;
    const title = `${done.length} of ${done.length + refused.length} ${said.what}`;
    const undo = said.undo && done.length > 0 ? said.undo : undefined;
    if (refused.length > 0)
      setReport({
        title,
        refused: refused.map(({ item, why }) => ({ id: item.id, about: nameOf(item), why })),
        ...(undo && { undo }),
      });
    else
      showToast({
        ...{ title: `${done.length} ${said.what}`, description: said.how },
        ...(undo && { action: { label: 'Undo', onPress: undo } }),
      });
  }

  return {
    /** As long as those that it is about are chosen. */
    report: report?.refused.every(({ id }) => choice.has(id)) ? report : null,
    isBusy,
    closeReport: () => setReport(null),
    async putOff(until: Date | null) {
      const result = await all(choice.chosen, (item) => putOff(client, item, until, asOf));
      const undo = async () => {
        const back = await doEach(result.done, (item) => takeBack(client, item));
        await settle();
        setReport(null);
        say(back, { what: 'taken up again', how: '' });
      };
      const how = until ? `Until ${formatAlbertaTime(until, 'short')}.` : 'Until they answer.';
      say(result, { what: 'put aside', how, undo: () => void undo() });
    },
    async send(messages: readonly Addressed[]) {
      const lines = new Map(messages.map(({ item, ...line }) => [item.id, line]));
      const result = await all(
        messages.map(({ item }) => item),
        async (item) => {
          const line = lines.get(item.id);
          const caseId = item.case?.id;
          if (line && caseId) await run(client, sendLineMutation(client, caseId), line);
        },
      );
      say(result, { what: result.done.length === 1 ? 'message sent' : 'messages sent', how: '' });
    },
  };
}

export type Bulk = ReturnType<typeof useBulk>;

type Said = { what: string; how: string; undo?: () => void };

async function putOff(
  client: QueryClient,
  item: QueueItem,
  until: Date | null,
  asOf: string,
): Promise<unknown> {
  const { id, version } = item;
  const at = until?.toISOString();
  if (item.kind === 'case')
    return run(client, putAsideMutation, { caseId: id, version, asOf, ...(at && { until: at }) });
  if (!at) throw new NotWithThis('A task waits for a time, not for an answer. Please choose a time for it.');
  return run(client, changeTaskMutation, { id, version, dueAt: at });
}

/** A task goes back to when it was due, or to now where that has passed. */
function takeBack(client: QueryClient, { id, kind, version, dueAt }: QueueItem): Promise<unknown> {
  if (kind === 'case') return run(client, takeUpMutation, id);
  const before = new Date(Math.max(Date.parse(dueAt ?? ''), Date.now() + 60_000)).toISOString();
  return run(client, changeTaskMutation, { id, version: version + 1, dueAt: before });
}

function run<Answer, Input>(
  client: QueryClient,
  options: MutationOptions<Answer, Error, Input>,
  input: Input,
): Promise<Answer> {
  return client.getMutationCache().build(client, options).execute(input);
}

/** What a row is called where it stands alone. */
export function nameOf(item: QueueItem): string {
  return item.case?.name ?? item.case?.reference ?? nextWords(item);
}
