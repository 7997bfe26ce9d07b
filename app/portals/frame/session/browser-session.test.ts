import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import type { User } from '#app/features/accounts/schema.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { beginSession, endSession, followOtherTabs } from './browser-session.ts';

const dana: User = {
  id: '01a1f8a6-10ba-7687-be3e-3abc5a48101b',
  username: 'dana',
  fullName: 'Dana Whitford',
  role: 'broker',
  email: 'dana@example.com',
  phone: null,
  emailVerified: true,
};
const casey: User = {
  ...dana,
  id: '01a1f8a6-10ba-7687-be3e-3abc5a48101c',
  username: 'casey',
  role: 'client',
};

const thisTab = new QueryClient();
const otherTab = new QueryClient();
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  thisTab.clear();
  otherTab.clear();
});

function openBothTabs(user: User) {
  for (const tab of [thisTab, otherTab]) {
    tab.setQueryData(userQuery.queryKey, user);
    tab.setQueryData(['cases', 'list'], ['private']);
    tab.setQueryData(['user', 'sessions'], ['private']);
  }
  stops.push(followOtherTabs(otherTab));
}

const keptBy = (tab: QueryClient) =>
  tab
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey);

test('logging out forgets everything that was read, in every tab', async () => {
  openBothTabs(dana);
  await endSession(thisTab);
  expect(thisTab.getQueryData(userQuery.queryKey)).toBeNull();
  expect(keptBy(thisTab)).toEqual([['user']]);
  await vi.waitFor(() => expect(otherTab.getQueryData(userQuery.queryKey)).toBeNull());
  expect(keptBy(otherTab)).toEqual([['user']]);
});

test('logging in as somebody else leaves nothing of the person before, in every tab', async () => {
  openBothTabs(dana);
  beginSession(thisTab, casey);
  expect(thisTab.getQueryData(userQuery.queryKey)).toEqual(casey);
  expect(keptBy(thisTab)).toEqual([['user']]);
  await vi.waitFor(() => expect(otherTab.getQueryState(userQuery.queryKey)?.isInvalidated).toBe(true));
  expect(keptBy(otherTab)).toEqual([['user']]);
});

test('a tab that shows the same person already keeps what it has read', async () => {
  openBothTabs(dana);
  beginSession(thisTab, dana);
  const last = new BroadcastChannel('session');
  const heard = new Promise((resolve) => {
    const listener = new BroadcastChannel('session');
    listener.onmessage = () => resolve(listener.close());
  });
  last.postMessage({ userId: dana.id });
  await heard;
  last.close();
  expect(otherTab.getQueryData(['cases', 'list'])).toEqual(['private']);
});
