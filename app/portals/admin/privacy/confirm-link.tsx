import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { overviewQuery } from '#app/features/oversight/data.ts';
import { privacyAskerQuery } from '#app/features/privacy/answering/data.ts';
import type { PrivacyRequest } from '#app/features/privacy/answering/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { copyText } from '../area/copy-text.ts';

/** Where no email goes out: the link by which somebody confirms what they asked for, to hand over otherwise. Who reads it is written down. */
export function ConfirmLink({ request: { id } }: { request: PrivacyRequest }) {
  const [isOpen, setOpen] = useState(false);
  const keptMails = useQuery(overviewQuery).data?.keptMails ?? null;
  const asker = useQuery({ ...privacyAskerQuery(id), enabled: isOpen });
  // Null where there is a mail server: the email is on its way.
  if (keptMails === null) return null;
  const link = asker.data?.confirmLink;
  return (
    <>
      <Button look="secondary" size="dense" onClick={() => setOpen(true)}>
        Show the link
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="The link by which they confirm"
        description="No email goes out here. Give this link to whoever holds the mailbox, and to nobody else: it says that they asked for this."
      >
        {asker.isPending && <SkeletonText lines={3} />}
        {asker.isError && <LoadFailure what="the link" onRetry={() => void asker.refetch()} />}
        {asker.data && (
          <p className="text-sm wrap-anywhere">
            {[asker.data.name, asker.data.email].filter(Boolean).join(', ')}
          </p>
        )}
        {asker.data && !link && <p>There is no link here anymore: it was sent, or they have confirmed.</p>}
        {link && (
          <>
            <code className="block text-sm wrap-anywhere select-all">{link}</code>
            <div>
              <Button look="secondary" size="small" onClick={() => void copyText(link)}>
                <Copy aria-hidden="true" className="size-4.5" /> Copy the link
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </>
  );
}
