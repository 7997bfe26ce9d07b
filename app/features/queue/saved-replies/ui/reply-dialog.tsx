import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { savedRepliesQuery } from '#app/features/queue/saved-replies/data.ts';
import { fillReply, type ReplyField } from '#app/features/queue/saved-replies/fields.ts';
import type { SavedReply } from '#app/features/queue/saved-replies/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { ReplyForm } from './reply-form.tsx';

export type ReplyPickerProps = {
  /** What the fields stand for in this case. */
  values: Partial<Record<ReplyField, string | undefined>>;
  /** Writes into the field where it was opened. */
  onUse: (text: string) => void;
};

/** The viewer’s saved replies, filled in for a case, and where they are kept. */
export function ReplyDialog({ values, onUse, onClose }: ReplyPickerProps & { onClose: () => void }) {
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  return (
    <Dialog
      open
      place="top"
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={titleOf(edited)}
      description={
        edited === null ? 'It is filled in for this request, for you to read before you send it.' : undefined
      }
    >
      {edited === null ? (
        <Replies
          values={values}
          onEdit={setEdited}
          onUse={(text) => {
            onClose();
            onUse(text);
          }}
        />
      ) : (
        <ReplyForm reply={edited === 'new' ? null : edited} onDone={() => setEdited(null)} />
      )}
    </Dialog>
  );
}

function titleOf(edited: SavedReply | 'new' | null): string {
  if (edited === null) return 'Saved replies';
  return edited === 'new' ? 'New saved reply' : 'Change this reply';
}

type RepliesProps = ReplyPickerProps & { onEdit: (reply: SavedReply | 'new') => void };

function Replies({ values, onUse, onEdit }: RepliesProps) {
  const { data, isError, refetch } = useQuery(savedRepliesQuery);
  if (isError && !data) return <LoadFailure what="your saved replies" onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={4} />;
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
              <span className="block font-semibold">{reply.title}</span>
              <span className="line-clamp-2 text-sm text-slate">{fillReply(reply.body, values)}</span>
            </button>
            <button
              type="button"
              aria-label={`Change ${reply.title}`}
              onClick={() => onEdit(reply)}
              className="mt-1 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink"
            >
              <Pencil aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <Button look="secondary" size="small" className="mt-4" onClick={() => onEdit('new')}>
        New saved reply
      </Button>
    </>
  );
}
