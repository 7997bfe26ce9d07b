import type { Certificate } from '#app/features/cases/certificates/schema.ts';
import type { PersonWay } from '#app/features/cases/ui/person/person-way.ts';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';

type CancelDialogProps = { way: PersonWay; certificate: Certificate; onClose: () => void };

/** Asks once more before a certificate that was asked for is cancelled. */
export function CancelDialog({ way, certificate, onClose }: CancelDialogProps) {
  const { take, isPending, problem } = useStep({ mutationFn: way.cancelCertificate, onDone: onClose });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Cancel this certificate request?"
      description="Your broker is told that it is no longer needed. To change it, cancel it and request it again: it is filled in for you."
      keepLabel="Keep it"
      doLabel="Cancel request"
      pendingLabel="Cancelling…"
      isPending={isPending}
      onConfirm={() => take({ id: certificate.id })}
    >
      <p className="font-semibold wrap-anywhere">{certificate.holder}</p>
      {problem && (
        <Callout tone="danger" live className="mt-4" title="The request is still there">
          {problem}
        </Callout>
      )}
    </ConfirmDialog>
  );
}
