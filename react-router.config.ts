import type { Config } from '@react-router/dev/config';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes, { SLUGS } from './app/routes.ts';

/** Every address below the public site's layout, those of a list included; what is a key has none. Portals have other layouts, so they are never prerendered. */
function publicPaths(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    if (entry.children) return publicPaths(entry.children, path);
    if (entry.path?.includes('*')) return ['/404'];
    if (!path.includes(':')) return [path || '/'];
    return (SLUGS[path.slice(1)] ?? []).map((slug) => path.replace(':slug', slug));
  });
}

export default {
  ssr: false,
  prerender: async () => {
    const site = (await routes).filter((entry) => entry.file.startsWith('site/'));
    return publicPaths(site);
  },
} satisfies Config;
