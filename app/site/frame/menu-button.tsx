import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const loadMenu = () => import('./small-screen-menu.tsx');

// The dialog behind the menu is as large as a page, so it loads when a finger or the focus comes near.
const SmallScreenMenu = lazy(async () => ({ default: (await loadMenu()).SmallScreenMenu }));

/** Opens the small-screen menu. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label="menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-mr-2 inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm font-semibold hover:bg-mist max-[24rem]:gap-1.5 max-[24rem]:px-2 lg:hidden"
        onPointerEnter={loadMenu}
        onFocus={loadMenu}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden="true" className="size-6" />
        <span className="max-[22.4rem]:sr-only">Menu</span>
      </button>
      {isWanted && (
        <Suspense>
          <SmallScreenMenu open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
