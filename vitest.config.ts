import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

/** The name of a test file decides where it runs: tests/README.md has the table. */
const ON_A_DATABASE = ['app/**/*.db.test.ts', 'server/**/*.db.test.ts', 'tests/fixtures/**/*.db.test.ts'];

/**
 * The embedded database is PostgreSQL too, with one connection: on it runs what locks, counts, queues and tells, and all that
 * happens to a case, its quotes, documents and messages. What is built on that runs on a PostgreSQL server alone; each route
 * is asked whatever is broken on the embedded one by tests/faults, which play the demo's week on it first (decision 194).
 * `PGLITE=all npx vitest run --project pglite` runs all on the embedded database too.
 */
const ON_POSTGRES_ALONE = [
  'app/features/{accounts,assistant,brokers,chat,contact,content-review,newsletter,notifications}/**',
  'app/features/{oversight,privacy,testimonials,webhooks}/**',
  'app/features/cases/oversight/**',
  'app/features/cases/steps/walks.db.test.ts',
  'app/features/documents/checks/**',
  'app/features/messages/by-email/**',
  'app/features/quotes/demo/**',
  'app/platform/http/limits/**',
  'server/checks/**',
];
// biome-ignore lint/style/noProcessEnv: a choice of whoever runs the tests
const isAllEmbedded = process.env.PGLITE === 'all';

/** To load the whole server anew for each file would take as long as its tests; a database each file has of its own. */
const SHARED_MODULES = { isolate: false };

/**
 * What runs on a database is loaded by Node itself, as the product is: the loader of vitest reads and rewrites each file
 * for each project, and what it makes of them is slower.
 */
const AS_NODE_LOADS = { viteModuleRunner: false };

/**
 * Journeys and faults start the whole product, after everything else. They wait for it, for a browser and for each other's
 * pages: three of them keep two cores at work.
 */
const WHOLE_PRODUCT = {
  maxWorkers: 3,
  ...{ testTimeout: 300_000, hookTimeout: 300_000 },
  // A browser on a busy machine needs longer than the second that is usual.
  expect: { poll: { timeout: 30_000 } },
};

export default defineConfig({
  resolve: { alias: { '#tests': fileURLToPath(new URL('./tests', import.meta.url)) } },
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['tests/setup.ts'],
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{app,content,server,tests/fixtures,bench}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          globalSetup: ['tests/setup-assistant.ts'],
          ...SHARED_MODULES,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'pglite',
          include: ON_A_DATABASE,
          exclude: isAllEmbedded ? [] : ON_POSTGRES_ALONE,
          globalSetup: ['tests/setup-pglite.ts', 'tests/setup-assistant.ts'],
          setupFiles: ['tests/setup-quick-hash.ts'],
          experimental: AS_NODE_LOADS,
          ...SHARED_MODULES,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ON_A_DATABASE,
          globalSetup: ['tests/setup-postgres.ts', 'tests/setup-assistant.ts'],
          setupFiles: ['tests/setup-quick-hash.ts'],
          experimental: AS_NODE_LOADS,
          ...SHARED_MODULES,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: ['tests/setup-demo.ts'],
          // Each stops and kills what it started itself. A journey beside it has the machine while it waits.
          sequence: { groupOrder: 1 },
          experimental: AS_NODE_LOADS,
          ...WHOLE_PRODUCT,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.spec.ts'],
          globalSetup: ['tests/setup-demo.ts', 'tests/setup-e2e.ts'],
          sequence: { groupOrder: 1 },
          experimental: AS_NODE_LOADS,
          ...WHOLE_PRODUCT,
          ...SHARED_MODULES,
          // Once more, and said at the end of the run: decision 161.
          retry: 1,
        },
      },
    ],
  },
});
