import { useLocation, useSearchParams } from 'react-router';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageTitle } from '#app/ui/page-title.tsx';
import { AllCases } from './all-cases.tsx';
import { Brokers } from './brokers.tsx';
import { ContentReviews } from './content-reviews.tsx';
import { DeadJobs } from './dead-jobs.tsx';
import { Outbox } from './outbox.tsx';

export const meta = () => portalMeta('Admin dashboard');

const VIEWS = ['cases', 'mail', 'jobs', 'reviews'] as const;
const BROKERS_PATH = '/admin/brokers';

export default function AdminHome() {
  const [search] = useSearchParams();
  const isBrokers = useLocation().pathname === BROKERS_PATH;
  const view = isBrokers ? 'brokers' : (VIEWS.find((name) => name === search.get('show')) ?? 'cases');
  return (
    <>
      <PageTitle lead="Every request, the mail we sent or kept, work that failed, and content to review.">
        Dashboard
      </PageTitle>
      <FilterLinks
        label="What to show"
        links={[
          { to: '/admin', label: 'Requests', isCurrent: view === 'cases' },
          { to: BROKERS_PATH, label: 'Brokers', isCurrent: view === 'brokers' },
          { to: '/admin?show=mail', label: 'Mail', isCurrent: view === 'mail' },
          { to: '/admin?show=jobs', label: 'Failed jobs', isCurrent: view === 'jobs' },
          { to: '/admin?show=reviews', label: 'Content', isCurrent: view === 'reviews' },
        ]}
      />
      {view === 'cases' && <AllCases after={search.get('after') ?? ''} />}
      {view === 'brokers' && <Brokers />}
      {view === 'mail' && <Outbox />}
      {view === 'jobs' && <DeadJobs />}
      {view === 'reviews' && <ContentReviews />}
    </>
  );
}
