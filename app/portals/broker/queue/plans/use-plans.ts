import { useMutation, useQueryClient } from '@tanstack/react-query';
import { queueKey } from '#app/features/queue/data.ts';
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
import { userMessage } from '#app/platform/http/api-client.ts';
import { newId } from '#app/platform/ids.ts';
import { showToast } from '#app/ui/states/toast.tsx';

const FAILED = 'We could not reach the server. Nothing was changed. Please try again.';

/** What a broker does with their plans from a row. Each says what happened, and can be undone where it says so. */
export function usePlans() {
  const client = useQueryClient();
  const settled = {
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queueKey }),
        client.invalidateQueries({ predicate: ({ queryKey }) => isTasksOfCase(queryKey) }),
      ]),
  };
  const refused = {
    onError: (error: unknown) => showToast({ title: userMessage(error, FAILED), tone: 'danger' }),
  };
  const add = useMutation({ ...addTaskMutation, ...settled });
  const change = useMutation({ ...changeTaskMutation, ...settled, ...refused });
  const remove = useMutation({ ...removeTaskMutation, ...settled, ...refused });
  const aside = useMutation({ ...putAsideMutation, ...settled, ...refused });
  const takeUp = useMutation({ ...takeUpMutation, ...settled, ...refused });

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
    finish({ id, version, title }: Pick<QueueItem, 'id' | 'version' | 'title'>) {
      const say = () =>
        showToast({
          ...{ title: 'Done', description: title ?? '' },
          action: {
            label: 'Undo',
            onPress: () => change.mutate({ id, version: version + 1, isDone: false }),
          },
        });
      change.mutate({ id, version, isDone: true }, { onSuccess: say });
    },
    /** Later, or (a case alone) until the person answers. `asOf` is when the row was read. */
    putOff({ id, kind, version, dueAt }: QueueItem, until: Date | null, asOf: string) {
      const when = until ? `Until ${formatAlbertaTime(until, 'short')}.` : 'Until they reply.';
      const say = (undo: () => void) => () =>
        showToast({ title: 'Snoozed', description: when, action: { label: 'Undo', onPress: undo } });
      if (kind === 'case') {
        const undo = say(() => takeUp.mutate(id));
        const input = { caseId: id, version, asOf, ...(until && { until: until.toISOString() }) };
        aside.mutate(input, { onSuccess: undo });
      } else if (until) {
        // Back to when it was due, or from now on where that has passed.
        const before = new Date(Math.max(Date.parse(dueAt ?? ''), Date.now() + 60_000)).toISOString();
        const undo = say(() => change.mutate({ id, version: version + 1, dueAt: before }));
        change.mutate({ id, version, dueAt: until.toISOString() }, { onSuccess: undo });
      }
    },
    takeUp: ({ id }: QueueItem) => takeUp.mutate(id),
  };
}

export type Plans = ReturnType<typeof usePlans>;

function isTasksOfCase([noun, , part]: readonly unknown[]): boolean {
  return noun === 'cases' && part === 'tasks';
}
