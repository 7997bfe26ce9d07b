import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SocialLinks } from '#app/site/frame/social-links.tsx';
import { NewsletterForm } from '#app/site/newsletter/newsletter-form.tsx';
import { Arch } from '#app/ui/frame/arch.tsx';
import { brand, businessName } from '#content/brand.ts';
import { OpenNow } from './open-now.tsx';
import {
  aboutLinks,
  allInsurance,
  mainLinks,
  portalLinks,
  quoteLink,
  type SiteLinkTarget,
  serviceLinks,
} from './site-links.ts';
import { useQuotePath } from './use-quote-path.ts';

const LINK = 'inline-flex min-h-11 min-w-11 items-center underline-offset-4 hover:underline';

const SITE_LINKS: readonly SiteLinkTarget[] = [
  ...aboutLinks,
  ...mainLinks.slice(1),
  { label: 'Words explained', to: '/tooltips' },
  portalLinks.client,
  portalLinks.broker,
];

const LEGAL_LINKS: readonly SiteLinkTarget[] = [
  { label: 'Privacy policy', to: '/privacy-policy' },
  { label: 'Terms of service', to: '/terms-of-service' },
];

/** How to reach us, where we serve, and once more what this site is not. */
export function SiteFooter() {
  const quotePath = useQuotePath();
  return (
    <footer className="on-dark text-paper print:hidden">
      <FootOfTheHills />
      {/* Positioned, so that it covers the last, half-drawn row of the hills. */}
      <div className="drawn-in-view relative bg-ink">
        <div className="site-width grid grid-cols-2 gap-x-10 gap-y-8 pt-10 pb-6 md:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1.2fr]">
          <div className="col-span-full max-w-92 lg:col-span-1">
            <p className="flex items-center gap-2.5 text-xl font-bold tracking-tight">
              <Arch className="h-9 w-auto" />
              {brand.name}
            </p>
            <p className="mt-4 text-sm text-paper/85">{brand.notABroker}</p>
            <h2 className="mt-8 mb-2 text-lg">Newsletter</h2>
            <NewsletterForm isOnDark />
            <p className="mt-2 text-xs text-paper/85">
              News about insurance in Alberta from {businessName()}, {brand.mailingAddress}. You can
              unsubscribe at any time; see the{' '}
              <Link prefetch="intent" to="/privacy-policy" className="underline underline-offset-4">
                privacy policy
              </Link>
              .
            </p>
          </div>
          <FooterGroup title="Insurance">
            <FooterLinks links={[...serviceLinks, allInsurance]} />
          </FooterGroup>
          <FooterGroup title="Pages">
            <FooterLinks links={[{ label: quoteLink.longLabel, to: quotePath }, ...SITE_LINKS]} />
          </FooterGroup>
          <FooterGroup title="Contact" className="max-md:col-span-full">
            <Contact />
          </FooterGroup>
        </div>
        <div className="site-width">
          <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-paper/20 py-4 text-sm">
            <p className="py-2 text-paper/85">{brand.partnerNotice}</p>
            <ul className="flex flex-wrap gap-x-6">
              <FooterLinks links={LEGAL_LINKS} />
              <li>
                <a href="/sitemap.xml" className={LINK}>
                  Sitemap
                </a>
              </li>
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Contact() {
  return (
    <>
      <li>
        <a href={`mailto:${brand.email}`} className={LINK}>
          {brand.email}
        </a>
      </li>
      {brand.phone && (
        <li>
          <a href={`tel:${brand.phone}`} className={LINK}>
            {brand.phone}
          </a>
        </li>
      )}
      <li className="py-1.5">Service area: {brand.serviceArea}</li>
      <li className="py-1.5">
        {brand.hours} ({brand.hoursZone})
        <OpenNow />
      </li>
      <SocialLinks className={LINK} />
    </>
  );
}

function FooterLinks({ links }: { links: readonly SiteLinkTarget[] }) {
  return links.map((link) => (
    <li key={link.to}>
      <Link prefetch="intent" to={link.to} className={LINK}>
        {link.label}
      </Link>
    </li>
  ));
}

type FooterGroupProps = { title: string; className?: string; children: ReactNode };

function FooterGroup({ title, className, children }: FooterGroupProps) {
  return (
    <div className={className}>
      <h2 className="text-sm font-semibold text-blush">{title}</h2>
      <ul className="mt-1 text-sm">{children}</ul>
    </div>
  );
}

/** The foothills between the page and its foot. */
function FootOfTheHills() {
  return (
    <svg
      viewBox="0 0 1440 96"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="-mb-px block aspect-[15/1] min-h-16 w-full"
    >
      <path fill="#cfe0dc" d="M0 52c130-40 270-50 420-26s250 24 400-6 260-24 380 4 180 18 240 8v64H0Z" />
      <path fill="#6fa193" d="M0 72c170-34 320-36 470-14s260 18 400-8 300-30 570 2v44H0Z" />
      <path className="fill-ink" d="M0 88c220-30 420-30 620-14s420 6 560-8 200-8 260 0v30H0Z" />
    </svg>
  );
}
