/** What this browser keeps about a person under these names does not outlive their session. */
const PERSONAL_PREFIXES = ['chatbot-', 'draft-', 'unsent-'];

/** Forgets what this browser has kept about the person who logs out. Storage that is forbidden holds nothing. */
export function forgetPersonalStorage(): void {
  try {
    for (const storage of [window.localStorage, window.sessionStorage]) {
      for (const key of Object.keys(storage)) {
        if (PERSONAL_PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
      }
    }
  } catch {
    // See above.
  }
}
