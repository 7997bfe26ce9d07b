import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rateLimits } from '#app/platform/http/tables.server.ts';
import { openWorld } from '#tests/fixtures/api/api-world.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { callRoute } from '#tests/fixtures/api/call-route.ts';
import { VALID_CALLS } from '#tests/fixtures/api/calls/valid-calls.ts';
import { describedAs, readContract } from '#tests/fixtures/api/contract.ts';
import { ROUTE_RULES } from './route-rules.ts';

/** That each route's success and each refusal of a caller is as described is seen in route-rules.db.test.ts. */
const app = await testApp();
const world = await openWorld(app);
const contract = await readContract(app);
const routes = Object.keys(ROUTE_RULES);
const changing = routes.filter((route) => !route.startsWith('GET '));
const json = { 'content-type': 'application/json' };

test('every route is described, and nothing else', () => {
  expect([...contract.operations.keys()].sort()).toEqual(app.routes.map(describedAs).sort());
});

test.each([...contract.operations])('%s says what it is for and what it answers', (route, operation) => {
  expect(operation.summary, 'summary').toMatch(/^[A-Z].{7,}/);
  const successes = Object.keys(operation.responses).filter((status) => status < '400');
  expect(successes.length).toBeGreaterThan(0);
  const told = operation.parameters?.filter((one) => one.in === 'path').map(({ name }) => name) ?? [];
  expect(told).toEqual([...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
});

test('no two routes have the same name', () => {
  const names = [...contract.operations.values()].map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

const BROKEN: [what: string, init: { body: string; headers: Record<string, string> }][] = [
  ['JSON that is cut off', { body: '{"a":', headers: json }],
  ['a field that nobody knows', { body: '{"nobody-knows": 1}', headers: json }],
  ['a list', { body: '[]', headers: json }],
  ['plain text', { body: 'hello', headers: { 'content-type': 'text/plain' } }],
  ['a body that is too large', { body: JSON.stringify({ a: 'x'.repeat(200_000) }), headers: json }],
];

test.each(changing)('%s refuses what is broken as it says', async (route) => {
  const { cookie } = await world.person('admin');
  const call = await VALID_CALLS[route]?.(world, 'admin');
  for (const [what, { body, headers }] of BROKEN) {
    const init = { body, headers: { ...headers, cookie: call?.cookie ?? cookie } };
    const answer = await callRoute(
      app.caller(),
      route,
      { ...call, form: undefined, json: undefined, upload: undefined },
      init,
    );
    expect(await contract.differs(route, answer), what).toBeNull();
  }
});

const withParameter = routes.filter((route) => route.includes(':'));

test.each(withParameter)('%s refuses another’s place and no place as it says', async (route) => {
  const { cookie } = await world.person('admin');
  const call = await VALID_CALLS[route]?.(world, 'admin');
  for (const value of ['missing', '01990000-0000-7000-8000-000000000000', 'x'.repeat(300), '%00']) {
    const [name = ''] = route.match(/(?<=:)\w+/) ?? [];
    const answer = await callRoute(
      app.caller(),
      route,
      { ...call, path: { [name]: value } },
      { headers: { cookie } },
    );
    expect(await contract.differs(route, answer), value).toBeNull();
  }
});

test('what comes too often is refused as every route says', async () => {
  const limited = await testApp({ RATE_LIMITS: 'on' });
  await limited.request('/api/user');
  await limited.db.update(rateLimits).set({ points: sql`1000000` });
  for (const route of routes.filter((each) => !/healthz|readyz/.test(each))) {
    const answer = await callRoute(limited.caller(), route, {});
    expect([route, answer.status]).toEqual([route, 429]);
    expect(await contract.differs(route, answer), route).toBeNull();
  }
});
