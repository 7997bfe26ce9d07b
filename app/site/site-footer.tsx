import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Arch } from '#app/ui/arch.tsx';
import { brand } from '#content/brand.ts';
import { mainLinks, portalLinks, quoteLink } from './site-links.ts';

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** How to reach us, where we serve, and once more what this site is not. */
export function SiteFooter() {
  return (
    <footer className="on-dark text-paper print:hidden">
      <FootOfTheHills />
      <div className="bg-ink">
        <div className="site-width grid gap-x-12 gap-y-10 py-14 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
          <div className="max-w-100 sm:col-span-2 lg:col-span-1">
            <p className="flex items-center gap-2.5 text-xl font-bold tracking-tight">
              <Arch className="h-9 w-auto" />
              {brand.name}
            </p>
            <p className="mt-4 text-sm text-paper/85">{brand.notABroker}</p>
          </div>
          <FooterGroup title="Pages">
            {[...mainLinks, { to: quoteLink.to, label: quoteLink.longLabel }].map((link) => (
              <li key={link.to}>
                <Link prefetch="intent" to={link.to} className={LINK}>
                  {link.label}
                </Link>
              </li>
            ))}
          </FooterGroup>
          <FooterGroup title="Sign in">
            {[portalLinks.client, portalLinks.broker].map((link) => (
              <li key={link.to}>
                <Link to={link.to} className={LINK}>
                  {link.label}
                </Link>
              </li>
            ))}
          </FooterGroup>
          <FooterGroup title="Contact">
            <li>
              <a href={`mailto:${brand.email}`} className={LINK}>
                {brand.email}
              </a>
            </li>
            <li className="py-1.5">Service area: {brand.serviceArea}</li>
            <li className="py-1.5">
              {brand.hours} ({brand.hoursZone})
            </li>
          </FooterGroup>
        </div>
      </div>
    </footer>
  );
}

function FooterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
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
