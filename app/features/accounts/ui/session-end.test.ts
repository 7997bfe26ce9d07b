import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { userQuery } from '#app/features/accounts/data.ts';
import type { User } from '#app/features/accounts/schema.ts';
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

test('a 401 from any query means that nobody is signed in any more', async () => {
  await failWith(new ApiError(401, 'Please log in', {}));
  expect(client.getQueryData(userQuery.queryKey)).toBeNull();
});

test('other failures leave the user signed in', async () => {
  await failWith(new ApiError(403, 'No', {}));
  await failWith(new TypeError('Failed to fetch'));
  expect(client.getQueryData(userQuery.queryKey)).toEqual(user);
});

test('nothing is noticed after the watch has stopped', async () => {
  stop();
  await failWith(new ApiError(401, 'Please log in', {}));
  expect(client.getQueryData(userQuery.queryKey)).toEqual(user);
});
