import { ChevronRight, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useWaitingChats } from '#app/features/chat/handoff/ui/chats-nav-link.tsx';
import { Dialog } from '#app/ui/dialogs/dialog.tsx';
import { PortalNavButton } from '#app/ui/frame/portal-frame.tsx';
import { CHATS_PATH, FOLDED_PLACES } from './area-places.tsx';

/** On a phone: the places that the bar has no room for. */
export function MorePlaces() {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const count = useWaitingChats();
  const isHere = FOLDED_PLACES.some(({ to }) => pathname.startsWith(to));
  return (
    <>
      <PortalNavButton
        icon={Ellipsis}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={isHere ? 'bg-spruce-soft text-spruce md:hidden' : 'md:hidden'}
        waiting={{ count, words: count === 1 ? 'chat is waiting' : 'chats are waiting' }}
      >
        More
      </PortalNavButton>
      <Dialog open={isOpen} onOpenChange={setOpen} title="More">
        <ul className="-mx-3 divide-y divide-line">
          {FOLDED_PLACES.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname.startsWith(to) ? 'page' : undefined}
                onClick={() => setOpen(false)}
                className="flex min-h-13 items-center justify-between gap-3 rounded-control px-3 font-medium text-ink no-underline hover:bg-mist aria-[current=page]:text-spruce"
              >
                <span>
                  {label}
                  {to === CHATS_PATH && count > 0 && (
                    <span className="ml-2 text-sm text-slate">{`${count} waiting`}</span>
                  )}
                </span>
                <ChevronRight aria-hidden="true" className="size-5 text-slate" />
              </Link>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
