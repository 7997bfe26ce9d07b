import { useQuery } from '@tanstack/react-query';
import { type BookedCall, bookTrackedCallInput } from '#app/features/cases/calls/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { Skeleton } from '#app/ui/states/skeleton.tsx';
import { SlotChoice } from './slot-choice.tsx';
import { slotWords } from './slot-words.ts';
import { useOwnZone } from './use-own-zone.ts';

type SlotDialogProps = {
  name: string;
  way: PersonWay;
  /** The call that is booked, which is moved then. */
  call: BookedCall | null;
  phone: string | null;
  open: boolean;
  onClose: () => void;
};

/** When the broker calls: one of the times that they offer. */
export function SlotDialog({ name, way, call, phone, open, onClose }: SlotDialogProps) {
  const zone = useOwnZone();
  const { data, isError, refetch } = useQuery({ ...way.callSlots, enabled: open, staleTime: 0 });
  const step = useStep({ mutationFn: way.bookCall, onDone: onClose });
  const form = useStepForm({ values: { startsAt: '' }, schema: bookTrackedCallInput, send: step.send });
  const title = call ? 'Choose another time' : `When should ${name} call you?`;
  const slots = data?.items.filter(({ startsAt }) => startsAt !== call?.startsAt);
  if (!slots || slots.length === 0) {
    return (
      <Dialog open={open} onClose={onClose} title={title}>
        {isError && !data && <LoadFailure what="the free times" onRetry={() => void refetch()} />}
        {!isError && !data && <Skeleton className="h-64" />}
        {slots && <p>{name} has no free time in the next two weeks. Please write a message instead.</p>}
      </Dialog>
    );
  }
  return (
    <StepDialog
      {...{ form, open, onClose, title }}
      description={slotWords({ name, phone, first: slots[0], remindedBy: data?.remindedBy })}
      sendLabel={call ? 'Move the call' : 'Book the call'}
      pendingLabel={call ? 'Moving…' : 'Booking…'}
    >
      <SlotChoice slots={slots} zone={zone} {...form.field('startsAt')} />
    </StepDialog>
  );
}
