import { z } from 'zod';
import { MAIL_STATES } from '#app/platform/mail/states.ts';

const seconds = z.number().nullable();

/** What an administrator watches of the machinery. */
export const operationsOutput = z.object({
  versions: z.object({ product: z.string(), node: z.string(), database: z.string() }),
  startedAt: z.iso.datetime(),
  memoryBytes: z.int(),
  database: z.object({
    kind: z.enum(['pglite', 'postgres']),
    bytes: z.int(),
    /** Null where the database does not keep count (pg_stat_statements). */
    slowest: z.array(z.object({ query: z.string(), calls: z.int(), meanMs: z.number() })).nullable(),
  }),
  jobs: z.array(z.object({ name: z.string(), state: z.string(), count: z.int(), oldestSeconds: seconds })),
  repeated: z.array(
    z.object({ name: z.string(), lastAt: z.iso.datetime().nullable(), nextAt: z.iso.datetime() }),
  ),
  mails: z.partialRecord(z.enum(MAIL_STATES), z.int()),
  streams: z.int(),
  /** `not_told`: nobody says when backups succeed; `missing`: they would, and have not. */
  backup: z.object({ state: z.enum(['not_told', 'missing', 'known']), at: z.iso.datetime().nullable() }),
  documents: z.object({ count: z.int(), bytes: z.int() }),
});
export type Operations = z.output<typeof operationsOutput>;
