import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';

type PlainFrameProps = {
  brandName: string;
  /** Links to the right of the logo. */
  links?: ReactNode;
  notice: ReactNode;
  children: ReactNode;
};

/** The frame of a portal page for somebody who is not inside: login, no access. */
export function PlainFrame({ brandName, links, notice, children }: PlainFrameProps) {
  return (
    <div className="flex min-h-svh flex-col">
      <SkipLink />
      <header className="border-b border-line bg-surface">
        <div className="site-width flex min-h-18 flex-wrap items-center py-1 justify-between gap-x-6">
          <Link to="/" className="inline-flex min-h-11 items-center text-ink no-underline">
            <Logo name={brandName} />
          </Link>
          {links && (
            <nav aria-label="Portal" className="flex gap-x-5">
              {links}
            </nav>
          )}
        </div>
      </header>
      <main id="main" tabIndex={-1} className="site-width flex-1 py-10 sm:py-16">
        {children}
      </main>
      <footer className="site-width border-t border-line py-6 text-sm text-slate">{notice}</footer>
    </div>
  );
}
