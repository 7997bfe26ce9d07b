import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_DIR } from '#server/build/folders.ts';

let found: readonly string[] | undefined;

/** The addresses of the built site's stylesheets, for pages that the server renders; none while there is no build. */
export function siteStylesheets(): readonly string[] {
  found ??= readStylesheets();
  return found ?? [];
}

function readStylesheets(): string[] | undefined {
  try {
    const page = readFileSync(join(SITE_DIR, 'index.html'), 'utf8');
    const links = page.match(/<link\b[^>]*>/g) ?? [];
    return links
      .filter((link) => /\brel="stylesheet"/.test(link))
      .flatMap((link) => /\bhref="([^"]+)"/.exec(link)?.[1] ?? []);
  } catch {
    return undefined;
  }
}
