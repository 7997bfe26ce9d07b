import type { ReactNode } from 'react';
import { Card } from '#app/ui/card.tsx';
import { LateArrival } from '#app/ui/frame/late-arrival.tsx';
import { PageTitle } from '#app/ui/frame/page-title.tsx';

type TrackedFrameProps = {
  /** Which request it is, and when it was sent. */
  above: string;
  title: string;
  /** What may be done besides, behind one button. */
  menu?: ReactNode;
  /** What is said before everything else. */
  notice?: ReactNode;
  /** Where it stands, and what comes next. */
  standing: ReactNode;
  /** The parts of the request. */
  children: ReactNode;
  side: ReactNode;
};

/** A request for whoever sent it, by a link: the receipt of the browser and the tracking page of the mailbox. */
export function TrackedFrame({ above, title, menu, notice, standing, children, side }: TrackedFrameProps) {
  return (
    <article>
      <LateArrival />
      <PageTitle above={above} actions={menu} isBeside>
        {title}
      </PageTitle>
      {notice}
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_19rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <Card>{standing}</Card>
          {children}
        </div>
        {side && <Card className="flex flex-col gap-4">{side}</Card>}
      </div>
    </article>
  );
}
