import { ApiError } from '#app/platform/http/api-client.ts';

type Waiting = { input: unknown; cancel: () => void };

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/**
 * Holds an action back until there is a connection: over at once where there is one. Fails with words for the person
 * when they cancel it meanwhile. `input` is what the action was given, to find it by.
 */
export function untilConnected(input: unknown): Promise<void> {
  if (navigator.onLine !== false) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const leave = () => {
      removeEventListener('online', goOn);
      change(waiting.filter((other) => other !== mine));
    };
    const goOn = () => {
      leave();
      resolve();
    };
    const cancel = () => {
      leave();
      reject(new ApiError(0, 'Cancelled', { message: 'Cancelled. Nothing was sent.' }));
    };
    const mine: Waiting = { input, cancel };
    addEventListener('online', goOn);
    change([...waiting, mine]);
  });
}

/**
 * Does something as soon as there is a connection, and once more when the connection was lost while it was being done:
 * doing it twice must be the same as once. Fails with words for the person when they cancel it while it waits.
 */
export async function whenConnected<Answer>(input: unknown, act: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    await untilConnected(input);
    try {
      return await act();
    } catch (error) {
      if (navigator.onLine !== false || !wasLost(error)) throw error;
    }
  }
}

/** Whether a call came to nothing because the line broke: neither refused nor broken off by the person. */
function wasLost(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof ApiError && error.status === 0);
}

/** Cancels what waits for a connection: all of it, or what `isMeant` finds by its input. */
export function cancelWaiting(isMeant: (input: unknown) => boolean = () => true): void {
  for (const { input, cancel } of waiting) if (isMeant(input)) cancel();
}

export function countWaiting(): number {
  return waiting.length;
}

/** Calls back when that number changes. Returns how to stop. */
export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
