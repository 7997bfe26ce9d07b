import { REOPENING_TITLE, REOPENING_WORDS } from '#app/features/cases/rules/reopening/reopening-words.ts';
import { OWN_REASONS, ownReopening, reopenInput } from '#app/features/cases/steps/reasons.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ChoiceGroup } from '#app/ui/forms/choice-group.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { houseRules, sayLength } from '#content/house-rules.ts';
import { StepDialog, type StepDialogProps } from './step-dialog.tsx';
import { useStep } from './use-step.ts';
import { useStepForm } from './use-step-form.ts';

type ReopenDialogProps = Pick<StepDialogProps, 'open' | 'onClose'> & {
  way: Pick<PersonWay, 'reopen'>;
  /** Whether a broker still has the case: else a new one is looked for. */
  hasBroker: boolean;
  /** It ended with a policy, which stays as it is. */
  hasPolicy?: boolean;
  /** The broker who reads this is the one who has it. */
  isTheirs?: boolean;
};

const WITHIN = `within ${sayLength(houseRules.promiseDays, 'business day')}`;
const GOES_ON = `It continues with the same broker, who is asked to make contact ${WITHIN}.`;
const WITH_YOU = `It continues with you. The client is told that it is open, and asked to expect you ${WITHIN}.`;
const SEARCH =
  'We look for a broker partner again, as for a new request. The client is told that it is open.';

const NO_CANCELLATION = 'This does not change or cancel the policy that was recorded.';
/** Whoever only wants to put something right need not open the request again. */
const NO_CORRECTION = `${NO_CANCELLATION} To put right what was recorded of it, choose “Edit” under Policy instead.`;

const FRAME = {
  title: REOPENING_TITLE,
  sendLabel: 'Reopen request',
  pendingLabel: 'Reopening…',
} as const;

/** Opens a closed request again for a client, with the reason. */
export function ReopenDialog({
  way,
  open,
  onClose,
  hasBroker,
  hasPolicy = false,
  isTheirs = false,
}: ReopenDialogProps) {
  const goesOn = isTheirs ? WITH_YOU : GOES_ON;
  const step = useStep({ mutationFn: way.reopen, done: { title: 'Request reopened' }, onDone: onClose });
  const form = useStepForm({ values: { reason: '' }, schema: reopenInput, send: step.send });
  return (
    <StepDialog {...FRAME} {...{ form, open, onClose }} description={hasBroker ? goesOn : SEARCH}>
      {hasPolicy && <Callout tone="warning">{isTheirs ? NO_CORRECTION : NO_CANCELLATION}</Callout>}
      <TextArea
        label="What has changed?"
        help={
          isTheirs ? 'Required. The client reads it in the history.' : 'Required. The broker will see this.'
        }
        rows={2}
        {...form.field('reason')}
      />
    </StepDialog>
  );
}

type ReopenOwnDialogProps = ReopenDialogProps & {
  /** How it ended. */
  ended: keyof typeof OWN_REASONS;
};

/** The person opens their own request again: a press says why, and the page itself what comes of it. */
export function ReopenOwnDialog({ way, open, onClose, hasBroker, ended }: ReopenOwnDialogProps) {
  const step = useStep({ mutationFn: way.reopen, onDone: onClose });
  const form = useStepForm({
    values: { reason: '', note: '' },
    schema: ownReopening,
    send: step.send,
  });
  return (
    <StepDialog {...FRAME} {...{ form, open, onClose }} description={hasBroker ? GOES_ON : REOPENING_WORDS}>
      {ended === 'policy' && <Callout tone="info">{NO_CANCELLATION}</Callout>}
      <ChoiceGroup
        kind="radio"
        legend="Why?"
        choices={OWN_REASONS[ended].map((reason) => ({ value: reason, label: reason }))}
        {...form.field('reason')}
      />
      <TextArea label="What should the broker know first?" optional rows={2} {...form.field('note')} />
    </StepDialog>
  );
}
