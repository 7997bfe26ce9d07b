const KEY = 'track-links';

/**
 * The mailed link of a request that was opened in this browser, by the request's reference: the page of who sent it leads
 * there from then on. It opens nothing that the mailbox's link does not; its question is asked there as always.
 */
export function rememberedLink(reference: string): string | undefined {
  const token = kept()[reference];
  return typeof token === 'string' ? token : undefined;
}

export function rememberLink(token: string, references: readonly string[]): void {
  keep({ ...kept(), ...Object.fromEntries(references.map((reference) => [reference, token])) });
}

/** The link opens nothing any more. */
export function forgetLink(token: string): void {
  const links = Object.entries(kept());
  if (links.some(([, one]) => one === token))
    keep(Object.fromEntries(links.filter(([, one]) => one !== token)));
}

function kept(): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

function keep(links: Record<string, unknown>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(links));
  } catch {
    // Nothing is lost but the convenience: the link in the mail is the way, as before.
  }
}
