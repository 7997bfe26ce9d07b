import { contentSecurityPolicy } from './csp.ts';
import type { SiteFile } from './files.ts';

/** Headers in the flat form `writeHead` takes without building an object: name, value, name, value. */
export type FlatHeaders = string[];

const YEAR_SECONDS = 31_536_000;

/** What every answer carries, of the site and of the API: `https` when the public address is https. */
export function commonHeaders(https: boolean): FlatHeaders {
  const hsts = https ? ['Strict-Transport-Security', `max-age=${YEAR_SECONDS}; includeSubDomains`] : [];
  return ['X-Content-Type-Options', 'nosniff', 'Referrer-Policy', 'strict-origin-when-cross-origin', ...hsts];
}

/** What a page carries besides: its policy, and what no page of ours needs. */
function pageHeaders(html: string): FlatHeaders {
  return [
    'Content-Security-Policy',
    contentSecurityPolicy(html),
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'X-Frame-Options',
    'DENY',
    'Cross-Origin-Opener-Policy',
    'same-origin',
  ];
}

/** The headers of a file that do not depend on its coding, its caching or the answer's status. */
export function fileHeaders(file: SiteFile, https: boolean): FlatHeaders {
  const page = file.path.endsWith('.html') ? pageHeaders(file.bytes.toString('utf8')) : [];
  const vary = file.compressed ? ['Vary', 'Accept-Encoding'] : [];
  return [...vary, ...commonHeaders(https), ...page];
}

/** What is made from content: pages, their loader data, and the lists of them. It may change with the day. */
const FROM_CONTENT = /\.(?:html|data|xml)$|^\/(?:search-index\.json|llms\.txt)$/;

/** How long a browser may keep a file: hashed names for ever, content never without asking, the rest an hour. */
export function cacheControl(path: string): string {
  if (path.startsWith('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`;
  if (FROM_CONTENT.test(path)) return 'no-cache';
  return 'public, max-age=3600';
}
