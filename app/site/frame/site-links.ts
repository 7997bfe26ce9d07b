export type SiteLinkTarget = { label: string; to: string };

/** The main navigation in its order. The Insurance dropdown stands after Home. */
export const mainLinks = [
  { label: 'Home', to: '/' },
  { label: 'Locations', to: '/locations' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Resources', to: '/blog' },
  { label: 'Contact', to: '/contact' },
] as const satisfies SiteLinkTarget[];

/** What this site is, for who wants to know before they ask. */
export const aboutLinks = [
  { label: 'How it works', to: '/#how-it-works' },
  { label: 'About', to: '/about' },
] as const satisfies SiteLinkTarget[];

export const portalLinks = {
  client: { label: 'Client Portal', to: '/portal/login' },
  broker: { label: 'Broker Portal', to: '/broker/login' },
} as const;

export const quoteLink = { to: '/get-quote', label: 'Get a Quote', longLabel: 'Get a Free Quote' } as const;

/** Links to pages whose address is their label in small letters, with hyphens. */
function linksBelow(parent: string, ...labels: string[]): readonly SiteLinkTarget[] {
  return labels.map((label) => ({
    label,
    to: parent + label.toLowerCase().replace('’', '').replaceAll(' ', '-'),
  }));
}

export const personalLinks: readonly SiteLinkTarget[] = [
  ...linksBelow('/insurance/', 'Auto', 'Home', 'Life', 'Travel'),
  { label: 'Super Visa', to: '/super-visa' },
  ...linksBelow(
    '/insurance/',
    'Specialty',
    'Condo',
    'Tenant',
    'Rental property',
    'Seasonal and acreage',
    'Motorcycle',
    'RV and trailer',
    'Boat',
    'Farm',
    'Disability and critical illness',
    'Visitors to Canada',
  ),
];

export const businessLinks: readonly SiteLinkTarget[] = [
  { label: 'Business insurance', to: '/business' },
  { label: 'General liability', to: '/business/general' },
  { label: 'Commercial auto', to: '/commercial-auto' },
  { label: 'Group benefits', to: '/group-benefits' },
  ...linksBelow('/insurance/', 'Professional liability', 'Cyber', 'Builders’ risk'),
];

/** The kinds of insurance without the subjects below them. */
export const serviceLinks = [...personalLinks.slice(0, 6), ...businessLinks.slice(0, 4)];

export const industryLinks = linksBelow(
  '/business/',
  'Professionals',
  'Contractors',
  'Restaurants',
  'Manufacturers',
  'Construction',
  'Rideshare',
  'Medical',
  'Liquor',
  'Retail',
);

export const locationLinks: readonly SiteLinkTarget[] = [
  { label: 'Insurance By City', to: '/locations' },
  ...linksBelow('/locations/', 'Calgary', 'Edmonton', 'Red Deer', 'Lethbridge', 'Fort McMurray'),
];

export const allInsurance = { label: 'All kinds of insurance', to: '/insurance/all' } as const;

/** The groups of the Insurance dropdown and of the slide-in menu, by the names of the specification. */
export const insuranceGroups = [
  { title: 'Personal Insurance', links: personalLinks },
  { title: 'Business Insurance', links: businessLinks },
  { title: 'By Location', links: locationLinks },
  { title: 'Industry Solutions', links: industryLinks },
] as const;

/** Second addresses of pages that the menus name by their first. */
const TWINS = [
  [/^\/alberta(?=\/|$)/, '/locations'],
  [/^\/resources(?=\/|$)/, '/blog'],
  [/^\/insurance-faq(?=\/|$)/, '/faq'],
] as const;

/** Whether a menu link that leads to `to` is where the reader is, on the page itself or on one below it. */
export function leadsHere(to: string, path: string): boolean {
  // While pages are made ahead of time their paths end with a slash.
  const here = TWINS.reduce((one, [twin, first]) => one.replace(twin, first), path).replace(/(?<=.)\/$/, '');
  return here === to || (to !== '/' && here.startsWith(`${to}/`));
}

/** Whether an address belongs under the Insurance dropdown. */
export function isInsurancePath(path: string): boolean {
  return (
    /^\/(?:insurance|business|commercial-auto|group-benefits|super-visa)(?:[/-]|$)/.test(path) &&
    !/^\/insurance-faq\/?$/.test(path)
  );
}
