import { useState } from 'react';
import { answerCertificateMutation } from '#app/features/cases/certificates/data.ts';
import { StepDialog, typedIn } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStepSend } from '#app/features/cases/ui/steps/use-step-send.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

type AnswerCertificateProps = {
  certificateId: string;
  documents: readonly { id: string; name: string }[];
};

/** The broker sends a certificate that was uploaded to the case, or says why there is none. */
export function AnswerCertificate({ certificateId: id, documents }: AnswerCertificateProps) {
  const [isDeclining, setDeclining] = useState(false);
  const [documentId, setDocumentId] = useState('');
  const step = useStepSend({ ...answerCertificateMutation, onDone: () => setDeclining(false) });
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      {documents.length === 0 ? (
        <p className="basis-full text-sm text-slate">
          Upload the certificate to the case first, then choose it here.
        </p>
      ) : (
        <>
          <SelectField
            label="The certificate"
            placeholder="Choose a document"
            options={documents.map(({ id: value, name: label }) => ({ value, label }))}
            value={documentId}
            error={step.errors.documentId}
            onChange={(event) => setDocumentId(event.target.value)}
          />
          <Button
            disabled={documentId === ''}
            pending={step.isPending}
            onClick={() => step.send({ id, state: 'sent', documentId })}
          >
            Send it
          </Button>
        </>
      )}
      <Button look="quiet" onClick={() => setDeclining(true)}>
        It cannot be sent
      </Button>
      {step.problem && !isDeclining && (
        <p role="alert" className="basis-full text-sm text-danger">
          {step.problem}
        </p>
      )}
      <StepDialog
        open={isDeclining}
        onClose={() => setDeclining(false)}
        title="The certificate cannot be sent"
        description="The client reads your reason."
        sendLabel="Tell the client"
        pendingLabel="Sending…"
        pending={step.isPending}
        problem={step.problem}
        onSend={(typed) => step.send({ id, state: 'declined', reason: typedIn(typed, 'reason') })}
      >
        <TextArea name="reason" label="Why not?" rows={2} error={step.errors.reason} />
      </StepDialog>
    </div>
  );
}
