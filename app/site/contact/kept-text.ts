/** With this beginning it does not outlive a session either (platform/browser/personal-storage.ts). */
const KEY = 'draft-contact';

export const EMPTY = { fullName: '', email: '', phone: '', topic: '', message: '' };
export type Typed = typeof EMPTY;

const NAMES = ['fullName', 'email', 'phone', 'topic', 'message'] as const satisfies (keyof Typed)[];

/** What stands in the fields of the contact form; null when nothing does. */
export function typedIn(form: HTMLFormElement): Typed | null {
  const held = new FormData(form);
  return textsOf((name) => held.get(name));
}

/** What this tab has kept of a message that was not sent. Storage that is forbidden keeps nothing. */
export function readTyped(): Typed | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    return textsOf((name) => Object.entries(kept).find(([key]) => key === name)?.[1]);
  } catch {
    return null;
  }
}

/** Keeps it as long as the tab is open. */
export function keepTyped(typed: Typed | null): void {
  try {
    if (!typed) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // See above.
  }
}

export function forgetTyped(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // See above.
  }
}

function textsOf(read: (name: keyof Typed) => unknown): Typed | null {
  const typed = { ...EMPTY };
  for (const name of NAMES) {
    const text = read(name);
    if (typeof text === 'string') typed[name] = text;
  }
  return NAMES.some((name) => typed[name].trim()) ? typed : null;
}
