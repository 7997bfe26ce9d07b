/** It has to lie at the root: a worker answers for pages below its own place. */
export const WORKER = '/service-worker.js';

/** Has the browser keep the page that stands in for one that cannot be fetched (`public/service-worker.js`). */
export const registerWorker = (): Promise<unknown> | undefined =>
  import.meta.env.PROD ? navigator.serviceWorker?.register(WORKER) : undefined;
