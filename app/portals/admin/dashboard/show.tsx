import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { PageTitle } from '#app/ui/frame/page-title.tsx';
import { Decisions } from './decisions.tsx';
import { Numbers } from './numbers/numbers.tsx';

export const meta = () => portalMeta('Admin dashboard');

/** What an administrator looks at first: what waits for them, then how it goes. */
export default function AdminDashboard() {
  return (
    <div className="flex flex-col gap-12">
      <div>
        <PageTitle>Dashboard</PageTitle>
        <Decisions />
      </div>
      <Numbers />
    </div>
  );
}
