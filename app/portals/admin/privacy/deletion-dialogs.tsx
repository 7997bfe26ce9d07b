import { useQuery } from '@tanstack/react-query';
import { privacyAskerQuery } from '#app/features/privacy/answering/data.ts';
import type { PrivacyRequest } from '#app/features/privacy/answering/schema.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Callout } from '#app/ui/callout.tsx';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { TextLink } from '#app/ui/text/text-link.tsx';
import { DeclineForm } from './answer-forms.tsx';
import { useAnswer } from './use-answer.ts';

type DeletionDialogsProps = {
  request: PrivacyRequest;
  /** In words. */
  what: string;
  open: 'delete' | 'decline' | null;
  onClose: () => void;
  onDeleted: (() => void) | undefined;
};

/** Asks before what was to be deleted is, and why where it is not. */
export function DeletionDialogs({ request, what, open, onClose, onDeleted }: DeletionDialogsProps) {
  const answer = useAnswer(request.id);
  const asker = useQuery({ ...privacyAskerQuery(request.id), enabled: open !== null }).data;
  const told = asker && (asker.sendsMail ? MAILED : NOT_MAILED);
  // What came by a message is answered by email alone; others read it on their pages.
  const isByMailAlone = request.contactMessageId !== null;
  const close = () => {
    answer.reset();
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        open={open === 'delete'}
        onClose={close}
        title={`Delete ${what}?`}
        description={['This cannot be undone.', told].filter(Boolean).join(' ')}
        doLabel="Delete now"
        pendingLabel="Deleting…"
        isDangerous
        isPending={answer.isPending}
        onConfirm={() =>
          answer.mutate(
            { decision: 'delete' },
            {
              onSuccess: () => {
                onClose();
                showToast({ title: `Deleted: ${what}`, description: told });
                onDeleted?.();
              },
            },
          )
        }
      >
        <WhatGoes request={request} />
        {answer.error && (
          <Callout tone="danger" live className="mt-4" title="Nothing was deleted">
            {userMessage(answer.error, 'We could not reach the server. Please try again.')}
          </Callout>
        )}
      </ConfirmDialog>
      <Dialog
        open={open === 'decline'}
        onClose={close}
        title={`Keep ${what}?`}
        description="It stays for as long as the privacy policy says. The client reads your reason, and that they may ask the Privacy Commissioner to review it."
      >
        <DeclineForm
          label="Why is it kept?"
          help="For example a complaint that is not settled, or a law that requires the record."
          sendLabel="Decline deletion"
          ways={
            asker && isByMailAlone ? { sendsMail: asker.sendsMail, hasFailed: request.isUndelivered } : null
          }
          send={answer.mutateAsync}
          onCancel={close}
          onDone={() => {
            onClose();
            showToast({ title: 'Deletion declined' });
          }}
        />
      </Dialog>
    </>
  );
}

const MAILED = 'The client is told by email.';
const NOT_MAILED = 'No email goes out here, so please tell the client yourself.';

function WhatGoes({ request: { reference, userId, contactMessageId } }: { request: PrivacyRequest }) {
  const ofAccount = reference === null && userId !== null;
  const messages = contactMessageId ? ' Their messages to us go too.' : '';
  return (
    <dl className="flex flex-col gap-3 text-sm">
      <div>
        <dt className="font-semibold">Deleted at once</dt>
        <dd className="mt-0.5 text-slate">
          {ofAccount
            ? 'The account and its login, and every closed request with its answers, contact details, messages, documents, quotes, history and email.'
            : 'Answers, contact details, messages, documents, quotes, history, and our email about it. A broker who still has it loses access and is told.'}
          {messages}
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
