import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mergeCandidatesQuery, mergePreviewQuery } from '#app/features/oversight/merging/data.ts';
import { userMessage } from '#app/platform/http/api-client.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { ChooseOther } from './choose-other.tsx';
import { MergeForm } from './merge-form.tsx';

type MergeDialogProps = { case: { id: string; reference: string }; onClose: () => void };

/** Joins a request with another one of the same person: which one goes on, then field by field what it says. */
export function MergeDialog({ case: { id, reference }, onClose }: MergeDialogProps) {
  const [into, setInto] = useState<string | null>(null);
  return (
    <Dialog
      open
      place="top"
      onClose={onClose}
      title={`Join ${reference} with another request`}
      description={
        into === null
          ? 'The same person, the same kind of insurance. Which one continues?'
          : 'Choose what the request that continues will say. You can separate them again for 30 days.'
      }
    >
      {into === null ? (
        <Others id={id} onChoose={setInto} onClose={onClose} />
      ) : (
        <Preview key={into} {...{ id, into, onClose }} onBack={() => setInto(null)} />
      )}
    </Dialog>
  );
}

type OthersProps = { id: string; onChoose: (into: string) => void; onClose: () => void };

function Others({ id, ...rest }: OthersProps) {
  const { data, isError, refetch } = useQuery(mergeCandidatesQuery(id));
  if (data) return <ChooseOther items={data.items} {...rest} />;
  if (isError) return <LoadFailure what="the other requests" onRetry={() => void refetch()} />;
  return <SkeletonText lines={3} />;
}

type PreviewProps = { id: string; into: string; onBack: () => void; onClose: () => void };

function Preview({ id, into, ...rest }: PreviewProps) {
  const { data, isError, error, refetch } = useQuery(mergePreviewQuery(id, into));
  if (data) return <MergeForm preview={data} {...rest} />;
  if (isError)
    return (
      <LoadFailure what="both requests" reason={userMessage(error, '')} onRetry={() => void refetch()} />
    );
  return <SkeletonText lines={6} />;
}
