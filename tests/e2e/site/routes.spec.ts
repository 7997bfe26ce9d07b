import { expect, inject, test } from 'vitest';
import { POST_SLUGS } from '#content/blog/posts.ts';
import { brand } from '#content/brand.ts';
import { FAQ_CATEGORIES } from '#content/faqs/faq.ts';
import { ownPath, siteReader } from './site-page.ts';

/**
 * Every public address by hand, so that one which goes missing from the site's own lists is missed here. Each stands
 * beside the address it gives as canonical.
 */
const INDUSTRIES = [
  ...['professionals', 'contractors', 'restaurants', 'manufacturers', 'construction', 'rideshare', 'medical'],
  ...['liquor', 'retail'],
];
const CITIES = ['calgary', 'edmonton', 'red-deer', 'lethbridge', 'fort-mcmurray'];
const SUBJECTS = [
  ...['condo', 'tenant', 'rental-property', 'seasonal-and-acreage', 'motorcycle', 'rv-and-trailer', 'boat'],
  ...['disability-and-critical-illness', 'visitors-to-canada', 'farm', 'professional-liability', 'cyber'],
  'builders-risk',
];
const DEMO_PAGES = ['/animations', '/ai-test', '/tooltips', '/feature-tour', '/chatbot'];
const SINGLE_PAGES = [
  ...['/', '/about', '/contact', '/get-quote', '/commercial-auto', '/group-benefits', '/super-visa', '/faq'],
  ...['/blog', '/locations', '/newsletter', '/privacy-policy', '/terms-of-service', '/business'],
  ...[
    '/business/general',
    ...['auto', 'home', 'life', 'travel', 'specialty', 'all'].map((id) => `/insurance/${id}`),
  ],
];
const CANONICAL: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SINGLE_PAGES.map((path) => [path, path])),
  ...Object.fromEntries(SUBJECTS.map((slug) => [`/insurance/${slug}`, `/insurance/${slug}`])),
  ...Object.fromEntries(INDUSTRIES.map((id) => [`/business/${id}`, `/business/${id}`])),
  ...Object.fromEntries(INDUSTRIES.map((id) => [`/insurance/business/${id}`, `/business/${id}`])),
  ...Object.fromEntries(CITIES.map((slug) => [`/locations/${slug}`, `/locations/${slug}`])),
  ...Object.fromEntries(CITIES.map((slug) => [`/alberta/${slug}`, `/locations/${slug}`])),
  ...Object.fromEntries(FAQ_CATEGORIES.map((category) => [`/faq/${category}`, `/faq/${category}`])),
  ...Object.fromEntries(POST_SLUGS.map((slug) => [`/blog/${slug}`, `/blog/${slug}`])),
  '/insurance/business': '/business',
  '/insurance/business/general': '/business/general',
  '/business-legacy': '/business',
  '/insurance/commercial-auto': '/commercial-auto',
  '/insurance/group-benefits': '/group-benefits',
  '/insurance/supervisa': '/super-visa',
  '/insurance-faq': '/faq',
  '/resources': '/blog',
  '/alberta': '/locations',
};

const url = inject('siteUrl');
const read = siteReader(url);

const ask = (path: string, method = 'GET') => fetch(url + path, { method, redirect: 'manual' });
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => ownPath(loc));

test('every address of the table answers with its page, and twins name one of them as canonical', async () => {
  expect(POST_SLUGS).toHaveLength(20);
  for (const [path, canonical] of Object.entries(CANONICAL)) {
    const page = await read(path);
    expect(page.canonical, path).toBe(canonical);
    expect(page.meta('robots'), path).toBeUndefined();
    expect(page.headings, path).toEqual((await read(canonical)).headings);
  }
});

test('demo pages answer, and keep out of search engines and out of the sitemap', async () => {
  const listed = locationsIn(await (await ask('/sitemap.xml')).text());
  for (const path of DEMO_PAGES) {
    const page = await read(path);
    expect([page.canonical, page.meta('robots')], path).toEqual([path, 'noindex']);
    expect(listed).not.toContain(path);
  }
});

test('doors and pages behind them answer, and are neither kept nor found by search engines', async () => {
  for (const path of [
    ...['/portal/login', '/portal/register', '/portal/forgot-password', '/portal/reset-password', '/portal'],
    ...['/portal/dashboard', '/portal/cases/1', '/broker/login', '/broker', '/broker/dashboard'],
    ...['/broker/cases/1', '/broker/notifications', '/admin/login', '/admin', '/admin/dashboard'],
    ...['/admin/cases/1', '/admin/clients/1/cases', '/admin/brokers', '/admin/clients', '/admin/messages'],
    ...['/admin/cases', '/admin/settings'],
  ]) {
    const { status, headers } = await ask(path);
    expect([status, headers.get('x-robots-tag'), headers.get('cache-control')], path).toEqual([
      ...[200, 'noindex', 'no-store'],
    ]);
  }
});

