import { Agent, request } from 'node:https';
import webPush from 'web-push';
import { publicLookup } from '#app/platform/http/public-address.server.ts';
import { brand } from '#content/brand.ts';
import type { Keys } from './keys.server.ts';
import { isPushAddress } from './schema.ts';

/** What came of a push: `gone` and `refused` are for ever, after `failed` it may be tried again. */
export type PushResult = 'sent' | 'gone' | 'refused' | 'failed';

type Push = {
  subscription: { endpoint: string; p256dh: string; auth: string };
  payload: object;
  /** Two of one topic are one, where the first has not been delivered. */
  topic: string;
};

export type SendPush = (keys: Keys, push: Push) => Promise<PushResult>;

const TIMEOUT_MS = 10_000;
/** News that nobody has seen for half a day stands at the bell. */
const TTL_SECONDS = 12 * 3600;

/**
 * Sends encrypted notices to push services: to public addresses alone, looked at when it connects; no redirect is
 * followed, nothing of the answer is read but its status, and it takes ten seconds at most. `agent` is the way there.
 */
export function openPush(
  agent: Agent = new Agent({ lookup: publicLookup }),
  timeoutMs = TIMEOUT_MS,
): SendPush {
  return async (keys, { subscription: { endpoint, p256dh, auth }, payload, topic }) => {
    if (!isPushAddress(endpoint)) return 'refused';
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(payload),
      { vapidDetails: { subject: `mailto:${brand.email}`, ...keys }, TTL: TTL_SECONDS, topic },
    );
    return resultOf(await post(endpoint, { agent, headers, body, timeoutMs }));
  };
}

type Request = { agent: Agent; headers: Record<string, string>; body: Buffer; timeoutMs: number };

/** The status of the answer; null where there was none. */
function post(endpoint: string, { agent, headers, body, timeoutMs }: Request): Promise<number | null> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = request(endpoint, { method: 'POST', agent, headers, signal }, (answer) => {
      resolve(answer.statusCode ?? null);
      answer.destroy();
    });
    sent.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ENOTPUBLIC' ? REFUSED : null));
    sent.end(body);
  });
}

/** As good as a push service that forbids it. */
const REFUSED = 403;

function resultOf(status: number | null): PushResult {
  if (status === null || status === 429 || status >= 500) return 'failed';
  if (status === 404 || status === 410) return 'gone';
  return status >= 200 && status < 300 ? 'sent' : 'refused';
}
