import { expect, test } from 'vitest';
import { AppError } from '#app/platform/errors.ts';
import { systemViewer, VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { CASE_READINGS, can, requireActor } from './policy.ts';
import { isStepFor } from './rules/lifecycle/find-row.server.ts';
import type { StepName } from './rules/lifecycle/lifecycle.server.ts';

const person = (id: string, role: 'client' | 'broker' | 'admin'): Viewer => ({
  kind: 'user',
  id,
  role,
  fullName: id,
});
const client = person('client', 'client');
const broker = person('broker', 'broker');
const otherClient = person('other-client', 'client');
const otherBroker = person('other-broker', 'broker');
const admin = person('admin', 'admin');
const theirs = { clientId: 'client', brokerId: 'broker' };

const permitted = (viewer: Viewer) => CASE_READINGS.filter((reading) => can(viewer, reading, theirs));

function refusal(viewer: Viewer, step: StepName, parties = theirs): string | undefined {
  try {
    requireActor(viewer, parties, (actor) => isStepFor(step, actor));
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return undefined;
}

test('each role may read what the permission table says', () => {
  expect(permitted(client)).toEqual(['read', 'read_passport']);
  expect(permitted(broker)).toEqual(['read', 'read_internal']);
  expect(permitted(admin)).toEqual([...CASE_READINGS]);
});

test('strangers may read nothing', () => {
  for (const viewer of [VISITOR, otherClient, otherBroker]) expect(permitted(viewer)).toEqual([]);
});

test('a broker is a client in their own case, and cannot work on it', () => {
  const own = { clientId: 'broker', brokerId: 'broker' };
  expect(refusal(broker, 'withdraw', own)).toBeUndefined();
  expect(refusal(broker, 'accept', own)).toBe('forbidden');
});

test('somebody else’s case is not found; a role that can never take a step is forbidden', () => {
  expect(refusal(otherBroker, 'accept')).toBe('not_found');
  expect(refusal(otherBroker, 'withdraw')).toBe('not_found');
  expect(refusal(otherClient, 'withdraw')).toBe('not_found');
  expect(refusal(otherClient, 'accept')).toBe('forbidden');
  expect(refusal(client, 'accept')).toBe('forbidden');
  expect(refusal(broker, 'withdraw')).toBe('forbidden');
  expect(refusal(admin, 'log_contact')).toBe('forbidden');
  expect(refusal(systemViewer('test'), 'accept')).toBe('forbidden');
});
