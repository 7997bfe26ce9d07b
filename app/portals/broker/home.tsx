import { useQuery } from '@tanstack/react-query';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { ElsewhereNote } from '#app/portals/frame/elsewhere-note.tsx';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { Queue } from './queue/queue.tsx';

export const meta = () => portalMeta('Broker dashboard');

export default function BrokerHome() {
  const { data: user } = useQuery(userQuery);
  return user?.role === 'admin' ? <NotABroker /> : <Queue />;
}

/** An administrator has no queue: they read where their work is. */
function NotABroker() {
  return (
    <>
      <PageTitle>Requests of a broker</PageTitle>
      <div className="mt-6 max-w-form">
        <ElsewhereNote
          door="broker"
          what="This page lists the requests of a broker partner. You have none of your own: every request is in the admin area."
        />
      </div>
    </>
  );
}
