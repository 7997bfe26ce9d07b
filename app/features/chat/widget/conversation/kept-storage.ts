/*
 * Where the conversation of this browser lies. A file of its own: the button of the chat reads it on every page, and does
 * without the conversation's own script until there is one.
 */

/** The key that the specification fixes; the state beside it is ours. */
export const MESSAGES_KEY = 'chatbot-conversation';
export const STATE_KEY = 'chatbot-state';
/** What was typed as name, email and phone stays in the tab until it is saved, and never outlives it. */
export const DRAFT_KEY = 'chatbot-draft';

/** Whether a conversation may be there to go on with; `readKept` says whether it can be read and is young enough. */
export function hasKept(): boolean {
  return readJson('localStorage', MESSAGES_KEY) !== null;
}

/** Forgets everything: the visitor clears the conversation, or somebody logs out. */
export function forgetKept(): void {
  remove('localStorage', MESSAGES_KEY);
  remove('localStorage', STATE_KEY);
  remove('sessionStorage', DRAFT_KEY);
}

/** Calls `adopt` whenever another tab of this browser has changed or cleared the conversation. Returns how to stop. */
export function onKeptElsewhere(adopt: () => void): () => void {
  // Without a key, everything was removed.
  const hear = ({ key }: StorageEvent) => {
    if (key === null || key === MESSAGES_KEY) adopt();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** By name: where storage is forbidden, even to look at it throws. */
type Store = 'localStorage' | 'sessionStorage';

// Storage may be full or forbidden: the conversation then lives as long as the page.
export function readJson(store: Store, key: string): unknown {
  try {
    return JSON.parse(window[store].getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function write(store: Store, key: string, value: unknown): void {
  try {
    window[store].setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

export function remove(store: Store, key: string): void {
  try {
    window[store].removeItem(key);
  } catch {
    // See above.
  }
}
