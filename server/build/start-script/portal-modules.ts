import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { EARLY_READS, type EarlyReads } from './early-reads.ts';
import { readAhead } from './read-ahead.ts';

const SHELL = '__spa-fallback.html';
const SITE_FRAME = 'site/frame/layout';
const MANIFEST_NAME = /\/assets\/manifest-[\w-]+\.js/;
const MANIFEST = /^window\.__reactRouterManifest=(\{.*\});?$/s;
/** What a page asks for (`startAfterFirstPaint`). */
const FILES = /const files=(\[[^\]]*\]);/;

/** Where the list of routes has come (`startAfterFirstPaint`). */
const ROUTES_READ = /await import\("[^"]*\/manifest-[^"]+"\);/;

const manifestShape = z.looseObject({
  routes: z.record(
    z.string(),
    z.looseObject({
      id: z.string(),
      parentId: z.string().optional(),
      path: z.string().optional(),
      module: z.string(),
      hasDefaultExport: z.boolean().optional(),
      imports: z.array(z.string()).default([]),
    }),
  ),
});
type Manifest = z.output<typeof manifestShape>;
type Route = Manifest['routes'][string];

/** Scripts once each, and for the address of each portal page the places of its scripts among them, and what it reads first. */
type PortalModules = { files: string[]; pages: PortalPage[] };
type PortalPage = [path: string, files: number[], reads: EarlyReads | null, id: string];

/**
 * The build step that lets a portal page ask for all its scripts at once. Portal pages are made in the browser from one
 * document: without this each script is only asked for once the one before it that names it has come. That document
 * holds the routes of the portals, too, so that the list of routes, which every page loads, is that of the public site.
 */
export async function nameModulesOfPortals(siteDir: string): Promise<void> {
  const path = join(siteDir, SHELL);
  const html = await readFile(path, 'utf8');
  const name = MANIFEST_NAME.exec(html)?.[0];
  const [, json] = MANIFEST.exec(name ? await readFile(join(siteDir, name), 'utf8') : '') ?? [];
  if (!name || !json)
    throw new Error(
      'The built site has no list of routes of the known shape: see server/build/start-script/portal-modules.ts',
    );
  const manifest = manifestShape.parse(JSON.parse(json));
  const { site, portals } = splitRoutes(manifest);
  await writeFile(path, askForModules(html, listPortalModules(manifest), portals));
  await writeFile(join(siteDir, name), `window.__reactRouterManifest=${inShort(site)};`);
}

/**
 * The list of routes of the public site, without what is a file and no page (the sitemap), and the routes that only the
 * document of the portals needs: whoever goes from a public page to a portal opens that document
 * (`app/site/navigation/calm-navigation.tsx`). Tracking pages wear the frame of the public site and are reached within it.
 */
export function splitRoutes(manifest: Manifest): { site: Manifest; portals: Manifest['routes'] } {
  const all = Object.entries(manifest.routes);
  const isPortal = ([, route]: (typeof all)[number]) => {
    const ids = chainOf(route, manifest.routes).map(({ id }) => id);
    return ids.some((id) => id.startsWith('portals/')) && !ids.includes(SITE_FRAME);
  };
  const isPage = ([, { hasDefaultExport }]: (typeof all)[number]) => hasDefaultExport !== false;
  return {
    site: { ...manifest, routes: Object.fromEntries(all.filter((one) => isPage(one) && !isPortal(one))) },
    portals: Object.fromEntries(all.filter(isPortal)),
  };
}

/** Code that reads a value from its JSON. */
function parsed(json: string): string {
  return `JSON.parse(${JSON.stringify(json)})`;
}

/** As JSON, without what is false or empty: React Router takes what a route does not say for that. */
function inShort(list: object): string {
  return JSON.stringify(list, (_, value) =>
    value === false || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
}

/** The scripts of every portal page that the manifest knows; those that fit any address have none. */
export function listPortalModules({ routes }: Manifest): PortalModules {
  const files: string[] = [];
  const placeOf = (file: string) => {
    const known = files.indexOf(file);
    return known === -1 ? files.push(file) - 1 : known;
  };
  const pages: PortalModules['pages'] = [];
  for (const route of Object.values(routes)) {
    if (!route.path || route.path.includes('*')) continue;
    const chain = chainOf(route, routes);
    if (!chain.some(({ id }) => id.startsWith('portals/'))) continue;
    const needed = chain.flatMap(({ module, imports }) => [module, ...imports]);
    const places = [...new Set(needed)].map(placeOf);
    pages.push([route.path, places, EARLY_READS[route.path] ?? null, route.id]);
  }
  return { files, pages };
}

/** A route and what stands around it, the outermost first. */
function chainOf(route: Route, routes: Manifest['routes']): Route[] {
  const parent = routes[route.parentId ?? ''];
  return parent ? [...chainOf(parent, routes), route] : [route];
}

/** The document of all portal pages, changed as above. Throws when its start script is not the one known here. */
export function askForModules(
  html: string,
  { files, pages }: PortalModules,
  routes: Manifest['routes'],
): string {
  if (!FILES.test(html) || !ROUTES_READ.test(html))
    throw new Error('The start script has changed: see server/build/start-script/portal-modules.ts');
  const one = (code: unknown) =>
    String(code)
      .replaceAll(/^\s*\/\/.*$/gm, '')
      .replaceAll(/\s+/g, ' ');
  // Read as JSON: a phone takes a long literal of a script in several times as slowly.
  const table = `const portalFiles=${parsed(JSON.stringify(files))},portalPages=${parsed(JSON.stringify(pages))};`;
  const found = `const page=(${one(pageAt)})(portalPages,location.pathname);`;
  const ahead = `if(page&&page[2])(${one(readAhead)})(page[2],location);`;
  const bare = Object.values(routes).map(({ imports, ...route }) => route);
  const told = `(${one(addRoutes)})(${parsed(inShort(bare))},portalFiles,portalPages,window.__reactRouterManifest.routes);`;
  return html
    .replace(
      FILES,
      (_, first: string) =>
        `${table}${found}${ahead}const files=${first}.concat((page?page[1]:[]).map((place)=>portalFiles[place]));`,
    )
    .replace(ROUTES_READ, (read) => `${read}${told}`);
}

/** Runs in the browser. Adds the routes of the portals to the list, with what their pages import, for going from one to another. */
function addRoutes(
  added: { id: string; imports?: (string | undefined)[] }[],
  files: string[],
  pages: PortalPage[],
  routes: Record<string, { imports?: (string | undefined)[] }>,
): void {
  for (const route of added) routes[route.id] = route;
  for (const [, places, , id] of pages) {
    const route = routes[id];
    if (route) route.imports = places.map((place) => files[place]);
  }
}

/** Runs in the browser. The page at `path`. */
export function pageAt(pages: PortalPage[], path: string): PortalPage | undefined {
  const parts = path.split('/').filter(Boolean);
  return pages.find(([known]) => {
    const wanted = known.split('/');
    return (
      wanted.length === parts.length && wanted.every((part, at) => part[0] === ':' || part === parts[at])
    );
  });
}