test('what does not exist is a real 404 in the words of the specification', async () => {
  const slugs = ['/insurance/x', '/blog/x', '/locations/x', '/alberta/x', '/faq/x', '/business/x'];
  const deep = ['/insurance/business/x', '/insurance/auto/more', '/a/b/c/d', '/locations/calgary/nw'];
  const odd = [
    '/team',
    '/Team',
    '/team/',
    '/nowhere?to=/about',
    '/insurance',
    '/locations/medicine-hat',
    '/404',
  ];
  for (const path of [...slugs, ...deep, ...odd]) {
    const response = await ask(path);
    expect(response.status, path).toBe(404);
    expect((await ask(path, 'HEAD')).status, path).toBe(404);
    const html = await response.text();
    expect(html.match(/<h1[^>]*>([^<]*)<\/h1>/)?.[1], path).toBe('404 Page Not Found');
    for (const words of ['Back to Home', 'Contact Us', 'Get a Quote', 'View our Services', 'noindex'])
      expect(html, path).toContain(words);
    expect(html.replaceAll('&#x27;', "'")).toContain(
      "Sorry, the page you're looking for doesn't exist or has been moved.",
    );
    expect(html).toContain(brand.notABroker);
  }
});

test('the sitemap lists every canonical page once, each with the day its content changed', async () => {
  const sitemap = await (await ask('/sitemap.xml')).text();
  expect(locationsIn(sitemap).toSorted()).toEqual([...new Set(Object.values(CANONICAL))].toSorted());
  const today = new Date().toISOString().slice(0, 10);
  const days = [...sitemap.matchAll(/<lastmod>([^<]*)<\/lastmod>/g)].map(([, day = '']) => day);
  expect(days).toHaveLength(locationsIn(sitemap).length);
  for (const day of days) expect(day <= today && /^\d{4}-\d\d-\d\d$/.test(day), day).toBe(true);
});

test('robots.txt names the sitemap, llms.txt every page, and the feed every post', async () => {
  const text = async (path: string) => (await ask(path)).text();
  const robots = await text('/robots.txt');
  expect(robots).toContain(`Sitemap: ${brand.url}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
  const llms = await text('/llms.txt');
  expect(llms).toMatch(new RegExp(`^# ${brand.name}\n\n> `));
  for (const path of new Set(Object.values(CANONICAL)))
    if (path !== '/' && path !== '/get-quote') expect(llms).toContain(`](${brand.url}${path}): `);
  const feed = await text('/feed.xml');
  expect((await read('/blog')).html).toMatch(/<link(?=[^>]*rel="alternate")[^>]*href="\/feed.xml"/);
  for (const slug of POST_SLUGS) expect(feed).toContain(`<id>${brand.url}/blog/${slug}</id>`);
});

test('the search index leads to every service, industry, city, post and question, and nowhere else', async () => {
  const index = (await (await ask('/search-index.json')).json()) as { documentIds: Record<string, string> };
  const targets = Object.values(index.documentIds);
  for (const target of targets) {
    const [path = '', place] = target.split('#');
    const page = await read(path);
    if (place) expect(page.html, target).toContain(`id="${place}"`);
  }
  const wanted = [
    ...INDUSTRIES.map((id) => `/business/${id}`),
    ...CITIES.map((slug) => `/locations/${slug}`),
  ];
  const posts = POST_SLUGS.map((slug) => `/blog/${slug}`);
  const services = [
    '/insurance/auto',
    '/business',
    '/insurance/home',
    '/insurance/life',
    '/insurance/travel',
  ];
  const more = ['/insurance/specialty', '/super-visa', '/group-benefits', '/commercial-auto'];
  expect(targets).toEqual(expect.arrayContaining([...wanted, ...posts, ...services, ...more]));
  for (const category of FAQ_CATEGORIES)
    expect(
      targets.filter((target) => target.startsWith(`/faq/${category}#`)).length,
      category,
    ).toBeGreaterThan(5);
});

test('the manifest and every icon that pages name are there, in the size they say', async () => {
  const { html } = await read('/');
  const manifest = (await (await ask('/site.webmanifest')).json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(html).toContain('rel="manifest" href="/site.webmanifest"');
  const apple = { src: '/apple-touch-icon.png', sizes: '180x180' };
  expect(html).toContain(`rel="apple-touch-icon" href="${apple.src}"`);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const { src, sizes } of [...manifest.icons, apple]) {
    const picture = Buffer.from(await (await ask(src)).arrayBuffer());
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const icon of ['/favicon.ico', '/favicon.svg']) {
    expect(html).toContain(`href="${icon}"`);
    expect((await ask(icon)).status).toBe(200);
  }
});
