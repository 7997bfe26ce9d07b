const KEY = 'handed-over';

/**
 * A portal is a document of its own, to which a link of a public page cannot give a history state. What the link would
 * have given waits in this tab for the page it leads to, once.
 */
export function handOver(path: string, state: object): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, state }));
  } catch {
    // The page then begins without it.
  }
}

/** What was handed to this page; it is there until `forgetHanded`. */
export function handedTo(path: string): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return kept?.path === path ? kept.state : null;
  } catch {
    return null;
  }
}

export function forgetHanded(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was nothing to forget.
  }
}
