/** Everything at these addresses and below them is the API's, which answers in JSON. */
export const API_PREFIXES = ['/api', '/healthz', '/readyz', '/openapi.json', '/metrics'] as const;

/**
 * The pages without script, which the API draws. A star stands for one part, such as the key of a mailed link.
 * Only these: what else is asked for near them is answered with the site's own 404 page.
 */
export const PLAIN_PAGES = [
  '/get-quote/plain',
  '/get-quote/plain/thank-you',
  '/contact/plain',
  '/contact/plain/sent',
  '/newsletter/plain',
  '/newsletter/plain/sent',
  '/newsletter/plain/deleted',
  '/notifications/mute/*',
  '/privacy/confirm/*',
  ...['confirm', 'preferences', 'unsubscribe'].flatMap((page) => [
    `/newsletter/${page}`,
    `/newsletter/${page}/*`,
  ]),
] as const;

/** Whether a path is one of the pages without script. */
export function isPlainPage(path: string): boolean {
  const parts = path.split('/');
  return PLAIN_PAGES.some((page) => {
    const expected = page.split('/');
    return (
      expected.length === parts.length &&
      expected.every((part, place) => (part === '*' ? parts[place] !== '' : part === parts[place]))
    );
  });
}
