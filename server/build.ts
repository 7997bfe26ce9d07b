import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { isFresh, programPart, sitePart, stampOf } from './build/stamps.ts';

type Say = (line: string) => void;

/**
 * Builds the site and the server unless each was made from the very same sources, and the site for the same address. Its
 * canonical links, pictures for sharing, sitemap and feed carry `publicUrl`, or the address in `content/brand.ts` while
 * people cannot reach us there. Returns true when it built.
 */
export async function buildIfStale(say: Say, publicUrl: string | undefined): Promise<boolean> {
  const site = sitePart(publicUrl);
  const program = programPart();
  const stale = [site, program].filter((part) => !isFresh(part));
  if (stale.includes(site)) {
    say('Building the site (only when its sources have changed)…');
    const stamp = stampOf(site);
    const { buildSite } = await import('./build/build-site.ts');
    await buildSite(site.salt);
    stamp();
  }
  if (stale.includes(program)) {
    const stamp = stampOf(program);
    const { buildProgram } = await import('./build/build-program.ts');
    await buildProgram();
    stamp();
  }
  return stale.length > 0;
}

if (import.meta.main) {
  if (existsSync('.env')) loadEnvFile('.env');
  const write = (line: string) => process.stdout.write(`${line}\n`);
  const built = await buildIfStale(
    write,
    // biome-ignore lint/style/noProcessEnv: one setting of the product's that the pages carry too
    process.env.PUBLIC_URL,
  );
  write(built ? 'Done.' : 'The site is up to date.');
}
