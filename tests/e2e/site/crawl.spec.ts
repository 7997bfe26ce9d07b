import { HtmlValidate } from 'html-validate';
import { beforeAll, expect, inject, test } from 'vitest';
import { listPassages } from '#app/features/assistant/passages/passages.server.ts';
import { today } from '#app/platform/clock/calendar-day.ts';
import { placeId } from '#app/platform/text/place-id.ts';
import { PUBLIC_PATHS } from '#content/pages/public-paths.ts';
import { findWordingBreaches } from '#content/wording/check-wording.ts';
import { graphShape } from './schema-org-shapes.ts';
import { ownPath, type SitePage, siteReader } from './site-page.ts';

/**
 * The whole public site as a search engine meets it: from the home page, the sitemap and the twins along every link.
 * No browser, only what the server answers.
 */
const url = inject('siteUrl');
const read = siteReader(url);

/** Rendered in the browser, or a form for browsers without script: no pages of the public site. */
const NOT_PUBLIC = /^\/(?:portal|broker|admin|track)(?:\/|$)|\/plain$/;
const DEMO_PATHS = ['/animations', '/ai-test', '/tooltips', '/feature-tour', '/chatbot'];

const pages = new Map<string, SitePage>();
const dead: string[] = [];

beforeAll(async () => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, loc]) => ownPath(loc) ?? []);
  const waiting = ['/', ...listed, ...PUBLIC_PATHS, ...DEMO_PATHS, '/get-quote/thank-you'];
  const met = new Set<string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (met.has(path) || NOT_PUBLIC.test(path) || /\.\w+$/.test(path)) continue;
    met.add(path);
    const page = await read(path).catch((cause: unknown) => void dead.push(String(cause)));
    if (!page) continue;
    pages.set(path, page);
    waiting.push(...page.links.map((link) => link.path));
  }
});

const isHidden = (page: SitePage) => page.meta('robots') === 'noindex';
const indexed = () => [...pages.values()].filter((page) => !isHidden(page));

test('every link of every page leads straight to a page, and to a place that is there', async () => {
  expect(dead).toEqual([]);
  expect(pages.size).toBeGreaterThan(80);
  for (const { path: from, links } of pages.values())
    for (const { path, place } of links) {
      const found = pages.get(path);
      if (place && found)
        expect(found.html.includes(`id="${place}"`), `${path}#${place} on ${from}`).toBe(true);
    }
});

test('every part of a page that an answer of the chat or a search leads to is there', () => {
  const parts = listPassages().filter(({ below, from }) => below !== undefined && (from ?? '') <= today());
  expect(parts.length).toBeGreaterThan(500);
  for (const { page, below = '' } of parts)
    expect(pages.get(page)?.html.includes(`id="${placeId(below)}"`), `${page}#${placeId(below)}`).toBe(true);
});

test('every fact stands where its key was written', async () => {
  const files = await Promise.all(
    ['/search-index.json', '/llms.txt', '/feed.xml'].map(async (path) => ({
      path,
      html: await (await fetch(url + path)).text(),
    })),
  );
  for (const { path, html } of [...pages.values(), ...files])
    expect(html.match(/\{[a-z]\w*(?:\.\w+)+\}/g) ?? [], path).toEqual([]);
});

test('every picture, style, script, file and page behind a door that a page names is there', async () => {
  const named = new Set<string>();
  for (const { html, links } of pages.values()) {
    // Scripts are named by the start script of the page, all others by elements.
    for (const [, file = ''] of html.matchAll(/"(\/[\w/.-]+\.(?:css|ico|js|png|svg|webmanifest|woff2))"/g))
      named.add(file);
    for (const { path } of links) if (!pages.has(path)) named.add(path);
  }
  expect(named.size).toBeGreaterThan(60);
  for (const path of named) {
    const { status } = await fetch(url + path, { method: 'HEAD', redirect: 'manual' });
    expect(status, path).toBe(200);
  }
});

test('every page has a title, a description, one heading and its tags for sharing', () => {
  for (const page of [...indexed(), ...[...pages.values()].filter(({ path }) => DEMO_PATHS.includes(path))]) {
    const { path, title, canonical } = page;
    const description = page.meta('description') ?? '';
    expect(title.length, `title of ${path}`).toBeGreaterThan(10);
    expect(title.length, `title of ${path}`).toBeLessThanOrEqual(60);
    expect(description.length, `description of ${path}`).toBeGreaterThan(60);
    expect(description.length, `description of ${path}`).toBeLessThanOrEqual(155);
    expect(page.headings, `h1 of ${path}`).toHaveLength(1);
    expect(ownPath(page.meta('og:url')), path).toBe(canonical);
    expect(page.meta('og:title'), path).toBe(title);
    expect(page.meta('og:description'), path).toBe(description);
    expect(page.meta('og:locale'), path).toBe('en_CA');
    expect(page.meta('og:type'), path).toBe(/^\/blog\/./.test(path) ? 'article' : 'website');
    expect(page.meta('og:image:alt'), path).toBeTruthy();
    expect(page.meta('twitter:card'), path).toBe('summary_large_image');
    expect(page.meta('twitter:title'), path).toBe(title);
    expect(page.meta('twitter:description'), path).toBe(description);
    expect(page.meta('twitter:image'), path).toBe(page.meta('og:image'));
    expect(page.html, path).toMatch(/<html lang="en-CA">/);
  }
});

