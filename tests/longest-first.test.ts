import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { LONGEST, LongestFirst } from './longest-first.ts';

const PROJECTS = {
  unit: { isolate: false, sequence: { groupOrder: 0 } },
  postgres: { isolate: false, sequence: { groupOrder: 0 } },
  faults: { isolate: true, sequence: { groupOrder: 1 } },
  e2e: { isolate: false, sequence: { groupOrder: 1 } },
};

const specification = (name: keyof typeof PROJECTS, path: string) =>
  ({ moduleId: resolve(path), project: { name, config: PROJECTS[name] } }) as unknown as TestSpecification;

test('each file that takes long is there', () => {
  expect(LONGEST.filter((path) => !existsSync(path))).toEqual([]);
});

test('the longest files come first, faults between journeys, and no project without the whole product is torn apart', async () => {
  const files = [
    specification('unit', 'server/start/welcome.test.ts'),
    specification('faults', 'tests/faults/killed.test.ts'),
    specification('e2e', 'tests/e2e/cases/journey.spec.ts'),
    specification('e2e', 'tests/e2e/accounts/client.spec.ts'),
    specification('e2e', 'tests/e2e/site/accessibility.spec.ts'),
    specification('unit', 'tests/crafted-texts.test.ts'),
    specification('postgres', 'app/features/documents/documents-api.db.test.ts'),
    specification('postgres', 'server/checks/route-rules.db.test.ts'),
  ];
  const nothingKnown = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;
  const sorted = await new LongestFirst(nothingKnown).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId.replace(/.*\//, ''))).toEqual([
    ...['route-rules.db.test.ts', 'documents-api.db.test.ts'],
    ...['crafted-texts.test.ts', 'welcome.test.ts'],
    ...['accessibility.spec.ts', 'killed.test.ts', 'journey.spec.ts', 'client.spec.ts'],
  ]);
});
