import { brand } from '#content/brand.ts';

const NOT_INDEXED = { name: 'robots', content: 'noindex' } as const;

/** The head of a portal page: its title, and a word to search engines to stay out. */
export function portalMeta(title: string) {
  return [{ title: portalTitle(title) }, NOT_INDEXED];
}

/** The head of a page that writes its own `<title>` once it knows what it shows. */
export function untitledPortalMeta() {
  return [NOT_INDEXED];
}

export function portalTitle(title: string): string {
  return `${title} | ${brand.name}`;
}
