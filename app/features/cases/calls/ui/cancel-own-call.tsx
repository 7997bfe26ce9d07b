import { z } from 'zod';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { houseRules, sayLength } from '#content/house-rules.ts';

const nothing = z.strictObject({});

type CancelOwnCallProps = {
  name: string;
  way: PersonWay;
  wasContacted: boolean;
  open: boolean;
  onClose: () => void;
};

/** Asks once more before the person’s call is cancelled, and says what comes instead. */
export function CancelOwnCall({ name, way, wasContacted, open, onClose }: CancelOwnCallProps) {
  const step = useStep({ mutationFn: way.cancelCall, onDone: onClose });
  const form = useStepForm({ values: {}, schema: nothing, send: step.send });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      title="Cancel this call?"
      description={
        wasContacted
          ? `${name} is told at once. You can choose another time whenever you like.`
          : `${name} is told at once, and asked to contact you within ${sayLength(houseRules.promiseDays, 'business day')}. You can choose another time whenever you like.`
      }
      sendLabel="Cancel the call"
      pendingLabel="Cancelling…"
      cancelLabel="Keep the call"
    />
  );
}
