/** All tabs of this browser share one session, and hear on this channel when it begins or ends. */
export const SESSION_CHANNEL = 'session';

/** Null when somebody has logged out. */
export type SessionChange = { userId: string | null };

/** Calls `forget` whenever somebody logs out in this browser, in this tab too. Returns how to stop. */
export function onLogOut(forget: () => void): () => void {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<SessionChange>) => {
    if (data.userId === null) forget();
  };
  return () => channel.close();
}
