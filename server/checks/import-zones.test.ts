import { expect, test } from 'vitest';
import { findFileBreaches } from './file-rules.ts';
import { findZoneBreaches } from './import-zones.ts';

const breaches = (path: string, target: string, isType = false) =>
  findZoneBreaches([{ path, imports: [{ target, isType }] }]).map(({ problem }) => problem);

test.each([
  ['app/platform/clock/clock.ts', 'app/features/cases/schema.ts', 'platform may not import'],
  ['app/ui/button.tsx', 'app/platform/clock/clock.ts', 'ui may not import'],
  ['content/services/services.ts', 'app/platform/clock/clock.ts', 'content may not import'],
  ['app/features/cases/commands.server.ts', 'app/features/quotes/schema.ts', 'quotes comes after it'],
  ['app/features/cases/schema.ts', 'app/ui/button.tsx', 'a feature may not import'],
  ['app/features/cases/ui/card.tsx', 'app/site/home/show.tsx', 'ui/ may not import'],
  ['app/features/cases/ui/card.tsx', 'app/features/quotes/ui/form.tsx', 'quotes comes after it'],
  ['app/features/garage/schema.ts', 'app/features/cases/schema.ts', 'has no place in FEATURE_ORDER'],
  ['app/portals/broker/home.tsx', 'app/portals/client/home.tsx', 'portals/broker may not import'],
  ['app/portals/track/show.tsx', 'app/portals/client/home.tsx', 'portals/track may not import'],
  ['app/portals/frame/portal-guard.tsx', 'app/portals/client/home.tsx', 'portals/frame may not import'],
  ['app/portals/kiosk/home.tsx', 'app/ui/button.tsx', 'has no place in PORTALS'],
  ['app/features/accounts/sign-in/ui/login-form.tsx', 'app/portals/frame/entrance.tsx', 'ui/ may not import'],
  ['app/features/accounts/sign-in/api.server.ts', 'app/features/brokers/schema.ts', 'brokers comes after it'],
  ['app/portals/broker/home.tsx', 'app/features/cases/queries.server.ts', 'browser code may not import'],
  ['app/site/home/show.tsx', 'server/site/site.ts', 'browser code may not import'],
  ['app/features/cases/schema.ts', 'app/features/cases/tables.server.ts', 'browser code may not import'],
  ['app/features/cases/schema.ts', 'node:crypto', 'browser code may not import'],
  ['server/app.ts', 'app/site/home/show.tsx', 'server may not import'],
  ['app/platform/jobs/jobs.server.ts', 'tests/fixtures/databases/database.ts', 'platform may not import'],
  ['app/platform/jobs/jobs.server.ts', 'content/services/services.ts', 'platform may not import'],
  ['app/features/ledger/commands.server.ts', 'app/features/accounts/schema.ts', 'accounts comes after it'],
  ['app/features/cases/queries/due.server.ts', 'app/features/accounts/tables.server.ts', 'ask its queries'],
])('%s may not import %s', (path, target, problem) => {
  expect(breaches(path, target)).toContainEqual(expect.stringContaining(problem));
});

test.each([
  ['app/platform/process/log.server.ts', 'app/platform/ids.ts'],
  ['app/platform/process/log.server.ts', 'node:crypto'],
  ['app/features/quotes/commands/submit-quote.server.ts', 'app/features/cases/commands.server.ts'],
  ['app/features/cases/ui/card.tsx', 'app/ui/button.tsx'],
  ['app/portals/broker/cases/show.tsx', 'app/features/cases/ui/card.tsx'],
  ['app/portals/track/show.tsx', 'app/portals/frame/portal-guard.tsx'],
  ['app/features/accounts/sign-in/ui/login-form.tsx', 'app/ui/button.tsx'],
  ['app/site/get-quote.tsx', 'content/services/services.ts'],
  ['server/api.ts', 'app/features/cases/api.server.ts'],
  ['app/features/cases/commands.db.test.ts', 'app/features/quotes/demo/seed.server.ts'],
  ['app/root.tsx', 'react'],
  ['app/features/cases/tables.server.ts', 'app/features/accounts/tables.server.ts'],
  ['app/platform/mail/letter.server.ts', 'content/brand.ts'],
  ['app/features/accounts/sign-in/register.server.ts', 'app/features/ledger/commands.server.ts'],
])('%s may import %s', (path, target) => {
  expect(breaches(path, target)).toEqual([]);
});

test('a component reached from the server through other files is found, unless only its type is used', () => {
  const files = (isType: boolean) => [
    {
      path: 'app/features/cases/mail.server.ts',
      imports: [{ target: 'app/features/cases/wording.ts', isType: false }],
    },
    { path: 'app/features/cases/wording.ts', imports: [{ target: 'app/features/cases/card.tsx', isType }] },
    { path: 'app/features/cases/card.tsx', imports: [] },
  ];
  expect(findZoneBreaches(files(false))).toEqual([
    {
      path: 'app/features/cases/mail.server.ts',
      problem: expect.stringContaining('card.tsx, which Node cannot run'),
    },
  ]);
  expect(findZoneBreaches(files(true))).toEqual([]);
});

test.each([
  ['app/utils/money.ts', 10, '"utils" names nothing'],
  ['app/features/cases/types.ts', 10, '"types" names nothing'],
  ['server/helpers.server.ts', 10, '"helpers" names nothing'],
  ['app/site/home/show.tsx', 401, 'has 401 lines'],
  ['app/a/b/c/d/e/f/g.ts', 10, 'more than 5 folders'],
])('%s with %i lines is refused', (path, lines, problem) => {
  expect(findFileBreaches(path, lines)).toEqual([{ path, problem: expect.stringContaining(problem) }]);
});

test.each([
  ['app/features/quotes/questions/kinds/auto.ts', 900],
  ['app/site/home/show.tsx', 400],
  ['app/platform/library.ts', 10],
])('%s with %i lines is fine', (path, lines) => {
  expect(findFileBreaches(path, lines)).toEqual([]);
});
