import type { ReactNode } from 'react';
import { portalMeta } from '#app/portals/frame/portal-meta.ts';
import { AllCases } from '../cases/all-cases.tsx';
import { ContentReviews } from './content-reviews.tsx';
import { DeadJobs } from './dead-jobs.tsx';

export const meta = () => portalMeta('Admin dashboard');

const NEWEST = 5;

/** What an administrator looks at first. */
export default function AdminDashboard() {
  return (
    <div className="flex flex-col gap-10">
      <Part heading="Newest requests">
        <AllCases most={NEWEST} />
      </Part>
      <Part heading="Failed jobs">
        <DeadJobs />
      </Part>
      <Part heading="Content to review">
        <ContentReviews />
      </Part>
    </div>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-xl font-semibold">{heading}</h2>
      {children}
    </section>
  );
}
