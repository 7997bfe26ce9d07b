import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const SHELL = '__spa-fallback.html';
const MANIFEST_NAME = /\/assets\/manifest-[\w-]+\.js/;
const MANIFEST = /^window\.__reactRouterManifest=(\{.*\});?$/s;
/** The loop of `startAfterFirstPaint` over what a page asks for. */
const LOOP = /for\(const href of (\[[^\]]*\])\)\{/;

const manifestShape = z.object({
  routes: z.record(
    z.string(),
    z.object({
      id: z.string(),
      parentId: z.string().optional(),
      path: z.string().optional(),
      module: z.string(),
      imports: z.array(z.string()).default([]),
    }),
  ),
});
type Manifest = z.output<typeof manifestShape>;

/** Scripts once each, and for the address of each portal page the places of its scripts among them. */
type PortalModules = { files: string[]; pages: [path: string, files: number[]][] };

/**
 * The build step that lets a portal page ask for all its scripts at once. Portal pages are made in the browser from one
 * document: without this each script is only asked for once the one before it that names it has come.
 */
export async function nameModulesOfPortals(siteDir: string): Promise<void> {
  const path = join(siteDir, SHELL);
  const html = await readFile(path, 'utf8');
  const name = MANIFEST_NAME.exec(html)?.[0];
  const [, json] = MANIFEST.exec(name ? await readFile(join(siteDir, name), 'utf8') : '') ?? [];
  if (!json)
    throw new Error(
      'The built site has no list of routes of the known shape: see server/build/portal-modules.ts',
    );
  const modules = listPortalModules(manifestShape.parse(JSON.parse(json)));
  await writeFile(path, askForModules(html, modules));
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
    pages.push([route.path, [...new Set(needed)].map(placeOf)]);
  }
  return { files, pages };
}

/** The document of all portal pages, changed as above. Throws when its start script is not the one known here. */
export function askForModules(html: string, { files, pages }: PortalModules): string {
  if (!LOOP.test(html)) throw new Error('The start script has changed: see server/build/portal-modules.ts');
  const code = String(modulesOf).replaceAll(/\s+/g, ' ');
  const asked = `(${code})(${JSON.stringify(files)},${JSON.stringify(pages)},location.pathname)`;
  return html.replace(LOOP, (_, first: string) => `for(const href of ${first}.concat(${asked})){`);
}

/** Runs in the browser. The scripts of the page at `path`. */
export function modulesOf(files: string[], pages: [string, number[]][], path: string): string[] {
  const parts = path.split('/').filter(Boolean);
  const page = pages.find(([known]) => {
    const wanted = known.split('/');
    return (
      wanted.length === parts.length && wanted.every((part, at) => part[0] === ':' || part === parts[at])
    );
  });
  return (page ? page[1] : []).map((place) => files[place] ?? '');
}
