import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notFound } from '#app/platform/errors.ts';
import type { ApiEnv } from './api-env.server.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** One number that is read when somebody asks, by its labels. */
export type Figure = {
  name: string;
  help: string;
  labels: readonly string[];
  values: readonly { labels: Record<string, string>; value: number }[];
};

/** Counts what this process does, in the format of Prometheus. Made once a process, where a token is configured. */
export function openMetrics() {
  const registry = new Registry();
  // Event loop, memory, garbage collection and file handles of this process.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by the pattern of their route',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const gauges = new Map<string, Gauge>();

  return {
    /** Measures every request. The route is its pattern: an address may hold a key, and there are too many. */
    measure: createMiddleware<ApiEnv>(async (c, next) => {
      const end = requests.startTimer({ method: c.req.method });
      await next();
      end({ route: c.req.routePath, status: c.res.status });
    }),
    /** Answers with everything that is counted, and `figures` as they are now. */
    async answer(c: Context<ApiEnv>, figures: readonly Figure[]): Promise<Response> {
      for (const { name, help, labels, values } of figures) {
        const gauge =
          gauges.get(name) ?? new Gauge({ name, help, labelNames: [...labels], registers: [registry] });
        gauges.set(name, gauge);
        gauge.reset();
        for (const { labels: by, value } of values) gauge.set(by, value);
      }
      return c.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
    },
  };
}

/** Refuses (404, as if there were nothing) whoever does not know the token. */
export function requireToken(c: Context<ApiEnv>, token: string): void {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const given = c.req.header('authorization') ?? '';
  if (!timingSafeEqual(digest(given), digest(`Bearer ${token}`))) throw notFound();
}
