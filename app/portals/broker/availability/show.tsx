import { useQuery } from '@tanstack/react-query';
import { availabilityQuery } from '#app/features/matching/availability/data.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { SkeletonText } from '#app/ui/states/skeleton.tsx';
import { AvailabilityForm } from './availability-form.tsx';

export const meta = () => portalMeta('Availability');

export default function BrokerAvailability() {
  const { data, isError, refetch } = useQuery(availabilityQuery);
  return (
    <>
      <PageTitle lead="Which new requests you receive, and when. Existing requests are not affected.">
        Availability
      </PageTitle>
      <div className="mt-6 max-w-form lg:max-w-none">
        {isError && !data && <LoadFailure what="your availability" onRetry={() => void refetch()} />}
        {!data && !isError && <SkeletonText lines={6} />}
        {data && <AvailabilityForm key={data.version} known={data} />}
      </div>
    </>
  );
}
