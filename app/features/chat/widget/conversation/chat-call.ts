import type { ChatMode } from '#app/features/chat/handoff/people-schema.ts';

/** The key to the conversation of this browser, both ways. */
export const TOKEN_HEADER = 'X-Chat-Token';

/** `api-client` gives bodies only; this window also needs a header of the answer. */
export function call(
  path: string,
  method: string,
  token: string | null,
  body?: unknown,
  key?: string,
): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { [TOKEN_HEADER]: token }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function modeOf(value: unknown): ChatMode {
  return value === 'waiting' || value === 'human' ? value : 'bot';
}
