import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { EARLY_READS, type EarlyReads } from './early-reads.ts';
import { readAhead } from './read-ahead.ts';

const SHELL = '__spa-fallback.html';
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
      imports: z.array(z.string()).default([]),
    }),
  ),
});
type Manifest = z.output<typeof manifestShape>;

/** Scripts once each, and for the address of each portal page the places of its scripts among them, and what it reads first. */
type PortalModules = { files: string[]; pages: PortalPage[] };
type PortalPage = [path: string, files: number[], reads?: EarlyReads];

/**
 * The build step that lets a portal page ask for all its scripts at once. Portal pages are made in the browser from one
 * document: without this each script is only asked for once the one before it that names it has come. The list of routes,
 * which every page loads, then says no more what portal pages import.
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
  const modules = listPortalModules(manifest);
  await writeFile(path, askForModules(html, modules));
  await writeFile(
    join(siteDir, name),
    `window.__reactRouterManifest=${JSON.stringify(withoutImports(manifest, modules))};`,
  );
}

/**
 * The list of routes without what portal pages import: the document of the portals says it. Tracking pages keep theirs, as
 * visitors come to them from public pages.
 */
export function withoutImports(manifest: Manifest, { pages }: PortalModules): Manifest {
  const known = new Set(pages.map(([path]) => path));
  const routes = Object.entries(manifest.routes).map(([id, route]) => {
    const isPortal = id.startsWith('portals/') && !id.startsWith('portals/track/');
    const isKnown = isPortal && (!route.path || known.has(route.path));
    return [id, isKnown ? { ...route, imports: [] } : route] as const;
  });
  return { ...manifest, routes: Object.fromEntries(routes) };
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
    const chain = [];
    for (let one: typeof route | undefined = route; one; one = routes[one.parentId ?? '']) chain.push(one);
    if (!chain.some(({ id }) => id.startsWith('portals/'))) continue;
    const needed = chain.reverse().flatMap(({ module, imports }) => [module, ...imports]);
    const places = [...new Set(needed)].map(placeOf);
    const reads = EARLY_READS[route.path];
    pages.push(reads ? [route.path, places, reads] : [route.path, places]);
  }
  return { files, pages };
}

/** The document of all portal pages, changed as above. Throws when its start script is not the one known here. */
export function askForModules(html: string, { files, pages }: PortalModules): string {
  if (!FILES.test(html) || !ROUTES_READ.test(html))
    throw new Error('The start script has changed: see server/build/start-script/portal-modules.ts');
  const one = (code: unknown) =>
    String(code)
      .replaceAll(/^\s*\/\/.*$/gm, '')
      .replaceAll(/\s+/g, ' ');
  const table = `const portalFiles=${JSON.stringify(files)},portalPages=${JSON.stringify(pages)};`;
  const found = `const page=(${one(pageAt)})(portalPages,location.pathname);`;
  const read = `if(page&&page[2])(${one(readAhead)})(page[2],location);`;
  const told = `(${one(tellImports)})(portalFiles,portalPages,window.__reactRouterManifest.routes);`;
  return html
    .replace(
      FILES,
      (_, first: string) =>
        `${table}${found}${read}const files=${first}.concat((page?page[1]:[]).map((place)=>portalFiles[place]));`,
    )
    .replace(ROUTES_READ, (routes) => `${routes}${told}`);
}

/** Runs in the browser. Says in the list of routes what the portal pages import, for going from one to another. */
function tellImports(
  files: string[],
  pages: PortalPage[],
  routes: Record<string, { path?: string; imports: string[] }>,
): void {
  for (const route of Object.values(routes)) {
    const page = pages.find(([path]) => path === route.path);
    if (page) route.imports = page[1].map((place) => files[place] ?? '');
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
