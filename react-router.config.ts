import type { Config } from '@react-router/dev/config';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from './app/routes.ts';

/** Every fixed address below the public site's layout. Portals have other layouts, so they are never prerendered. */
function publicPaths(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    if (entry.children) return publicPaths(entry.children, path);
    if (entry.path?.includes('*')) return ['/404'];
    return path.includes(':') ? [] : [path || '/'];
  });
}

export default {
  ssr: false,
  prerender: async () => {
    const site = (await routes).filter((entry) => entry.file.startsWith('site/'));
    return publicPaths(site);
  },
} satisfies Config;
