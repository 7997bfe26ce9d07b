import type { SiteMenu } from '#app/platform/plain/plain-frame.server.ts';
import {
  aboutLinks,
  allInsurance,
  insuranceGroups,
  mainLinks,
  portalLinks,
  quoteLink,
  serviceLinks,
} from '#app/site/frame/site-links.ts';
import { socialLinks } from '#content/social-links.ts';

const [home, ...others] = mainLinks;

/** What the menus of the public site name, for pages that need no script: in the menu of small screens, Insurance leads to the list of all kinds. */
export const SITE_MENU: SiteMenu = {
  main: [home, { label: 'Insurance', to: allInsurance.to }, ...others],
  groups: insuranceGroups,
  social: socialLinks.map(({ name, url }) => ({ label: name, to: url })),
  insurance: [...serviceLinks, allInsurance],
  about: aboutLinks,
  portals: [portalLinks.client, portalLinks.broker],
  legal: [
    { label: 'Privacy policy', to: '/privacy-policy' },
    { label: 'Terms of service', to: '/terms-of-service' },
    { label: 'Sitemap', to: '/sitemap.xml' },
  ],
  quote: quoteLink,
};
