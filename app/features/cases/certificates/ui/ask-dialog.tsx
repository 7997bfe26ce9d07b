import { type Certificate, newCertificate } from '#app/features/cases/certificates/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { StepDialog, type StepDialogProps } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { albertaDate } from '#app/platform/clock/clock.ts';
import { dayWords } from '#app/platform/clock/day-words.ts';
import { now } from '#app/platform/now.ts';
import { DateField } from '#app/ui/forms/date-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { TextField } from '#app/ui/forms/text-field.tsx';

type AskDialogProps = Pick<StepDialogProps, 'open' | 'onClose'> & {
  way: PersonWay;
  /** From which day the policy is in force. */
  startsOn: string | undefined;
  /** The one that it is filled in from. */
  like: Certificate | undefined;
};

/** The client says who needs to see that they are insured. */
export function AskDialog({ way, startsOn, like, open, onClose }: AskDialogProps) {
  const step = useStep({
    mutationFn: way.requestCertificate,
    done: { title: 'Your broker has been asked for the certificate' },
    onDone: onClose,
  });
  const form = useStepForm({
    values: {
      ...{ holder: like?.holder ?? '', address: like?.address ?? '' },
      ...{ wording: like?.wording ?? '', neededBy: like?.neededBy ?? '' },
    },
    schema: newCertificate,
    send: step.send,
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      title="Request a certificate of insurance"
      description="Your broker gets it as a task, and sends the PDF here."
      sendLabel="Send request"
      pendingLabel="Sending…"
    >
      <TextField label="Who needs it?" {...form.field('holder')} />
      <TextArea label="Their address" rows={2} {...form.field('address')} />
      <TextArea
        label="What must it say?"
        optional
        help="Copy it from the lease or contract, such as “named as additional insured”."
        rows={2}
        {...form.field('wording')}
      />
      <DateField
        label="By when?"
        help={
          startsOn &&
          startsOn > albertaDate(now()) &&
          `Your policy takes effect on ${dayWords(startsOn)}: sooner, a certificate cannot show it in force.`
        }
        {...form.field('neededBy')}
      />
    </StepDialog>
  );
}
