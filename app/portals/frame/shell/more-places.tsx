import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { whenOpened } from '#app/ui/dialogs/when-opened.tsx';
import { PortalNavButton } from '#app/ui/frame/portal-frame.tsx';
import type { FoldedPlace } from './folded-place.ts';

const MoreDialog = whenOpened(
  async () => (await import('./more-dialog.tsx')).MoreDialog,
  ({ isOpen }) => isOpen,
);

/** On a phone: the places that the bar has no room for. */
export function MorePlaces({ places }: { places: readonly FoldedPlace[] }) {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isHere = places.some(({ to }) => pathname.startsWith(to));
  return (
    <>
      <PortalNavButton
        icon={Ellipsis}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={isHere ? 'bg-spruce-soft text-spruce md:hidden' : 'md:hidden'}
        waiting={places.find(({ waiting }) => waiting)?.waiting}
      >
        More
      </PortalNavButton>
      <MoreDialog {...{ places, pathname, isOpen, setOpen }} />
    </>
  );
}
