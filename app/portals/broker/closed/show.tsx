import { useSearchParams } from 'react-router';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { ClosedCases } from './closed-cases.tsx';

export const meta = () => portalMeta('Closed requests');

export default function BrokerClosed() {
  const [search] = useSearchParams();
  const of = (name: string) => search.get(name) ?? '';
  return (
    <>
      <PageTitle lead="Requests that ended, that you returned, or whose time passed. You see a client’s name for as long as you may open the request.">
        Closed requests
      </PageTitle>
      <ClosedCases after={of('after')} words={of('q')} outcome={of('outcome')} />
    </>
  );
}
