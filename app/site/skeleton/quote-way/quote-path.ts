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

/** The kinds of home that pages of their own are about. */
const KIND_OF_HOME: Readonly<Record<string, string>> = {
  tenant: 'tenant',
  condo: 'condo',
  'rental-property': 'landlord',
};

/** What pages of their own are about, in the words of the form for it. */
const ITEM_OF_PAGE: Readonly<Record<string, string>> = {
  motorcycle: 'motorcycle',
  'rv-and-trailer': 'rv-or-trailer',
  boat: 'boat',
  farm: 'farm',
};

/**
 * The quote form with what a page knows already: the type, and what its subject answers: the trade, the kind of home, or what
 * it is that is to be insured.
 */
export function quotePathFrom(type: string | undefined, pagePath = ''): string {
  if (!type) return '/get-quote';
  const trade = /^\/business\/(?!general)([a-z]+)\/?$/.exec(pagePath)?.[1];
  const subject = /^\/insurance\/([a-z-]+)\/?$/.exec(pagePath)?.[1] ?? '';
  const [kind, item] = [KIND_OF_HOME[subject], ITEM_OF_PAGE[subject]];
  const known = {
    ...(trade && type === 'business' && { trade }),
    ...(kind && type === 'home' && { kind }),
    ...(item && type === 'specialty' && { item }),
  };
  return `/get-quote?${new URLSearchParams({ type, ...known })}`;
}

/** The quote form for a category of questions: those of the home page, called home, are about every kind of insurance. */
export function quotePathOfQuestions(category: string): string {
  return category === 'home' ? quotePathFrom(undefined) : quotePathOf(category);
}

/** The quote form for the subject of a post or of questions. */
export function quotePathOf(subject: string): string {
  return quotePathFrom(TYPE_OF_SUBJECT[subject]);
}
