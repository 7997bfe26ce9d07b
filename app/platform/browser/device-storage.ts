/** What this browser keeps under a name; null where it keeps nothing, or where storage is forbidden. */
export function readKept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a text on this device, or with null forgets it. Storage that is forbidden or full keeps nothing, without an error. */
export function keepOnDevice(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // The page has it all the same until it is closed.
  }
}
