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

type Uploaded = { id: string; name: string; mime: string };
type UploadTold = {
  onSent: (document: Uploaded) => void;
  onTravel: (isTravelling: boolean) => void;
};
export type AnswerCertificateProps = {
  certificateId: string;
  /** Who needs it. */
  holder: string;
  /** The PDFs of the case that may be sent. */
  documents: readonly { id: string; name: string }[];
  /** The documents that are still being checked. */
  checking?: readonly string[];
  /** What takes the file, and tells which document it has become, and while it travels. */
  upload?: ((certificateId: string, on: UploadTold) => ReactNode) | undefined;
};

/** The broker sends a certificate, from a file or from the documents of the case, or says why there is none. */
export function AnswerCertificate(props: AnswerCertificateProps) {
  const { certificateId, holder, documents, checking = [], upload } = props;
  const [isDeclining, setDeclining] = useState(false);
  const [uploaded, setUploaded] = useState<Uploaded>();
  const [isTravelling, setTravelling] = useState(false);
  // It can be sent once it was checked.
  const ready = documents.find(({ id }) => id === uploaded?.id)?.id ?? '';
  const isChecking = uploaded !== undefined && checking.includes(uploaded.id);
  const decline = (
    <Button look="quiet" size="small" onClick={() => setDeclining(true)}>
      Decline the request
    </Button>
  );
  return (
    <div className="mt-3 flex max-w-lg flex-col gap-4 print:hidden">
      {upload?.(certificateId, { onSent: setUploaded, onTravel: setTravelling })}
      {uploaded && uploaded.mime !== 'application/pdf' && (
        <p role="alert" className="text-sm text-danger">
          {uploaded.name} is among the documents of the case. A certificate is sent as a PDF: please choose
          one.
        </p>
      )}
      {documents.length === 0 ? (
        <div>{decline}</div>
      ) : (
        // What was just uploaded is what is sent, unless another is chosen.
        <ChooseCertificate
          key={ready}
          {...{ certificateId, holder, documents, ready, isTravelling, isChecking }}
          beside={decline}
        />
      )}
      <DeclineCertificate {...{ certificateId }} open={isDeclining} onClose={() => setDeclining(false)} />
    </div>
  );
}

/** The second press of a double one must not send what the first has asked about. */
const DOUBLE_PRESS_MS = 500;

type ChooseProps = Pick<AnswerCertificateProps, 'certificateId' | 'holder' | 'documents'> & {
  /** The document that is chosen from the start; empty for none. */
  ready: string;
  /** Its file is on its way: nothing is sent before it has arrived. */
  isTravelling: boolean;
  /** It is being checked: it is what is sent, unless another is chosen. */
  isChecking: boolean;
  beside: ReactNode;
};

function ChooseCertificate({
  certificateId: id,
  holder,
  documents,
  ready,
  isTravelling,
  isChecking,
  beside,
}: ChooseProps) {
  const step = useStep({
    ...answerCertificateMutation,
    done: { title: 'Sent to the client', description: `The certificate for ${holder}.` },
  });
  const [checked, setChecked] = useState<{ id: string; at: number }>();
  const form = useStepForm({
    values: { state: 'sent', documentId: ready },
    schema: certificateAnswer,
    async send(answer) {
      // What was not uploaded for this request may be any paper of the case: it is looked at once more.
      if ('documentId' in answer && answer.documentId !== ready && answer.documentId !== checked?.id) {
        setChecked({ id: answer.documentId, at: performance.now() });
        return false;
      }
      if (checked && performance.now() - checked.at < DOUBLE_PRESS_MS) return false;
      return step.send({ id, ...answer });
    },
  });
  const asked = documents.find((one) => one.id === checked?.id && one.id === form.values.documentId);
  const isAwaited = isChecking && form.values.documentId === '';
  const waiting = isTravelling ? 'Uploading…' : 'Checking the file…';
  return (
    <Form
      form={{ ...form, isPending: form.isPending || isTravelling || isAwaited }}
      sendLabel={asked ? 'Yes, send this file' : 'Send to the client'}
      pendingLabel={isTravelling || isAwaited ? waiting : 'Sending…'}
      size="small"
      {...{ beside }}
    >
      <SelectField
        label={ready ? 'The certificate' : 'Or a document of this request'}
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
