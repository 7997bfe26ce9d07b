import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { privacyAskerQuery } from '#app/features/privacy/answering/data.ts';
import type { PrivacyAsker, PrivacyRequest } from '#app/features/privacy/answering/schema.ts';
import { andWords } from '#app/platform/text/list-words.ts';
import { numberWords } from '#app/platform/text/number-words.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { showToast } from '#app/ui/states/toast.tsx';
import { DeclineForm, DoneForm } from './answer-forms.tsx';
import { useAnswer } from './use-answer.ts';

const WORDS = {
  access: {
    title: (who: string) => `Send ${who} a copy of their data?`,
    byMail: copyByMail,
    byHand: 'Download the copy, hand it over, then say how they got it.',
    label: 'Your answer',
    help: 'For example what there is, who has seen it, and what you cannot give out.',
  },
  correction: {
    title: (who: string) => `Say what was corrected for ${who}`,
    byMail: () =>
      'Correct it first, on the page of the request or of the client. They get your answer by email.',
    byHand: 'Correct it first, on the page of the request or of the client, then tell them.',
    label: 'What did you correct?',
    help: 'For example: the spelling of your name, in request AB-7K3M9Q2X.',
  },
} as const;

type Held = PrivacyAsker['held'];

/** How somebody gets the copy, by where what they sent is. */
function copyByMail({ withAccount, withoutAccount }: Held): string {
  const links =
    withoutAccount === 1
      ? ', with a fresh link to their request, where all of it can be saved'
      : ', with a fresh link to each of their requests without an account, where all of it can be saved';
  const account = withAccount > 0 ? ' They are told where the copy is in their account.' : '';
  return `They get your answer by email${withoutAccount > 0 ? links : ''}.${account}`;
}

/** What there is about them, in a line: `2 requests without an account, one message`. */
function heldWords({ withAccount, withoutAccount, messages }: Held): string {
  const parts = [
    counted(withAccount, 'request in their account', 'requests in their account'),
    counted(withoutAccount, 'request without an account', 'requests without an account'),
    counted(messages, 'message that they sent us', 'messages that they sent us'),
  ].filter((part) => part !== null);
  return `We hold ${andWords(parts) || 'no request and no message under this address'}.`;
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? null : `${numberWords(count)} ${count === 1 ? one : many}`;

type AnswerDialogsProps = {
  request: PrivacyRequest;
  open: 'done' | 'decline' | null;
  onClose: () => void;
};

/** What is written to somebody who asked for a copy or a correction: what was done, or why not. */
export function AnswerDialogs({ request, open, onClose }: AnswerDialogsProps) {
  const answer = useAnswer(request.id);
  const found = useQuery({ ...privacyAskerQuery(request.id), enabled: open !== null });
  const kind = request.type === 'correction' ? 'correction' : 'access';
  const { title, byMail, byHand, ...words } = WORDS[kind];
  const asker = found.data;
  const who = asker?.name ?? asker?.email ?? 'them';
  const finish = () => {
    onClose();
    showToast({ title: `Answered: ${who}` });
  };
  const props = {
    ways: { sendsMail: asker?.sendsMail ?? false, hasFailed: request.isUndelivered },
    ...{ send: answer.mutateAsync, onCancel: onClose, onDone: finish },
  };
  const waiting = found.isError ? (
    <LoadFailure what="who asked" onRetry={() => void found.refetch()} />
  ) : (
    <SkeletonText lines={5} />
  );
  return (
    <>
      <Dialog
        open={open === 'done'}
        onClose={onClose}
        title={title(who)}
        description={asker && (asker.sendsMail ? byMail(asker.held) : byHand)}
      >
        {asker ? (
          <DoneForm {...words} {...props} sendLabel="Send the answer">
            <p className="text-sm wrap-anywhere">{[asker.name, asker.email].filter(Boolean).join(', ')}</p>
            <p className="text-sm">{heldWords(asker.held)}</p>
            {kind === 'access' && <CopyLink id={request.id} />}
          </DoneForm>
        ) : (
          waiting
        )}
      </Dialog>
      <Dialog
        open={open === 'decline'}
        onClose={onClose}
        title={`Decline the request of ${who}?`}
        description="They read your reason, and that they may ask the Privacy Commissioner to review it."
      >
        {asker ? (
          <DeclineForm
            label="Why is it declined?"
            help="For example that we hold nothing under this address."
            sendLabel="Decline"
            {...props}
          />
        ) : (
          waiting
        )}
      </Dialog>
    </>
  );
}

function CopyLink({ id }: { id: string }) {
  return (
    <div>
      <ButtonAnchor href={`/api/admin/privacy-requests/${id}/copy`} download look="secondary" size="small">
        <Download aria-hidden="true" className="size-4" />
        Download the copy
      </ButtonAnchor>
    </div>
  );
}
