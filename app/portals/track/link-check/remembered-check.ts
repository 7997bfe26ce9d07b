const PREFIX = 'track-check:';

/**
 * The answer to a tracking link's question, kept for this tab only, so that a reload does not ask again.
 * Where the browser keeps nothing (private windows of some), it is asked again.
 */
export function rememberedCheck(token: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + token) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberCheck(token: string, check: string | undefined): void {
  try {
    if (check === undefined) sessionStorage.removeItem(PREFIX + token);
    else sessionStorage.setItem(PREFIX + token, check);
  } catch {
    // Nothing is lost but the convenience.
  }
}
