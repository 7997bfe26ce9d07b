import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { html, raw } from 'hono/html';
import { brand } from '#content/brand.ts';
import { contentHash } from '#server/site/files.ts';
import { keepAsking } from './keep-asking.ts';

const STYLE_SHEET = /<link rel="stylesheet" href="(\/assets\/root-[^"]+\.css)"/;

/**
 * The build step that makes the page which the service worker (`public/service-worker.js`) shows in place of one that
 * cannot be fetched. Nothing can be fetched for it either, so its styles stand in it. Its hash goes into the worker: a
 * browser that keeps another one fetches it anew.
 */
export async function makeOfflinePage(siteDir: string): Promise<void> {
  const home = await readFile(join(siteDir, 'index.html'), 'utf8');
  const address = STYLE_SHEET.exec(home)?.[1];
  if (!address)
    throw new Error('The home page names no style sheet of the known name: see server/build/offline-page');
  const [styles, mark] = await Promise.all(
    [address, '/favicon.svg'].map((path) => readFile(join(siteDir, path), 'utf8')),
  );
  const page = String(offlinePage(styles ?? '', mark ?? ''));
  await writeFile(join(siteDir, 'offline.html'), page);
  await appendFile(join(siteDir, 'service-worker.js'), `// ${contentHash(page)}\n`);
}

/** `styles` are those of the site, `mark` is our mark as SVG. */
export function offlinePage(styles: string, mark: string) {
  const drawn = (classes: string) =>
    raw(mark.replace('<svg ', `<svg aria-hidden="true" class="${classes}" `));
  return html`<!doctype html>
    <html lang="${brand.locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>No connection | ${brand.name}</title>
        <style>${raw(styles)}</style>
      </head>
      <body>
        <div class="flex min-h-svh flex-col bg-paper text-ink">
          <header class="border-b border-line bg-surface">
            <div class="site-width flex min-h-18 items-center">
              <a href="/" class="inline-flex min-h-11 items-center gap-2 text-xl font-bold tracking-tight text-ink no-underline">
                ${drawn('size-11 -mx-1 shrink-0')} ${brand.name}
              </a>
            </div>
          </header>
          <main role="alert" class="site-width flex flex-1 flex-col items-center justify-center py-16 text-center">
            ${drawn('h-24 w-auto')}
            <div data-when="offline">
              <h1 class="mt-4 text-3xl">You are offline</h1>
              <p class="mt-3 max-w-text text-slate">
                This page needs a connection. It opens by itself once you are back online.
              </p>
            </div>
            <div data-when="online" hidden>
              <h1 class="mt-4 text-3xl">We cannot reach the site</h1>
              <p class="mt-3 max-w-text text-slate">
                You seem to be online, but our site does not answer. This page opens by itself once it does.
              </p>
            </div>
            <p class="mt-2 max-w-text text-slate">
              What you had sent is safe. A quote request that you began is kept on this device, and pages that are open in
              other tabs stay readable.
            </p>
            <button
              type="button"
              class="mt-8 inline-flex min-h-12 items-center justify-center rounded-control bg-spruce px-5 font-semibold text-on-spruce hover:bg-spruce-strong forced-colors:border"
            >
              Try again
            </button>
          </main>
          <footer class="site-width border-t border-line py-6 text-sm text-slate">${brand.partnerNotice}</footer>
        </div>
        <script>${raw(`(${String(keepAsking).replaceAll(/^\s*\/\/.*$/gm, '')})();`)}</script>
      </body>
    </html>`;
}
