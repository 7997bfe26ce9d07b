export type SiteLinkTarget = { label: string; to: string };

/** The main navigation in its order. The Insurance dropdown stands after Home. */
export const mainLinks = [
  { label: 'Home', to: '/' },
  { label: 'Locations', to: '/locations' },
  { label: 'FAQ', to: '/faq' },
  { label: 'Resources', to: '/blog' },
  { label: 'Contact', to: '/contact' },
] as const satisfies SiteLinkTarget[];

export const portalLinks = {
  client: { label: 'Client Portal', to: '/portal/login' },
  broker: { label: 'Broker Portal', to: '/broker/login' },
} as const;

export const quoteLink = { to: '/get-quote', label: 'Get a Quote', longLabel: 'Get a Free Quote' } as const;

export const personalLinks: readonly SiteLinkTarget[] = [
  { label: 'Auto', to: '/insurance/auto' },
  { label: 'Home, condo and tenant', to: '/insurance/home' },
  { label: 'Life', to: '/insurance/life' },
  { label: 'Travel', to: '/insurance/travel' },
  { label: 'Super Visa', to: '/super-visa' },
  { label: 'Specialty', to: '/insurance/specialty' },
];

export const businessLinks: readonly SiteLinkTarget[] = [
  { label: 'Business insurance', to: '/business' },
  { label: 'General liability', to: '/business/general' },
  { label: 'Commercial auto', to: '/commercial-auto' },
  { label: 'Group benefits', to: '/group-benefits' },
];

export const industryLinks: readonly SiteLinkTarget[] = [
  { label: 'Professionals', to: '/business/professionals' },
  { label: 'Contractors', to: '/business/contractors' },
  { label: 'Restaurants', to: '/business/restaurants' },
  { label: 'Manufacturers', to: '/business/manufacturers' },
  { label: 'Construction', to: '/business/construction' },
  { label: 'Rideshare', to: '/business/rideshare' },
  { label: 'Medical', to: '/business/medical' },
  { label: 'Liquor', to: '/business/liquor' },
  { label: 'Retail', to: '/business/retail' },
];

export const locationLinks: readonly SiteLinkTarget[] = [
  { label: 'Insurance By City', to: '/locations' },
  { label: 'Calgary', to: '/locations/calgary' },
  { label: 'Edmonton', to: '/locations/edmonton' },
  { label: 'Red Deer', to: '/locations/red-deer' },
  { label: 'Lethbridge', to: '/locations/lethbridge' },
  { label: 'Fort McMurray', to: '/locations/fort-mcmurray' },
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
