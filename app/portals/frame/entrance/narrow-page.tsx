import type { ReactNode } from 'react';
import { PORTAL_DOORS, type PortalDoor } from '#app/portals/frame/portal-doors.ts';
import { AccountFrame } from './account-frame.tsx';

type NarrowPageProps = {
  door?: PortalDoor;
  title: string;
  lead?: ReactNode;
  /** What the card holds. */
  children: ReactNode;
  /** What stands below the card, such as another way on. */
  below?: ReactNode;
};

/** A page outside the portals that asks for one thing: a title, a card, and what stands below it. */
export function NarrowPage({ door = PORTAL_DOORS.client, title, lead, children, below }: NarrowPageProps) {
  return (
    <AccountFrame door={door}>
      <div className="mx-auto max-w-md">
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        {lead && <p className="mt-2 text-lg text-slate">{lead}</p>}
        <div className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-8">{children}</div>
        {below && <div className="mt-6 text-slate">{below}</div>}
      </div>
    </AccountFrame>
  );
}
