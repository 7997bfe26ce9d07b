import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { SearchButton } from '#app/site/search/search-button.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Logo } from '#app/ui/frame/logo.tsx';
import { brand } from '#content/brand.ts';
import { InsuranceMenu } from './insurance-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { PartnerNotice } from './partner-notice.tsx';
import { useScrolledPast } from './scrolled-past.ts';
import { SiteLink } from './site-link.tsx';
import { mainLinks, portalLinks, quoteLink } from './site-links.ts';
import { useQuotePath } from './use-quote-path.ts';

const ENTRY = classNames(
  'inline-flex min-h-11 items-center rounded-control px-3 text-sm font-medium text-ink hover:bg-mist',
  'aria-[current=page]:text-spruce aria-[current=page]:underline data-current:text-spruce data-current:underline',
  'decoration-dawn decoration-3 underline-offset-8',
);

const [homeLink, ...otherLinks] = mainLinks;

/**
 * Notice and navigation, always at the top of the window. The outer box keeps its full height while the inner one
 * shrinks, so that scrolling never changes the length of the page under the reader.
 */
export function SiteHeader() {
  const isShrunk = useScrolledPast(50);
  const isNoticeGone = useScrolledPast(150);
  const quotePath = useQuotePath();
  return (
    <header className="pointer-events-none sticky top-0 z-40 h-31 shrink-0 md:h-29 print:hidden">
      <div className="pointer-events-auto relative border-b border-line bg-paper">
        <PartnerNotice isCollapsed={isNoticeGone} />
        <div
          className={classNames(
            'site-width flex items-center justify-between gap-1 transition-[min-height] sm:gap-3',
            isShrunk ? 'min-h-14' : 'min-h-18',
          )}
        >
          <Link
            prefetch="intent"
            to="/"
            className="-ml-1 inline-flex min-h-11 items-center rounded-control px-1 text-ink"
          >
            <Logo name={brand.name} />
          </Link>
          <nav aria-label="Main" className="hidden flex-1 justify-center lg:flex xl:gap-1">
            <SiteLink to={homeLink.to} className={ENTRY}>
              {homeLink.label}
            </SiteLink>
            <InsuranceMenu className={ENTRY} />
            {otherLinks.map((link) => (
              <SiteLink key={link.to} to={link.to} className={ENTRY}>
                {link.label}
              </SiteLink>
            ))}
          </nav>
          <div className="flex items-center sm:gap-2">
            <SearchButton />
            <ButtonLink to={portalLinks.client.to} look="quiet" size="small" className="px-3 max-lg:hidden">
              <UserRound aria-hidden="true" className="size-4.5" />
              <span className="max-xl:sr-only">{portalLinks.client.label}</span>
            </ButtonLink>
            <ButtonLink to={quotePath} size="small" className="max-sm:hidden">
              {quoteLink.label}
            </ButtonLink>
            <MenuButton />
          </div>
        </div>
      </div>
    </header>
  );
}
