import { type ReactNode, useState } from 'react';
import { answerCertificateMutation } from '#app/features/cases/certificates/data.ts';
import { certificateAnswer } from '#app/features/cases/certificates/schema.ts';
import { StepDialog } from '#app/features/cases/ui/steps/step-dialog.tsx';
import { useStep } from '#app/features/cases/ui/steps/use-step.ts';
import { useStepForm } from '#app/features/cases/ui/steps/use-step-form.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { SelectField } from '#app/ui/forms/select-field.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';

export type AnswerCertificateProps = {
  certificateId: string;
  /** Who needs it. */
  holder: string;
  /** The PDFs of the case that may be sent. */
  documents: readonly { id: string; name: string }[];
  /** What takes its file, and sends it as the one for them. */
  upload: ReactNode;
};

/** The broker sends a certificate, from a file or from the documents of the case, or says why there is none. */
export function AnswerCertificate({ certificateId, holder, documents, upload }: AnswerCertificateProps) {
  const [isDeclining, setDeclining] = useState(false);
  const decline = (
    <Button look="quiet" size="small" onClick={() => setDeclining(true)}>
      Decline the request
    </Button>
  );
  return (
    <div className="mt-3 flex max-w-lg flex-col gap-4 print:hidden">
      {upload}
      {documents.length === 0 ? (
        <div>{decline}</div>
      ) : (
        <ChooseCertificate {...{ certificateId, holder, documents }} beside={decline} />
      )}
      <DeclineCertificate {...{ certificateId }} open={isDeclining} onClose={() => setDeclining(false)} />
    </div>
  );
}

/** The second press of a double one must not send what the first has asked about. */
const DOUBLE_PRESS_MS = 500;

type ChooseProps = Pick<AnswerCertificateProps, 'certificateId' | 'holder' | 'documents'> & {
  beside: ReactNode;
};

function ChooseCertificate({ certificateId: id, holder, documents, beside }: ChooseProps) {
  const step = useStep({
    ...answerCertificateMutation,
    done: { title: 'Sent to the client', description: `The certificate for ${holder}.` },
  });
  const [checked, setChecked] = useState<{ id: string; at: number }>();
  const form = useStepForm({
    values: { state: 'sent', documentId: '' },
    schema: certificateAnswer,
    async send(answer) {
      // It may be any paper of the case: it is looked at once more.
      if ('documentId' in answer && answer.documentId !== checked?.id) {
        setChecked({ id: answer.documentId, at: performance.now() });
        return false;
      }
      if (checked && performance.now() - checked.at < DOUBLE_PRESS_MS) return false;
      return step.send({ id, ...answer });
    },
  });
  const asked = documents.find((one) => one.id === checked?.id && one.id === form.values.documentId);
  return (
    <Form
      form={form}
      sendLabel={asked ? 'Yes, send this file' : `Send this document for ${holder}`}
      pendingLabel="Sending…"
      size="small"
      {...{ beside }}
    >
      <SelectField
        label="Or a document of this request"
        placeholder="Choose a document"
        options={documents.map(({ id: value, name: label }) => ({ value, label }))}
        {...form.field('documentId')}
      />
      {asked && (
        <div key={asked.id} ref={bringToQuestion} tabIndex={-1} className="scroll-my-20 rounded-card">
          <Callout tone="warning" title={`Is “${asked.name}” the certificate for ${holder}?`}>
            {/policy/i.test(asked.name) && 'Its name says that it is a policy. '}
            The client gets it as that certificate, and it cannot be taken back.
          </Callout>
        </div>
      )}
    </Form>
  );
}

/** It may come below the edge of the window, where the button was. */
function bringToQuestion(question: HTMLElement | null): void {
  question?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: 'nearest' });
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
