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
  /** Something that waits there: a number, and the words that say what is counted. */
  waiting?: { count: number; words: string } | undefined;
};

const ITEM = classNames(
  'flex min-h-14 flex-1 flex-col text-center items-center justify-center gap-0.5 rounded-control px-2 text-xs font-semibold text-slate no-underline',
  'transition-colors hover:bg-mist hover:text-ink md:flex-none md:min-h-16',
  'xl:min-h-12 xl:w-full xl:flex-row xl:justify-start xl:gap-3 xl:px-3.5 xl:text-base',
);

type PortalFrameProps = {
  brandName: string;
  /** The name of the portal, under the logo. */
  portalName: string;
  homePath: string;
  /** Links and buttons of the rail, made with `PortalNavLink` and `PortalNavButton`. */
  nav: ReactNode;
  /** Who is signed in; shown where there is room. */
  account?: ReactNode;
  notice: ReactNode;
  children: ReactNode;
};

/** The frame of a signed-in page: a rail on the left on wide screens, a bar along the bottom on phones. */
export function PortalFrame({
  brandName,
  portalName,
  homePath,
  nav,
  account,
  notice,
  children,
}: PortalFrameProps) {
  return (
    <div className="flex min-h-svh flex-col pb-36 md:flex-row md:pb-0 print:block print:pb-0">
      <SkipLink />
      <header className="md:sticky md:top-0 md:flex md:h-svh md:w-24 md:shrink-0 md:flex-col md:border-r md:border-line md:bg-surface md:px-2 md:py-5 xl:w-64 xl:px-4 print:hidden">
        <NavLink
          to={homePath}
          end
          className="flex min-h-16 items-center gap-3 border-b border-line bg-surface px-5 text-ink no-underline md:min-h-11 md:justify-center md:rounded-control md:border-0 md:px-0 xl:justify-start xl:px-2"
        >
          <Logo name={brandName} className="md:max-xl:[&>span]:sr-only" />
          <span className="ml-auto text-sm font-medium whitespace-nowrap text-slate max-[22rem]:hidden md:hidden">
            {portalName}
          </span>
        </NavLink>
        <p className="mt-1 hidden px-2 pl-15 text-sm font-medium text-slate xl:block">{portalName}</p>
        <nav
          aria-label={portalName}
          className="fixed inset-x-0 bottom-0 z-40 flex gap-1 border-t border-line bg-surface px-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] md:static md:mt-6 md:flex-1 md:flex-col md:border-0 md:p-0"
        >
          {nav}
        </nav>
        {account && <div className="mt-4 hidden border-t border-line px-2 pt-4 xl:block">{account}</div>}
      </header>
      <div className="flex min-w-0 flex-1 flex-col">
        <main id="main" tabIndex={-1} className="site-width flex-1 py-8 sm:py-10 print:max-w-none print:p-0">
          {children}
        </main>
        <footer className="site-width border-t border-line py-6 text-sm text-slate md:pr-24 print:hidden">
          {notice}
        </footer>
      </div>
    </div>
  );
}

/** A place in the rail; the place one is in is marked for eyes and ears. */
export function PortalNavLink({ to, label, icon: Icon, current, waiting }: PortalNavLinkProps) {
  return (
    <NavLink
      to={to}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        ITEM,
        'relative',
        current && 'bg-spruce-soft text-spruce hover:bg-spruce-soft hover:text-spruce',
      )}
    >
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {label}
      {waiting && waiting.count > 0 && (
        <span className="absolute top-1 left-[calc(50%+0.375rem)] min-w-5 rounded-full bg-danger px-1 text-center text-xs leading-5 text-on-danger tabular-nums forced-colors:border xl:static xl:ml-auto">
          {waiting.count}
          <span className="sr-only"> {waiting.words}</span>
        </span>
      )}
    </NavLink>
  );
}

type PortalNavButtonProps = ComponentProps<'button'> & { icon: LucideIcon };

/** An action in the rail, such as logging out. */
export function PortalNavButton({ icon: Icon, children, className, ...button }: PortalNavButtonProps) {
  return (
    <button type="button" {...button} className={classNames(ITEM, className)}>
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {children}
    </button>
  );
}
