import { useState } from 'react';
import { useNavigate } from 'react-router';
import { acceptCaseMutation } from '#app/features/cases/data.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { usePlans } from './plans/use-plans.ts';

export type RowDialog =
  | { name: 'snooze' | 'contact' | 'note'; item: QueueItem }
  | { name: 'task' | 'keys' | 'snooze-chosen' | 'reply-chosen' };

/** What can be done with the rows of a queue, and which dialog is open for it. */
export function useRowDoing() {
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const [accepting, setAccepting] = useState<string | null>(null);
  const navigate = useNavigate();
  const plans = usePlans();
  const step = useStep({
    ...acceptCaseMutation,
    done: {
      title: 'Request accepted',
      description: 'Contact details are now visible. Next: contact the client.',
    },
  });
  const ifCase = (item: QueueItem, act: (caseId: string) => void) => item.case && act(item.case.id);

  return {
    plans,
    dialog,
    accepting: step.isPending ? accepting : null,
    problem: step.problem,
    open: setDialog,
    close: () => setDialog(null),
    accept(item: QueueItem) {
      if (item.clock !== 'accept') return;
      setAccepting(item.id);
      step.take({ id: item.id, version: item.version });
    },
    reply: (item: QueueItem) =>
      item.clock !== 'accept' && ifCase(item, (id) => void navigate(`/broker/cases/${id}?tab=messages`)),
    logContact: (item: QueueItem) => setDialog({ name: 'contact', item }),
    note: (item: QueueItem) => item.clock !== 'accept' && item.case && setDialog({ name: 'note', item }),
    snooze: (item: QueueItem) => item.clock !== 'accept' && setDialog({ name: 'snooze', item }),
    finish: (item: QueueItem) => item.kind === 'task' && plans.finish(item),
    takeUp: plans.takeUp,
  };
}

export type RowDoing = ReturnType<typeof useRowDoing>;
