import { Outlet, useLocation } from 'react-router';
import { FilterLinks } from '#app/ui/filter-links.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';

/** The tabs of the admin area; each is a page of its own, loaded when it is opened. */
const TABS = [
  {
    to: '/admin',
    label: 'Overview',
    title: 'Dashboard',
    lead: 'The newest requests, work that failed, and content to review.',
  },
  {
    to: '/admin/cases',
    label: 'Requests',
    title: 'Requests',
    lead: 'Every request: waiting, with a broker, or closed.',
  },
  { to: '/admin/brokers', label: 'Brokers', title: 'Brokers', lead: 'Licensed brokers join by invitation.' },
  { to: '/admin/messages', label: 'Mail', title: 'Mail', lead: 'The email that this site sent or kept.' },
];

/** The frame of the admin area: the title of a tab, and the way to the others. */
export default function AdminArea() {
  const { pathname } = useLocation();
  const current = TABS.findLast(({ to }) => pathname.startsWith(to)) ?? TABS[0];
  return (
    <>
      <PageTitle lead={current?.lead}>{current?.title}</PageTitle>
      <FilterLinks
        label="Parts of the admin area"
        links={TABS.map(({ to, label }) => ({ to, label, isCurrent: to === current?.to }))}
      />
      <Outlet />
    </>
  );
}
