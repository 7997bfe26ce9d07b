import { useQuery } from '@tanstack/react-query';
import { Callout } from '#app/ui/callout.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { outboxQuery } from '../data.ts';
import { MailRow } from './mail-row.tsx';

/** The mail of this site, with what was given up on top. Without a mail server everything is kept here. */
export function Mails() {
  const mail = useQuery(outboxQuery);
  if (mail.isPending) return <SkeletonText lines={6} />;
  if (mail.isError) return <LoadFailure what="the mail" onRetry={() => void mail.refetch()} />;
  const { items } = mail.data;
  if (items.length === 0) {
    return (
      <EmptyState title="No mail yet">Each email that the site sends, or keeps, is listed here.</EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      {items.some(({ state }) => state === 'failed') && (
        <Callout tone="danger" title="Some emails could not be delivered">
          They were rejected, or could not be delivered within 72 hours. Once the cause is fixed, send them
          again.
        </Callout>
      )}
      {items.some(({ state }) => state === 'kept') && (
        <Callout tone="info" title="No mail server is set up">
          Emails are kept here instead of being sent. Opening one is recorded.
        </Callout>
      )}
      <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
        {items.map((item) => (
          <MailRow key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}
