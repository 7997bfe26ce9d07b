import type { z } from 'zod';

/** A kind of background work: its name, what it is told, and how failures are retried. */
export type Job<Payload extends object> = {
  name: string;
  payload: z.ZodType<Payload>;
  /** Tries after the first one; then the job is dead and waits to be looked at. */
  retryLimit: number;
  /** Seconds before the first retry; doubled each time, up to `retryDelayMaxSeconds`. */
  retryDelaySeconds: number;
  retryDelayMaxSeconds: number;
  /** How many of this kind one process does at once. More than one only where they mostly wait for others. */
  concurrency: number;
  /** How many are taken at a time. */
  taken: number;
  /** Those that are taken at a time are done side by side: one that waits for long holds up none of the others. */
  isSideBySide: boolean;
  /** Every job of this kind is given a key, and at most one of a key waits; a second one comes to nothing. */
  onePerKey: boolean;
  /** A cron line in UTC, for work that comes back by itself. */
  schedule?: string;
};

type Options<Payload extends object> = Pick<Job<Payload>, 'name' | 'payload'> & Partial<Job<Payload>>;

/** Declares a kind of job. Names are unique; `server/jobs.ts` pairs each with its handler. */
export function defineJob<Payload extends object>(options: Options<Payload>): Job<Payload> {
  return {
    retryLimit: 8,
    retryDelaySeconds: 5,
    retryDelayMaxSeconds: 3600,
    concurrency: 1,
    taken: 5,
    isSideBySide: false,
    onePerKey: false,
    ...options,
  };
}