test('no two pages share a title, a description or a picture, unless they are twins', async () => {
  for (const name of ['title', 'description', 'og:image']) {
    const owners = new Map<string, string | undefined>();
    for (const page of pages.values()) {
      const words = name === 'title' ? page.title : page.meta(name);
      if (words === undefined || page.canonical === undefined) continue;
      if (owners.has(words)) expect(owners.get(words), `${name} "${words}"`).toBe(page.canonical);
      owners.set(words, page.canonical);
    }
    expect(owners.size).toBeGreaterThan(60);
  }
});

test('every picture for sharing is there, 1200 by 630', async () => {
  const pictures = new Set([...pages.values()].flatMap((page) => ownPath(page.meta('og:image')) ?? []));
  for (const path of pictures) {
    const response = await fetch(url + path);
    expect(response.headers.get('content-type'), path).toBe('image/png');
    const picture = Buffer.from(await response.arrayBuffer());
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630]);
  }
});

test('structured data has the shape of schema.org, leads to pages that exist and says what the page says', async () => {
  for (const page of pages.values()) {
    if (page.things.length === 0) expect(isHidden(page), page.path).toBe(true);
    const graph = graphShape.safeParse(page.things);
    expect(graph.error?.issues ?? [], page.path).toEqual([]);
    for (const thing of graph.data ?? []) {
      if (thing['@type'] === 'BreadcrumbList') {
        expect(thing.itemListElement.map(({ position }) => position)).toEqual(
          thing.itemListElement.map((_, index) => index + 1),
        );
        expect(ownPath(thing.itemListElement.at(-1)?.item), page.path).toBe(page.canonical);
        for (const { item } of thing.itemListElement) await read(ownPath(item) ?? item);
      }
      if (thing['@type'] === 'Service') expect(ownPath(thing.url), page.path).toBe(page.canonical);
      if (thing['@type'] === 'BlogPosting') expect(ownPath(thing.mainEntityOfPage)).toBe(page.canonical);
      if (thing['@type'] === 'FAQPage')
        for (const { name } of thing.mainEntity) expect(shown(page), page.path).toContain(plain(name));
    }
  }
});

test('each kind of page says what it is in structured data', () => {
  const typesOf = (path: string) =>
    (pages.get(path)?.things ?? []).map((thing) => (thing as { '@type': string })['@type']);
  for (const [path, types] of [
    ['/', ['Organization', 'WebSite', 'FAQPage']],
    ['/about', ['BreadcrumbList', 'Organization']],
    ['/insurance/auto', ['BreadcrumbList', 'Service']],
    ['/business/retail', ['BreadcrumbList', 'Service']],
    ['/locations/calgary', ['BreadcrumbList', 'Service']],
    ['/faq/auto', ['BreadcrumbList', 'FAQPage']],
    ['/blog/hail-season-alberta', ['BreadcrumbList', 'BlogPosting']],
  ] as const) {
    expect(typesOf(path), path).toEqual(types);
  }
  for (const { path } of indexed()) if (path !== '/') expect(typesOf(path), path).toContain('BreadcrumbList');
});

test('pages with facts say when they were read and where to check', () => {
  for (const page of indexed()) {
    // A form.
    if (page.canonical === '/get-quote') continue;
    expect(shown(page), page.path).toMatch(/Last reviewed [A-Z][a-z]+ \d+, \d{4}/);
    expect(shown(page), page.path).toMatch(/To check what this page says|Sources/);
  }
});

test('no page as it is shown breaks a rule of wording', () => {
  const found = [...pages.values()].flatMap((page) =>
    [page.title, page.meta('description') ?? '', ...textNodes(page)].flatMap((text) =>
      findWordingBreaches(text).map((breach) => `${page.path}: "${breach.found}" (${breach.rule})`),
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});

test('every page is valid HTML', async () => {
  // Left out: matters of style, on which React's own markup has settled.
  const style = [
    'void-style',
    'attribute-boolean-style',
    'attribute-empty-style',
    'doctype-style',
    'attr-quotes',
  ];
  const more = [
    'no-trailing-whitespace',
    'long-title',
    'prefer-native-element',
    'no-raw-characters',
    'script-type',
  ];
  const off = [...style, ...more, 'require-sri'];
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      ...Object.fromEntries(off.map((rule) => [rule, 'off'])),
      'valid-id': ['error', { relaxed: true }],
    },
  });
  const found: string[] = [];
  const unknown = await (await fetch(`${url}/nowhere`)).text();
  for (const { path, html } of [...pages.values(), { path: '/nowhere', html: unknown }]) {
    const report = await validator.validateString(html);
    for (const { messages } of report.results)
      found.push(...messages.map(({ ruleId, message }) => `${path}: ${ruleId}: ${message}`));
  }
  expect(found).toEqual([]);
});

/** What stands between the tags of a page, piece by piece. */
function textNodes({ html }: SitePage): string[] {
  const body = html.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '').replace(/<!--[\s\S]*?-->/g, '');
  return body
    .split(/<[^>]*>/)
    .map(plain)
    .filter((text) => /[a-z]/i.test(text));
}

/** The words of a page as they are read, in one piece. */
function shown(page: SitePage): string {
  return textNodes(page).join(' ').replace(/\s+/g, ' ');
}

/** Without the marks of HTML and without the spaces that keep words of one line together. */
function plain(text: string): string {
  const signs: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", lt: '<', gt: '>', nbsp: ' ' };
  const decoded = text.replace(
    /&(amp|quot|#x27|lt|gt|nbsp);/g,
    (whole, name: string) => signs[name] ?? whole,
  );
  return decoded.replace(/[\s\u00a0\u2011\u2060]+/g, ' ').trim();
}
