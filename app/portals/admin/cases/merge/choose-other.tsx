import { StatusBadge } from '#app/features/cases/ui/status-badge.tsx';
import type { MergeCandidate } from '#app/features/oversight/merging/schema.ts';
import { formatAlbertaTime } from '#app/platform/clock/clock.ts';
import { Button } from '#app/ui/button.tsx';

type ChooseOtherProps = {
  items: readonly MergeCandidate[];
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** The other open requests of the mailbox; of those that cannot take it in, why not. */
export function ChooseOther({ items, onChoose, onClose }: ChooseOtherProps) {
  if (items.length === 0)
    return (
      <>
        <p className="text-slate">
          There is no other open request for this kind of insurance from the same email address.
        </p>
        <div className="mt-5 flex justify-end">
          <Button look="secondary" onClick={onClose}>
            Close
          </Button>
        </div>
      </>
    );
  return (
    <ul className="flex flex-col gap-3">
      {items.map(({ id, reference, status, createdAt, brokerName, obstacle }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-control border border-line p-4"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {reference} <StatusBadge status={status} />
            </p>
            <p className="mt-1 text-sm text-slate">
              {`Sent ${formatAlbertaTime(new Date(createdAt), 'short')}, ${brokerName ? `with ${brokerName}` : 'without a broker'}`}
            </p>
            {obstacle && <p className="mt-1 text-sm">{obstacle}</p>}
          </div>
          {!obstacle && (
            <Button look="secondary" size="small" onClick={() => onChoose(id)}>
              {`${reference} continues`}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
