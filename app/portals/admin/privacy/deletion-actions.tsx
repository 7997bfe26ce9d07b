import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { overviewQuery } from '#app/features/oversight/data.ts';
import { answerDeletionMutation, privacyRequestsQuery } from '#app/features/privacy/answering/data.ts';
import { deletionAnswer, type PrivacyRequest } from '#app/features/privacy/answering/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { Callout } from '#app/ui/callout.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { Form } from '#app/ui/forms/form.tsx';
import { TextArea } from '#app/ui/forms/text-area.tsx';
import { useForm } from '#app/ui/forms/use-form.ts';
import { showToast } from '#app/ui/states/toast.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

type DeletionActionsProps = {
  request: PrivacyRequest;
  /** After what was asked for is gone: the page that shows it has nothing to show any longer. */
  onDeleted?: () => void;
};

/** The two answers to somebody who asks for a deletion: to do it at once, or to say why not. */
export function DeletionActions({ request, onDeleted }: DeletionActionsProps) {
  const [dialog, setDialog] = useState<'delete' | 'decline' | null>(null);
  const queryClient = useQueryClient();
  const answer = useMutation({
    ...answerDeletionMutation(request.id),
    onSuccess: (list) => queryClient.setQueryData(privacyRequestsQuery.queryKey, list),
    onSettled: () => queryClient.invalidateQueries({ queryKey: overviewQuery.queryKey }),
  });
  const what = request.reference ? `request ${request.reference}` : 'this account';
  const close = () => {
    answer.reset();
    setDialog(null);
  };
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setDialog('decline')}>
        Decline<span className="sr-only"> the deletion of {what}</span>
      </Button>
      <Button look="danger" size="small" onClick={() => setDialog('delete')}>
        Delete now<span className="sr-only">: {what}</span>
      </Button>
      <ConfirmDialog
        open={dialog === 'delete'}
        onClose={close}
        title={`Delete ${what}?`}
        description="This cannot be undone. The client is told by email."
        doLabel="Delete now"
        pendingLabel="Deleting…"
        isDangerous
        isPending={answer.isPending}
        onConfirm={() =>
          answer.mutate(
            { decision: 'delete' },
            {
              onSuccess: () => {
                setDialog(null);
                showToast({ title: `Deleted: ${what}`, description: 'The client has been told by email.' });
                onDeleted?.();
              },
            },
          )
        }
      >
        <WhatGoes isAccount={request.reference === null} />
        {answer.error && (
          <Callout tone="danger" live className="mt-4" title="Nothing was deleted">
            {userMessage(answer.error, 'We could not reach the server. Please try again.')}
          </Callout>
        )}
      </ConfirmDialog>
      <Dialog
        open={dialog === 'decline'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={`Keep ${what}?`}
        description="It stays for as long as the privacy policy says. The client reads your reason, and that they may ask the Privacy Commissioner to review it."
      >
        <DeclineForm
          send={answer.mutateAsync}
          onCancel={close}
          onDone={() => {
            setDialog(null);
            showToast({ title: 'Deletion declined', description: 'The client has been told by email.' });
          }}
        />
      </Dialog>
    </>
  );
}

function WhatGoes({ isAccount }: { isAccount: boolean }) {
  return (
    <dl className="flex flex-col gap-3 text-sm">
      <div>
        <dt className="font-semibold">Deleted at once</dt>
        <dd className="mt-0.5 text-slate">
          {isAccount
            ? 'The account and its login, and every closed request with its answers, contact details, messages, documents, quotes, history and email.'
            : 'Answers, contact details, messages, documents, quotes, history, and our email about it. A broker who still has it loses access and is told.'}
        </dd>
      </div>
      <div>
        <dt className="font-semibold">Kept as proof</dt>
        <dd className="mt-0.5 text-slate">
          What the person agreed to, who has seen their data, and the audit log, for the time in the{' '}
          <TextLink to="/privacy-policy#retention">privacy policy</TextLink>. A broker keeps the records that
          their licence requires.
        </dd>
      </div>
    </dl>
  );
}

type DeclineFormProps = {
  send: (answer: { decision: 'decline'; reason: string }) => Promise<unknown>;
  onCancel: () => void;
  onDone: () => void;
};

const declineInput = deletionAnswer.options[1].omit({ decision: true });

function DeclineForm({ send, onCancel, onDone }: DeclineFormProps) {
  const form = useForm({
    values: { reason: '' },
    schema: declineInput,
    send: ({ reason }) => send({ decision: 'decline', reason }),
    onDone,
    otherwise: 'We could not send your answer. Please try again.',
  });
  return (
    <Form form={form} sendLabel="Decline deletion" pendingLabel="Sending…" onCancel={onCancel}>
      <TextArea
        label="Why is it kept?"
        help="For example a complaint that is not settled, or a law that requires the record."
        rows={3}
        {...form.field('reason')}
      />
    </Form>
  );
}
