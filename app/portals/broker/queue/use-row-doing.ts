import { useState } from 'react';
import { useNavigate } from 'react-router';
import { acceptCaseMutation, changeCaseMutation } from '#app/features/cases/data.ts';
import { type CaseStage, WORKING_STAGES } from '#app/features/cases/rules/statuses.ts';
import type { CaseSteps, SteppedCase } from '#app/features/cases/schema.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { COLUMN_WORDS } from './board/columns.ts';
import { usePlans } from './plans/use-plans.ts';
import { useReadMarks } from './plans/use-read-marks.ts';
import { useRest } from './plans/use-rest.ts';

export type RowDialog =
  | { name: 'snooze' | 'contact' | 'note' | 'steps'; item: QueueItem }
  | { name: 'task' | 'keys' | 'snooze-chosen' | 'reply-chosen' };

/** What can be done with the rows of a queue, and which dialog is open for it. */
export function useRowDoing() {
  const [dialog, setDialog] = useState<RowDialog | null>(null);
  const [accepting, setAccepting] = useState<string | null>(null);
  const navigate = useNavigate();
  const plans = usePlans();
  const { markRead, withMarks } = useReadMarks();
  const step = useStep({
    ...acceptCaseMutation,
    onDone: (answer) =>
      showToast({
        title: acceptedWords(answer),
        description: 'Contact details are now visible. Next: contact the client.',
        action: { label: 'Open', onPress: () => void navigate(`/broker/cases/${answer.id}`) },
      }),
  });
  const isResting = useRest(step.isPending);
  const stage = useStep(changeCaseMutation);
  const ifCase = (item: QueueItem, act: (caseId: string) => void) => item.case && act(item.case.id);

  return {
    plans,
    markRead,
    withMarks,
    dialog,
    accepting: step.isPending ? accepting : null,
    /** A press of a pointer on “Accept” may be meant for the row that was there before. */
    isResting,
    problem: step.problem ?? stage.problem,
    open: setDialog,
    close: () => setDialog(null),
    accept(item: QueueItem) {
      if (item.clock !== 'accept') return;
      setAccepting(item.id);
      step.take({ id: item.id, version: item.version });
    },
    /** Chooses what a case in progress is worked on. Nobody is told, so it can be undone. */
    async setStage({ id, version, stage: before }: CaseSteps, to: CaseStage) {
      const answer = await stage.send({ id, version, stage: to }).catch(() => undefined);
      const shown = WORKING_STAGES.find((one) => one === to);
      if (!shown || !answer || answer.view === 'ended') return;
      showToast({
        title: `Moved to ${COLUMN_WORDS[shown]}`,
        action: {
          label: 'Undo',
          onPress: () => stage.take({ id, version: answer.version, stage: before }),
        },
      });
    },
    /** Offers the steps that a case allows. */
    goOn: (item: QueueItem) => item.case && setDialog({ name: 'steps', item }),
    reply: (item: QueueItem) =>
      item.clock !== 'accept' &&
      ifCase(item, (id) => void navigate(`/broker/cases/${id}?tab=messages#write`)),
    logContact: (item: QueueItem) =>
      item.clock !== 'accept' && item.case && setDialog({ name: 'contact', item }),
    note: (item: QueueItem) => item.clock !== 'accept' && item.case && setDialog({ name: 'note', item }),
    snooze: (item: QueueItem) => item.clock !== 'accept' && setDialog({ name: 'snooze', item }),
    finish: (item: QueueItem) => item.kind === 'task' && plans.finish(item),
    takeUp: plans.takeUp,
  };
}

function acceptedWords(answer: SteppedCase): string {
  const name = 'contact' in answer && answer.contact?.fullName;
  return name ? `You have ${name}’s request` : 'Request accepted';
}

export type RowDoing = ReturnType<typeof useRowDoing>;
