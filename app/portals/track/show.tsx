import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { createPortalQueryClient } from '#app/portals/frame/query-client.ts';
import { WaitingActions } from '#app/portals/frame/waiting-actions.tsx';
import { brand } from '#content/brand.ts';
import { TrackedRequest } from './tracked-request.tsx';

export const meta = () => [
  { title: `Your tracking page | ${brand.name}` },
  { name: 'robots', content: 'noindex' },
  // The address is a key: it must not travel to other sites.
  { name: 'referrer', content: 'no-referrer' },
];

export default function TrackShow() {
  const { token = '' } = useParams();
  const [queryClient] = useState(createPortalQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <div className="follows-scheme site-width py-10 sm:py-14">
        <p role="status" className="text-sm">
          <WaitingActions />
        </p>
        <TrackedRequest key={token} token={token} />
      </div>
    </QueryClientProvider>
  );
}
