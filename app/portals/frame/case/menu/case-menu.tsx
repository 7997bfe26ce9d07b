import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLoadAhead } from '#app/ui/load-ahead.ts';
import type { MenuEntry } from './opened-menu.tsx';

const loadMenu = () => import('./opened-menu.tsx');
const OpenedMenu = lazy(async () => ({ default: (await loadMenu()).OpenedMenu }));

/** What may be done with a request besides what comes next, at its head. */
export function CaseMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const [isWanted, setWanted] = useState(false);
  useLoadAhead(loadMenu);
  const trigger = (
    <button
      type="button"
      aria-label="More for this request"
      aria-haspopup="menu"
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist hover:text-ink data-popup-open:bg-mist print:hidden"
      onClick={() => setWanted(true)}
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </button>
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <OpenedMenu {...{ trigger, entries }} />
    </Suspense>
  );
}
