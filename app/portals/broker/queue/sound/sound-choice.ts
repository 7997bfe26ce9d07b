import { keepOnDevice, readKept } from '#app/platform/browser/device-storage.ts';

/** Kept on the device: whether a sound is wanted belongs to the room somebody sits in. */
const WANTED = 'new-request-sound';
const HEARD = 'new-request-heard';
/** A new request is forgotten when as many others have come after it. */
const REMEMBERED = 20;

const CHANGED = 'new-request-sound-changed';

/** Whether a new request may be heard on this device: never before somebody has said so. */
export function isSoundWanted(): boolean {
  return readKept(WANTED) === 'on';
}

export function wantSound(isWanted: boolean): void {
  keepOnDevice(WANTED, isWanted ? 'on' : null);
  dispatchEvent(new Event(CHANGED));
}

/** Hears of a change, in this tab or another one. Returns how to stop. */
export function onSoundChoice(changed: () => void): () => void {
  addEventListener(CHANGED, changed);
  addEventListener('storage', changed);
  return () => {
    removeEventListener(CHANGED, changed);
    removeEventListener('storage', changed);
  };
}

/**
 * Calls `sound` if one of these requests was not heard yet in this browser. Its tabs ask one after another, so that of many
 * that learn of the same request one alone sounds. What could not sound was not heard.
 */
export async function soundOnce(ids: readonly string[], sound: () => Promise<boolean>): Promise<void> {
  await navigator.locks.request(HEARD, async () => {
    const heard = readKept(HEARD)?.split(' ') ?? [];
    const fresh = ids.filter((id) => !heard.includes(id));
    if (fresh.length === 0 || !(await sound())) return;
    keepOnDevice(HEARD, [...heard, ...fresh].slice(-REMEMBERED).join(' '));
  });
}
