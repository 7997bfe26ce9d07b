import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A part of a page whose script comes when it is shown. Where that cannot be fetched without a connection, what stands around
 * it stays, and what stands in its place until it comes; it comes with the connection.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await onceConnected(load) }));
}

/** The network is often back a little later than the browser says. */
const TRIES_AGAIN = 4;
const PAUSE_MS = 500;

/** Fails only where it cannot be had with a connection, either. A browser that remembers the failure is asked for the page anew. */
export async function onceConnected<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let triesLeft: number | undefined; ; ) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine === false) {
        await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
        triesLeft = TRIES_AGAIN;
      } else if (triesLeft === undefined) throw error;
      else if (triesLeft-- > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      else {
        location.reload();
        return new Promise<Part>(() => undefined);
      }
    }
  }
}
