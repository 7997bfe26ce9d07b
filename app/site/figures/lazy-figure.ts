import { type ComponentType, lazy } from 'react';

const MARGIN_PX = 800;
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

async function untilNear(id: string): Promise<void> {
  // A page that is opened from another one is only now being put in its place.
  await new Promise(requestAnimationFrame);
  const place = document.querySelector(`[data-figure="${id}"]`);
  if (!place) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: `${MARGIN_PX}px` },
    );
    observer.observe(place);
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
