import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import type { FoldedPlace } from './folded-place.ts';

type MoreDialogProps = {
  places: readonly FoldedPlace[];
  pathname: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
};

/** The places behind “More”, and what waits there. */
export function MoreDialog({ places, pathname, isOpen, setOpen }: MoreDialogProps) {
  return (
    <Dialog open={isOpen} onClose={() => setOpen(false)} title="More">
      <ul className="-mx-3 divide-y divide-line">
        {places.map(({ to, label, waiting }) => (
          <li key={to}>
            <Link
              prefetch="intent"
              to={to}
              aria-current={pathname.startsWith(to) ? 'page' : undefined}
              onClick={() => setOpen(false)}
              className="flex min-h-13 items-center justify-between gap-3 rounded-control px-3 font-medium text-ink no-underline hover:bg-mist aria-[current=page]:text-spruce"
            >
              <span>
                {label}
                {waiting && waiting.count > 0 && (
                  <span className="ml-2 text-sm text-slate">{`${waiting.count} waiting`}</span>
                )}
              </span>
              <ChevronRight aria-hidden="true" className="size-5 text-slate" />
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
