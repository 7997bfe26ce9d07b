import { useQuery } from '@tanstack/react-query';
import type { ConsentsDoor } from '#app/features/privacy/data.ts';
import { consentWords } from '#app/features/privacy/given-consents/consent-words.ts';
import type { GivenConsent } from '#app/features/privacy/given-consents/schema.ts';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { KeyFacts } from '#app/ui/key-facts.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';

type GivenConsentsDialogProps = { door: ConsentsDoor; open: boolean; onClose: () => void };

/** Every consent in its exact words, with its page and its time: as the download of the case has it. */
export function GivenConsentsDialog({ door, open, onClose }: GivenConsentsDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="What you agreed to"
      description="Each consent in the words you saw, the oldest first. None can be changed afterward; a withdrawal, a corrected email address and a renewal are added."
    >
      <Given door={door} />
    </Dialog>
  );
}

function Given({ door: { queryKey, read } }: Pick<GivenConsentsDialogProps, 'door'>) {
  const { data, isError, refetch } = useQuery({ queryKey, queryFn: read });
  if (data) {
    return (
      <ol className="flex flex-col divide-y divide-line">
        {data.items.map((consent) => (
          <li key={consent.id} className="py-5 first:pt-0 last:pb-0">
            <Consent consent={consent} />
          </li>
        ))}
      </ol>
    );
  }
  if (isError) return <LoadFailure what="what you agreed to" onRetry={() => void refetch()} />;
  return <SkeletonText lines={6} />;
}

function Consent({ consent }: { consent: GivenConsent }) {
  const { title, text, facts } = consentWords(consent);
  return (
    <>
      <h3 className="text-base leading-6 font-semibold">{title}</h3>
      <blockquote className="mt-2 border-l-3 border-line pl-3 text-sm leading-6">{text}</blockquote>
      <KeyFacts className="mt-3" label={title} facts={facts} />
    </>
  );
}
