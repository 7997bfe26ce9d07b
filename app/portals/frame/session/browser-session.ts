import type { QueryClient } from '@tanstack/react-query';
import type { User } from '#app/features/accounts/schema.ts';
import { userQuery } from '#app/features/accounts/sign-in/data.ts';
import { forgetPersonalStorage } from '#app/platform/browser/personal-storage.ts';
import { SESSION_CHANNEL, type SessionChange } from '#app/platform/browser/session-channel.ts';
import { forgetEarlyAnswers } from '#app/platform/http/early-answers.ts';

/** This tab has logged somebody in: nothing read for somebody else stays, and the other tabs follow. */
export function beginSession(queryClient: QueryClient, user: User): void {
  forget(queryClient);
  queryClient.setQueryData(userQuery.queryKey, user);
  tellOtherTabs({ userId: user.id });
}

/** This tab has logged out: everything that was read is forgotten, and the other tabs follow. */
export async function endSession(queryClient: QueryClient): Promise<void> {
  forgetPersonalStorage();
  await queryClient.cancelQueries();
  forget(queryClient);
  queryClient.setQueryData(userQuery.queryKey, null);
  tellOtherTabs({ userId: null });
}

/** Does in this tab what another tab of the browser has done. Returns how to stop. */
export function followOtherTabs(queryClient: QueryClient): () => void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionChange>) => {
    const before = queryClient.getQueryData(userQuery.queryKey);
    const userId = before?.id ?? null;
    if (userId === data.userId) return;
    if (before) {
      forget(queryClient);
      queryClient.setQueryData(userQuery.queryKey, null);
    }
    if (data.userId) void queryClient.invalidateQueries(userQuery);
  };
  return () => channel.close();
}

function tellOtherTabs(change: SessionChange): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.postMessage(change);
  channel.close();
}

/** Removes all that was read but who is signed in, which the pages on screen are still asking for. */
function forget(queryClient: QueryClient): void {
  forgetEarlyAnswers();
  const [name] = userQuery.queryKey;
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey.length > 1 || queryKey[0] !== name,
  });
}
