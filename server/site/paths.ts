/** The path and query (with its `?`) of a request target, which may be a whole URL when a proxy asks. */
export function splitTarget(target: string): { path: string; query: string } {
  const local = target.startsWith('/') ? target : targetOfUrl(target);
  const mark = local.indexOf('?');
  return mark < 0 ? { path: local, query: '' } : { path: local.slice(0, mark), query: local.slice(mark) };
}

function targetOfUrl(target: string): string {
  const url = URL.parse(target);
  return url ? url.pathname + url.search : target;
}

/**
 * The readable form of a path, or null for one that no link of ours can produce: broken percent-encoding,
 * hidden separators or control characters, dot segments.
 */
export function decodePath(path: string): string | null {
  if (!path.startsWith('/') || /%(?:2f|5c|7f|[01][0-9a-f])|\\/i.test(path)) return null;
  try {
    const decoded = decodeURIComponent(path);
    return decoded.split('/').some((segment) => segment === '.' || segment === '..') ? null : decoded;
  } catch {
    return null;
  }
}

/** The form of a decoded path that is safe in a Location header. */
export function encodePath(decoded: string): string {
  return decoded.split('/').map(encodeURIComponent).join('/');
}

/** The one address of what `/about/`, `/about//` and `/about/index.html` mean; the same path when it is that. */
export function canonicalPath(decoded: string): string {
  return decoded.replace(/\/index\.html$/, '/').replace(/(?<!\/)\/+$/, '') || '/';
}

/** Whether a path is one of the prefixes or below it: `/api` and `/api/x`, not `/apiary`. */
export function isBelow(path: string, prefixes: readonly string[]): boolean {
  return prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
