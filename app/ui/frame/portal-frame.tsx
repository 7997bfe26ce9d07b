import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { NavLink } from 'react-router';
import { classNames } from '#app/ui/class-names.ts';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';

type PortalNavLinkProps = {
  to: string;
  label: string;
  icon: LucideIcon;
  current: boolean;
  /** Stands in the rail alone, not in the bar of a phone. */
  isWide?: boolean;
  /** Something that waits there: a number, and the words that say what is counted. */
  waiting?: { count: number; words: string } | undefined;
};

const ITEM = classNames(
  'flex min-h-14 flex-1 flex-col items-center justify-center gap-0.5 rounded-control px-1 text-center text-xs font-semibold text-slate no-underline',
  'transition-colors hover:bg-mist hover:text-ink md:min-h-15 md:flex-none md:tracking-tight',
  // A rail with many places keeps all of them in view on a laptop.
  // There its signs are smaller, so that each is nearer to its own name than to the next.
  'in-[.rail-dense]:md:min-h-13 in-[.rail-dense]:md:[@media(max-height:54rem)]:min-h-11 in-[.rail-dense]:md:[@media(max-height:54rem)]:[&>svg]:size-5',
  // Five places and their names have room on the narrowest phone.
  'in-[.rail-dense]:max-[24rem]:px-0 in-[.rail-dense]:max-[24rem]:text-[0.625rem] in-[.rail-dense]:max-md:tracking-tight',
  // In the header of a phone the ways out are words alone.
  'in-[.portal-leave]:max-md:min-h-11 in-[.portal-leave]:max-md:flex-none in-[.portal-leave]:max-md:px-2 in-[.portal-leave]:max-md:whitespace-nowrap in-[.portal-leave]:max-md:[&>svg]:hidden',
);

type PortalFrameProps = {
  brandName: string;
  /** The name of the portal, as the navigation is called. */
  portalName: string;
  homePath: string;
  /** The places of the portal, made with `PortalNavLink`. */
  nav: ReactNode;
  /** The ways out: at the foot of the rail, and in the header of a phone. */
  leave: ReactNode;
  notice: ReactNode;
  /** Set for a page that fills the window and scrolls its parts by themselves. */
  fills?: boolean;
  /** Set for a rail with many places. */
  isDense?: boolean;
  children: ReactNode;
};

/**
 * The frame of a signed-in page: a narrow rail on the left, on phones a bar along the bottom and a header. The chat has
 * its place kept at the foot of the rail, and in that header.
 */
export function PortalFrame({
  brandName,
  portalName,
  homePath,
  nav,
  leave,
  notice,
  fills = false,
  isDense = false,
  children,
}: PortalFrameProps) {
  return (
    <div
      className={classNames(
        'portal-frame flex flex-col md:flex-row print:block print:pb-0',
        isDense && 'rail-dense',
        fills ? 'fill-window pb-17 md:pb-0' : 'min-h-svh pb-20 md:pb-0',
      )}
    >
      <SkipLink />
      <header
        className={classNames(
          // A page that fills the window begins below the line that says that there is no connection.
          fills ? 'top-0' : 'top-[var(--offline-bar,0px)]',
          'sticky z-20 flex items-center gap-2 border-b border-line bg-surface pr-14 md:h-[calc(100svh-var(--offline-bar,0px))] md:w-23 md:shrink-0 md:flex-col md:items-stretch md:gap-0 md:border-r md:border-b-0 md:px-2 md:pt-4 md:pb-20 print:hidden',
        )}
      >
        <NavLink
          to={homePath}
          end
          className="flex min-h-12 items-center rounded-control px-4 text-ink no-underline md:min-h-11 md:justify-center md:px-0"
        >
          <Logo name={brandName} className="max-[27rem]:[&>span]:sr-only md:[&>span]:sr-only" />
        </NavLink>
        <nav
          aria-label={portalName}
          className="fixed inset-x-0 bottom-0 z-40 flex gap-1 border-t border-line bg-surface px-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] md:static md:-mx-2 md:mt-3 md:min-h-0 md:flex-1 md:flex-col md:overflow-y-auto md:border-0 md:px-2 md:py-1 in-[.rail-dense]:md:gap-0"
        >
          {nav}
        </nav>
        <div className="portal-leave ml-auto flex md:ml-0 md:shrink-0 md:flex-col md:gap-1">{leave}</div>
      </header>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <main
          id="main"
          tabIndex={-1}
          className={
            fills
              ? 'flex min-h-0 flex-1 flex-col print:block'
              : 'site-width flex-1 py-8 has-data-wide:max-w-none sm:py-10 print:max-w-none print:p-0'
          }
        >
          {children}
        </main>
        <footer
          className={classNames(
            'border-t border-line text-slate print:hidden',
            // What is on its way pushes it down: it shows when it has its place.
            '[main:has(.animate-pulse)+&]:invisible',
            '[main:has([data-wide])+&]:max-w-none',
            fills ? 'truncate bg-paper px-5 py-1 text-xs max-xl:hidden' : 'site-width py-6 text-sm',
          )}
        >
          {notice}
        </footer>
      </div>
    </div>
  );
}

/** A place in the rail; the place one is in is marked for eyes and ears. */
export function PortalNavLink({
  to,
  label,
  icon: Icon,
  current,
  isWide = false,
  waiting,
}: PortalNavLinkProps) {
  return (
    <NavLink
      prefetch="intent"
      to={to}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        ITEM,
        'relative',
        isWide && 'max-md:hidden',
        current && 'bg-spruce-soft text-spruce hover:bg-spruce-soft hover:text-spruce',
      )}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {label}
      <Waiting waiting={waiting} />
    </NavLink>
  );
}

function Waiting({ waiting }: Pick<PortalNavLinkProps, 'waiting'>) {
  if (!waiting || waiting.count === 0) return null;
  return (
    <span className="absolute top-0.5 left-[calc(50%+0.625rem)] min-w-5 rounded-full bg-danger px-1 text-center text-xs leading-5 text-on-danger tabular-nums forced-colors:border">
      {waiting.count}
      <span className="sr-only"> {waiting.words}</span>
    </span>
  );
}

type PortalNavButtonProps = ComponentProps<'button'> & Pick<PortalNavLinkProps, 'icon' | 'waiting'>;

/** An action in the rail, such as logging out. */
export function PortalNavButton({
  icon: Icon,
  waiting,
  children,
  className,
  ...button
}: PortalNavButtonProps) {
  return (
    <button type="button" {...button} className={classNames(ITEM, 'relative', className)}>
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {children}
      <Waiting waiting={waiting} />
    </button>
  );
}
