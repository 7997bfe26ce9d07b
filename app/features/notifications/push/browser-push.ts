import { WORKER } from '#app/platform/browser/service-worker.ts';
import type { SubscriptionInput } from './schema.ts';

/** `off` can be allowed; `blocked` was forbidden in the browser's own settings, which pages cannot change. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on';

/** What this browser does with our notifications; `known` are the hashes of those that the server reaches. */
export async function readPushState(known: readonly string[]): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await currentSubscription();
  if (Notification.permission !== 'granted' || !subscription) return 'off';
  return known.includes(await hashOf(subscription.endpoint)) ? 'on' : 'off';
}

/** Asks the person, and subscribes this browser; null when they say no. Call it from a press, never on load. */
export async function allowPush(publicKey: string): Promise<SubscriptionInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  // One that was made for other keys cannot be used any more.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { keys = {} } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** Ends what was allowed; the address that it had, for the server to forget. */
export async function stopPush(): Promise<string | null> {
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function hashOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((octet) => octet.toString(16).padStart(2, '0')).join('');
}
