import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { savedRepliesQuery } from '#app/features/queue/saved-replies/data.ts';
import type { SavedReply } from '#app/features/queue/saved-replies/schema.ts';
import type { QueueItem } from '#app/features/queue/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { type Addressed, type Addressing, addressAll } from './addressed.ts';
import { nameOf } from './use-bulk.ts';

type BulkReplyDialogProps = {
  items: readonly QueueItem[];
  onSend: (messages: readonly Addressed[]) => void;
  onClose: () => void;
};

/** One saved reply to many: chosen, read as each person gets it, and sent. */
export function BulkReplyDialog({ items, onSend, onClose }: BulkReplyDialogProps) {
  const [reply, setReply] = useState<SavedReply | null>(null);
  const signature = useQuery(savedRepliesQuery).data?.signature ?? undefined;
  const addressing = useMemo(
    () => reply && addressAll(items, reply.body, signature),
    [items, reply, signature],
  );
  const count = addressing?.messages.length ?? 0;
  return (
    <Dialog
      open
      place="top"
      onClose={onClose}
      title={addressing ? `Send ${count} ${count === 1 ? 'message' : 'messages'}` : 'Saved reply'}
      description={
        addressing
          ? 'Each goes into a conversation of its own, with your name, brokerage and licence.'
          : 'Names and times are filled in for each person. Please read it before you send it.'
      }
      actions={
        addressing && (
          <>
            <Button look="secondary" onClick={() => setReply(null)}>
              Back
            </Button>
            <Button
              disabled={count === 0}
              onClick={() => {
                onSend(addressing.messages);
                onClose();
              }}
            >
              Send {count}
            </Button>
          </>
        )
      }
    >
      {addressing ? <Preview {...addressing} /> : <Replies onChoose={setReply} />}
    </Dialog>
  );
}

function Replies({ onChoose }: { onChoose: (reply: SavedReply) => void }) {
  const { data, isError, refetch } = useQuery(savedRepliesQuery);
  if (isError && !data) return <LoadFailure what="your saved replies" onRetry={() => void refetch()} />;
  if (!data) return <SkeletonText lines={4} />;
  if (data.items.length === 0)
    return (
      <p className="text-slate">
        You have no saved replies yet. You add them where you write a message, on the page of a request.
      </p>
    );
  return (
    <ul className="-mx-2 flex flex-col">
      {data.items.map((reply) => (
        <li key={reply.id} className="border-t border-line first:border-t-0">
          <button
            type="button"
            onClick={() => onChoose(reply)}
            className="w-full rounded-control px-2 py-2 text-left hover:bg-mist"
          >
            <span className="block font-semibold">{reply.title}</span>
            <span className="line-clamp-2 text-sm text-slate">{reply.body}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Preview({ messages, left }: Addressing) {
  return (
    <>
      <ul className="flex flex-col gap-4">
        {messages.map(({ item, clientId, body }) => (
          <li key={clientId}>
            <p className="mb-1 flex flex-wrap gap-x-2 text-sm">
              <span className="font-semibold">{nameOf(item)}</span>
              <span className="text-slate">{item.case?.reference}</span>
            </p>
            <p className="rounded-control bg-spruce-soft px-3.5 py-2 text-sm wrap-break-word whitespace-pre-wrap">
              {body}
            </p>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <>
          <p className="mt-5 mb-1 font-semibold">Not sent to</p>
          <ul className="list-disc pl-5 text-sm">
            {left.map(({ item, why }) => (
              <li key={item.id}>
                {nameOf(item)}: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
