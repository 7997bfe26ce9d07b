import type { IncomingMessage, ServerResponse } from 'node:http';
import { now } from '#app/platform/now.ts';
import {
  type ConditionalHeaders,
  chooseAnswer,
  fileResource,
  plainAnswer,
  type Resource,
  type SiteAnswer,
  standInResource,
} from './answers.ts';
import { API_PREFIXES, isPlainPage } from './api-addresses.ts';
import { compressedDir, readSiteSets } from './days.ts';
import type { SiteFile } from './files.ts';
import type { FlatHeaders } from './headers.ts';
import { readOwnPages } from './own-pages.ts';
import { canonicalPath, decodePath, encodePath, isBelow, splitTarget } from './paths.ts';

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
  /**
   * Draws the pages with an administrator's settings, or with null as they were built, and serves those from then on.
   * Called again meanwhile it begins anew with what is wanted now, and the call before rejects.
   */
  draw(own: OwnSettings | null): Promise<void>;
};

/** What is served, with its answers made ready. */
type Loaded = {
  resources: Map<string, Resource>;
  notFound: Resource;
  shell: Resource;
  options: SiteOptions;
};

const SHELL = '/__spa-fallback.html';
const NOT_FOUND = '/404/index.html';
const SHELL_HEADERS = ['Cache-Control', 'no-store', 'X-Robots-Tag', 'noindex'];

/**
 * Reads a built site (pages in folders, `__spa-fallback.html`, `404/index.html`, hashed `assets/`) into memory and
 * answers from there, from each coming day on with what that day changes. Refuses a folder without the home page, the
 * shell or the 404 page.
 */
export async function loadSite(dir: string, overrides: Partial<SiteOptions> = {}): Promise<Site> {
  const options = {
    apiPrefixes: API_PREFIXES,
    portalPrefixes: ['/portal', '/broker', '/admin', '/track'],
    https: false,
    cacheDir: compressedDir(dir),
    ...overrides,
  };
  let { files, coming } = await readSiteSets(dir, options.cacheDir, now());
  let served = arrangeOver(undefined, files, options);
  // What the pages say that are served whole.
  let drawn: string | null = 'null';
  let drawing = new AbortController();
  const answer = (request: SiteRequest) => {
    // The clock is read with each request, because a timer fires late after the machine slept.
    for (const at = now(); coming[0] && coming[0].from <= at; coming.shift()) {
      served = arrangeOver(served, coming[0].files(), options);
    }
    return decide(served, request);
  };
  return {
    answer,
    async draw(own) {
      const wanted = JSON.stringify(own);
      drawing.abort();
      drawing = new AbortController();
      const { signal } = drawing;
      if (wanted === drawn) return;
      const built = await readSiteSets(dir, options.cacheDir, now());
      const asBuilt = arrangeOver(undefined, built.files, options);
      for await (const set of own ? readOwnPages(dir, own, signal) : [built]) {
        signal.throwIfAborted();
        served = set === built ? asBuilt : arrangeOver(asBuilt, set.files, options);
        ({ files, coming } = set);
        drawn = null;
      }
      drawn = wanted;
    },
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
  await readSiteSets(dir, compressedDir(dir), now());
}

/** The answers of a set of files made ready; what it does not hold it shares with the set before. */
function arrangeOver(before: Loaded | undefined, files: SiteFile[], options: SiteOptions): Loaded {
  const { https } = options;
  const byPath = new Map(files.map((file) => [file.path, file]));
  const standIn = (path: string, known: Resource | undefined, status: number, headers: FlatHeaders) => {
    const file = byPath.get(path);
    const resource = file ? standInResource(file, status, https, headers) : known;
    if (!resource) throw new Error(`The built site has no ${path.slice(1)}: build it again.`);
    return resource;
  };
  const resources = new Map(before?.resources);
  for (const file of files) {
    if (file.path !== SHELL && file.path !== NOT_FOUND)
      resources.set(canonicalPath(file.path), fileResource(file, https));
  }
  if (!resources.has('/')) throw new Error('The built site has no index.html: build it again.');
  const notFound = standIn(NOT_FOUND, before?.notFound, 404, ['Cache-Control', 'no-cache']);
  const shell = standIn(SHELL, before?.shell, 200, SHELL_HEADERS);
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
