/** The kinds of insurance that subjects of questions and posts are about, where it is one of the form. */
const TYPE_OF_SUBJECT: Readonly<Record<string, string>> = {
  auto: 'auto',
  home: 'home',
  'home-condo-tenant': 'home',
  business: 'business',
  'commercial-auto': 'commercial-auto',
  'life-and-living-benefits': 'life',
  travel: 'travel',
  'super-visa': 'supervisa',
  'group-benefits': 'group-benefits',
  specialty: 'specialty',
};

/** The quote form with what a page knows already: the type, and on the page of a trade the trade. */
export function quotePathFrom(type: string | undefined, pagePath = ''): string {
  if (!type) return '/get-quote';
  const trade = /^\/business\/(?!general)([a-z]+)\/?$/.exec(pagePath)?.[1];
  return `/get-quote?type=${type}${trade && type === 'business' ? `&trade=${trade}` : ''}`;
}

/** The quote form for the subject of a post or of questions. */
export function quotePathOf(subject: string): string {
  return quotePathFrom(TYPE_OF_SUBJECT[subject]);
}
