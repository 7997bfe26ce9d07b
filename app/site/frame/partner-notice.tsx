import { Link } from 'react-router';
import { SocialLinks } from '#app/site/frame/social-links.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { brand } from '#content/brand.ts';
import { portalLinks } from './site-links.ts';

const LINK =
  'inline-flex min-h-11 items-center underline-offset-4 hover:underline focus-visible:-outline-offset-3';

/**
 * Who really provides the insurance services, above everything else, with the ways to reach us; folds away once the
 * reader is on the way down.
 */
export function PartnerNotice({ isCollapsed }: { isCollapsed: boolean }) {
  return (
    <div
      className={classNames(
        'on-dark grid bg-ink text-paper transition-[grid-template-rows]',
        isCollapsed ? 'grid-rows-[0fr]' : 'grid-rows-[1fr]',
      )}
    >
      <div className={classNames('overflow-hidden', isCollapsed && 'invisible')}>
        <div
          data-tour="notice"
          className="site-width flex min-h-13 items-center justify-between gap-6 text-xs md:min-h-11"
        >
          <p>{brand.partnerNotice}</p>
          <ul className="hidden shrink-0 items-center gap-6 md:flex">
            <li>
              <a href={`mailto:${brand.email}`} className={LINK}>
                {brand.email}
              </a>
            </li>
            <li className="flex items-center gap-3">
              <span className="text-paper/70 max-xl:sr-only">Log in:</span>
              <Link to={portalLinks.client.to} className={LINK}>
                {portalLinks.client.label}
              </Link>
              <Link to={portalLinks.broker.to} className={classNames(LINK, 'max-xl:hidden')}>
                {portalLinks.broker.label}
              </Link>
            </li>
            <li className="max-lg:hidden">
              <ul className="flex items-center gap-6">
                <SocialLinks className={LINK} />
              </ul>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}
