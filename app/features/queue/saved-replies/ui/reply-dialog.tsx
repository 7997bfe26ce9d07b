import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { savedRepliesQuery } from '#app/features/queue/saved-replies/data.ts';
import { fillReply, greetingName, type ReplyField } from '#app/features/queue/saved-replies/fields.ts';
import type { SavedReply } from '#app/features/queue/saved-replies/schema.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { ReplyForm } from './reply-form.tsx';
import { SignatureForm } from './signature-form.tsx';

export type ReplyPickerProps = {
  /** What the fields stand for in this case. */
  values: Partial<Record<Exclude<ReplyField, 'name' | 'signature'>, string | undefined>>;
  /** Whom it is written to, once that is known. */
  fullName: string | undefined;
  /** Writes into the field where it was opened. */
  onUse: (text: string) => void;
};

/** What is being written: a reply, a new one, or the signature. */
type Edited = SavedReply | 'new' | 'signature';

/** The viewer’s saved replies and those of the house, filled in for a case, and where they are kept. */
export function ReplyDialog({ onUse, onClose, ...about }: ReplyPickerProps & { onClose: () => void }) {
  const [edited, setEdited] = useState<Edited | null>(null);
  const done = () => setEdited(null);
  return (
    <Dialog
      open
      place="top"
      onClose={onClose}
      title={titleOf(edited)}
      description={
        edited === null
          ? 'Names and times are filled in. You read the message before you send it.'
          : undefined
      }
    >
      {edited === null ? (
        <Replies
          {...about}
          onEdit={setEdited}
          onUse={(text) => {
            onClose();
            onUse(text);
          }}
        />
      ) : (
        <Written edited={edited} onDone={done} />
      )}
    </Dialog>
  );
}

function Written({ edited, onDone }: { edited: Edited; onDone: () => void }) {
  if (edited === 'signature') return <SignatureForm onDone={onDone} />;
  return <ReplyForm reply={edited === 'new' ? null : edited} onDone={onDone} />;
}

function titleOf(edited: Edited | null): string {
  if (edited === null) return 'Saved replies';
  if (edited === 'signature') return 'Your signature';
  return edited === 'new' ? 'New saved reply' : 'Change this reply';
}

type RepliesProps = ReplyPickerProps & { onEdit: (edited: Edited) => void };

function Replies({ values: ofCase, fullName, onUse, onEdit }: RepliesProps) {
  const { data, isError, refetch } = useQuery(savedRepliesQuery);
  if (isError && !data) return <LoadFailure what="your saved replies" onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={4} />;
  const name = fullName === undefined ? undefined : greetingName(fullName);
  const values = { ...ofCase, name, signature: data.signature ?? undefined };
  return (
    <>
      {data.items.length === 0 && (
        <p className="text-slate">
          What you write often can be kept here, with the name, the reference and the promised time filled in
          for you.
        </p>
      )}
      <ul className="-mx-2 flex flex-col">
        {data.items.map((reply) => (
          <li key={reply.id} className="flex items-start gap-1 border-t border-line first:border-t-0">
            <button
              type="button"
              onClick={() => onUse(fillReply(reply.body, values))}
              className="min-w-0 flex-1 rounded-control px-2 py-2 text-left hover:bg-mist"
            >
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                {reply.title}
                {reply.isHouse && <Badge>For all brokers</Badge>}
              </span>
              <span className="line-clamp-2 text-sm text-slate">{fillReply(reply.body, values)}</span>
            </button>
            {reply.mayChange && (
              <button
                type="button"
                aria-label={`Change ${reply.title}`}
                onClick={() => onEdit(reply)}
                className="mt-1 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink"
              >
                <Pencil aria-hidden="true" className="size-4" />
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button look="secondary" size="small" onClick={() => onEdit('new')}>
          {data.savesForHouse ? 'New reply for all brokers' : 'New saved reply'}
        </Button>
        <Button look="quiet" size="small" onClick={() => onEdit('signature')}>
          {data.signature === null ? 'Write your signature' : 'Change your signature'}
        </Button>
      </div>
    </>
  );
}
