import { expect, test } from 'vitest';
import { askForModules, listPortalModules, pageAt, splitRoutes } from './portal-modules.ts';

const route = (id: string, parentId: string, path: string | undefined, imports: string[] = []) => ({
  ...{ id, parentId, imports, module: `/assets/${id.split('/').at(-1)}.js` },
  ...(path && { path }),
});
const ROUTES = [
  { id: 'root', path: '', module: '/assets/root.js', imports: ['/assets/react.js'] },
  route('portals/broker/layout', 'root', undefined, ['/assets/react.js', '/assets/shell.js']),
  route('portals/broker/cases/show', 'portals/broker/layout', 'broker/cases/:id', ['/assets/stream.js']),
  route('portals/broker/profile', 'portals/broker/layout', 'broker/profile', ['/assets/shell.js']),
  route('portals/broker/not-found', 'portals/broker/layout', 'broker/*'),
  route('site/frame/layout', 'root', undefined),
  route('site/about', 'site/frame/layout', 'about'),
  { ...route('site/feeds/sitemap', 'root', 'sitemap.xml'), hasDefaultExport: false },
  route('portals/track/show', 'site/frame/layout', 'track/:token', ['/assets/stream.js']),
];
const manifest = { routes: Object.fromEntries(ROUTES.map((one) => [one.id, one])) };
const modules = listPortalModules(manifest);
const { site, portals } = splitRoutes(manifest);
const asked = (path: string) => pageAt(modules.pages, path)?.[1].map((place) => modules.files[place]);

test('a portal page asks for its own scripts, those of its frame and what they import, once each', () => {
  expect(asked('/broker/cases/123')).toEqual(
    ['root', 'react', 'layout', 'shell', 'show', 'stream'].map((name) => `/assets/${name}.js`),
  );
  expect(asked('/broker/profile/')).toContain('/assets/profile.js');
});

test('an address that no portal page has asks for nothing', () => {
  for (const path of ['/', '/about', '/broker', '/broker/other', '/broker/cases/1/2'])
    expect(asked(path)).toBeUndefined();
});

test('the start script asks for what it did and for the scripts of the page, and tells the routes what they import', async () => {
  const html =
    '<script>const files=["/assets/a.js"];for(const href of files)ask(href);await import("/assets/manifest-1.js");</script>';
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(askForModules(html, modules, portals)) ?? [];
  const hrefs: string[] = [];
  const list = { routes: { ...site.routes } };
  const AsyncFunction = (async () => undefined).constructor as FunctionConstructor;
  await new AsyncFunction('ask', 'location', 'window', script.replace(/await import\([^)]*\)/, ''))(
    (href: string) => hrefs.push(href),
    { pathname: '/broker/profile' },
    { __reactRouterManifest: list },
  );
  expect(hrefs).toEqual(['/assets/a.js', ...(asked('/broker/profile') ?? [])]);
  expect(Object.keys(list.routes)).toEqual([...Object.keys(site.routes), ...Object.keys(portals)]);
  expect(list.routes['portals/broker/profile']?.imports).toEqual(asked('/broker/profile'));
  expect(() => askForModules('<script>start()</script>', modules, portals)).toThrow('has changed');
});

test('public pages know the routes of the public site and of tracking pages, and none of a portal', () => {
  expect(Object.keys(site.routes)).toEqual(['root', 'site/frame/layout', 'site/about', 'portals/track/show']);
  expect(Object.keys(portals)).toEqual(
    ['layout', 'cases/show', 'profile', 'not-found'].map((name) => `portals/broker/${name}`),
  );
});
