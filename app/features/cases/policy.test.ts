import { expect, test } from 'vitest';
import { AppError } from '#app/platform/errors.ts';
import { systemViewer, VISITOR, type Viewer } from '#app/platform/viewer.ts';
import { CASE_ACTIONS, type CaseAction, can, requireCase } from './policy.ts';

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

const permitted = (viewer: Viewer) => CASE_ACTIONS.filter((action) => can(viewer, action, theirs));

function refusal(viewer: Viewer, action: CaseAction): string | undefined {
  try {
    requireCase(viewer, action, theirs);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  return undefined;
}

test('each role may do what the permission table says', () => {
  expect(permitted(client)).toEqual(['read', 'read_passport', 'withdraw']);
  expect(permitted(broker)).toEqual(['read', 'read_internal', 'accept', 'return', 'log_contact', 'lose']);
  expect(permitted(admin)).toEqual(
    CASE_ACTIONS.filter((action) => !['log_contact', 'expire'].includes(action)),
  );
});

test('strangers may do nothing', () => {
  for (const viewer of [VISITOR, otherClient, otherBroker]) expect(permitted(viewer)).toEqual([]);
});

test('a broker is a client in their own case, and cannot work on it', () => {
  const own = { clientId: 'broker', brokerId: 'broker' };
  expect(can(broker, 'withdraw', own)).toBe(true);
  expect(can(broker, 'accept', own)).toBe(false);
});

test('somebody else’s case is not found; a role that can never do it is forbidden', () => {
  expect(refusal(otherBroker, 'accept')).toBe('not_found');
  expect(refusal(otherClient, 'read')).toBe('not_found');
  expect(refusal(otherBroker, 'withdraw')).toBe('not_found');
  expect(refusal(otherClient, 'accept')).toBe('forbidden');
  expect(refusal(client, 'accept')).toBe('forbidden');
  expect(refusal(broker, 'withdraw')).toBe('forbidden');
  expect(refusal(broker, 'read_passport')).toBe('forbidden');
  expect(refusal(systemViewer('test'), 'accept')).toBe('forbidden');
});
