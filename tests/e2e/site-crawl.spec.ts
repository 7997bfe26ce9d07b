import { HtmlValidate } from 'html-validate';
import { afterAll, expect, test } from 'vitest';
import { startServer } from '#tests/fixtures/server.ts';
import { brand } from '../../content/brand.ts';
import { POST_SLUGS } from '../../content/posts.ts';
import { PUBLIC_PATHS } from '../../content/public-paths.ts';

/** The whole public site as a search engine meets it: no browser, only what the server answers. */
const server = await startServer();
afterAll(() => server.stop());

const PATHS = [...new Set([...PUBLIC_PATHS, ...POST_SLUGS.map((slug) => `/blog/${slug}`)])];
const DEMO_PATHS = ['/animations', '/tooltips', '/feature-tour'];
const html = new Map<string, string>();

async function read(path: string): Promise<string> {
  const known = html.get(path);
  if (known !== undefined) return known;
  const response = await fetch(server.url + path);
  expect(response.status, path).toBe(200);
  const text = await response.text();
  html.set(path, text);
  return text;
}

function first(text: string, pattern: RegExp): string {
  return decode(pattern.exec(text)?.[1] ?? '');
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => decode(found));
}

function decode(text: string): string {
  const signs: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>' };
  return text.replace(/&(amp|quot|#x27|lt|gt);/g, (whole, name: string) => signs[name] ?? whole);
}

const canonicalOf = (text: string) =>
  first(text, /<link(?=[^>]*rel="canonical")[^>]*href="([^"]*)"/).replace(brand.url, '') || '/';
const metaOf = (text: string, name: string) =>
  first(text, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

test('every public address answers with its own title, description, heading, canonical and picture', async () => {
  const titles = new Map<string, string>();
  for (const path of PATHS) {
    const text = await read(path);
    const title = first(text, /<title>([^<]*)<\/title>/);
    const description = metaOf(text, 'description');
    const canonical = canonicalOf(text);
    expect(title.length, `title of ${path}`).toBeGreaterThan(10);
    expect(title.length, `title of ${path}`).toBeLessThanOrEqual(60);
    expect(description.length, `description of ${path}`).toBeGreaterThan(60);
    expect(description.length, `description of ${path}`).toBeLessThanOrEqual(155);
    expect(text.match(/<h1[ >]/g), `h1 of ${path}`).toHaveLength(1);
    for (const name of ['og:title', 'og:description', 'og:url', 'twitter:card', 'twitter:image'])
      expect(metaOf(text, name), `${name} of ${path}`).not.toBe('');
    const picture = metaOf(text, 'og:image').replace(brand.url, '');
    expect((await fetch(server.url + picture)).headers.get('content-type'), picture).toBe('image/png');
    expect(text, path).not.toContain('name="robots"');
    expect(titles.get(title) ?? canonical, `"${title}" belongs to one page`).toBe(canonical);
    titles.set(title, canonical);
  }
});

test('twins are one page: both answer, and one of them is canonical', async () => {
  for (const [twin, canonical] of [
    ['/alberta', '/locations'],
    ['/alberta/calgary', '/locations/calgary'],
    ['/resources', '/blog'],
    ['/insurance-faq', '/faq'],
    ['/insurance/business', '/business'],
    ['/insurance/business/general', '/business/general'],
    ['/insurance/business/retail', '/business/retail'],
    ['/business-legacy', '/business'],
    ['/insurance/supervisa', '/super-visa'],
  ] as const) {
    expect(canonicalOf(await read(twin)), twin).toBe(canonical);
    expect(canonicalOf(await read(canonical))).toBe(canonical);
  }
});

test('what does not exist is a real 404 in the words of the specification', async () => {
  const unknown = ['/team', '/nowhere', '/insurance/x', '/blog/x', '/locations/x', '/alberta/x', '/faq/x'];
  for (const path of [...unknown, '/business/x', '/insurance/business/x']) {
    const response = await fetch(server.url + path);
    expect(response.status, path).toBe(404);
    const text = await response.text();
    expect(first(text, /<h1[^>]*>([^<]*)<\/h1>/), path).toBe('404 Page Not Found');
    for (const words of ['Back to Home', 'Contact Us', 'Get a Quote', 'View our Services'])
      expect(text, path).toContain(words);
    expect(decode(text)).toContain("Sorry, the page you're looking for doesn't exist or has been moved.");
  }
});

test('every fact stands where its key was written', async () => {
  const files = ['/search-index.json', '/llms.txt', '/feed.xml'];
  for (const path of [...PATHS, ...DEMO_PATHS, ...files])
    expect((await read(path)).match(/\{[a-z]\w*(\.\w+)+\}/g) ?? [], path).toEqual([]);
});

test('every internal link on every page leads somewhere', async () => {
  const links = new Map<string, string>();
  for (const path of [...PATHS, ...DEMO_PATHS]) {
    const text = (await read(path)).replace(/<script[\s\S]*?<\/script>/g, '');
    for (const link of all(text, /<a\b[^>]*\shref="([^"]*)"/g)) if (!links.has(link)) links.set(link, path);
  }
  for (const [link, from] of links) {
    if (!link.startsWith('/') && !link.startsWith('#')) continue;
    const url = new URL(link, server.url + from);
    if (url.pathname.startsWith('/portal') || url.pathname.startsWith('/broker')) continue;
    const text = await read(url.pathname);
    const place = decodeURIComponent(url.hash.slice(1));
    if (place) expect(text.includes(`id="${place}"`), `${link} on ${from}`).toBe(true);
  }
});

test('structured data is valid JSON and claims nothing that we are not', async () => {
  const FORBIDDEN = /InsuranceAgency|LocalBusiness|FinancialService|AggregateRating|"Review"|"Offer"|price/i;
  for (const path of PATHS) {
    const blocks = all(await read(path), /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
    if (path !== '/') expect(blocks.length, path).toBe(1);
    for (const block of blocks) {
      const types = JSON.stringify(JSON.parse(block)).match(/"@type":"[^"]*"/g) ?? [];
      expect(types.join(), path).not.toMatch(FORBIDDEN);
      if (path !== '/') expect(types, path).toContain('"@type":"BreadcrumbList"');
    }
  }
});

test('the sitemap lists every canonical page once, and robots.txt names it', async () => {
  const listed = all(await read('/sitemap.xml'), /<loc>([^<]*)<\/loc>/g).map(
    (loc) => loc.replace(brand.url, '') || '/',
  );
  const canonical = new Set<string>();
  for (const path of PATHS) canonical.add(canonicalOf(await read(path)));
  expect(listed.toSorted()).toEqual([...canonical].toSorted());
  expect(await read('/robots.txt')).toContain(`Sitemap: ${brand.url}/sitemap.xml`);
  expect(all(await read('/feed.xml'), /<entry>\s*<id>([^<]*)/g)).toHaveLength(POST_SLUGS.length);
  expect(await read('/llms.txt')).toContain(`# ${brand.name}`);
});

test('demo pages and portals keep out of search engines', async () => {
  for (const path of DEMO_PATHS) expect(metaOf(await read(path), 'robots'), path).toBe('noindex');
  for (const path of ['/portal/login', '/broker/login', '/admin/login'])
    expect((await fetch(server.url + path)).headers.get('x-robots-tag'), path).toBe('noindex');
});

test('every page is valid HTML', async () => {
  // Left out: matters of style, on which React's own markup has settled.
  const off = [
    'void-style',
    'attribute-boolean-style',
    'attribute-empty-style',
    'doctype-style',
    'attr-quotes',
  ];
  const alsoOff = [
    'no-trailing-whitespace',
    'long-title',
    'prefer-native-element',
    'no-raw-characters',
    'require-sri',
  ];
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      ...Object.fromEntries([...off, ...alsoOff, 'script-type'].map((rule) => [rule, 'off'])),
      'valid-id': ['error', { relaxed: true }],
    },
  });
  const found: string[] = [];
  for (const path of [...PATHS, ...DEMO_PATHS]) {
    const report = await validator.validateString(await read(path));
    for (const { messages } of report.results)
      found.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`));
  }
  expect(found).toEqual([]);
});
