import { absolute } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { escapeXml } from './escape-xml.ts';
import { listPages } from './list-pages.ts';

/** The canonical pages for search engines, each with the day it last changed. */
export function loader({ request }: { request: Request }) {
  const pages = listPages(factsFor(request)).flatMap((group) => group.pages);
  const newest = pages.map(({ changedOn }) => changedOn).toSorted();
  const all = [...['/', '/get-quote'].map((path) => ({ path, changedOn: newest.at(-1) ?? '' })), ...pages];
  const entries = all.map(
    ({ path, changedOn }) =>
      `  <url><loc>${escapeXml(absolute(path))}</loc><lastmod>${changedOn}</lastmod></url>\n`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'content-type': 'application/xml' } });
}
