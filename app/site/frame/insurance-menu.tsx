import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { SiteLink } from './site-link.tsx';
import { aboutLinks, allInsurance, insuranceGroups, isInsurancePath } from './site-links.ts';

const PANEL_ID = 'insurance-menu';

/** The Insurance entry of the main navigation: a button that opens four groups of links below the header. */
export function InsuranceMenu({ className }: { className: string }) {
  const { pathname, key } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useClosing(isOpen, () => setOpen(false), box, button);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, also one to the same page
  useEffect(() => setOpen(false), [key]);

  return (
    <div ref={box}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        data-current={isInsurancePath(pathname) || undefined}
        onClick={() => setOpen(!isOpen)}
        className={classNames(className, 'gap-1.5')}
      >
        Insurance
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={PANEL_ID} hidden={!isOpen}>
        {isOpen && <Panel onChoose={() => setOpen(false)} />}
      </div>
    </div>
  );
}

function Panel({ onChoose }: { onChoose: () => void }) {
  return (
    <div className="absolute inset-x-0 top-full border-y border-line bg-surface shadow-soft">
      <div className="site-width max-h-[calc(100svh-9rem)] overflow-y-auto py-6">
        <div className="-mx-3 grid grid-cols-[1.7fr_1.7fr_1fr_1.6fr] gap-x-6">
          {insuranceGroups.map(({ title, links }) => (
            <div key={title}>
              <h2 className="px-3 text-sm font-semibold text-slate">{title}</h2>
              <ul className={classNames('mt-1', links.length > 6 && 'grid grid-cols-2')}>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <PanelLink to={to} label={label} onChoose={onChoose} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className="col-span-full mx-3 mt-4 border-t border-line pt-3">
            <ul className="-mx-3 flex gap-x-6">
              {[allInsurance, ...aboutLinks].map(({ to, label }) => (
                <li key={to}>
                  <PanelLink to={to} label={label} onChoose={onChoose} />
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </div>
  );
}

/** Two lines are as high as one, so that the rows of neighbouring columns line up. */
function PanelLink({ to, label, onChoose }: { to: string; label: string; onChoose: () => void }) {
  return (
    <SiteLink
      to={to}
      onClick={onChoose}
      className="flex min-h-11 items-center rounded-control px-3 text-sm leading-tight font-medium hover:bg-mist hover:text-spruce aria-[current=page]:bg-spruce-soft aria-[current=page]:text-spruce"
    >
      {label}
    </SiteLink>
  );
}

/** Escape, a press elsewhere and focus moving on close the menu; Escape gives the focus back to the button. */
function useClosing(
  isOpen: boolean,
  close: () => void,
  box: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    const onElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  });
}
