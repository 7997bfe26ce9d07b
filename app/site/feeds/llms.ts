import { absolute } from '#app/site/meta/structured-data.ts';
import { factsFor } from '#app/site/skeleton/facts-for.ts';
import { brand } from '#content/brand.ts';
import { listPages } from './list-pages.ts';

/** What the site holds, for language models that read it on somebody's behalf (llmstxt.org). */
export function loader({ request }: { request: Request }) {
  const groups = listPages(factsFor(request)).map(
    ({ name, pages }) =>
      `## ${name}\n\n${pages.map((page) => `- [${page.title}](${absolute(page.path)}): ${page.description}`).join('\n')}\n`,
  );
  const text = [
    `# ${brand.name}\n`,
    `> ${brand.tagline} ${brand.notABroker}\n`,
    `Service area: ${brand.serviceArea}. Hours: ${brand.hours} (${brand.hoursZone}). Figures carry their source and date on each page. The site gives no prices and no advice, and nobody is insured before a broker or insurer confirms it in writing.\n`,
    ...groups,
  ].join('\n');
  return new Response(text, { headers: { 'content-type': 'text/plain' } });
}
