import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holdEarlyInput } from './early-input.ts';
import { openWithType } from './opening-form.ts';

const QUOTE_FORM = join('get-quote', 'index.html');
const NOT_FOUND = join('404', 'index.html');

/**
 * The build step that lets a page be seen before anything is spent on its script: what is painted needs the document,
 * the style sheet and the font only. Scripts are fetched, and run, from the first paint on; what is pressed or typed
 * until then waits for them.
 */
export async function paintBeforeScripts(siteDir: string): Promise<void> {
  const files = await readdir(siteDir, { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const path = join(siteDir, file);
    const html = startAfterFirstPaint(await readFile(path, 'utf8'), file === NOT_FOUND);
    await writeFile(path, file === QUOTE_FORM ? openWithType(html) : html);
  }
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
/** React Router's start: the list of routes, the modules of this page, their names, the entry. */
const START =
  /(<script type="module" async="">)import "([^"]+)";\n((?:import \* as route\d+ from "[^"]+";\n)+)\s*(window\.__reactRouterRouteModules = \{[^}]+\};)\s*(import\("([^"]+)"\);)(<\/script>)/;
/** Code without its comments and what was blank. */
const inline = (code: unknown) =>
  String(code)
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');
const HOLD_EARLY_INPUT = inline(holdEarlyInput);
const FORGET_PATTERNS = inline(forgetPatterns);
const DRAW_ALL_ON_RETURN = inline(drawAllOnReturn);
const MODULE = /import \* as (route\d+) from ("[^"]+");/g;

/**
 * One page of the built site, changed as above. Throws when its start script is not the one known here. At an address that
 * does not exist no pattern of the list of routes may fit, or the browser would take `/blog/nothing` for a post.
 */
export function startAfterFirstPaint(html: string, isNotFound = false): string {
  const start = START.exec(html);
  if (!start)
    throw new Error(
      'A built page has no start script of the known shape: see server/build/start-script/first-paint.ts',
    );
  const [whole, open, routes, modules = '', names, entry, address, close] = start;
  const found = [...modules.matchAll(MODULE)];
  const preloads = [...html.matchAll(PRELOAD)].map(([, href]) => href);
  const script = [
    `(${DRAW_ALL_ON_RETURN})();(${HOLD_EARLY_INPUT})();`,
    `const files=${JSON.stringify(preloads)};`,
    'let hasStarted=false;',
    'async function start(){if(hasStarted)return;hasStarted=true;',
    // All together, not one when the one before it names it; with a breath after each, as asking takes its time, too.
    'for(const href of files){',
    "document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));",
    'await window.scheduler?.yield?.()}',
    `await import("${routes}");`,
    ...(isNotFound ? [`(${FORGET_PATTERNS})(window.__reactRouterManifest.routes);`] : []),
    // Run one by one, with a breath after each: together they would keep a phone from answering for some time.
    `for(const href of files)if(href!=="${address}"){await import(href);await window.scheduler?.yield?.()}`,
    `const [${found.map(([, name]) => name).join(',')}]=await Promise.all([${found.map(([, , href]) => `import(${href})`).join(',')}]);`,
    `${names}${entry}}`,
    // Nothing is painted in a background tab, and a browser may keep its paint times to itself: then a second must do.
    'if(document.hidden)start();else{setTimeout(start,1000);',
    "new PerformanceObserver(start).observe({type:'paint',buffered:true})}",
  ].join('');
  return html.replace(whole, () => `${open}${script}${close}`).replaceAll(PRELOAD, '');
}

/** Runs in the browser. Takes out the routes of pages that were drawn for each slug of a list. */
function forgetPatterns(routes: Record<string, { path?: string; hasLoader?: boolean }>): void {
  for (const [id, { path, hasLoader }] of Object.entries(routes))
    if (hasLoader && path?.includes(':')) delete routes[id];
}

/**
 * Runs in the browser. Who reloads a page, comes back to it or goes to a place on it is led there by heights: all of it is
 * drawn at once then (`drawn-in-view`).
 */
function drawAllOnReturn(): void {
  const drawAll = () => {
    document.documentElement.dataset.drawn = '';
  };
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type !== 'navigate' || location.hash) drawAll();
  const toPlace = ({ target }: Event) => target instanceof Element && target.closest('a[href*="#"]');
  document.addEventListener('click', (event) => toPlace(event) && drawAll(), true);
}
