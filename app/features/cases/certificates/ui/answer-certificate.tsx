import { useState } from 'react';
import { answerCertificateMutation } from '#app/features/cases/certificates/data.ts';
import { certificateAnswer } from '#app/features/cases/certificates/schema.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

type Document = { id: string; name: string };
type AnswerCertificateProps = { certificateId: string; documents: readonly Document[] };

/** The broker sends a certificate that was uploaded to the case, or says why there is none. */
export function AnswerCertificate({ certificateId, documents }: AnswerCertificateProps) {
  const [isDeclining, setDeclining] = useState(false);
  return (
    <div className="mt-3 flex flex-col items-start gap-3 print:hidden">
      {documents.length === 0 ? (
        <p className="text-sm text-slate">Upload the certificate to the case first, then choose it here.</p>
      ) : (
        <ChooseCertificate {...{ certificateId, documents }} />
      )}
      <Button look="quiet" size="small" onClick={() => setDeclining(true)}>
        It cannot be sent
      </Button>
      <DeclineCertificate {...{ certificateId }} open={isDeclining} onClose={() => setDeclining(false)} />
    </div>
  );
}

function ChooseCertificate({ certificateId: id, documents }: AnswerCertificateProps) {
  const step = useStep(answerCertificateMutation);
  const form = useStepForm({
    values: { state: 'sent', documentId: '' },
    schema: certificateAnswer,
    send: (answer) => step.send({ id, ...answer }),
  });
  return (
    <Form form={form} sendLabel="Send it" pendingLabel="Sending…" size="small">
      <SelectField
        label="The certificate"
        placeholder="Choose a document"
        options={documents.map(({ id: value, name: label }) => ({ value, label }))}
        {...form.field('documentId')}
      />
    </Form>
  );
}

type DeclineProps = { certificateId: string; open: boolean; onClose: () => void };

function DeclineCertificate({ certificateId: id, open, onClose }: DeclineProps) {
  const step = useStep({ ...answerCertificateMutation, onDone: onClose });
  const form = useStepForm({
    values: { state: 'declined', reason: '' },
    schema: certificateAnswer,
    send: (answer) => step.send({ id, ...answer }),
  });
  return (
    <StepDialog
      {...{ form, open, onClose }}
      title="The certificate cannot be sent"
      description="The client sees your reason."
      sendLabel="Tell the client"
      pendingLabel="Sending…"
    >
      <TextArea label="Why not?" rows={2} {...form.field('reason')} />
    </StepDialog>
  );
}
