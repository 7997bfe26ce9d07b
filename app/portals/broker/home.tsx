import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { brokerStatsQuery } from '#app/features/cases/data.ts';
import type { BrokerFilter, BrokerStats } from '#app/features/cases/schema.ts';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { CaseSection } from './case-section.tsx';

export const meta = () => portalMeta('Broker dashboard');

const VIEWS = ['open', 'to_accept', 'in_progress', 'closed'] as const;
type View = (typeof VIEWS)[number];

const SECTIONS: Record<View, readonly BrokerFilter[]> = {
  open: ['to_accept', 'in_progress'],
  to_accept: ['to_accept'],
  in_progress: ['in_progress'],
  closed: ['closed'],
};

export default function BrokerHome() {
  const [search] = useSearchParams();
  const { data: stats } = useQuery(brokerStatsQuery);
  const view = VIEWS.find((name) => name === search.get('show')) ?? 'open';
  return (
    <>
      <PageTitle lead={stats && todayInWords(stats)}>Your requests</PageTitle>
      <FilterLinks
        label="Which requests to show"
        links={[
          {
            to: '/broker',
            label: 'All open',
            isCurrent: view === 'open',
            count: stats && stats.toAccept + stats.inProgress,
          },
          {
            to: '/broker?show=to_accept',
            label: 'To accept',
            isCurrent: view === 'to_accept',
            count: stats?.toAccept,
          },
          {
            to: '/broker?show=in_progress',
            label: 'In progress',
            isCurrent: view === 'in_progress',
            count: stats?.inProgress,
          },
          { to: '/broker?show=closed', label: 'Closed', isCurrent: view === 'closed' },
        ]}
      />
      <div className="flex flex-col gap-10">
        {SECTIONS[view].map((filter, position) => (
          <CaseSection
            isFirst={position === 0}
            key={filter}
            filter={filter}
            after={view === 'open' ? '' : (search.get('after') ?? '')}
          />
        ))}
      </div>
    </>
  );
}

/** An administrator has no daily cap, and none of this is said to them. */
function todayInWords({ assignedToday, dailyCap, contactDue }: BrokerStats): string | undefined {
  if (dailyCap === 0 && assignedToday === 0) return undefined;
  const today = `${assignedToday} of at most ${dailyCap} requests came in today.`;
  if (contactDue === 0) return today;
  return `${today} ${contactDue === 1 ? '1 person waits' : `${contactDue} people wait`} for your first contact.`;
}
