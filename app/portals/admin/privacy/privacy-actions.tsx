import { useState } from 'react';
import type { PrivacyRequest } from '#app/features/privacy/answering/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { ConfirmLink } from './confirm-link.tsx';
import { DeletionActions } from './deletion-actions.tsx';

const AnswerDialogs = whenOpened(
  async () => (await import('./answer-dialogs.tsx')).AnswerDialogs,
  ({ open }) => open !== null,
);

/** The answers to a privacy request, whatever it asks for. */
export function PrivacyActions({ request }: { request: PrivacyRequest }) {
  return (
    <>
      {!request.isConfirmed && <ConfirmLink request={request} />}
      {request.type === 'deletion' ? (
        <DeletionActions request={request} />
      ) : (
        <AnswerActions request={request} />
      )}
    </>
  );
}

function AnswerActions({ request }: { request: PrivacyRequest }) {
  const [dialog, setDialog] = useState<'done' | 'decline' | null>(null);
  return (
    <>
      <Button look="secondary" size="dense" onClick={() => setDialog('decline')}>
        Decline
      </Button>
      {request.isConfirmed && (
        <Button look="secondary" size="dense" onClick={() => setDialog('done')}>
          Answer
        </Button>
      )}
      <AnswerDialogs {...{ request }} open={dialog} onClose={() => setDialog(null)} />
    </>
  );
}
