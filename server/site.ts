import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_PREFIXES, isPlainPage } from './api-addresses.ts';
import {
  type ConditionalHeaders,
  chooseAnswer,
  fileResource,
  plainAnswer,
  type Resource,
  type SiteAnswer,
  standInResource,
} from './site-answers.ts';
import { compressedDir, readSiteFiles, type SiteFile } from './site-files.ts';
import { canonicalPath, decodePath, encodePath, isBelow, splitTarget } from './site-paths.ts';

/** Which paths belong to whom. `https` says that the public address is https, which adds HSTS. */
export type SiteOptions = {
  apiPrefixes: readonly string[];
  portalPrefixes: readonly string[];
  https: boolean;
  cacheDir: string;
};

export type SiteRequest = { method: string; url: string; headers: ConditionalHeaders };

export type Site = {
  /** The answer to a request, or null when the path belongs to the API. */
  answer(request: SiteRequest): SiteAnswer | null;
  /** Writes the answer and says true, or says false and leaves the request to the API. */
  handle(request: IncomingMessage, response: ServerResponse): boolean;
};

type Loaded = { resources: Map<string, Resource>; notFound: Resource; shell: Resource; options: SiteOptions };

const SHELL = '/__spa-fallback.html';
const NOT_FOUND = '/404/index.html';

/**
 * Reads a built site (pages in folders, `__spa-fallback.html`, `404/index.html`, hashed `assets/`)
 * into memory and answers from there. Refuses a folder without the home page, the shell or the 404 page.
 */
export async function loadSite(dir: string, overrides: Partial<SiteOptions> = {}): Promise<Site> {
  const options = {
    apiPrefixes: API_PREFIXES,
    portalPrefixes: ['/portal', '/broker', '/admin', '/track'],
    https: false,
    cacheDir: compressedDir(dir),
    ...overrides,
  };
  const site = arrange(await readSiteFiles(dir, options.cacheDir), options);
  const answer = (request: SiteRequest) => decide(site, request);
  return {
    answer,
    handle(request, response) {
      const { method = 'GET', url = '/', headers } = request;
      const ready = answer({ method, url, headers });
      if (!ready) return false;
      response.writeHead(ready.status, ready.headers);
      if (ready.body && method !== 'HEAD') response.end(ready.body);
      else response.end();
      return true;
    },
  };
}

/** The build step that makes `loadSite` fast: compresses every file of a built site at the best quality. */
export async function compressSite(dir: string): Promise<void> {
  await readSiteFiles(dir, compressedDir(dir));
}

function arrange(files: SiteFile[], options: SiteOptions): Loaded {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const take = (path: string) => {
    const file = byPath.get(path);
    if (!file) throw new Error(`The built site has no ${path.slice(1)}: build it again.`);
    return file;
  };
  take('/index.html');
  const { https } = options;
  const notFound = standInResource(take(NOT_FOUND), 404, https, ['Cache-Control', 'no-cache']);
  const shellHeaders = ['Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex'];
  const shell = standInResource(take(SHELL), 200, https, shellHeaders);
  const atOwnAddress = files.filter((file) => file.path !== SHELL && file.path !== NOT_FOUND);
  const resources = new Map(
    atOwnAddress.map((file) => [canonicalPath(file.path), fileResource(file, https)]),
  );
  return { resources, notFound, shell, options };
}

function decide(loaded: Loaded, request: SiteRequest): SiteAnswer | null {
  const { resources, notFound, shell, options } = loaded;
  const { path, query } = splitTarget(request.url);
  const found = resources.get(path);
  if (!found && (isBelow(path, options.apiPrefixes) || isPlainPage(path))) return null;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return plainAnswer(405, 'This address can only be read.\n', options.https, ['Allow', 'GET, HEAD']);
  }
  if (found) return chooseAnswer(found, request.headers);

  const decoded = decodePath(path);
  if (decoded === null) return plainAnswer(400, 'This address cannot be read.\n', options.https, []);
  const meant = meantPath(loaded, decoded);
  if (meant !== null && meant !== decoded) {
    // Only addresses that exist are redirected to, so `//elsewhere/` cannot leave this site.
    const headers = ['Location', encodePath(meant) + query, 'Cache-Control', 'public, max-age=3600'];
    return plainAnswer(308, '', options.https, headers);
  }
  const resource = resources.get(decoded) ?? (meant === null ? notFound : shell);
  return chooseAnswer(resource, request.headers);
}

/**
 * The path of ours that `/about/`, `/About` or `/Portal/login` means, or null when there is none. Without this the
 * router in the browser, to which `/About` is `/about`, would trip over the 404 page that the server sent for it.
 */
function meantPath({ resources, options }: Loaded, decoded: string): string | null {
  const tidy = canonicalPath(decoded);
  if (resources.has(tidy) || isBelow(tidy, options.portalPrefixes)) return tidy;
  if (tidy !== decoded && isPlainPage(tidy)) return tidy;
  const small = tidy.toLowerCase();
  if (resources.has(small)) return small;
  // Below a portal a path may hold a key, whose capitals count: only its first part is made small.
  const [, first = ''] = tidy.split('/', 2);
  const portal = `/${first.toLowerCase()}`;
  return options.portalPrefixes.includes(portal) ? portal + tidy.slice(portal.length) : null;
}
