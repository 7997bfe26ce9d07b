import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { queueKey } from '#app/features/queue/data.ts';
import type { QueueItem, QueuePage } from '#app/features/queue/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { closeToast, showToast } from '#app/ui/states/toast.tsx';
import { replaceRow } from './replace-row.ts';

export const FAILED = 'We could not reach the server. Nothing was changed. Please try again.';

type Change<Answer> = {
  id: string;
  /** What the row will be; null where it goes. */
  to: (row: QueueItem) => QueueItem | null;
  send: () => Promise<Answer>;
  said: { title: string; description: string };
  takeBack: (answer: Answer, row: QueueItem | undefined) => Promise<unknown>;
};

/**
 * Does something with a row that can be undone: the row moves at once, Undo is offered for ten seconds, and a refusal puts
 * it back and says why.
 */
export function useAtOnce() {
  const client = useQueryClient();

  async function show(id: string, to: QueueItem | null): Promise<void> {
    // What is being read is from before.
    await client.cancelQueries({ queryKey: queueKey });
    for (const [key, data] of queues()) {
      const search = new URLSearchParams(String(key[queueKey.length] ?? ''));
      const filters = { section: search.get('section'), clock: search.get('clock') };
      client.setQueryData(key, data && { ...data, pages: replaceRow(data.pages, id, to, filters) });
    }
  }
  const queues = () => client.getQueriesData<InfiniteData<QueuePage, string>>({ queryKey: queueKey });
  const find = (id: string) =>
    queues()
      .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? [])
      .find((item) => item.id === id);
  const settle = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queueKey }),
      client.invalidateQueries({ predicate: ({ queryKey }) => isTasksOfCase(queryKey) }),
    ]);
  const refuse = (error: unknown) => showToast({ title: userMessage(error, FAILED), tone: 'danger' });

  async function atOnce<Answer>({ id, to, send, said, takeBack }: Change<Answer>): Promise<void> {
    const row = find(id);
    if (row) await show(id, to(row));
    const sent = send().then((answer) => ({ answer }));
    const undo = async () => {
      if (row) await show(id, row);
      // A refusal has said itself already.
      const done = await sent.catch(() => undefined);
      if (done) await takeBack(done.answer, row).catch(refuse);
      await settle();
    };
    const toast = showToast({ ...said, action: { label: 'Undo', onPress: () => void undo() } });
    try {
      await sent;
    } catch (error) {
      closeToast(toast);
      if (row) await show(id, row);
      refuse(error);
    }
    await settle();
  }
  return { atOnce, settle, refuse };
}

function isTasksOfCase([noun, , part]: readonly unknown[]): boolean {
  return noun === 'cases' && part === 'tasks';
}
