import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { holdLayout, useIsWindowWide } from '#app/ui/frame/use-is-wide.ts';
import { endToast } from '#app/ui/states/toast.tsx';

const BACKDROP =
  'fixed inset-0 z-50 bg-shade transition-opacity data-starting-style:opacity-0 data-ending-style:opacity-0';

/** Those that are there to be seen: what is folded away takes no focus. */
const FIELD = ':is(input, select, textarea):not([hidden], details:not([open]) *)';

type DialogProps = {
  open: boolean;
  /** It is to be closed: by its cross, Escape, or a press beside it, as `reason` says. */
  onClose: (reason?: string) => void;
  title: string;
  description?: ReactNode;
  /** Buttons of the bottom row; the one that does it comes last. */
  actions?: ReactNode;
  /** Where focus lands first, when not on the first field, or the first button where there is no field: `title` is read first. */
  initialFocus?: RefObject<HTMLElement | null> | 'title';
  /**
   * At the top it stays where it is while what it holds grows and shrinks. Beside, on a wide screen, it leaves the page
   * to be read and used, as what is written there is about it; `wide-beside` has room for two columns. `whole` has the window for what is looked at.
   */
  place?: 'middle' | 'top' | 'wide' | 'beside' | 'wide-beside' | 'whole';
  children?: ReactNode;
};

// In the middle by its margins: moved by half of its height it would stand between two pixels, which draws seams.
const OVER =
  'inset-x-0 mx-auto max-h-[calc(100svh-2rem)] w-[calc(100vw-2rem)] rounded-card data-starting-style:scale-97 data-starting-style:opacity-0 data-ending-style:opacity-0';

const BESIDE =
  'inset-y-0 right-0 border-l border-line data-starting-style:translate-x-full data-ending-style:translate-x-full';

const PLACES = {
  middle: `${OVER} inset-y-0 my-auto h-fit max-w-form`,
  top: `${OVER} top-4 max-w-form sm:top-[12svh] sm:max-h-[76svh]`,
  wide: `${OVER} inset-y-0 my-auto h-fit max-w-5xl`,
  whole: 'inset-0 sm:inset-4 sm:rounded-card data-starting-style:opacity-0 data-ending-style:opacity-0',
  beside: `${BESIDE} w-112`,
  'wide-beside': `${BESIDE} w-200 max-w-[calc(100vw-14rem)]`,
} as const;

/** What is looked at takes the height that is left. */
const WHOLE =
  '[&>[data-scrolls]]:flex [&>[data-scrolls]]:flex-1 [&>[data-scrolls]]:flex-col [&>[data-scrolls]]:p-4 [&>[data-scrolls]]:sm:px-6';

/** What `Dialog` shows once it is opened. */
export function DialogWindow({
  open,
  onClose,
  title,
  description,
  actions,
  initialFocus,
  place = 'middle',
  children,
}: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useIsWindowWide();
  const isForDesk = place === 'beside' || place === 'wide-beside';
  const isBeside = isForDesk && isWide;
  const firstPlace = () => {
    if (initialFocus === undefined) return popup.current?.querySelector<HTMLElement>(FIELD) ?? null;
    return (initialFocus === 'title' ? heading : initialFocus).current;
  };
  useEffect(() => {
    if (!open) return undefined;
    endToast();
    return holdLayout();
  }, [open]);
  // What it lies over takes no focus; the rest of the page can still be used.
  useLayoutEffect(() => {
    const covered = open && isBeside ? document.querySelectorAll<HTMLElement>('[data-covered]') : [];
    for (const column of covered) column.inert = true;
    return () => {
      for (const column of covered) column.inert = false;
    };
  }, [open, isBeside]);
  return (
    <Base.Root
      modal={!isBeside}
      disablePointerDismissal={isBeside}
      open={open}
      onOpenChange={(isOpen, { reason }) => !isOpen && onClose(reason)}
    >
      <Base.Portal>
        {!isBeside && <Base.Backdrop className={BACKDROP} />}
        <Base.Popup
          ref={popup}
          data-beside={isBeside || undefined}
          initialFocus={() => {
            // With the window, and not a frame later: what is typed as soon as it is seen is for it.
            const place = firstPlace();
            place?.focus();
            return place === null;
          }}
          className={classNames(
            place === 'whole' && WHOLE,
            'fixed z-50 flex flex-col overflow-hidden bg-surface text-ink shadow-soft transition duration-200 forced-colors:border',
            PLACES[isForDesk && !isWide ? 'middle' : place],
          )}
        >
          {/* It scrolls inside the frame, so that the corners stay round. */}
          <div data-scrolls="" className="goes-down min-h-0 scroll-py-24 overflow-y-auto p-6 sm:px-8 sm:pt-8">
            <div
              className={classNames(
                'flex items-start justify-between gap-4',
                // What it is about, and the way out, stay in sight while what it holds scrolls.
                place !== 'whole' &&
                  'sticky -top-6 z-20 -mx-6 -mt-6 bg-surface px-6 pt-6 pb-3 sm:-top-8 sm:-mx-8 sm:-mt-8 sm:px-8 sm:pt-8',
              )}
            >
              <Base.Title
                ref={heading}
                tabIndex={-1}
                className="rounded-small text-xl font-semibold outline-offset-4"
              >
                {title}
              </Base.Title>
              <Base.Close
                aria-label="Close"
                className="-mt-2 -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-control text-slate hover:bg-mist"
              >
                <X aria-hidden="true" className="size-5" />
              </Base.Close>
            </div>
            {description && <Base.Description className="text-slate">{description}</Base.Description>}
            {children && (
              <div
                className={classNames(
                  description ? 'mt-5' : 'mt-3',
                  place === 'whole' && 'flex flex-1 flex-col',
                )}
              >
                {children}
              </div>
            )}
            {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

type DrawerProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'children'> & { id?: string };

/** A panel that slides in from the right over the page, for a menu or filters on a phone. */
export function Drawer({ open, onClose, title, id, children }: DrawerProps) {
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
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
