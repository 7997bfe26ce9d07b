import { type ComponentType, lazy } from 'react';
import { untilNear } from './near-window.ts';

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

/**
 * A figure whose script is fetched when its place on the page comes near the window. Until then, and while the network
 * is away, what the built page says stays as it is.
 */
export function lazyFigure<Props>(id: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (!import.meta.env.SSR) await untilNear(id);
    return { default: await loadPatiently(load) };
  });
}

async function loadPatiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    try {
      return await load();
    } catch (error) {
      if (import.meta.env.SSR) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}
