import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { askForPart } from '#app/ui/frame/opened-part.ts';

/** Opens a part of the page that stands further down, and leads there. */
export function PartLink({ part, children }: { part: string; children: ReactNode }) {
  return (
    <Link
      to={`?tab=${part}`}
      replace
      preventScrollReset
      onClick={askForPart}
      className="font-semibold whitespace-nowrap text-spruce"
    >
      {children}
    </Link>
  );
}
