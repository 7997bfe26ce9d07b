import { z } from 'zod';

const key = (octets: number) =>
  z.string().refine((text) => /^[\w-]+={0,2}$/.test(text) && octetsOf(text) === octets, {
    error: 'This browser sent a key that cannot be used',
  });

function octetsOf(base64: string): number {
  return Math.floor((base64.replaceAll('=', '').length * 3) / 4);
}

/** Where a browser takes notifications, as it says itself. */
export const subscriptionInput = z.strictObject({
  endpoint: z
    .string()
    .max(1_000, { error: 'This browser’s push service cannot be used' })
    .refine(isPushAddress, { error: 'This browser’s push service cannot be used' }),
  p256dh: key(65),
  auth: key(16),
});
export type SubscriptionInput = z.output<typeof subscriptionInput>;

export const endpointInput = subscriptionInput.pick({ endpoint: true });

/** The key that a browser asks for, and the browsers in which the viewer is reached, by the hash of their addresses. */
export const pushStatus = z.object({ publicKey: z.string(), devices: z.array(z.string()) });

/**
 * A name on the public net over TLS at its usual port; no address in numbers, no password. What it resolves to is looked
 * at when it is connected to.
 */
export function isPushAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  return /^(?=.*[a-z])[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/.test(url.hostname);
}

/** What became of a push: it waits, was taken by the push service, needed no more, or did not go out. */
export const PUSH_STATES = ['queued', 'sent', 'gone', 'refused', 'failed', 'dropped'] as const;
export type PushState = (typeof PUSH_STATES)[number];
