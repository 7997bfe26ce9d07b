import { useState } from 'react';
import type { PrivacyRequest } from '#app/features/privacy/answering/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { DeclineForm, DoneForm } from './answer-forms.tsx';
import { DeletionActions } from './deletion-actions.tsx';
import { useAnswer } from './use-answer.ts';

/** The answers to a privacy request, whatever it asks for. */
export function PrivacyActions({ request }: { request: PrivacyRequest }) {
  return request.type === 'deletion' ? (
    <DeletionActions request={request} />
  ) : (
    <AnswerActions request={request} />
  );
}

const WORDS = {
  access: {
    title: 'Send them a copy of their data?',
    description:
      'They get your answer by email. Each request without an account gets a fresh link, where all of it can be saved; whoever has an account is told where the copy is.',
    label: 'Your answer',
    help: 'For example what there is, who has seen it, and what you cannot give out.',
  },
  correction: {
    title: 'Say what was corrected',
    description:
      'Correct it first, on the page of the request or of the client. They get your answer by email.',
    label: 'What did you correct?',
    help: 'For example: the spelling of your name, in request AB-7K3M9Q2X.',
  },
} as const;

function AnswerActions({ request }: { request: PrivacyRequest & { type: string } }) {
  const [dialog, setDialog] = useState<'done' | 'decline' | null>(null);
  const answer = useAnswer(request.id);
  const kind = request.type === 'correction' ? 'correction' : 'access';
  const { title, description, ...words } = WORDS[kind];
  const close = () => setDialog(null);
  const finish = () => {
    close();
    showToast({ title: 'Answered', description: 'The email to them is in the outbox.' });
  };
  const props = { send: answer.mutateAsync, onCancel: close, onDone: finish };
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setDialog('decline')}>
        Decline
      </Button>
      {request.isConfirmed && (
        <Button size="small" onClick={() => setDialog('done')}>
          Answer
        </Button>
      )}
      <Dialog open={dialog === 'done'} onClose={close} title={title} description={description}>
        <DoneForm {...words} {...props} sendLabel="Send the answer" />
      </Dialog>
      <Dialog
        open={dialog === 'decline'}
        onClose={close}
        title="Decline this request?"
        description="They read your reason, and that they may ask the Privacy Commissioner to review it."
      >
        <DeclineForm
          label="Why is it declined?"
          help="For example that we hold nothing under this address."
          sendLabel="Decline"
          {...props}
        />
      </Dialog>
    </>
  );
}
