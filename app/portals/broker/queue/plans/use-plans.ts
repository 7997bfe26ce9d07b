import { useMutation } from '@tanstack/react-query';
import { nextTask } from '#app/features/queue/next-thing.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import {
  addTaskMutation,
  changeTaskMutation,
  putAsideMutation,
  removeTaskMutation,
  takeUpMutation,
} from '#app/features/tasks/data.ts';
import type { NewTask } from '#app/features/tasks/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { newId } from '#app/platform/ids.ts';
import { now } from '#app/platform/now.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { useAtOnce } from './use-at-once.ts';

/** What a broker does with their plans from a row. Each says what happened, and can be undone where it says so. */
export function usePlans() {
  const { atOnce, settle, refuse } = useAtOnce();
  const settled = { onSettled: settle, onError: refuse };
  const add = useMutation({ ...addTaskMutation, onSettled: settle });
  const remove = useMutation({ ...removeTaskMutation, ...settled });
  const takeUp = useMutation({ ...takeUpMutation, ...settled });
  const change = useMutation(changeTaskMutation);
  const aside = useMutation(putAsideMutation);
  const back = useMutation(takeUpMutation);

  return {
    isBusy: [change, remove, aside, takeUp].some(({ isPending }) => isPending),
    async addTask(task: Omit<NewTask, 'id'>) {
      const { id } = await add.mutateAsync({ id: newId(), ...task });
      const when = formatAlbertaTime(new Date(task.dueAt), 'short');
      showToast({
        ...{ title: 'Task added', description: `For ${when}.` },
        action: { label: 'Undo', onPress: () => remove.mutate(id) },
      });
    },
    finish: ({ id, version, title }: Pick<QueueItem, 'id' | 'version' | 'title'>) =>
      void atOnce({
        id,
        to: () => null,
        send: () => change.mutateAsync({ id, version, isDone: true }),
        said: { title: 'Done', description: title ?? '' },
        takeBack: (done) => change.mutateAsync({ id, version: done.version, isDone: false }),
      }),
    /** Later, or (a case alone) until the person answers. `asOf` is when the row was read. */
    putOff({ id, kind, version, dueAt }: QueueItem, until: Date | null, asOf: string) {
      const at = until?.toISOString();
      const description = until ? `Until ${formatAlbertaTime(until, 'short')}.` : 'Until they reply.';
      const said = { title: 'Snoozed', description };
      if (kind === 'case') {
        const to = (row: QueueItem) => ({ ...row, ...asideUntil(at) });
        const send = () => aside.mutateAsync({ caseId: id, version, asOf, ...(at && { until: at }) });
        void atOnce({ id, to, send, said, takeBack: () => back.mutateAsync(id) });
      } else if (until && at) {
        const { section } = nextTask({ dueAt: until }, now());
        void atOnce({
          id,
          to: (row) => ({ ...row, section, dueAt: at }),
          send: () => change.mutateAsync({ id, version, dueAt: at }),
          // It stays where it is seen, with another time.
          said: { title: 'Due time changed', description: `Due ${formatAlbertaTime(until, 'short')}.` },
          takeBack: (moved) => change.mutateAsync({ id, version: moved.version, dueAt: earlier(dueAt) }),
        });
      }
    },
    takeUp: ({ id }: QueueItem) => takeUp.mutate(id),
  };
}

export type Plans = ReturnType<typeof usePlans>;

/** How a case stands in the queue while it is put aside; without a time it is the client’s turn. */
function asideUntil(until: string | undefined): Pick<QueueItem, 'clock' | 'section' | 'dueAt' | 'since'> {
  return until
    ? { clock: 'snoozed', section: 'later', dueAt: until, since: null }
    : { clock: 'client', section: 'waiting', dueAt: null, since: null };
}

/** When a task was due, or from now on where that has passed. */
function earlier(dueAt: string | null): string {
  return new Date(Math.max(Date.parse(dueAt ?? ''), Date.now() + 60_000)).toISOString();
}
