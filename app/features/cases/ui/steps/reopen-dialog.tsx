import { reopenInput } from '#app/features/cases/steps/reasons.ts';
import type { PersonWay } from '#app/features/cases/ui/person-way.ts';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { houseRules, sayLength } from '#content/house-rules.ts';
import { StepDialog, type StepDialogProps } from './step-dialog.tsx';
import { useStep } from './use-step.ts';
import { useStepForm } from './use-step-form.ts';

type ReopenDialogProps = Pick<StepDialogProps, 'open' | 'onClose'> & {
  way: Pick<PersonWay, 'reopen'>;
  /** Whether a broker still has the case: else a new one is looked for. */
  hasBroker: boolean;
  /** Whether the reader is the person whose request it is. */
  isOwn?: boolean;
};

const GOES_ON = `It continues with the same broker, who is asked to make contact within ${sayLength(houseRules.promiseDays, 'business day')}.`;
const YOUR_SEARCH =
  'We send your request to a licensed broker partner again, possibly the same one, as you agreed when you sent it: first the answers that you chose, counted or dated, the first three characters of your postal code and its city where it is known; your name and contact details once they accept.';
const SEARCH =
  'We look for a broker partner again, as for a new request. The client is told that it is open.';

/** Opens a closed request again, with the reason. */
export function ReopenDialog({ way, open, onClose, hasBroker, isOwn = false }: ReopenDialogProps) {
  const step = useStep({
    mutationFn: way.reopen,
    // Its person is led to what the page says now.
    ...(!isOwn && { done: { title: 'Request reopened' } }),
    onDone: onClose,
  });
  const form = useStepForm({
    values: { reason: '' },
    schema: reopenInput,
    send: step.send,
  });
  const search = isOwn ? YOUR_SEARCH : SEARCH;
  return (
    <StepDialog
      {...{ form, open, onClose }}
      title="Reopen this request?"
      description={hasBroker ? GOES_ON : search}
      sendLabel="Reopen request"
      pendingLabel="Reopening…"
    >
      <TextArea
        label={isOwn ? 'Why are you reopening it?' : 'What has changed?'}
        help={
          isOwn
            ? 'Required, and a few words are enough: the broker who reads them knows what to do first.'
            : 'Required. The broker will see this.'
        }
        rows={2}
        {...form.field('reason')}
      />
    </StepDialog>
  );
}
