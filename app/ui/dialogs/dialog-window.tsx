import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';

const BACKDROP =
  'fixed inset-0 z-50 bg-shade transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0';

const FIELD = ':is(input, select, textarea):not([hidden])';

type DialogProps = {
  open: boolean;
  /** With why it is to be closed, where the library says so. */
  onOpenChange: (open: boolean, details?: { reason: string }) => void;
  title: string;
  description?: ReactNode;
  /** Buttons of the bottom row; the one that does it comes last. */
  actions?: ReactNode;
  /** Where focus lands first, when not on the first field, or the first button where there is no field. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** At the top it stays where it is while what it holds grows and shrinks. */
  place?: 'middle' | 'top';
  children?: ReactNode;
};

const PLACES = {
  middle: 'top-1/2 -translate-1/2',
  top: 'top-4 -translate-x-1/2 sm:top-[12svh] sm:max-h-[76svh]',
} as const;

/** What `Dialog` shows once it is opened. */
export function DialogWindow({
  open,
  onOpenChange,
  title,
  description,
  actions,
  initialFocus,
  place = 'middle',
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup
          ref={popup}
          initialFocus={initialFocus ?? (() => popup.current?.querySelector<HTMLElement>(FIELD) ?? true)}
          className={classNames(
            'fixed left-1/2 z-50 flex max-h-[calc(100svh-2rem)] w-[calc(100vw-2rem)] max-w-form flex-col',
            PLACES[place],
            'overflow-hidden rounded-card bg-surface text-ink shadow-soft forced-colors:border',
            'transition duration-200 data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0',
          )}
        >
          {/* It scrolls inside the frame, so that the corners stay round. */}
          <div data-scrolls="" className="min-h-0 scroll-pb-24 overflow-y-auto p-6 sm:px-8 sm:pt-8">
            <div className="flex items-start justify-between gap-4">
              <Base.Title className="text-xl font-semibold">{title}</Base.Title>
              <Base.Close
                aria-label="Close"
                className="-mt-2 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist"
              >
                <X aria-hidden="true" className="size-5" />
              </Base.Close>
            </div>
            {description && <Base.Description className="mt-1 text-slate">{description}</Base.Description>}
            {children && <div className="mt-5">{children}</div>}
            {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type DrawerProps = Pick<DialogProps, 'open' | 'onOpenChange' | 'title' | 'children'> & { id?: string };

/** A panel that slides in from the right over the page, for a menu or filters on a phone. */
export function Drawer({ open, onOpenChange, title, id, children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={BACKDROP} />
        <Base.Popup
          id={id}
          className={classNames(
            'fixed inset-y-0 right-0 z-50 flex w-[min(22rem,calc(100vw-3rem))] flex-col overflow-y-auto bg-paper text-ink',
            'shadow-soft transition-transform duration-200 forced-colors:border-l',
            'data-starting-style:translate-x-full data-ending-style:translate-x-full',
          )}
        >
          <div className="flex min-h-18 items-center justify-between gap-4 border-b border-line pr-3 pl-5">
            <Base.Title className="text-lg font-semibold">{title}</Base.Title>
            <Base.Close
              aria-label="Close"
              className="inline-flex size-11 items-center justify-center rounded-control hover:bg-mist"
            >
              <X aria-hidden="true" className="size-6" />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
