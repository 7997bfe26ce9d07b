import { absolute } from '#app/site/meta/structured-data.ts';

/**
 * Portals and demo pages say noindex themselves, so crawlers may read that. Calls and tracking pages, whose addresses
 * are keys, are nobody's business.
 */
export function loader() {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /track/',
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain' } });
}
