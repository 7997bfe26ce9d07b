/** The public pages in the order of the menus. A page joins this list when it exists. */
export const mainLinks = [
  { label: 'Home', to: '/' },
  { label: 'How it works', to: '/#how-it-works' },
] as const;

export const portalLinks = {
  client: { label: 'Client Portal', to: '/portal/login' },
  broker: { label: 'Broker Portal', to: '/broker/login' },
} as const;

export const quoteLink = { to: '/get-quote', label: 'Get a Quote', longLabel: 'Get a Free Quote' } as const;
