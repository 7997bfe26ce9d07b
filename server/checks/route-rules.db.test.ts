import { beforeAll, expect, test } from 'vitest';
import { sessions } from '#app/features/accounts/tables.server.ts';
import type { Role } from '#app/platform/viewer.ts';
import type { Person } from '#tests/fixtures/api/api-people.ts';
import { openWorld } from '#tests/fixtures/api/api-world.ts';
import { testApp } from '#tests/fixtures/api/app.ts';
import { callRoute } from '#tests/fixtures/api/call-route.ts';
import type { ValidCall } from '#tests/fixtures/api/calls/valid-call.ts';
import { VALID_CALLS } from '#tests/fixtures/api/calls/valid-calls.ts';
import { readContract } from '#tests/fixtures/api/contract.ts';
import { CALLERS, type CallerName, ROUTE_RULES } from './route-rules.ts';

const app = await testApp();
const world = await openWorld(app);
const contract = await readContract(app);

const people: Record<CallerName, Person | null> = {
  visitor: null,
  client: world.client,
  otherClient: await world.person('client'),
  broker: world.broker,
  otherBroker: await world.person('broker'),
  admin: await world.person('admin'),
};

let allSessions: (typeof sessions.$inferSelect)[];
beforeAll(async () => {
  allSessions = await app.db.select().from(sessions);
});

function validCall(route: string, role: Role | null): ValidCall | Promise<ValidCall> {
  return VALID_CALLS[route]?.(world, role) ?? {};
}

/** What is made for the call is fresh each time: some calls end sessions, others move the case on. */
async function statusFor(route: string, caller: CallerName): Promise<number> {
  await app.db.insert(sessions).values(allSessions).onConflictDoNothing();
  const person = people[caller];
  const call = await validCall(route, person?.role ?? null);
  const cookie = call.cookie ?? person?.cookie;
  const answer = await callRoute(app.caller(), route, call, cookie ? { headers: { cookie } } : {});
  expect(await contract.differs(route, answer), `${caller}: the answer and its description`).toBeNull();
  return answer.status;
}

test('every route has a rule, and every rule a route', () => {
  expect(app.routes).toEqual(Object.keys(ROUTE_RULES).sort());
});

test('only routes are called', () => {
  expect(Object.keys(VALID_CALLS).filter((route) => !app.routes.includes(route))).toEqual([]);
});

/** Some calls need six people who have each set up a second factor: that is a lot of hashing for a busy machine. */
const PATIENCE = { timeout: 120_000 };

test.each(Object.entries(ROUTE_RULES))('%s lets in whom its rule names', PATIENCE, async (route, rule) => {
  const statuses: [CallerName, number][] = [];
  for (const caller of CALLERS) statuses.push([caller, await statusFor(route, caller)]);
  const outcomes = Object.fromEntries(
    statuses.map(([caller, status]) => [caller, status < 400 ? 'in' : status]),
  );
  const expected = Object.fromEntries(
    CALLERS.map((caller, at) => {
      if (typeof rule === 'string') return [caller, rule === 'same' ? 'in' : 410];
      return [caller, rule[at]];
    }),
  );
  expect(outcomes).toEqual(expected);
  if (rule === 'same') expect(new Set(statuses.map(([, status]) => status)).size).toBe(1);
});

const changing = Object.keys(ROUTE_RULES).filter((route) => !route.startsWith('GET '));

test.each(changing)('%s is refused when another site’s page sends it', async (route) => {
  const cookie = people.admin?.cookie ?? '';
  const call = await validCall(route, 'admin');
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'https://blog.localhost' },
    { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
  ];
  for (const headers of foreign) {
    const answer = await callRoute(app.caller(), route, call, { headers: { cookie, ...headers } });
    expect(answer.status, JSON.stringify(headers)).toBe(403);
  }
});
