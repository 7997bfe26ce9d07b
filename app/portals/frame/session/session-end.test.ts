import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import type { User } from '#app/features/accounts/schema.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { ApiError } from '#app/platform/http/api-client.ts';
import { watchSessionEnd } from './session-end.ts';

const user: User = {
  id: '01a1f8a6-10ba-7687-be3e-3abc5a48101b',
  username: 'dana',
  fullName: 'Dana Whitford',
  role: 'broker',
  email: 'dana@example.com',
  phone: null,
  emailVerified: true,
};
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const stop = watchSessionEnd(client);

afterEach(() => client.clear());

async function failWith(error: Error) {
  client.setQueryData(userQuery.queryKey, user);
  const queryFn = () => Promise.reject(error);
  await client.fetchQuery({ queryKey: ['cases'], queryFn }).catch(() => {});
}

const isAskedAgain = () => client.getQueryState(userQuery.queryKey)?.isInvalidated;

test('after a 401 from any query, the page asks again who is signed in', async () => {
  await failWith(new ApiError(401, 'Please log in', {}));
  expect(isAskedAgain()).toBe(true);
});

test('other failures say nothing about the session', async () => {
  await failWith(new ApiError(403, 'No', {}));
  await failWith(new TypeError('Failed to fetch'));
  expect(isAskedAgain()).toBe(false);
});

test('nothing is noticed after the watch has stopped', async () => {
  stop();
  await failWith(new ApiError(401, 'Please log in', {}));
  expect(isAskedAgain()).toBe(false);
});
